import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router";
import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useSession } from "../features/accounts/session.ts";
import { ChatScreen } from "../features/chat/chat-screen.tsx";
import { ThreadFailed, ThreadLoading } from "../features/chat/thread/thread-states.tsx";
import { i18n } from "../locales/i18n.ts";
import { toast } from "../ui/toast.tsx";

export const meta = () => [{ title: i18n.t("titleOf", { page: i18n.t("chat:title") }) }];

/** The path in the address of a chat that does not exist yet. */
const newChat = "new";

/** Sends who is not signed in to the sign-in page, and remembers where they wanted to go. */
function useSignInFirst(signedOut: boolean) {
  const { t } = useTranslation("chat");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const sent = useRef(false);
  useEffect(() => {
    if (!signedOut || sent.current) return;
    sent.current = true;
    if (new URLSearchParams(search).get("webSearch") === "true") {
      toast.error(t("signInForSearch.title"), t("signInForSearch.description"));
    }
    rememberRedirect(pathname + search);
    void navigate("/auth", { replace: true });
  }, [signedOut, navigate, pathname, search, t]);
}

export default function ChatPage() {
  const { chatId } = useParams();
  const session = useSession();
  const member = session.data?.member;
  useSignInFirst(member === null);
  if (session.data && member) {
    const id = chatId === undefined || chatId === newChat ? null : chatId;
    return <ChatScreen chatId={id} memberId={member.id} instance={session.data.instance} />;
  }
  return (
    <main id="content" className="flex h-[calc(100dvh-var(--spacing-nav))]">
      {session.isError ? (
        <ThreadFailed error={session.error} onRetry={() => void session.refetch()} />
      ) : (
        <ThreadLoading />
      )}
    </main>
  );
}
