import type { AccountMailTexts } from "./account-mail-texts.ts";

export const fr: AccountMailTexts = {
  confirmation: {
    subject: "Confirme ton adresse e-mail",
    lines: ["Bienvenue !", "Confirme ton adresse pour ouvrir ton compte. Tes 10 premiers jetons t’attendent."],
    action: "Confirmer mon adresse",
    after:
      "Le lien est valable une heure. Dans le navigateur avec lequel tu t’es inscrit, il te connecte directement ; " +
      "ailleurs, il demande ton mot de passe. Si tu ne t’es pas inscrit, ignore cet e-mail : le compte reste fermé et " +
      "sera supprimé au bout d’une semaine.",
  },
  accountExists: {
    subject: "Tu as déjà un compte",
    lines: [
      "Quelqu’un, sans doute toi, s’est inscrit avec cette adresse. Elle a déjà un compte ici, et rien n’a été modifié.",
    ],
    forgotten: "Mot de passe oublié ? Choisis-en un nouveau :",
    action: "Se connecter",
    after: "Si ce n’était pas toi, tu peux ignorer cet e-mail.",
  },
  accountBlocked: {
    subject: "Ton compte est bloqué",
    lines: [
      "Quelqu’un, sans doute toi, s’est inscrit avec cette adresse. Elle a déjà un compte, qui est bloqué : aucun autre n’a été créé.",
      "Si tu penses que c’est une erreur, réponds à cet e-mail.",
    ],
    action: "",
    after: "Si ce n’était pas toi, tu peux ignorer cet e-mail.",
  },
  newAddress: {
    subject: "Confirme ta nouvelle adresse e-mail",
    lines: ["Quelqu’un, sans doute toi, souhaite utiliser cette adresse pour un compte chez nous."],
    action: "Confirmer la nouvelle adresse",
    after:
      "Le lien est valable une heure et demande le mot de passe du compte. Si ce n’était pas toi, tu peux ignorer cet e-mail.",
  },
  addressChange: {
    subject: "Ton adresse e-mail va changer",
    lines: ["Quelqu’un, sans doute toi, a demandé à changer l’adresse e-mail de ton compte."],
    action: "Vérifier mes réglages de sécurité",
    after: "Si ce n’était pas toi, change ton mot de passe tout de suite et déconnecte tous les autres appareils.",
  },
  factorRemoved: {
    subject: "La double authentification a été désactivée",
    lines: [
      "Un administrateur a retiré le second facteur de ton compte. Cela se fait sur demande, quand un appareil est perdu.",
      "Tu as été déconnecté partout. Connecte-toi avec ton mot de passe et configure la double authentification sur ton nouvel appareil.",
    ],
    action: "Se connecter",
    after: "Si tu n’as rien demandé, change ton mot de passe immédiatement et réponds à cet e-mail.",
  },
  reset: {
    subject: "Choisis un nouveau mot de passe",
    lines: ["Quelqu’un, sans doute toi, a demandé à réinitialiser le mot de passe de ce compte."],
    action: "Choisir un nouveau mot de passe",
    after: "Le lien est valable une heure. Si ce n’était pas toi, ignore cet e-mail : ton mot de passe n’a pas changé.",
  },
};
