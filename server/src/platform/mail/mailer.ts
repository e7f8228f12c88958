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
}

/** A mail in the local mailbox, with the links of its text. */
export interface KeptMail extends Omit<Mail, "replyTo" | "copyOf"> {
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
