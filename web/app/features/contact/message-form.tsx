import { contactCategories, type ContactCategory, contactLimits } from "@cofounder/contract/contact-limits";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { v7 as newId } from "uuid";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { contact } from "../../content/contact.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { type Attempt, attemptOf, type Faults, faultsOf, typedIn } from "./typed-message.ts";

const { form: texts } = contact;
const options = contactCategories.map((value) => ({ value, label: texts.categories[value] }));

export interface Sender {
  name: string;
  email: string;
}

interface MessageFormProps {
  /** The signed-in member; null: a visitor, or not known yet. */
  sender: Sender | null;
  onSent: (email: string) => void;
}

/** Uncontrolled fields: text typed before React has loaded, or before a failed send, stays. */
export function MessageForm({ sender, onSent }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [category, setCategory] = useState<ContactCategory>("general");
  const [faults, setFaults] = useState<Faults>({});
  const { pending, failure, send } = useSending(onSent);
  const { name = "", email = "" } = sender ?? {};
  useEffect(() => {
    if (form.current) fillEmpty(form.current, { name, email });
  }, [name, email]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    const found = faultsOf(event.currentTarget);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) fieldOf(event.currentTarget, first)?.focus();
    else if (!pending) void send({ ...typed, category });
  };
  return (
    <form
      id="message"
      ref={form}
      noValidate
      method="post"
      onSubmit={submit}
      className="flex scroll-mt-32 flex-col gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={texts.name} error={faults.name}>
          <Input name="name" required autoComplete="name" maxLength={contactLimits.name} />
        </Field>
        <Field label={texts.email} error={faults.email} hint={texts.emailHint}>
          <Input name="email" type="email" required autoComplete="email" maxLength={contactLimits.email} />
        </Field>
      </div>
      <Field label={texts.category}>
        <Select name="category" value={category} onValueChange={setCategory} options={options} />
      </Field>
      <Field label={texts.subject} error={faults.subject}>
        <Input name="subject" required maxLength={contactLimits.subject} />
      </Field>
      <Field label={texts.message} error={faults.message} hint={texts.messageHint}>
        <Textarea name="message" required rows={7} maxLength={contactLimits.message} className="min-h-44" />
      </Field>
      <Trap />
      <Alert text={failure ?? (Object.keys(faults).length > 0 ? texts.required : null)} />
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <Button type="submit" size="lg" loading={pending}>
          {texts.send}
        </Button>
        <p className="text-sm text-muted">{texts.kept}</p>
      </div>
      <noscript>{texts.withoutScript}</noscript>
    </form>
  );
}

function useSending(onSent: (email: string) => void) {
  const attempt = useRef<Attempt | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (typed: ReturnType<typeof typedIn> & { category: ContactCategory }) => {
    attempt.current = attemptOf(typed, attempt.current, newId);
    setPending(true);
    setFailure(null);
    try {
      await api.contact.send.call({ ...typed, messageId: attempt.current.messageId });
      onSent(typed.email);
    } catch (error) {
      const { code } = problemOf(error);
      setFailure(code === "too_many_requests" ? texts.tooFast : problemTexts[code]);
    } finally {
      setPending(false);
    }
  };
  return { pending, failure, send };
}

const fieldOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
};

function fillEmpty(form: HTMLFormElement, sender: Sender) {
  for (const [name, value] of Object.entries(sender)) {
    const field = fieldOf(form, name);
    if (field && field.value === "") field.value = value;
  }
}

/** A honeypot: bots fill it; people neither see nor reach it. */
function Trap() {
  return (
    <div aria-hidden className="absolute -left-[9999px]">
      <label>
        {texts.trap}
        <input name="second_topic" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" data-bwignore />
      </label>
    </div>
  );
}

function Alert({ text }: { text: string | null }) {
  return (
    <div role="alert" className="text-sm text-bad empty:hidden">
      {text}
    </div>
  );
}
