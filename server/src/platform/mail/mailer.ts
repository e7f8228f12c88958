/** A mail as the product writes it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail in the local mailbox, with the links of its text. */
export interface KeptMail extends Mail {
  links: string[];
  at: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** The local mailbox, newest first; null when mail really leaves. */
  mailbox: (() => Promise<KeptMail[]>) | null;
}
