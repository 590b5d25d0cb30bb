import { discardClicks, keyScheme, rightButton } from "../../state/houseDisplay.ts";
import { padKeys } from "../../state/pad.ts";
import { mouseKeys, tableKeys } from "../../state/schemes.ts";
import { t } from "../../texts/texts.ts";
import { SafetyLegend } from "../table/hand/Safety.tsx";
import { KeyTable, Looks } from "../table/KeyHelp.tsx";
import "../../style/sheet.css";

export function Keys() {
  return (
    <>
      <h3>{t("help-keys")}</h3>
      <KeyTable
        keys={[...mouseKeys(discardClicks.value, rightButton.value), ...tableKeys(keyScheme.value)]}
      />
      <h3>{t("help-pad")}</h3>
      <KeyTable keys={padKeys()} />
      <h3>{t("looks")}</h3>
      <Looks />
      <h3>{t("safety-legend")}</h3>
      <SafetyLegend />
    </>
  );
}
