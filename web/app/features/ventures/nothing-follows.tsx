import { ArrowRight, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

interface NothingFollowsProps {
  /** Null: somebody else's or a visitor's figures, which have no page of their own to lead to. */
  ventureId: string | null;
}

/** Stands in the place of results where the figures give none: which ones are needed, and where to say them. */
export function NothingFollows({ ventureId }: NothingFollowsProps) {
  const { t } = useTranslation("scenarios");
  return (
    <EmptyState title={t("nothingFollows")} text={t("nothingFollowsText")}>
      {ventureId !== null && (
        <>
          <ButtonLink to="?tab=figures" replace preventScrollReset variant="secondary">
            <Plus aria-hidden />
            {t("typeFigures")}
          </ButtonLink>
          <ButtonLink to={`/chat?venture=${ventureId}`} variant="ghost">
            {t("tellCofounder")}
            <ArrowRight aria-hidden />
          </ButtonLink>
        </>
      )}
    </EmptyState>
  );
}
