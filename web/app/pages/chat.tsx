import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { useSession } from "../features/accounts/session.ts";
import { useSignInFirst } from "../features/accounts/use-sign-in-first.ts";
import { ChatScreen } from "../features/chat/chat-screen.tsx";
import { ThreadFailed, ThreadLoading } from "../features/chat/thread/thread-states.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { toast } from "../ui/toast.tsx";

export const clientLoader = () => loadTexts("chat");

export const meta = () => [{ title: i18n.t("titleOf", { page: i18n.t("chat:title") }) }];

/** The path in the address of a chat that does not exist yet. */
const newChat = "new";

export default function ChatPage() {
  const { t } = useTranslation("chat");
  const { chatId } = useParams();
  const [search] = useSearchParams();
  const session = useSession();
  const member = session.data?.member;
  useSignInFirst(member === null, () => {
    if (search.get("webSearch") !== "true") return;
    toast.error(t("signInForSearch.title"), t("signInForSearch.description"));
  });
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
