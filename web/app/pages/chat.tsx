import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router";
import { api } from "../api/index.ts";
import { ChatScreen } from "../features/chat/chat-screen.tsx";
import { ThreadFailed, ThreadLoading } from "../features/chat/thread/thread-states.tsx";
import { toast } from "../ui/toast.tsx";

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
    localStorage.setItem("redirectAfterAuth", pathname + search);
    void navigate("/auth", { replace: true });
  }, [signedOut, navigate, pathname, search, t]);
}

export default function ChatPage() {
  const { chatId } = useParams();
  const session = useQuery(api.accounts.session.queryOptions());
  useSignInFirst(session.data?.member === null);
  if (session.isError) return <ThreadFailed error={session.error} onRetry={() => void session.refetch()} />;
  if (!session.data?.member) return <ThreadLoading />;
  const id = chatId === undefined || chatId === newChat ? null : chatId;
  return <ChatScreen chatId={id} instance={session.data.instance} />;
}
