import { ArrowUp, Square } from "lucide-react";
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { limits } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { isTouched } from "../../../ui/pointer.ts";
import { isSendKey } from "./send-key.ts";
import { useDraft } from "./use-draft.ts";

export interface ComposerHandle {
  focus(): void;
  /** Appends a text to the input and puts the cursor behind it. */
  add(text: string): void;
}

interface ComposerProps {
  /** The chat that the draft belongs to. */
  place: string;
  /** True while a message is being sent or a reply is being written: a message sent then is queued. */
  busy: boolean;
  /** Stops the reply that is being written; null while none is. */
  onStop: (() => void) | null;
  onSend: (text: string) => void;
  door: Ref<ComposerHandle>;
  children: ReactNode;
}

function useAutosize(text: string) {
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || CSS.supports("field-sizing", "content")) return;
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight}px`;
  }, [text]);
  return input;
}

function StopButton({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation("chat");
  return (
    <Button
      type="button"
      size="icon"
      variant="secondary"
      className="rounded-full"
      aria-label={t("composer.stop")}
      title={t("composer.stop")}
      onClick={onStop}
    >
      <Square className="size-3.5 fill-current" aria-hidden />
    </Button>
  );
}

function SendButton({ disabled, waits }: { disabled: boolean; waits: boolean }) {
  const { t } = useTranslation("chat");
  return (
    <Button
      type="submit"
      size="icon"
      className="rounded-full"
      aria-label={t(waits ? "composer.queue" : "composer.send")}
      title={t(waits ? "composer.queue" : "composer.keys")}
      disabled={disabled}
    >
      <ArrowUp className="size-4.5" aria-hidden />
    </Button>
  );
}

type SetText = ReturnType<typeof useDraft>[1];

function useComposerHandle(door: Ref<ComposerHandle>, input: RefObject<HTMLTextAreaElement | null>, setText: SetText) {
  useImperativeHandle(door, () => ({
    focus: () => input.current?.focus(),
    add(added) {
      // At once, so that the next letter finds the text that it follows.
      flushSync(() => setText((typed) => (typed.trim() === "" ? added : `${typed.trimEnd()}\n\n${added}`)));
      const field = input.current;
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    },
  }));
}

/** The input below the conversation. `children` stand at its foot, left of the send button. */
export function Composer({ place, busy, onStop, onSend, door, children }: ComposerProps) {
  const { t } = useTranslation("chat");
  const [text, setText, clear] = useDraft(place);
  const input = useAutosize(text);
  const tooLong = text.length > limits.messageMaxLength;
  const sendable = text.trim() !== "" && !tooLong;

  useComposerHandle(door, input, setText);

  function send() {
    if (!sendable) return;
    onSend(text.trim());
    clear(busy);
    // The keyboard of a phone would cover the reply.
    if (isTouched()) input.current?.blur();
    else input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="rounded-3xl border border-line bg-surface shadow-sm transition-colors focus-within:border-accent"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={input}
        aria-label={t("composer.label")}
        aria-invalid={tooLong}
        className={
          "field-sizing-content block max-h-[min(40dvh,22rem)] min-h-12 w-full resize-none bg-transparent px-4 " +
          "pt-3.5 pb-1 text-base leading-relaxed outline-none placeholder:text-muted"
        }
        enterKeyHint="send"
        placeholder={t("composer.placeholder")}
        rows={1}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {tooLong && (
        <p role="alert" className="px-4 pb-1 text-sm text-bad">
          {t("composer.tooLong", { max: limits.messageMaxLength })}
        </p>
      )}
      <div className="flex items-center gap-3 px-3 pb-2.5">
        <div className="flex min-w-0 grow items-center gap-3">{children}</div>
        {onStop && <StopButton onStop={onStop} />}
        {(!onStop || sendable) && <SendButton disabled={!sendable} waits={busy} />}
      </div>
    </form>
  );
}
