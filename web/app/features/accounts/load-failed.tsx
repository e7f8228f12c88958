import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "./notice.tsx";

interface LoadFailedProps {
  title: string;
  text: string;
  onRetry: () => void;
}

/** Stands where something should be that did not come. */
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
