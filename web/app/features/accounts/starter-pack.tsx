import { Coins, FolderOpen, Sigma } from "lucide-react";
import { useTranslation } from "react-i18next";
import { limits } from "../../api/index.ts";
import { isSample } from "../../content/claims.ts";
import { Badge } from "../../ui/badge.tsx";

/** What a new account includes; shown beside the forms. */
export function StarterPack() {
  const { t } = useTranslation("accounts");
  const items = [
    {
      icon: Coins,
      title: t("starterPack.items.tokens", { count: limits.signUpTokens }),
      text: t("starterPack.items.tokensText"),
    },
    { icon: Sigma, title: t("starterPack.items.analysis"), text: t("starterPack.items.analysisText") },
    { icon: FolderOpen, title: t("starterPack.items.memory"), text: t("starterPack.items.memoryText") },
  ];
  return (
    <section aria-labelledby="starter-pack" className="flex flex-col gap-7">
      <h2 id="starter-pack" className="text-sm font-medium text-accent">
        {t("starterPack.title")}
      </h2>
      <ul className="flex flex-col gap-6">
        {items.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="flex size-9 shrink-0 items-center justify-center rounded-control border border-line bg-surface text-accent shadow-raised">
              <Icon aria-hidden className="size-4.5" />
            </span>
            <div>
              <p className="font-medium">{title}</p>
              <p className="mt-0.5 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-5 text-sm text-muted">
        {t("starterPack.claim")} {isSample("entrepreneurs") && <Badge tone="warn">{t("starterPack.sample")}</Badge>}
      </p>
    </section>
  );
}
