import { every, says } from "../build.ts";
import { jargonTypes } from "../jargon.ts";
import type { ProfileWords } from "../language-pack.ts";

export const profile: ProfileWords = {
  types: {
    "solo-founder": every(
      `${jargonTypes.solo}|solo|tout seul|toute seule|je suis seule?|en solitaire|soirs et week-?ends|projet perso|à côté de mon (?:travail|job|boulot)|modèles? notion|templates?|extension chrome|auto-?entrepreneur`,
    ),
    "crypto-blockchain": every(
      `${jargonTypes.crypto}|crypto\\p{L}*|chaîne de blocs|portefeuille (?:crypto|numérique)|jetons?|contrats? intelligents?`,
    ),
    "ed-tech": every(
      `${jargonTypes.edu}|appren\\p{L}*|étudiant\\p{L}*|élèves?|profs?|professeurs?|enseignants?|écoles?|examens?|concours|tutorat|cours(?: particuliers)?|formations?|soutien scolaire|éducation|universités?|lycé\\p{L}*|collèges?|bac|parcoursup|devoirs|langues|pédagog\\p{L}*|crèches?|révis\\p{L}*`,
    ),
    "mobile-app": every(`${jargonTypes.app}|applis?|application(?: mobile)?s?|smartphone|mobile`),
    "saas-platform": every(
      `${jargonTypes.saas}|logiciels?|plateforme de gestion|tableau de bord|par utilisateur|outil de gestion|gestion (?:de|des|locative|du)|facturation|planning|en ligne pour les (?:pme|cabinets|entreprises)`,
    ),
    "health-wellness": every(
      `${jargonTypes.health}|patients?|santé|médecins?|médical\\p{L}*|cliniques?|dentistes?|dentaires?|nutrition|diétét\\p{L}*|thérap\\p{L}*|psy\\p{L}*|bien-être|kiné\\p{L}*|ostéo\\p{L}*|pharmac\\p{L}*|soin|soins|soignants?|ehpad|sport|diabét\\p{L}*|télémédecine|personnes âgées|infirmi\\p{L}*|hôpita(?:l|ux)`,
    ),
    sustainability: every(
      `${jargonTypes.green}|durable\\p{L}*|durabilité|carbone|empreinte|recycl\\p{L}*|réutilis\\p{L}*|réemploi|énergie|énergétique|solaires?|déchets?|gaspillage|anti-?gaspi|compost\\p{L}*|circulaire|écolog\\p{L}*|éco-?respons\\p{L}*|émissions|seconde main|reconditionn\\p{L}*|consign\\p{L}*|vrac|renouvelables?|invendus|bornes? de recharge`,
    ),
    "ai-automation": every(
      `${jargonTypes.ai}|ia|intelligence artificielle|agents? (?:ia|vocal|conversationnel|autonome)s?|automatis\\p{L}*|bots?|assistant (?:vocal|virtuel|ia)|générative|apprentissage automatique|modèle de langage`,
    ),
  },
  models: {
    subscription: says(
      "abonnements?|abonnés?|par mois|mensuel\\p{L}*|\\/mois|saas|par an|annuel\\p{L}*|cotisation|adhésion|licence|forfait",
    ),
    marketplace: says(
      "place de marché|marketplace|commission|met en relation|mise en relation|mettre en relation|connecte|acheteurs et vendeurs|entre particuliers|intermédia\\p{L}*",
    ),
    one_off: says("paiement unique|une seule fois|one[- ]shot|à vie|en une fois|achat unique"),
    usage: says(
      "à l'usage|à l'utilisation|par (?:appel|minute|document|message|tâche|scan|rapport|requête|utilisation)|crédits|prépayé|à la consommation",
    ),
    advertising: says("publicité|publicités|pubs?|sponsor\\p{L}*|annonceurs"),
    commerce: says(
      "e-?commerce|boutique en ligne|shopify|d2c|dtc|produit physique|par (?:boîte|coffret|box)|vendons (?:des )?(?:\\p{L}+ )?(?:produits|boîtes|chaussures|vêtements|sacs|cafés?|bouteilles)|boutique",
    ),
    services: says(
      "agence|conseil|consulting|freelance\\p{L}*|à l'heure|prestations? de|prestataire|coaching|accompagnement",
    ),
    hardware: says("hardware|appareils?|capteurs?|machines?|objets? connectés?|robots?|drones?|boîtiers?|dispositifs?"),
  },
  live: says(
    "lancé\\p{L}* (?:en|depuis|il y a|le)|en ligne depuis|en production|déjà (?:utilisé\\p{L}*|en ligne|utilisent)|utilisateurs actifs|sur l'app store|opérationnel\\p{L}*|avons lancé|a été lancé\\p{L}*",
  ),
  prototype: says(
    "prototype|mvp|démo|bêta|beta|maquettes?|version fonctionnelle|preuve de concept|poc|landing page|première version",
  ),
  channels: [
    ["seo", says("seo|référencement(?: naturel)?|recherche organique|recherches? google")],
    ["content", says("blog|youtube|podcast|newsletter|contenus?|webinaires?|articles|vidéos")],
    [
      "sales",
      says(
        "démarchage|prospection|porte[- ]à[- ]porte|cold (?:calls?|emails?)|emails? à froid|appels? à froid|vente directe|ventes directes|commercia(?:l|ux)|équipe commerciale|terrain|visites? (?:en personne|sur place)|phoning|téléprospection|outbound",
      ),
    ],
    [
      "ads",
      says(
        "google ads|facebook ads|meta ads|instagram ads|tiktok ads|linkedin ads|publicités? (?:en ligne|payantes?|facebook|instagram|google)|pubs? (?:facebook|instagram|google|meta|tiktok)|adwords|sea|ads",
      ),
    ],
    ["social", says("tiktok|instagram|influenceu\\p{L}*|linkedin|twitter|réseaux sociaux|facebook")],
    [
      "community",
      says("reddit|discord|groupes? (?:facebook|whatsapp|telegram)|communautés?|forums?|product hunt|slack"),
    ],
    [
      "partners",
      says(
        "partenaires?|partenariats?|revendeurs?|associations professionnelles|fédérations?|syndicats?|distributeurs?|affiliés?|affiliation|experts-comptables|chambres? de commerce|cci|prescripteurs?|intégrations? (?:avec|à)|mutuelles|ordre des \\p{L}+|grossistes",
      ),
    ],
    ["app_store", says("app store|play store|google play|aso")],
    ["referral", says("bouche[- ]à[- ]oreille|recommandations?|parrainage|viral\\p{L}*|inviter des amis")],
    [
      "events",
      says(
        "salons?(?= (?:pro|du|de la|des|de l))|salons professionnels|conférences?|événements?|foires?|meetups?|congrès",
      ),
    ],
    ["email", says("liste d'emails?|emailing|e-mailing|mailing|campagnes? (?:d')?e-?mails?")],
  ],
  signals: {
    everyone: says(
      "pour (?:tous|tout le monde|n'importe qui|toutes les personnes|chacun)(?! les \\p{L}+)|(?:cible|client\\p{L}*|marché)(?: est| sont)?:? (?:tout le monde|n'importe qui|tous)|tout le monde (?:en a besoin|peut|va|veut|l'utilisera)",
    ),
    saysNoCompetitors: says(
      "(?:pas de|aucune?|sans|pas de vraie?|aucun vrai) (?:concurrents?|concurrence)(?: directe?s?)?|personne (?:d'autre )?ne (?:le )?fait|nous sommes les seuls|on est les seuls",
    ),
    acquaintances: says(
      "(?:m[ea]s? |nos )?(?:amis?|amies|famille|proches|copains|copines|mère|père|femme|mari|frère|sœur|collègues|potes)[^.\\n]{0,60}(?:disent|dit|dit que|aiment|adorent|adore|trouvent|utiliseraient|achèteraient|pensent|géniale?)",
    ),
    topDownOnly: says(
      "(?:juste|seulement|rien que|suffit de|suffit d'avoir|même|capter|obtenir|prendre|ne faut que|besoin que de)(?: (?:capter|prendre|obtenir|de|seulement|juste|que)){0,4} \\d+(?:[.,]\\d+)?\\s?%(?= (?:du|de))",
    ),
    usesAi: says(
      `ia|intelligence artificielle|${jargonTypes.ai}|générative|apprentissage automatique|modèles? de langage`,
    ),
    takesCards: says(
      "paiements?(?: en ligne| par carte)?|cartes? bancaires?|checkout|e-?commerce|boutique en ligne|stripe|carte bleue|encaissement",
    ),
    minors: says(
      "enfants?|mineurs?|adolescents?|ados?|élèves|école primaire|primaire|collégiens|lycéens|bébés|crèches?|maternelle",
    ),
    personalData: says(
      "utilisateurs?|utilisatrices?|clients?|patients?|étudiants?|élèves|profils?|comptes?|app|appli|application|salariés|employés|données|locataires|candidats",
    ),
    healthData: says(
      "patients?|dossiers? médica(?:l|ux)|données (?:de santé|médicales)|symptômes?|diagnosti\\p{L}*|thérap\\p{L}*|santé mentale|ordonnances?|sang|glycémie|enceintes?|grossesse|médical\\p{L}*|soignants?|médecins?",
    ),
    statusQuo: says(
      "excel|tableurs?|google sheets|papier|stylo|whatsapp|par téléphone|au téléphone|à la main|manuellement|carnets?|cahiers?|post-?its?|tableaux? blancs?|e-?mails?|agenda papier",
    ),
    nobodyPays: says(
      "personne ne (?:paie|paye)|personne n'a (?:encore )?payé|(?:pas encore|aucun|pas|sans|zéro|0) (?:de )?(?:clients?|revenus?|ventes?|chiffre d'affaires|ca|utilisateurs?)(?: payants?)?|pré-?revenus?|pre-?revenue|rien vendu",
    ),
    somebodyPays: says(
      "paient (?:déjà|aujourd'hui)|payent déjà|nous paient|premiers? clients? (?:payants?|paient|paie)|tous paient|clients payants",
    ),
    physical: says(
      "pain|nourriture|repas|boîtes?|coffrets?|café|kilos?|expédition|livraisons?|livrer|livrons|emballages?|ingrédients|physique|vêtements|meubles|bouteilles?|compost|kits?|marchandises?|légumes|fruits|paniers?|bocaux|contenants?|cosmétiques?",
    ),
    licenceAddressed: says(
      "(?:avons|avec|obtenu|détenons) (?:la |une |l'|notre )?(?:licence|agrément|autorisation)|agréé\\p{L}*|licencié par|partenaire régulé|partenaire agréé|avocat|conforme au rgpd|hds|avis juridique|orias",
    ),
    money: says(
      "investisseurs?|lever|levée|levons|financement|valorisation|pre-?seed|pré-?seed|seed|série a|runway|equity|bsa|bsa-air|business angels?|tour de table|amorçage",
    ),
  },
};
