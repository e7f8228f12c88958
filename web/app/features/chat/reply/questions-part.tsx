import type { QuestionChoice, ReplyPart } from "@cofounder/contract";
import { CornerDownLeft } from "lucide-react";
import { use, useSyncExternalStore } from "react";
import { useChatRuntime } from "../chat-runtime.ts";
import { ReadOnlyContext, ThreadBusyContext, useThreadActions } from "../thread/thread-actions.ts";
import { settlingOf } from "./heard/settling.ts";
import { PartTitle } from "./part-title.tsx";
import { QuestionChoices } from "./question-choices.tsx";
import { ReplyContext } from "./reply-context.ts";

type Question = Extract<ReplyPart, { kind: "questions" }>["items"][number];

/** The open questions. Choosing one puts it in the input, or settles it where it has answers to press. */
export function QuestionsPart({ part }: { part: Extract<ReplyPart, { kind: "questions" }> }) {
  return (
    <section>
      <PartTitle>{part.title}</PartTitle>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line">
        {part.items.map((question) => (
          <li key={question.id}>
            {question.choices ? (
              <PressedQuestion question={question} choices={question.choices} />
            ) : (
              <TypedQuestion question={question} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ question: { text, because } }: { question: Question }) {
  return (
    <>
      <span className="block font-medium">{text}</span>
      {because && <span className="mt-0.5 block text-sm text-muted first-letter:uppercase">{because}</span>}
    </>
  );
}

function TypedQuestion({ question }: { question: Question }) {
  const { answer } = useThreadActions();
  const readOnly = use(ReadOnlyContext);
  return (
    <button
      type="button"
      disabled={readOnly}
      className="group flex w-full items-start gap-3 px-4 py-3 text-left enabled:hover:bg-sunken"
      onClick={() => answer(question.text)}
    >
      <span className="min-w-0 grow">
        <Words question={question} />
      </span>
      {!readOnly && <CornerDownLeft className="mt-1 size-4 shrink-0 text-muted group-hover:text-accent" aria-hidden />}
    </button>
  );
}

function PressedQuestion({ question, choices }: { question: Question; choices: QuestionChoice[] }) {
  const { id: messageId, chatId } = use(ReplyContext);
  const settling = settlingOf(useChatRuntime());
  const waiting = useSyncExternalStore(
    settling.watch,
    () => settling.get(messageId),
    () => settling.get(messageId),
  );
  const readOnly = use(ReadOnlyContext);
  const busy = use(ThreadBusyContext);
  const pressed = waiting.findLast(({ settlement }) => choices.some((choice) => choice.settlement === settlement));
  return (
    <div className="px-4 py-3">
      <Words question={question} />
      {!readOnly && (
        <QuestionChoices
          choices={choices}
          pressed={choices.find(({ settlement }) => settlement === pressed?.settlement)}
          disabled={busy}
          onChoose={({ settlement, as: label }) =>
            settling.add({ chatId, messageId, settled: [{ settlement, label }] })
          }
        />
      )}
    </div>
  );
}
