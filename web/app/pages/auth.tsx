import { useTranslation } from "react-i18next";
import { AuthPanel } from "../features/accounts/auth-panel.tsx";
import { StarterPack } from "../features/accounts/starter-pack.tsx";
import { withKeptIdea } from "../features/landing/idea/kept-idea.ts";
import { i18n } from "../locales/i18n.ts";
import { Card } from "../ui/card.tsx";
import { pageMeta } from "./page-meta.ts";

export const meta = () =>
  pageMeta("/auth", { title: i18n.t("accounts:title"), description: i18n.t("accounts:description") });

export default function AuthPage() {
  const { t } = useTranslation("accounts");
  return (
    <main
      id="content"
      className="mx-auto grid max-w-5xl items-start gap-12 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[1fr_26rem] lg:gap-20 lg:py-24"
    >
      <div className="order-2 flex flex-col gap-10 lg:order-1">
        <h1 className="hidden text-title font-semibold lg:block">{t("heading")}</h1>
        <StarterPack />
      </div>
      <div className="order-1 lg:order-2">
        <h1 className="mb-6 text-title font-semibold lg:hidden">{t("heading")}</h1>
        <Card className="p-5 sm:p-7">
          <AuthPanel resolvePath={withKeptIdea} />
        </Card>
      </div>
    </main>
  );
}
