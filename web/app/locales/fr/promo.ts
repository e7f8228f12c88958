import type { promo as english } from "../en/promo.ts";
import type { TextsOf } from "../texts-of.ts";

export const promo: TextsOf<typeof english> = {
  title: "Code promo",
  placeholder: "Ton code",
  apply: "Appliquer",
  hint: "Saisis ton code promo pour obtenir des jetons et des avantages",
  applied: "Code promo appliqué !",
  benefits: {
    tokens_one: "{{count, number}} jeton",
    tokens_other: "{{count, number}} jetons",
    premium: "Premium",
    admin: "Admin de cette installation",
    none: "Rien de nouveau : ton compte l’avait déjà",
  },
  signInFirst: "Connexion requise - Connecte-toi pour utiliser un code promo",
  failed: "Impossible d’appliquer le code promo. Réessaie.",
  admin: {
    title: "Devenir admin ?",
    text: "Le code {{code}} fait de ton compte un admin de cette installation. Les admins voient tous les comptes et toutes les discussions, et ce qu’ils font est inscrit au journal d’audit. Ne l’applique que si tu fais confiance à la personne qui te l’a donné.",
    confirm: "Devenir admin",
    cancel: "Ne pas l’appliquer",
  },
};
