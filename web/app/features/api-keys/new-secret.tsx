import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { CopyLine } from "../../ui/copy-line.tsx";

/** The only time that a key can be read. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation("account");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mb-5 rounded-card border border-good/30 bg-good-soft p-5">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t("keys.secretTitle")}
      </h3>
      <p className="mt-1 mb-4 text-sm">{t("keys.secretText")}</p>
      <CopyLine text={secret} label={t("keys.copy")} copiedLabel={t("keys.copied")} failedText={t("keys.copyFailed")} />
      <Button size="sm" className="mt-4" onClick={onDone}>
        {t("keys.done")}
      </Button>
    </div>
  );
}
