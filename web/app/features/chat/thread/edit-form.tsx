import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { isSendKey } from "../composer/send-key.ts";

interface EditFormProps {
  text: string;
  onSend: (text: string) => void;
  onCancel: () => void;
}

/** A form to edit the person's message. */
export function EditForm({ text, onSend, onCancel }: EditFormProps) {
  const { t } = useTranslation("chat");
  const [edited, setEdited] = useState(text);
  const input = useRef<HTMLTextAreaElement>(null);
  const sendable = edited.trim() !== "" && edited.trim() !== text.trim();

  useEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") onCancel();
    if (!isSendKey(event)) return;
    event.preventDefault();
    if (sendable) onSend(edited.trim());
  }

  return (
    <div className="mb-6 w-full rounded-2xl border border-line bg-surface p-3 focus-within:border-accent">
      <textarea
        ref={input}
        aria-label={t("message.editLabel")}
        className="field-sizing-content max-h-80 min-h-16 w-full resize-none bg-transparent px-1 leading-relaxed outline-none"
        rows={3}
        value={edited}
        onChange={(event) => setEdited(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-xs text-muted">{t("message.editHint")}</p>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t("message.editCancel")}
        </Button>
        <Button size="sm" disabled={!sendable} onClick={() => onSend(edited.trim())}>
          {t("message.editSend")}
        </Button>
      </div>
    </div>
  );
}
