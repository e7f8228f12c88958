import type { FirstAnalysis } from "@cofounder/contract";
import { useEffect, useRef, type ReactNode } from "react";
import { Spinner } from "../../../ui/spinner.tsx";
import { MemberLink, type StartProps } from "../start-button.tsx";
import { useLanding } from "../use-landing.ts";
import type { IdeaState } from "./use-idea.ts";

export interface IdeaAnswerProps extends StartProps {
  idea: IdeaState;
  /** The chat's own rendering of a reply. */
  renderReply: (analysis: FirstAnalysis) => ReactNode;
}

/** Brings the answer into view when its question is sent, not when an earlier one is shown again. */
function useInView(sent: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent === null) return;
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [sent]);
  return heading;
}

/** What is being analysed, or was; nothing for a text that was only kept. */
function shownOf({ pending, kept }: IdeaState): { text: string | null; analysis: FirstAnalysis | null } {
  if (pending !== null) return { text: pending, analysis: null };
  return kept?.analysis ? kept : { text: null, analysis: null };
}

/** The visitor's text and the engine's reply to it, in the place where the chat would show them. */
export function IdeaAnswer({ idea, renderReply, ...start }: IdeaAnswerProps) {
  const { first } = useLanding().landing;
  const heading = useInView(idea.pending);
  const { text, analysis } = shownOf(idea);
  if (text === null) return null;
  return (
    <section
      aria-labelledby="first-title"
      aria-busy={idea.pending !== null}
      className="mx-auto max-w-page px-gutter pb-14"
    >
      <div className="overflow-hidden rounded-window border border-line bg-surface shadow-window">
        <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line bg-sunken px-4 py-2 sm:px-6">
          <h2 id="first-title" ref={heading} tabIndex={-1} className="text-sm font-medium outline-none">
            {first.title}
          </h2>
        </div>
        <Conversation text={text}>{analysis && renderReply(analysis)}</Conversation>
        {analysis && <KeepRow {...start} />}
      </div>
    </section>
  );
}

function Conversation({ text, children }: { text: string; children: ReactNode }) {
  const { example } = useLanding().landing;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8 px-4 py-6 sm:px-6 sm:py-9">
      <blockquote className="max-w-[85%] self-end rounded-2xl rounded-br-md bg-bubble px-4 py-2.5 leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {text}
      </blockquote>
      {children ?? (
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <Spinner />
          {example.analysing}
        </p>
      )}
    </div>
  );
}

function KeepRow(start: StartProps) {
  const { first } = useLanding().landing;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line bg-sunken p-4 sm:px-6 sm:py-5">
      <div className="max-w-xl">
        <h3 className="font-semibold">{first.keepTitle}</h3>
        <p className="mt-1 text-sm text-muted">{first.keepText}</p>
      </div>
      <MemberLink to="/chat" {...start} className="max-sm:w-full">
        {first.keep}
      </MemberLink>
    </div>
  );
}
