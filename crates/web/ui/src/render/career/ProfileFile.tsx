import { useSignal } from "@preact/signals";
import { RequestError } from "../../api/http.ts";
import { t } from "../../texts/texts.ts";
import { type CareerPage, importProfile, profileFile } from "../../wire/generated/wire.ts";
import { ask } from "../parts/Question.tsx";

/** The largest profile that the server accepts. */
const LONGEST = 16 * 1024 * 1024;

interface ProfileFileProps {
  /** Whether the profile in place can be read, and so saved. */
  readonly isWhole: boolean;
  /** Shows the career that an action leads to, and says whether there is one. */
  readonly shows: (action: () => Promise<CareerPage>) => Promise<boolean>;
}

/** Saves the profile as a file, and puts a saved one in its place. */
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
            // The same file can be chosen again.
            currentTarget.value = "";
          }}
        />
      </label>
      <span role="status">{restored.value && t("profile-restored")}</span>
    </footer>
  );
}
