import type { ToolName } from "@cofounder/contract";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useSession } from "../features/accounts/session.ts";
import { LazyPromoForm } from "../features/promo-codes/lazy-promo-form.tsx";
import { LazySaveButton } from "../features/saved-plans/lazy-save-button.tsx";
import { ToolScreen } from "../features/tools/shell/tool-screen.tsx";
import { ButtonLink } from "../ui/button-link.tsx";

type ToolFrameProps<Name extends ToolName> = Omit<ComponentProps<typeof ToolScreen<Name>>, "member" | "slots">;

/** A tool's screen with the parts from other features: the session, more tokens, the actions on a result. */
export function ToolFrame<Name extends ToolName>(props: ToolFrameProps<Name>) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signIn = () => {
    rememberRedirect(pathname + search);
    void navigate("/auth");
  };
  const slots = {
    moreTokens: <MoreTokens />,
    actions: ({ id }: { id: string }) => <LazySaveButton key={id} source={{ kind: "run", runId: id }} />,
    onSignIn: signIn,
  };
  // If the session cannot be loaded, the engine still works as for visitors.
  const member = session.data ? session.data.member : session.isError ? null : undefined;
  return <ToolScreen {...props} member={member} slots={slots} />;
}

function MoreTokens() {
  const { t } = useTranslation("tools");
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <LazyPromoForm signedIn />
      </div>
      <ButtonLink to="/pricing" variant="secondary" size="sm">
        {t("plans")}
      </ButtonLink>
    </div>
  );
}
