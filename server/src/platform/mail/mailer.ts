/** A file that comes with a mail. */
export interface Attachment {
  filename: string;
  content: string;
  contentType: string;
}

/** A mail as the product writes it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  /** The reply address, where it differs from the sender. */
  replyTo?: { name: string; address: string };
  /** The contact message this mail is a copy of: the local mailbox deletes the copy with it. */
  copyOf?: string;
  /** How long its link is valid, in ms: after that it is not sent any more. Without it, days. */
  worksMs?: number;
}

/** A mail in the local mailbox, with the links of its text. */
export interface KeptMail extends Omit<Mail, "replyTo" | "copyOf" | "worksMs" | "attachments"> {
  attachments: Attachment[];
  /** The address alone; null where it is the sender's. */
  replyTo: string | null;
  links: string[];
  at: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** The local mailbox, newest first; null when mail is really sent. */
  mailbox: (() => Promise<KeptMail[]>) | null;
}

/** Mails as verbs send them. */
export interface Mails {
  /** Stored until the mail server accepts it, and retried. */
  send(mail: Mail): Promise<void>;
  /** Tried once: rejects when the mail server does not accept it. For mails that are stored elsewhere. */
  sendNow(mail: Mail): Promise<void>;
  /** Retries those that are due. Returns how many were accepted. */
  sendDue(): Promise<number>;
  mailbox: Mailer["mailbox"];
  close(patienceMs: number): Promise<void>;
}
