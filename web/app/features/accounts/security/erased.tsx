import type { EraseReceipt } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { formats } from "../../../locales/formats.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { CopyLine } from "../../../ui/copy-line.tsx";

/** Shown after the account was deleted. */
export function Erased({ receipt }: { receipt: EraseReceipt }) {
  const { t } = useTranslation("security");
  const rows = [
    [t("erased.at"), formats.time(receipt.erasedAt)],
    [t("erased.chats"), formats.number(receipt.chats)],
    [t("erased.messages"), formats.number(receipt.messages)],
    [t("erased.files"), formats.number(receipt.files)],
    [t("erased.ledgerRows"), formats.number(receipt.ledgerRows)],
  ];
  return (
    <div role="status">
      <h1 className="text-title font-semibold">{t("erased.title")}</h1>
      <p className="mt-3 max-w-xl text-muted">{t("erased.text")}</p>
      <Card className="mt-8 max-w-xl p-5 sm:p-6">
        <p className="mb-1.5 text-sm font-medium">{t("erased.receipt")}</p>
        <CopyLine text={receipt.id} label={t("erased.copy")} copiedLabel={t("copied")} failedText={t("copyFailed")} />
        <dl className="mt-5 flex flex-col gap-2 text-sm">
          {rows.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <ButtonLink to="/" className="mt-8">
        {t("erased.home")}
      </ButtonLink>
    </div>
  );
}
