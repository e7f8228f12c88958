import type { promo as english } from "../en/promo.ts";
import type { TextsOf } from "../texts-of.ts";

export const promo: TextsOf<typeof english> = {
  title: "Code promo",
  placeholder: "Votre code",
  apply: "Appliquer",
  hint: "Saisissez votre code promo pour obtenir des jetons et des avantages",
  applied: "Code promo appliqué !",
  benefits: {
    tokens_one: "{{count, number}} jeton",
    tokens_other: "{{count, number}} jetons",
    premium: "Premium",
    admin: "Admin de cette installation",
    none: "Rien de nouveau : votre compte l’avait déjà",
  },
  signInFirst: "Connexion requise - Connectez-vous pour utiliser un code promo",
  failed: "Impossible d’appliquer le code promo. Réessayez.",
  admin: {
    title: "Devenir admin ?",
    text: "Le code {{code}} fait de votre compte un admin de cette installation. Les admins voient tous les comptes et toutes les discussions, et ce qu’ils font est inscrit au journal d’audit. Ne l’appliquez que si vous faites confiance à la personne qui vous l’a donné.",
    confirm: "Devenir admin",
    cancel: "Ne pas l’appliquer",
  },
};
