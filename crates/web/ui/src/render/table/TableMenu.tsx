import type { ComponentChildren } from "preact";
import type { Session } from "../../api/session.ts";
import { t } from "../../texts/texts.ts";
import { leave } from "../input/commands.ts";
import { useHelpers } from "../parts/kind.ts";
import { small } from "../parts/small.ts";
import { Corner, Entry, Opens, SettingsEntry } from "./Corner.tsx";
import { AutoBar } from "./hand/AutoBar.tsx";
import { PracticeBar } from "./PracticeBar.tsx";
import type { Panels } from "./TablePage.tsx";
import { Watchers } from "./Watchers.tsx";

interface TableMenuProps {
  readonly session: Session;
  readonly panels: Panels;
  readonly talk: ComponentChildren;
}

export function TableMenu({ session, panels, talk }: TableMenuProps) {
  const { welcome, watchers } = session.model.value;
  const { practice, taught } = session.kind.value;
  const { fromAbove } = useHelpers();
  const beside = (
    <>
      {talk}
      <Watchers count={watchers} />
      {practice && <PracticeBar session={session} />}
    </>
  );
  return (
    <Corner beside={beside}>
      {fromAbove && <Opens id="from-above" label={t("from-above")} keys="V" panel={panels.above} />}
      {!taught && <Opens id="yaku-card" label={t("card")} keys="Y" panel={panels.card} />}
      <Opens id="help" label={t("help")} keys="?" panel={panels.help} />
      <SettingsEntry />
      {welcome?.mode === "friends" ? (
        <Opens id="match-menu" label={t("match-menu")} panel={panels.match} />
      ) : (
        <Entry id="leave" label={t("leave")} keys="Q" go={() => void leave(session)} />
      )}
      {small.value && !taught && <AutoBar />}
    </Corner>
  );
}
