import { contact } from "../../content/contact.ts";

const { missing, missingOf, wrongEmail } = contact.form;
const required = ["name", "email", "subject", "message"] as const;

export type Faults = { [Name in (typeof required)[number]]?: string };

/** The values in the form. */
export function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    name: text("name"),
    email: text("email"),
    subject: text("subject"),
    message: text("message"),
    trap: text("second_topic"),
  };
}

/** The missing or invalid fields, in the order of the form. */
export function faultsOf(form: HTMLFormElement): Faults {
  const typed = typedIn(form);
  const faults: Faults = {};
  for (const name of required) if (typed[name] === "") faults[name] = missingOf(missing[name]);
  const email = form.elements.namedItem("email");
  if (!faults.email && email instanceof HTMLInputElement && !email.validity.valid) faults.email = wrongEmail;
  return faults;
}

export interface Attempt {
  text: string;
  messageId: string;
}

/**
 * A retry of the same message keeps its id, so that it is not stored twice after a lost response; a changed message
 * gets a new one.
 */
export function attemptOf(typed: object, before: Attempt | null, newId: () => string): Attempt {
  const text = JSON.stringify(typed);
  return before?.text === text ? before : { text, messageId: newId() };
}
