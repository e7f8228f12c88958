import type { factor as english } from "../en/factor.ts";
import type { TextsOf } from "../texts-of.ts";

export const factor: TextsOf<typeof english> = {
  appCode: "Code de l’application",
  appHint: "Les six chiffres affichés en ce moment par votre application d’authentification.",
  backupCode: "Code de secours",
  backupHint: "L’un des codes que vous avez conservés. Chacun ne sert qu’une fois.",
  useBackup: "Utiliser un code de secours",
  useApp: "Utiliser l’application d’authentification",
  missing: "Saisissez le code.",
  stepUp: {
    title: "Confirmez que c’est bien vous",
    text: "Votre second facteur est nécessaire. Saisissez un code et vous reprendrez là où vous en étiez.",
    confirm: "Confirmer",
  },
  challenge: {
    title: "Double authentification",
    text: "Votre mot de passe est correct. Confirmez maintenant que c’est bien vous.",
    verify: "Vérifier",
  },
  errors: {
    code: "Ce code n’est pas le bon. Saisissez le plus récent affiché dans votre application.",
    backupCode: "Ce code de secours est incorrect ou a déjà servi.",
    tooManyCodes: "Trop de codes incorrects. Reconnectez-vous pour réessayer.",
    locked: "Trop de codes incorrects. Votre compte est bloqué pour un moment. Réessayez dans 15 minutes environ.",
    challengeOver: "Le délai est dépassé. Reconnectez-vous.",
  },
};
