import type { Message, ReplyPart } from "@cofounder/contract";
import { memo, type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { DeferredPart } from "../virtualization/deferred-part.tsx";
import { useLiveTurn } from "../turn/use-live-turn.ts";
import { FoldedCard } from "./folded-card.tsx";
import { MarkCounts } from "./marks/mark-counts.tsx";
import { MarkedText } from "./marks/marked-text.tsx";
import { RatingBadge } from "./rating-badge.tsx";
import { ReplyContext } from "./reply-context.ts";
import { ReplyFooter } from "./reply-footer.tsx";
import { ReplyParts } from "./reply-parts.tsx";
import { aroundText, ratingOf, replyView, type ReplyView } from "./reply-view.ts";
import { ReplyWordsContext, useReplyWords, wordsOf } from "./reply-words.ts";
import { Sources } from "./sources.tsx";
import { StageLine } from "./stage-line.tsx";

function ReplyHeader({
  view,
  stored,
}: {
  view: ReplyView;
  /** The rating stored with the message. */ stored: number | null;
}) {
  const { say } = useReplyWords();
  const rating = ratingOf(view.parts);
  const score = stored ?? rating?.score ?? null;
  if (!view.offline && score === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {score !== null && <RatingBadge score={score} rating={rating} />}
      {view.offline && (
        <Tooltip explains content={say("reply.offlineWhy")}>
          <button type="button" className="cursor-help rounded-full">
            <Badge tone="neutral">{say("reply.offline")}</Badge>
          </button>
        </Tooltip>
      )}
    </div>
  );
}

function Notices({ view }: { view: ReplyView }) {
  const { say } = useReplyWords();
  return view.notices.map(({ code, text }) => (
    <p key={code} role="note" className="rounded-lg bg-warn-soft px-4 py-3 text-sm">
      {say(`notice.${code}`, { detail: text })}
    </p>
  ));
}

function Reconnecting() {
  const { t, i18n } = useTranslation("chat");
  return (
    <p lang={i18n.language} role="status" className="rounded-lg bg-sunken px-4 py-3 text-sm text-muted">
      {t("reconnecting")}
    </p>
  );
}

const CardBesideText = memo(function CardBesideText({ parts }: { parts: ReplyPart[] }) {
  const { head, rest } = aroundText(parts);
  return (
    <>
      {head.length > 0 && <ReplyParts parts={head} />}
      {rest.length > 0 && <FoldedCard parts={rest} />}
    </>
  );
});

/** The test whose bar the founder's own figures fix: the text has words of its own for it, and none to take on. */
const TestBelowText = memo(function TestBelowText({ parts }: { parts: ReplyPart[] }) {
  const { say } = useReplyWords();
  const { foot } = aroundText(parts);
  if (foot.length === 0) return null;
  return (
    <section className="rounded-2xl border border-line bg-surface p-4 sm:p-5" aria-label={say("reply.computed")}>
      <p className="mb-3 text-xs font-medium tracking-wide text-muted">{say("reply.computed")}</p>
      <ReplyParts parts={foot} dense />
    </section>
  );
});

/** Card and sources come first: they are there before the text, so the growing text below moves nothing. */
function ReplyBody({ view, textPlace }: { view: ReplyView; textPlace: RefObject<HTMLDivElement | null> }) {
  return (
    <>
      <Notices view={view} />
      {view.card === "folded" && <CardBesideText parts={view.parts} />}
      <Sources sources={view.sources} />
      {view.stage && (view.text === "" || view.stage === "searching") && <StageLine stage={view.stage} />}
      {view.text !== "" && (
        <DeferredPart name="text">
          <MarkedText text={view.text} marks={view.marks} place={textPlace} />
        </DeferredPart>
      )}
      {view.card === "full" && <ReplyParts parts={view.parts} />}
      {view.card === "folded" && view.stage === null && <TestBelowText parts={view.parts} />}
      {!view.connected && <Reconnecting />}
    </>
  );
}

/** A reply of the co-founder, stored or being written. `turnId`: the turn that is writing it. */
export function Reply({ message, turnId }: { message: Message; turnId: string | null }) {
  const live = useLiveTurn({ turnId, chatId: message.chatId }, (turn) => turn);
  const shown = live?.ended ?? message;
  const view = replyView(message, live);
  const words = wordsOf(view.parts);
  const textPlace = useRef<HTMLDivElement>(null);
  return (
    <div
      className="space-y-5"
      lang={words?.language}
      aria-live={view.stage ? "off" : undefined}
      aria-busy={view.stage !== null}
    >
      <ReplyContext value={shown}>
        <ReplyWordsContext value={words}>
          <ReplyHeader view={view} stored={shown.analystRating} />
          <ReplyBody view={view} textPlace={textPlace} />
          <MarkCounts marks={view.marks} text={view.text} place={textPlace} />
        </ReplyWordsContext>
      </ReplyContext>
      {view.stage === null && <ReplyFooter message={shown} />}
    </div>
  );
}
