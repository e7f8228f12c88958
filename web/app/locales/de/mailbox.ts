import type { mailbox as english } from "../en/mailbox.ts";
import type { TextsOf } from "../texts-of.ts";

export const mailbox: TextsOf<typeof english> = {
  title: "Lokales Postfach",
  description: "E-Mails, die auf diesem Rechner bleiben, solange kein Mailserver eingerichtet ist.",
  note: "Für die Entwicklung: Solange kein Mailserver eingerichtet ist, landet hier jede E-Mail, die diese Installation verschicken würde. Nichts verlässt diesen Rechner.",
  empty: "Noch keine E-Mails",
  emptyText: "Registriere dich oder fordere ein neues Passwort an, und die E-Mail erscheint hier in zwei Sekunden.",
  to: "An {{to}}",
  open: "Link öffnen",
  unavailable: "Hier gibt es kein lokales Postfach",
  unavailableText: "Diese Installation verschickt echte E-Mails, oder der Server läuft nicht.",
  count_one: "{{count, number}} E-Mail",
  count_other: "{{count, number}} E-Mails",
};
