import type { profile as english } from "../en/profile.ts";
import type { TextsOf } from "../texts-of.ts";

export const profile: TextsOf<typeof english> = {
  title: "Paramètres du profil",
  description: "Ton nom, ta photo et la langue des pages.",
  avatarUrl: "URL de la photo",
  avatarHint:
    "L’adresse https d’une image, lue une fois à l’enregistrement, ou un fichier à importer : PNG, JPEG, WebP ou AVIF, 5 Mo au maximum.",
  avatarUnread:
    "Aucune image n’a pu être lue à cette adresse : ton initiale s’affiche à la place. Importe l’image ou saisis une autre adresse.",
  avatarUploaded: "Ton image importée est utilisée. Saisis une adresse pour en utiliser une autre.",
  avatarForm: "Saisis une adresse complète qui commence par https://",
  upload: "Importer une image",
  uploading: "Importation…",
  uploaded: "Image enregistrée",
  removePicture: "Retirer l’image",
  email: "E-mail",
  created: "Compte créé le",
  language: "Langue",
  followBrowser: "Comme le navigateur",
  save: "Enregistrer",
  saved: "Profil mis à jour",
  saveFailed: "Impossible de mettre à jour le profil",
  loadFailed: "Impossible de charger le profil",
  balance: "Solde de jetons",
  tokens_one: "jeton",
  tokens_other: "jetons",
  balanceText: "Une analyse coûte 1 à 3 jetons. Ce qui n’a pas été utile n’est pas facturé.",
  history: "Voir l’historique",
  security: "Sécurité",
  securityText: "Mot de passe, e-mail, double authentification et appareils connectés.",
  openSecurity: "Ouvrir les paramètres",
};
