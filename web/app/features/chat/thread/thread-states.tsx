import { useTranslation } from "react-i18next";
import { problemOf } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

export function ThreadLoading() {
  return (
    <div className="mx-auto w-full max-w-3xl grow space-y-8 px-6 pt-8">
      <Skeleton className="ml-auto h-16 w-2/3 rounded-2xl" />
      <div className="space-y-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </div>
  );
}

/** The chat could not be loaded: deleted, or a temporary failure. */
export function ThreadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("chat");
  const { code } = problemOf(error);
  const gone = code === "chat.not_found" || code === "not_found" || code === "invalid_input";
  return (
    <div role="alert" className="flex grow flex-col items-center justify-center gap-4 px-6 text-center">
      <p>{gone ? t("chat.notFound") : t("chat.loadFailed")}</p>
      {gone ? (
        <ButtonLink to="/chat" variant="secondary">
          {t("sidebar.newChat")}
        </ButtonLink>
      ) : (
        <Button variant="secondary" onClick={onRetry}>
          {t("chat.retry")}
        </Button>
      )}
    </div>
  );
}
