import type { mailbox as english } from "../en/mailbox.ts";
import type { TextsOf } from "../texts-of.ts";

export const mailbox: TextsOf<typeof english> = {
  title: "Boîte locale",
  description: "Les e-mails gardés sur cette machine tant qu’aucun serveur de messagerie n’est configuré.",
  note: "Pour le développement : tant qu’aucun serveur de messagerie n’est configuré, chaque e-mail que cette installation enverrait s’arrête ici. Rien ne quitte cette machine.",
  empty: "Aucun e-mail pour l’instant",
  emptyText: "Inscris-toi ou demande un nouveau mot de passe : l’e-mail apparaît ici en deux secondes.",
  to: "À {{to}}",
  open: "Ouvrir le lien",
  unavailable: "Il n’y a pas de boîte locale ici",
  unavailableText: "Cette installation envoie de vrais e-mails, ou le serveur est arrêté.",
  count_one: "{{count, number}} e-mail",
  count_other: "{{count, number}} e-mails",
};
