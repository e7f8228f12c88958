import type { account as english } from "../en/account.ts";
import type { TextsOf } from "../texts-of.ts";

export const account: TextsOf<typeof english> = {
  title: "Aperçu du compte",
  description: "Tes jetons, ton utilisation et la protection de ton compte.",
  loadFailed: "Impossible de charger les données du compte",
  profile: {
    title: "Profil",
    name: "Nom affiché",
    notSet: "Non renseigné",
    email: "E-mail",
    status: "Statut de l’e-mail",
  },
  tokens: { title: "Solde de jetons", available: "Disponibles", used: "Utilisés", history: "Voir l’historique" },
  type: {
    title: "Type de compte",
    plan: "Forfait",
    free: "Gratuit",
    premium: "Premium",
    upgrade: "Changer de forfait",
  },
  usage: {
    title: "Utilisation",
    chats: "Discussions",
    messages: "Messages envoyés",
    interactions: "Réponses de l’IA",
  },
  security: {
    title: "Sécurité",
    email: "E-mail vérifié",
    twoFactor: "2FA activée",
    yes: "Oui",
    no: "Non",
    settings: "Paramètres de sécurité",
  },
  membership: { title: "Ancienneté", since: "Membre depuis le", days: "Jours d’activité" },
  actions: {
    title: "Accès rapides",
    profile: "Modifier le profil",
    chat: "Nouvelle discussion",
    dashboard: "Tableau de bord",
  },
};
