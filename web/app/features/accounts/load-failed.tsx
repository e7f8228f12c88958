import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "./notice.tsx";

interface LoadFailedProps {
  title: string;
  text: string;
  onRetry: () => void;
}

/** Replaces content that failed to load. */
export function LoadFailed({ title, text, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <Notice look="bad" title={title}>
      <p>{text}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        {t("retry")}
      </Button>
    </Notice>
  );
}
