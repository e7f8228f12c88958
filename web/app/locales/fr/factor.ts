import type { factor as english } from "../en/factor.ts";
import type { TextsOf } from "../texts-of.ts";

export const factor: TextsOf<typeof english> = {
  appCode: "Code de l’application",
  appHint: "Les six chiffres affichés en ce moment par ton application d’authentification.",
  backupCode: "Code de secours",
  backupHint: "L’un des codes que tu as conservés. Chacun ne sert qu’une fois.",
  useBackup: "Utiliser un code de secours",
  useApp: "Utiliser l’application d’authentification",
  missing: "Saisis le code.",
  stepUp: {
    title: "Confirme que c’est bien toi",
    text: "Ton second facteur est nécessaire. Saisis un code et tu reprendras là où tu en étais.",
    confirm: "Confirmer",
  },
  challenge: {
    title: "Double authentification",
    text: "Ton mot de passe est correct. Confirme maintenant que c’est bien toi.",
    verify: "Vérifier",
  },
  errors: {
    code: "Ce code n’est pas le bon. Saisis le plus récent affiché dans ton application.",
    backupCode: "Ce code de secours est incorrect ou a déjà servi.",
    tooManyCodes: "Trop de codes incorrects. Reconnecte-toi pour réessayer.",
    locked: "Trop de codes incorrects. Ton compte est bloqué pour un moment. Réessaie dans 15 minutes environ.",
    challengeOver: "Le délai est dépassé. Reconnecte-toi.",
  },
};
