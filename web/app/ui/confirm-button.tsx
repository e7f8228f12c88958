import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { ConfirmDialog } from "./dialog.tsx";

interface ConfirmButtonProps extends Omit<ButtonProps, "onClick" | "title"> {
  question: { title: ReactNode; text: ReactNode; confirm: string; cancel: string };
  /** The action can be taken back. */
  harmless?: boolean;
  /** The question closes when this is done, and stays open if it returns false. */
  onConfirm: () => Promise<unknown>;
}

/** A button that asks before it acts. */
export function ConfirmButton({ question, harmless = false, onConfirm, ...button }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    const done = await onConfirm().finally(() => setPending(false));
    if (done !== false) setAsking(false);
  };
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={question.title}
        description={question.text}
        confirmLabel={question.confirm}
        cancelLabel={question.cancel}
        danger={!harmless}
        loading={pending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
