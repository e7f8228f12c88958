import type { VentureMember } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { LoadFailed } from "../../../components/list.tsx";
import { useAction } from "../../../components/use-action.ts";
import { useIsOwner } from "../../../components/venture-access.tsx";
import { spokenLanguage } from "../../../locales/language.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFields } from "../../../ui/form-fields.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { LeaveVenture, MemberRow } from "./member-row.tsx";

interface InvitationFields {
  email: string;
  access: VentureMember["access"];
}

const asNew: InvitationFields = { email: "", access: "edit" };

/** Who works on the venture: its owner invites, changes rights and ends access; a guest sees who is there, and leaves. */
export function Members({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("ventureMembers");
  const isOwner = useIsOwner();
  const query = useQuery(api.ventureMembers.list.queryOptions({ input: { ventureId } }));
  return (
    <section
      aria-labelledby="venture-members"
      className="mt-6 rounded-card border border-line bg-surface p-5 shadow-raised sm:p-6"
    >
      <h2 id="venture-members" className="font-semibold">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 max-w-xl text-sm text-muted">{t(isOwner ? "text" : "guestText")}</p>
      {isOwner && <Invite ventureId={ventureId} />}
      {query.isPending && <Skeleton className="mt-2 h-16 rounded-card" />}
      {query.isError && !query.data && <LoadFailed query={query} failure={t("loadFailed")} className="mt-2" />}
      {query.data && (
        <ul className="mt-4 divide-y divide-line text-sm">
          <li className="flex items-center justify-between gap-2 py-2">
            <span className="font-medium wrap-anywhere">{query.data.owner}</span>
            <span className="text-muted">{t("owner")}</span>
          </li>
          {query.data.members.map((member) => (
            <MemberRow key={member.id} ventureId={ventureId} member={member} />
          ))}
        </ul>
      )}
      {!isOwner && <LeaveVenture ventureId={ventureId} />}
    </section>
  );
}

function Invite({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("ventureMembers");
  const { t: ofVentures } = useTranslation("ventures");
  const [values, setValues] = useState(asNew);
  const { run, pending } = useAction({ failed: t("inviteFailed"), changed: [api.ventureMembers.key()] });
  const invite = () =>
    run(async () => {
      const email = values.email.trim();
      await api.ventureMembers.invite.call({ ventureId, ...values, email, language: spokenLanguage() });
      setValues(asNew);
      toast.success(t("invited", { email }));
    });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <FormFields<InvitationFields>
        values={values}
        onChange={(change) => setValues({ ...values, ...change })}
        rowClass="grid items-start gap-4 sm:grid-cols-2"
        fields={[
          [
            { name: "email", label: t("email"), type: "email", required: true, maxLength: 254, autoComplete: "off" },
            {
              name: "access",
              label: t("right"),
              options: [
                { value: "edit", label: ofVentures("access.edit") },
                { value: "view", label: ofVentures("access.view") },
              ],
            },
          ],
        ]}
      />
      <Button type="submit" variant="secondary" className="self-start" loading={pending}>
        <Send aria-hidden />
        {t("invite")}
      </Button>
    </form>
  );
}
