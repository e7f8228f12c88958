import type { checkout as english } from "../en/checkout.ts";
import type { TextsOf } from "../texts-of.ts";

export const checkout: TextsOf<typeof english> = {
  close: "Fermer",
  back: "Pas maintenant",
  failed: "Cela n’a pas fonctionné",
  yourPlan: "Voir ton forfait",
  begin: {
    trial: {
      title_one: "Essayer Pro pendant {{count, number}} jour",
      title_other: "Essayer Pro pendant {{count, number}} jours",
      text: "Tu reçois tout de suite {{tokens, number}} jetons et le générateur d’application. Aucune carte n’est demandée, et rien n’est débité à la fin.",
      confirm: "Commencer l’essai",
      done_one: "Ton essai de Pro d’{{count, number}} jour a commencé",
      done_other: "Tes {{count, number}} jours de Pro ont commencé",
    },
    offer: {
      title_one: "Pro gratuit pendant {{count, number}} mois",
      title_other: "Pro gratuit pendant {{count, number}} mois",
      text_one:
        "Tu reçois {{tokens, number}} jetons et le générateur d’application, pendant {{count, number}} mois. Aucune carte n’est demandée ; ensuite, le forfait se termine de lui-même.",
      text_other:
        "Tu reçois chaque mois {{tokens, number}} jetons et le générateur d’application, pendant {{count, number}} mois. Aucune carte n’est demandée ; ensuite, le forfait se termine de lui-même.",
      confirm_one: "Prendre {{count, number}} mois gratuit",
      confirm_other: "Prendre {{count, number}} mois gratuits",
      done: "Tes mois gratuits ont commencé",
    },
  },
  buy: {
    title: "Acheter {{plan}}",
    text: "Tu paies {{price}} par mois sur une page de notre service de paiement, Stripe, puis tu reviens ici. Ce site ne voit jamais ta carte. Tu peux résilier à tout moment.",
    replaces: "Il remplace le forfait que tu as maintenant.",
    confirm: "Aller au paiement",
  },
  change: {
    title: "Passer à {{plan}}",
    text: "Le changement prend effet au prochain cycle de facturation, le {{date}}, pour {{price}} par mois. D’ici là, tu gardes ce que tu as payé.",
    confirm: "Passer à {{plan}}",
    done: "Le changement est noté",
  },
  same: {
    title: "C’est ton forfait",
    text: "Tu as déjà {{plan}}.",
  },
  taken: {
    trial:
      "L’essai n’est proposé qu’une fois par compte et à côté d’aucun autre forfait : il ne peut donc pas commencer maintenant.",
    offer:
      "Les mois gratuits ne sont proposés qu’une fois par compte et seulement là où ils sont offerts : ils ne peuvent donc pas commencer maintenant.",
  },
  notSetUp: {
    title: "Le paiement n’est pas configuré ici",
    text: "L’exploitant de ce site n’a relié aucun service de paiement : rien ne peut être acheté, et rien n’a été débité. Le forfait {{plan}} peut être ouvert pour ton compte de deux façons :",
    promo: "Saisis un code promo qui donne des jetons ou le statut Premium.",
    contact: "Demande à l’exploitant de l’activer pour toi.",
    usePromo: "Saisir un code promo",
    ask: "Contacter l’exploitant",
  },
};
