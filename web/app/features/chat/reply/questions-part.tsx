import type { ReplyPart } from "@cofounder/contract";
import { CornerDownLeft } from "lucide-react";
import { use } from "react";
import { ReadOnlyContext, useThreadActions } from "../thread/thread-actions.ts";
import { PartTitle } from "./part-title.tsx";

/** The open questions. Choosing one puts it in the input. */
export function QuestionsPart({ part }: { part: Extract<ReplyPart, { kind: "questions" }> }) {
  const { answer } = useThreadActions();
  const readOnly = use(ReadOnlyContext);
  return (
    <section>
      <PartTitle>{part.title}</PartTitle>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line">
        {part.items.map((question) => (
          <li key={question.id}>
            <button
              type="button"
              disabled={readOnly}
              className="group flex w-full items-start gap-3 px-4 py-3 text-left enabled:hover:bg-sunken"
              onClick={() => answer(question.text)}
            >
              <span className="min-w-0 grow">
                <span className="block font-medium">{question.text}</span>
                {question.because && (
                  <span className="mt-0.5 block text-sm text-muted first-letter:uppercase">{question.because}</span>
                )}
              </span>
              {!readOnly && (
                <CornerDownLeft className="mt-1 size-4 shrink-0 text-muted group-hover:text-accent" aria-hidden />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
