import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { loadTexts } from "../../locales/load-texts.ts";
import { ownLink } from "../../ui/own-link.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useInBrowser } from "../../ui/use-in-browser.ts";
import { authApi, type AuthFailure } from "./auth-api.ts";
import { ConfirmPanel, LocalMailboxLink, ResendButton } from "./confirm-panel.tsx";
import type { AuthFields } from "./form-rules.ts";
import { linkStateOf, type LinkState } from "./link-state.ts";
import { Notice } from "./notice.tsx";
import { ForgottenPanel, ResetPanel } from "./password-panels.tsx";
import { notifyOtherTabs } from "./other-tabs.ts";
import { firstPlace, takeRedirect } from "./redirect.ts";
import { useSession, useSessionChange } from "./session.ts";
import { SignInPanel } from "./sign-in-panel.tsx";
import { SignUpPanel } from "./sign-up-panel.tsx";
import { SignedInPanel } from "./signed-in-panel.tsx";

type View = "signIn" | "signUp" | "forgotten" | "confirm" | "challenge";

/** Few sign-ins need it. */
const ChallengePanel = lazy(async () => {
  const [{ ChallengePanel: Panel }] = await Promise.all([
    import("./two-factor/challenge-panel.tsx"),
    loadTexts("factor"),
  ]);
  return { default: Panel };
});

/** Needed once per account. */
const linkPanels = () => import("./link-panels.tsx");
const ConfirmAccountPanel = lazy(async () => ({ default: (await linkPanels()).ConfirmAccountPanel }));
const ConfirmedPanel = lazy(async () => ({ default: (await linkPanels()).ConfirmedPanel }));
const Confirmed = (props: ComponentProps<typeof ConfirmedPanel>) => (
  <Suspense fallback={<Waiting />}>
    <ConfirmedPanel {...props} />
  </Suspense>
);
const ConfirmAddressPanel = lazy(async () => ({ default: (await linkPanels()).ConfirmAddressPanel }));

/** The prerendered page has no query, so the first render in the browser must not use it either. */
function useLinkState(search: URLSearchParams): LinkState {
  return useInBrowser() ? linkStateOf(search) : { kind: "none" };
}

/** Someone whose address was just confirmed begins in their first chat. */
const homeAfter = ({ kind }: LinkState) => (kind === "confirm" || kind === "confirmed" ? firstPlace : "/");

/** Links to the sign-up end in it. */
const signUpHash = "#sign-up";

interface AuthPanelProps {
  /** Where a path really leads: the first chat begins with what was typed before the sign-up. */
  resolvePath: (path: string) => string;
}

export function AuthPanel({ resolvePath }: AuthPanelProps) {
  const [search, setSearch] = useSearchParams();
  const link = useLinkState(search);
  const [leaving, setLeaving] = useState(false);
  const { data: session } = useSession();
  const navigate = useNavigate();
  const refresh = useSessionChange();

  const forgetLink = () => setSearch({}, { replace: true, preventScrollReset: true });
  const goOn = (memberId: string) => {
    // Only whoever just confirmed an address certainly typed what is kept here: for others it waits in the input.
    const state = homeAfter(link) === firstPlace ? ownLink : null;
    return navigate(resolvePath(takeRedirect(memberId, homeAfter(link))), { replace: true, state });
  };
  const signedIn = async () => {
    setLeaving(true);
    const memberId = await refresh();
    notifyOtherTabs("signed_in");
    await goOn(memberId ?? "");
  };

  if (link.kind === "reset") {
    const askAnew = () => setSearch({ reset: "" }, { replace: true, preventScrollReset: true });
    return <ResetPanel token={link.token} onSaved={forgetLink} onDead={askAnew} />;
  }
  if (link.kind === "confirm" || link.kind === "address") {
    return <LinkPanel kind={link.kind} token={link.token} onSignedIn={signedIn} onSignIn={forgetLink} />;
  }
  if (link.kind === "confirmed") return <Confirmed onSignedIn={signedIn} onSignIn={forgetLink} />;
  const member = session?.member;
  if (member && !leaving) return <SignedInPanel email={member.email} onGoOn={() => void goOn(member.id)} />;
  return (
    <WaysIn
      link={link}
      onLinkRead={forgetLink}
      onSignedIn={signedIn}
      localMailbox={session?.instance.localMailbox ?? false}
    />
  );
}

const Waiting = () => <Spinner className="self-center text-xl text-muted" />;

interface LinkPanelProps {
  kind: "confirm" | "address";
  token: string;
  onSignedIn: () => Promise<void>;
  onSignIn: () => void;
}

function LinkPanel({ kind, token, onSignedIn, onSignIn }: LinkPanelProps) {
  const navigate = useNavigate();
  const refresh = useSessionChange();
  const signIn = async (email: string, password: string) => {
    const { failure, twoFactor } = await authApi.signIn(email, password);
    if (failure || twoFactor) onSignIn();
    else await onSignedIn();
  };
  const goBack = async () => {
    await refresh();
    // That page asks signed-out visitors to sign in.
    await navigate("/account/security", { replace: true });
  };
  const Panel = kind === "confirm" ? ConfirmAccountPanel : ConfirmAddressPanel;
  return (
    <Suspense fallback={<Waiting />}>
      <Panel token={token} onConfirmed={kind === "confirm" ? signIn : goBack} onSignIn={onSignIn} />
    </Suspense>
  );
}

interface WaysInProps {
  link: LinkState;
  onLinkRead: () => void;
  onSignedIn: () => Promise<void>;
  localMailbox: boolean;
}

function firstView(wantsReset: boolean, wantsAccount: boolean): View {
  if (wantsReset) return "forgotten";
  return wantsAccount ? "signUp" : "signIn";
}

/** Signing in, signing up and related forms; typed text stays when the view changes. */
function WaysIn({ link, onLinkRead, onSignedIn, localMailbox }: WaysInProps) {
  const [chosen, setChosen] = useState<View | null>(null);
  const [fields, setFields] = useState<AuthFields>({ displayName: "", email: "", password: "" });
  const [ended, setEnded] = useState<AuthFailure | null>(null);
  const isBrowser = useInBrowser();
  const { hash } = useLocation();
  const wantsAccount = isBrowser && hash === signUpHash;
  const wantsReset = link.kind === "reset_failed" || link.kind === "forgotten";
  const view = chosen ?? firstView(wantsReset, wantsAccount);

  const change = (changed: Partial<AuthFields>) => setFields((before) => ({ ...before, ...changed }));
  const show = (next: View) => {
    setChosen(next);
    onLinkRead();
  };

  const endChallenge = (failure: AuthFailure | null) => {
    setEnded(failure);
    change({ password: "" });
    show("signIn");
  };

  return (
    <div data-without-link="" className="flex flex-col gap-5">
      <LinkNotice link={link} />
      {view === "challenge" && (
        <Suspense fallback={<Waiting />}>
          <ChallengePanel onVerified={onSignedIn} onBack={endChallenge} />
        </Suspense>
      )}
      {view === "confirm" && (
        <ConfirmPanel
          email={fields.email.trim()}
          localMailbox={localMailbox}
          onSignIn={() => show("signIn")}
          onOther={() => show("signUp")}
        />
      )}
      {view === "forgotten" && (
        <ForgottenPanel fields={fields} onChange={change} localMailbox={localMailbox} onBack={() => show("signIn")} />
      )}
      {(view === "signIn" || view === "signUp") && (
        <AuthTabs
          view={view}
          onView={show}
          fields={fields}
          onChange={change}
          onSignedIn={onSignedIn}
          localMailbox={localMailbox}
          ended={ended}
        />
      )}
    </div>
  );
}

interface AuthTabsProps {
  view: "signIn" | "signUp";
  onView: (view: View) => void;
  fields: AuthFields;
  onChange: (change: Partial<AuthFields>) => void;
  onSignedIn: () => Promise<void>;
  localMailbox: boolean;
  ended: AuthFailure | null;
}

function AuthTabs({ view, onView, fields, onChange, onSignedIn, localMailbox, ended }: AuthTabsProps) {
  const { t } = useTranslation("accounts");
  const resend = (
    <div className="mt-3 flex flex-wrap gap-2">
      {localMailbox && <LocalMailboxLink />}
      <ResendButton email={fields.email} />
    </div>
  );
  return (
    <Tabs
      label={t("tabs.label")}
      value={view}
      onValueChange={onView}
      tabs={[
        {
          value: "signIn",
          label: t("tabs.signIn"),
          content: (
            <SignInPanel
              fields={fields}
              onChange={onChange}
              onSignedIn={onSignedIn}
              onChallenge={() => onView("challenge")}
              onForgotten={() => onView("forgotten")}
              onSignUp={() => onView("signUp")}
              ended={ended}
              resend={resend}
            />
          ),
        },
        {
          value: "signUp",
          label: t("tabs.signUp"),
          content: <SignUpPanel fields={fields} onChange={onChange} onSignedUp={() => onView("confirm")} />,
        },
      ]}
    />
  );
}

function LinkNotice({ link }: { link: LinkState }) {
  const { t } = useTranslation("accounts");
  if (link.kind !== "reset_failed") return null;
  return (
    <Notice look="bad" title={t("linkFailed.title")}>
      {t("linkFailed.resetText")}
    </Notice>
  );
}
