import type { Member } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Notice } from "../notice.tsx";

/** What the link in the mail to a new address led to. */
export function EmailNotice({ member }: { member: Member }) {
  const { t } = useTranslation("security");
  const [search] = useSearchParams();
  if (search.get("email") !== "changed") return null;
  return search.has("error") ? (
    <Notice look="bad" title={t("email.failed")}>
      {t("email.failedText")}
    </Notice>
  ) : (
    <Notice look="good" title={t("email.changed")}>
      {t("email.changedText", { email: member.email })}
    </Notice>
  );
}
