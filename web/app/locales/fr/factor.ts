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
};
