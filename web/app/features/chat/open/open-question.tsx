import type { Chat, ReplyPart } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { v7 as newId } from "uuid";
import { api, limits, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { showTokens } from "../chat-runtime.ts";
import type { Settled } from "../reply/heard/shown-figures.ts";
import { QuestionChoices } from "../reply/question-choices.tsx";

interface OpenQuestionProps {
  chat: Chat;
  /** The message that the answer follows. */
  lastMessageId: string | null;
  question: Extract<ReplyPart, { kind: "questions" }>["items"][number];
  /** Nothing can be settled now. */
  frozen: boolean;
  onSettle: (settled: readonly Settled[]) => void;
}

/** A question of a reply, answered where it stands: by a press, or the answer becomes a message of its chat. */
export function OpenQuestion(props: OpenQuestionProps) {
  const { question, frozen, onSettle } = props;
  const { text, because, choices } = question;
  if (!choices) return <TypedQuestion {...props} />;
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <p className="font-medium">{text}</p>
      {because && <p className="mt-0.5 text-sm text-muted first-letter:uppercase">{because}</p>}
      <QuestionChoices
        choices={choices}
        pressed={undefined}
        disabled={frozen}
        onChoose={({ settlement, as: label }) => onSettle([{ settlement, label }])}
      />
    </li>
  );
}

function TypedQuestion({ chat, lastMessageId, question: { text, because } }: OpenQuestionProps) {
  const { t } = useTranslation("ventures");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <p className="font-medium">{text}</p>
          {because && <p className="mt-0.5 text-sm text-muted first-letter:uppercase">{because}</p>}
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${t("open.answer")}: ${text}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t("open.answer")}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="mt-3">
        {isOpen && <AnswerForm {...{ chat, lastMessageId }} question={text} />}
      </div>
    </li>
  );
}

interface AnswerFormProps extends Pick<OpenQuestionProps, "chat" | "lastMessageId"> {
  question: string;
}

function AnswerForm({ chat, lastMessageId, question }: AnswerFormProps) {
  const { t } = useTranslation("ventures");
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState("");
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = isSending || chat.runningTurnId !== null;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function send() {
    setSending(true);
    setFailure(null);
    const { id: chatId, startupType } = chat;
    const text = `${question}\n${answer.trim()}`;
    const message = { kind: "message", text, parentId: lastMessageId, messageId: newId() } as const;
    try {
      const request = { ...message, startupType, webSearch: false, ventureId: null };
      const { tokens } = await api.chats.startTurn.call({ chatId, request });
      showTokens(queryClient, tokens);
      // The questions of the next reply take the place of these.
      await queryClient.invalidateQueries({ queryKey: api.chats.key() });
    } catch (error) {
      setFailure(problemTexts[problemOf(error).code]);
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={t("open.yourAnswer")} error={failure ?? undefined} hint={t("open.cost")}>
        <Textarea
          ref={field}
          rows={2}
          className="min-h-16"
          value={answer}
          maxLength={limits.messageMaxLength - question.length - 1}
          onValueChange={setAnswer}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="sm" loading={isBusy} disabled={answer.trim() === ""}>
          {t("open.send")}
        </Button>
        <Link to={`/chat/${chat.id}`} className="text-sm underline underline-offset-4">
          {t("open.toChat")}
        </Link>
        <p role="status" className="text-sm text-muted">
          {chat.runningTurnId !== null && t("open.writing")}
        </p>
      </div>
    </form>
  );
}
