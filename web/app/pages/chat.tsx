import type { Instance, Member, Message, PlannedTest } from "@cofounder/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ComponentProps, lazy, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type ClientLoaderFunctionArgs, useLocation, useParams, useSearchParams } from "react-router";
import { problemOf } from "../api/index.ts";
import { optionalPart } from "../components/optional-part.tsx";
import { useSession } from "../features/accounts/session.ts";
import { useSignInFirst } from "../features/accounts/use-sign-in-first.ts";
import { ChatScreen, loadConversation } from "../features/chat/chat-screen.tsx";
import { threadOptions } from "../features/chat/thread/thread-query.ts";
import { ThreadFailed, ThreadLoading } from "../features/chat/thread/thread-states.tsx";
import { LazyPromoForm } from "../features/promo-codes/lazy-promo-form.tsx";
import { PromoPanel } from "../features/promo-codes/promo-panel.tsx";
import { LazySaveButton } from "../features/saved-plans/lazy-save-button.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { toast } from "../ui/toast.tsx";
import { pageMeta } from "./page-meta.ts";

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => {
  // A failure is handled where the messages are rendered.
  if (params["chatId"] && params["chatId"] !== newChat) void loadConversation().catch(() => null);
  return loadTexts("chat");
};

export const meta = () => pageMeta("/chat", { title: i18n.t("chat:title"), description: i18n.t("chat:empty.text") });

/** The last segment of the address of a chat that does not exist yet. */
const newChat = "new";

const FoldedAdminPanel = lazy(async () => {
  const [{ FoldedAdminPanel: Panel }] = await Promise.all([
    import("../features/admin/folded-admin-panel.tsx"),
    loadTexts("admin"),
  ]);
  return { default: Panel };
});

const ReadOnlyChat = lazy(async () => {
  const [{ ReadOnlyChat: Chat }] = await Promise.all([
    import("../features/chat/read-only-chat.tsx"),
    loadTexts("admin", "heard"),
  ]);
  return { default: Chat };
});

/** They stand in a chat that has a reply: a new one comes without their code. */
const TakeOn = optionalPart(async () => (await import("../features/kill-tests/take-on.tsx")).TakeOn);
const SheetButton = optionalPart(async () => (await import("../features/ventures/sheet-button.tsx")).SheetButton);

function MoreTokens() {
  const { t } = useTranslation("chat");
  return (
    <div className="flex max-w-md flex-col items-start gap-3">
      <div className="w-full">
        <LazyPromoForm signedIn />
      </div>
      <ButtonLink to="/pricing" variant="secondary" size="sm">
        {t("failed.plans")}
      </ButtonLink>
    </div>
  );
}

interface MemberChatProps {
  chatId: string | null;
  member: Member;
  instance: Instance;
}

/** True if this chat is another member's, which an admin may read. The admin's list marks its links with a hash. */
function useIsForeign(chatId: string | null, isAdmin: boolean): boolean {
  const told = useLocation().hash === "#read-only";
  const unsure = isAdmin && chatId !== null && !told;
  // The same query as the chat's own: only one request is sent.
  const own = useInfiniteQuery({ ...threadOptions(chatId ?? ""), enabled: unsure });
  return isAdmin && (told || (own.isError && problemOf(own.error).code === "chat.not_found"));
}

function MemberChat({ chatId, member, instance }: MemberChatProps) {
  const { isOwner } = member;
  const slots = useMemo(
    () => ({
      promo: (place: ComponentProps<typeof PromoPanel>["children"]) => <PromoPanel signedIn>{place}</PromoPanel>,
      moreTokens: <MoreTokens />,
      replyActions: ({ id, chatId: of }: Pick<Message, "id" | "chatId">) => (
        <LazySaveButton compact source={{ kind: "message", chatId: of, messageId: id }} />
      ),
      testActions: (test: PlannedTest, { id, chatId: of }: Pick<Message, "id" | "chatId">) => (
        <TakeOn test={test} messageId={id} chatId={of} />
      ),
      sheet: (ventureId: string, beside: HTMLElement | null) => (
        <SheetButton key={ventureId} ventureId={ventureId} beside={beside} />
      ),
      belowChat: isOwner && (
        <Suspense>
          <aside className="mx-auto max-w-page px-4 py-10 sm:px-6">
            <FoldedAdminPanel />
          </aside>
        </Suspense>
      ),
    }),
    [isOwner],
  );
  const foreign = useIsForeign(chatId, member.isAdmin);
  if (foreign && chatId !== null) {
    return (
      <Suspense fallback={<ThreadLoading />}>
        <ReadOnlyChat chatId={chatId} memberId={member.id} />
      </Suspense>
    );
  }
  return <ChatScreen chatId={chatId} memberId={member.id} isAdmin={member.isAdmin} instance={instance} slots={slots} />;
}

export default function ChatPage() {
  const { t } = useTranslation("chat");
  const { chatId } = useParams();
  const [search] = useSearchParams();
  const session = useSession();
  const member = session.data?.member;
  useSignInFirst(member, () => {
    if (search.get("webSearch") !== "true") return;
    toast.error(t("signInForSearch.title"), t("signInForSearch.description"));
  });
  if (session.data && member) {
    const id = chatId === undefined || chatId === newChat ? null : chatId;
    return <MemberChat chatId={id} member={member} instance={session.data.instance} />;
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
