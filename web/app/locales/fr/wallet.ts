import type { wallet as english } from "../en/wallet.ts";
import type { TextsOf } from "../texts-of.ts";

export const wallet: TextsOf<typeof english> = {
  title: "Historique des jetons",
  text: "Chaque jeton reçu ou dépensé, du plus récent au plus ancien.",
  download: "Télécharger le CSV",
  more: "Afficher plus",
  none: "Aucun mouvement ne correspond. Modifie ou efface les filtres pour en voir d’autres.",
  plan: "Forfait",
  left_one: "reste {{count, number}}",
  left_other: "reste {{count, number}}",
  table: { at: "Quand", reason: "Quoi", tokens: "Jetons", left: "Solde après" },
  filter: {
    direction: "Sens",
    both: "Les deux",
    in: "Entrées",
    out: "Sorties",
    reason: "Motif",
    all: "Tous",
    from: "Du",
    to: "Au",
    clear: "Effacer les filtres",
  },
  reasons: {
    sign_up: "Jetons de bienvenue",
    reserve: "Réservés pour une réponse",
    release: "Rendus après une réponse",
    promo_code: "Code promo",
    grant: "Offerts",
    adjustment: "Ajustés par un admin",
    expired: "Expirés avec le mois du forfait",
  },
};
