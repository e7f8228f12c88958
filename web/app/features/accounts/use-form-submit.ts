import { useState } from "react";

interface FormSubmit<Problems, Failure> {
  /** The invalid fields; null or undefined for a valid one. */
  check: () => Problems;
  /** Null on success. */
  send: () => Promise<Failure | null>;
  /** Shown before the first attempt. */
  initialFailure?: Failure | null;
}

/** The invalid fields and the refusal of a form; `submit` is false if a field is invalid, and then sends nothing. */
export function useFormSubmit<Problems extends object, Failure extends object | string>(
  form: FormSubmit<Problems, Failure>,
) {
  const [problems, setProblems] = useState<Partial<Problems>>({});
  const [failure, setFailure] = useState<Failure | null>(form.initialFailure ?? null);
  const submit = async () => {
    const found = form.check();
    setProblems(found);
    setFailure(null);
    if (Object.values(found).some(Boolean)) return false;
    setFailure(await form.send());
    return true;
  };
  const forget = () => {
    setProblems({});
    setFailure(null);
  };
  return { problems, failure, submit, forget };
}
