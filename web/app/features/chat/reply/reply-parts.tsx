import type { ReplyPart } from "@cofounder/contract";
import { memo, type ReactNode, use } from "react";
import { ChatSlotsContext } from "../chat-slots.ts";
import { DeferredPart } from "../virtualization/deferred-part.tsx";
import { Markdown } from "../text/markdown.tsx";
import { ChartPartView } from "./chart-part.tsx";
import { FoldPart } from "./fold-part.tsx";
import { HeardPart } from "./heard/heard-part.tsx";
import { MetricsPart } from "./metrics-part.tsx";
import { PartTitle } from "./part-title.tsx";
import { QuestionsPart } from "./questions-part.tsx";
import { RatingPartView } from "./rating-part.tsx";
import { ReplyContext } from "./reply-context.ts";
import { folded, withoutDoubles, withoutEcho } from "./reply-view.ts";
import { TablePartView } from "./table-part.tsx";

type Kind = ReplyPart["kind"];
type PartOf<K extends Kind> = Extract<ReplyPart, { kind: K }>;

const noticeTones: Record<PartOf<"notice">["tone"], string> = {
  info: "bg-sunken",
  caution: "bg-warn-soft",
  refusal: "bg-bad-soft",
};

function NoticePart({ part }: { part: PartOf<"notice"> }) {
  return (
    <div role="note" className={`rounded-lg px-4 py-3 text-sm ${noticeTones[part.tone]}`}>
      <Markdown text={part.text} />
    </div>
  );
}

function SectionPart({ part }: { part: PartOf<"section"> }) {
  const { testActions } = use(ChatSlotsContext);
  const message = use(ReplyContext);
  return (
    <section>
      <PartTitle>{part.title}</PartTitle>
      <Markdown text={part.text} />
      {part.test && testActions(part.test, message)}
      {part.basis && <p className="mt-2 text-xs text-muted">{part.basis}</p>}
    </section>
  );
}

const views: { [K in Kind]: (part: PartOf<K>) => ReactNode } = {
  headline: (part) => <h3 className="text-2xl leading-tight font-semibold tracking-tight text-balance">{part.text}</h3>,
  notice: (part) => <NoticePart part={part} />,
  section: (part) => <SectionPart part={part} />,
  metrics: (part) => <MetricsPart part={part} />,
  table: (part) => <TablePartView part={part} />,
  chart: (part) => <ChartPartView part={part} />,
  questions: (part) => <QuestionsPart part={part} />,
  rating: (part) => <RatingPartView rating={part.rating} />,
  heard: (part) => <HeardPart part={part} />,
  // Its content is rendered with it.
  fold: () => null,
  // They are on the text.
  marks: () => null,
  words: () => null,
};

interface ReplyPartsProps {
  parts: ReplyPart[];
  /** Less space between the parts. */
  dense?: boolean;
}

/** Parts one below the other; each re-renders in a task of its own. */
function Stretch({ parts, name }: { parts: ReplyPart[]; name: string }) {
  return parts.map((part, index) => {
    const view = views[part.kind] as (part: ReplyPart) => ReactNode;
    return (
      <DeferredPart key={index} name={`${name} ${index}`}>
        {view(withoutEcho(part, parts[index - 1]))}
      </DeferredPart>
    );
  });
}

/** The computed analysis in reading order. */
export const ReplyParts = memo(function ReplyParts({ parts, dense }: ReplyPartsProps) {
  const name = dense ? "key" : "whole";
  return (
    <div className={dense ? "space-y-4 [&_h3]:text-lg" : "space-y-9"}>
      {folded(withoutDoubles(parts)).map((stretch, index) =>
        stretch.title === null ? (
          <Stretch key={index} parts={stretch.parts} name={name} />
        ) : (
          <FoldPart key={index} title={stretch.title}>
            <Stretch parts={stretch.parts} name={`${name} ${index}`} />
          </FoldPart>
        ),
      )}
    </div>
  );
});
