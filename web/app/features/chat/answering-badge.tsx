import type { Instance } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";

interface AnsweringBadgeProps extends Pick<Instance, "model"> {
  /** The member may connect a model. */
  isAdmin: boolean;
}

/** Names what answers in this chat: the model, or the engine alone. */
export function AnsweringBadge({ model, isAdmin }: AnsweringBadgeProps) {
  if (model !== null) return <ModelBadge model={model} />;
  return <EngineBadge isAdmin={isAdmin} />;
}

function ModelBadge({ model }: { model: string }) {
  const { t } = useTranslation("chat");
  return (
    <Tooltip explains content={t("answering.model", { model })}>
      <button type="button" className="cursor-help rounded-full">
        <Badge tone="good">
          <span className="size-1.5 rounded-full bg-good" aria-hidden />
          {t("ready")}
          <span className="max-w-40 truncate font-normal max-sm:hidden">{model}</span>
        </Badge>
      </button>
    </Tooltip>
  );
}

function EngineBadge({ isAdmin }: Pick<AnsweringBadgeProps, "isAdmin">) {
  const { t } = useTranslation("chat");
  const badge = <Badge tone="neutral">{t("answering.engine")}</Badge>;
  if (isAdmin) {
    return (
      <Tooltip explains content={t("answering.connect")}>
        <Link to="/admin?tab=model" className="rounded-full">
          {badge}
        </Link>
      </Tooltip>
    );
  }
  return (
    <Tooltip explains content={t("answering.engineWhy")}>
      <button type="button" className="cursor-help rounded-full">
        {badge}
      </button>
    </Tooltip>
  );
}
