/** A mail as the product writes it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets the answer, where that is somebody else than the sender. */
  replyTo?: { name: string; address: string };
  /** The contact message this mail is a copy of: the local mailbox forgets the copy with it. */
  copyOf?: string;
  /** How long its link works, in ms: after that it is not sent any more. Without it, days. */
  worksMs?: number;
}

/** A mail in the local mailbox, with the links of its text. */
export interface KeptMail extends Omit<Mail, "replyTo" | "copyOf" | "worksMs"> {
  /** The address alone; null where it is the sender's. */
  replyTo: string | null;
  links: string[];
  at: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** The local mailbox, newest first; null when mail really leaves. */
  mailbox: (() => Promise<KeptMail[]>) | null;
}

/** Mails as verbs send them. */
export interface Mails {
  /** Kept until the mail server takes it, and tried again. */
  send(mail: Mail): Promise<void>;
  /** Tried once: rejects when the mail server does not take it. For what is kept elsewhere. */
  sendNow(mail: Mail): Promise<void>;
  /** Tries those again that are due. Returns how many were taken. */
  sendDue(): Promise<number>;
  mailbox: Mailer["mailbox"];
  close(patienceMs: number): Promise<void>;
}
