import type { common as english } from "../en/common.ts";
import type { TextsOf } from "../texts-of.ts";

export const common: TextsOf<typeof english> = {
  brand: "AI Co-Founder",
  brandTagline: "Une analyse que tu peux vérifier, sans avoir à la croire.",
  close: "Fermer",
  promoCode: "Code promo",
  success: "C’est fait !",
  error: "Erreur",
  emailStatus: { verified: "Vérifié", pending: "En attente" },
  loading: "Chargement",
  retry: "Réessayer",
  notifications: "Notifications",
  skipToContent: "Aller au contenu",
  titleOf: "{{page}} · AI Co-Founder",
  crash: {
    title: "Un problème est survenu",
    text: "Cette page a rencontré une erreur inattendue. Ce que tu as enregistré est en sécurité. Réessaie ou reviens à l’accueil.",
    home: "Aller à l’accueil",
    reload: "Recharger la page",
    offline: "Une partie de cette page n’a pas pu être chargée. Vérifie ta connexion et réessaie.",
  },
  notFound: {
    title: "Page introuvable",
    text: "Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien contient une faute de frappe.",
    home: "Aller à l’accueil",
    chat: "Ouvrir le chat",
    popular: "Pages populaires",
    links: {
      features: "Fonctionnalités",
      pricing: "Tarifs",
      guides: "Guides pour startups",
      help: "Centre d’aide",
      contact: "Contact",
    },
  },
};
