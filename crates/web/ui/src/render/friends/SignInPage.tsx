import { t } from "../../texts/texts.ts";
import { SettingsButton } from "../settings/SettingsSheet.tsx";
import { NameForm } from "./NameForm.tsx";
import "../../style/page.css";
import "../../style/friends.css";

export function SignInPage() {
  return (
    <main class="start friends">
      <header class="start-head">
        <h1>
          Jantaku <span lang="ja">雀卓</span>
        </h1>
        <SettingsButton />
      </header>
      <section class="card" aria-labelledby="sign-in">
        <h2 id="sign-in">{t("friends-welcome")}</h2>
        <p>{t("friends-name-why")}</p>
        {/* The page comes back as soon as the server knows the name. */}
        <NameForm label={t("friends-sign-in")} done={() => {}} />
      </section>
    </main>
  );
}
