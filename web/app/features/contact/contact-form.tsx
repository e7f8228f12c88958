import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { contact } from "../../content/contact.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { MessageForm, type Sender } from "./message-form.tsx";

/** The form, and after sending, what happens next. */
export function ContactForm({ sender }: { sender: Sender | null }) {
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <Card className="relative overflow-hidden p-5 sm:p-8">
      {sentFrom === null ? (
        <>
          <h2 className="mb-6 text-xl font-semibold tracking-tight">{contact.form.title}</h2>
          <MessageForm sender={sender} onSent={setSentFrom} />
        </>
      ) : (
        <Sent email={sentFrom} onAgain={() => setSentFrom(null)} />
      )}
    </Card>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex min-h-96 flex-col items-start justify-center gap-4">
      <CircleCheck aria-hidden className="size-10 text-good" strokeWidth={1.5} />
      <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
        {contact.sent.title}
      </h2>
      <p role="status" className="text-lead wrap-anywhere text-muted">
        {contact.sent.text(email)}
      </p>
      <Button variant="secondary" onClick={onAgain}>
        {contact.sent.again}
      </Button>
    </div>
  );
}
