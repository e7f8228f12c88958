import { useTranslation } from "react-i18next";
import { Mailbox } from "../features/mailbox/mailbox.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";

export const clientLoader = () => loadTexts("mailbox");

export const meta = () => [
  { title: i18n.t("titleOf", { page: i18n.t("mailbox:title") }) },
  { name: "description", content: i18n.t("mailbox:description") },
  { name: "robots", content: "noindex" },
];

export default function MailboxPage() {
  const { t } = useTranslation("mailbox");
  return (
    <main id="content" className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="text-title font-semibold">{t("title")}</h1>
      <p className="mt-3 max-w-xl text-muted">{t("note")}</p>
      <Mailbox />
    </main>
  );
}
