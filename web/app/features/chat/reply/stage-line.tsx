import { useTranslation } from "react-i18next";
import { Spinner } from "../../../ui/spinner.tsx";
import type { TurnStage } from "../turn/turn-state.ts";

/** The present stage, before there is anything to read. */
export function StageLine({ stage }: { stage: TurnStage }) {
  const { t, i18n } = useTranslation("chat");
  return (
    <p lang={i18n.language} className="flex items-center gap-2.5 text-sm text-muted" role="status">
      <Spinner className="size-4" />
      {t(`stage.${stage}`)}
    </p>
  );
}
