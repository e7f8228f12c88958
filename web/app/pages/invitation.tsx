import { useLocation, useParams } from "react-router";
import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useSession } from "../features/accounts/session.ts";
import { Invitation } from "../features/ventures/sharing/invitation.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";

export const clientLoader = () => loadTexts("ventureMembers");

export const meta = () => [
  { title: i18n.t("titleOf", { page: i18n.t("ventureMembers:invitation") }) },
  { name: "robots", content: "noindex, nofollow" },
  // The address grants access, so it is not sent to other sites.
  { name: "referrer", content: "no-referrer" },
];

export default function InvitationPage() {
  const { token = "" } = useParams();
  const { pathname } = useLocation();
  const session = useSession();
  return (
    <main id="content" className="mx-auto max-w-2xl px-4 py-10 sm:px-6 sm:py-14">
      <Invitation
        key={token}
        token={token}
        member={session.data?.member ?? (session.data || session.isError ? null : undefined)}
        onSignIn={() => rememberRedirect(pathname)}
      />
    </main>
  );
}
