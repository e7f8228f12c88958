import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Inbox, MailWarning, Paperclip, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonStyles } from "../../ui/button-styles.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { hrefOf, mailsQuery, type Mail } from "./mail.ts";

export function Mailbox() {
  const { t } = useTranslation("mailbox");
  const { data: mails, isError } = useQuery(mailsQuery);
  if (isError && !mails) return <Blank icon={MailWarning} title={t("unavailable")} text={t("unavailableText")} />;
  if (!mails) return <Skeleton className="mt-10 h-40 rounded-card" />;
  if (mails.length === 0) return <Blank icon={Inbox} title={t("empty")} text={t("emptyText")} />;
  return (
    <>
      <p role="status" className="mt-10 text-sm text-muted">
        {t("count", { count: mails.length })}
      </p>
      <ol className="mt-3 flex flex-col gap-4">
        {mails.map((mail) => (
          <li key={`${mail.at} ${mail.to} ${mail.subject}`}>
            <MailCard mail={mail} />
          </li>
        ))}
      </ol>
    </>
  );
}

function MailCard({ mail }: { mail: Mail }) {
  const { t, i18n } = useTranslation("mailbox");
  const at = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "medium" });
  const links = mail.links.map(hrefOf).filter((href) => href !== null);
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold tracking-tight">{mail.subject}</h2>
        <time dateTime={mail.at} className="text-sm text-faint tabular-nums">
          {at.format(new Date(mail.at))}
        </time>
      </div>
      <p className="text-sm break-all text-muted">{t("to", { to: mail.to })}</p>
      <p className="mt-4 text-sm break-words whitespace-pre-wrap">{mail.text}</p>
      {links.length + mail.attachments.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {links.map((href) => (
            <a key={href} href={href} title={href} className={buttonStyles({ size: "sm" })}>
              <ExternalLink aria-hidden />
              {t("open")}
            </a>
          ))}
          {mail.attachments.map(({ filename, content, contentType }) => (
            <Button
              key={filename}
              variant="secondary"
              size="sm"
              onClick={() => saveFile(filename, new Blob([content], { type: contentType }))}
            >
              <Paperclip aria-hidden />
              {filename}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}

function Blank({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <div className="mt-10 flex flex-col items-center gap-2 rounded-card border border-dashed border-line-strong px-6 py-16 text-center">
      <Icon aria-hidden className="size-6 text-faint" />
      <h2 className="mt-1 font-semibold">{title}</h2>
      <p className="max-w-sm text-sm text-muted">{text}</p>
    </div>
  );
}
