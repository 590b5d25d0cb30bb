import { useSignal } from "@preact/signals";
import { RequestError } from "../../api/http.ts";
import { t } from "../../texts/texts.ts";
import { type CareerPage, importProfile, profileFile } from "../../wire/generated/wire.ts";
import { ask } from "../parts/Question.tsx";

/** In bytes, as on the server. */
const LONGEST = 16 * 1024 * 1024;

interface ProfileFileProps {
  /** A damaged profile cannot be saved. */
  readonly isWhole: boolean;
  /** Shows the career that an action leads to; resolves to whether there is one. */
  readonly shows: (action: () => Promise<CareerPage>) => Promise<boolean>;
}

export function ProfileFile({ isWhole, shows }: ProfileFileProps) {
  const restored = useSignal(false);
  const restore = async (file: File | undefined) => {
    restored.value = false;
    if (file === undefined) return;
    if (!(await ask(t("profile-question", { file: file.name }), t("profile-replace")))) return;
    restored.value = await shows(async () => {
      if (file.size > LONGEST) throw new RequestError(t("profile-too-long"));
      return importProfile(file);
    });
  };
  return (
    <footer class="profile-file">
      {isWhole && (
        <a class="quiet" href={profileFile()} download="jantaku-profile.jsonl" data-action="save-profile">
          {t("profile-save")}
        </a>
      )}
      <label class="quiet file">
        {t("profile-restore")}
        <input
          type="file"
          accept=".jsonl"
          data-testid="profile-file"
          onChange={({ currentTarget }) => {
            void restore(currentTarget.files?.[0]);
            // So that the same file can be chosen again.
            currentTarget.value = "";
          }}
        />
      </label>
      <span role="status">{restored.value && t("profile-restored")}</span>
    </footer>
  );
}
