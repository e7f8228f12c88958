import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";

interface AuthFormProps {
  submitLabel: string;
  /** It cannot be undone. */
  danger?: boolean;
  /** Narrower than the form, in a form that is wider than its fields. */
  narrow?: boolean;
  /** Returns false if a field is invalid; the first such field then gets the focus. */
  onSubmit: () => Promise<boolean>;
  children: ReactNode;
}

/** `post`, so that a press before the page has loaded never puts a password into the address. */
export function AuthForm({ submitLabel, danger = false, narrow = false, onSubmit, children }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const accepted = await onSubmit().finally(() => setPending(false));
    if (!accepted) requestAnimationFrame(() => focusFirstInvalid(form.current));
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {children}
      <Button
        type="submit"
        variant={danger ? "danger" : "primary"}
        loading={pending}
        className={cn("mt-1", narrow ? "self-start" : "w-full")}
      >
        {submitLabel}
      </Button>
    </form>
  );
}

function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLInputElement>("input[aria-invalid=true]")?.focus();
}
