import { says } from "../build.ts";
import type { LawWords } from "../language-pack.ts";

export const law: LawWords = {
  harms: {
    prescription_drugs: says(
      "sans ordonnance|(?:pas besoin|aucun besoin) d'ordonnance|sans prescription(?: médicale)?",
    ),
    illegal_drugs: says(
      "(?:vend\\p{L}*|vente de|livr\\p{L}*|livraison de|place de marché de|acheter) (?:\\p{L}+ ){0,3}(?:cocaïne|héroïne|méthamphétamine|mdma|fentanyl|drogues?(?: illégales)?|ecstasy)",
    ),
    counterfeit: says(
      "contrefaçons?|contrefaits?|contrefaites?|(?:faux|fausses?) (?:papiers|passeports?|diplômes?|certificats?|documents|permis|sacs|montres|marques)|répliques? (?:de )?(?:luxe|montres|sacs|baskets|marques)",
    ),
    fraud: says(
      "phishing|hameçonnage|arnaquer|escroquer|voler (?:des |les )?(?:cartes|mots de passe|identifiants|identités|comptes|données)|vol d'identité|usurp\\p{L}* d'identité|blanchi\\p{L}*|pyramide de ponzi|schéma de ponzi",
    ),
    stolen_data: says(
      "(?:données|bases? de données|mots de passe|cartes|comptes) (?:\\p{L}+ )?(?:volée?s|volés|piratée?s|piratés|fuitée?s|fuités)|espionner (?:sa|son|ma|mon|leur) (?:femme|mari|conjointe?|copain|copine|partenaire|ex)|logiciel espion",
    ),
    weapons: says(
      "armes? (?:fantômes?|imprimées?|illégales?|sans (?:permis|licence|traçabilité))|(?:vendre|acheter|fabriquer) (?:\\p{L}+ ){0,2}(?:explosifs|bombes)|armes chimiques",
    ),
    sexual_abuse: says(
      "déshabill\\p{L}* (?:des |les )?(?:photos|femmes|personnes|filles)|deepfakes? (?:porno\\p{L}*|sexuels?|nus?)|pédoporno\\p{L}*|pornographie (?:infantile|enfantine)|dénuder",
    ),
    pyramid: says(
      "système pyramidal|vente pyramidale|schéma pyramidal|(?:gagn\\p{L}*|rémunér\\p{L}*|payés?) (?:de l'argent )?(?:en|pour) recrut\\p{L}*|(?:rendements?|gains?|revenus?) garantis?",
    ),
    gambling_minors: says(
      "(?:paris|casino|machines à sous|jeux d'argent|jeux de hasard|loot ?boxes)[^.\\n]{0,60}(?:enfants|mineurs|adolescents|ados|lycéens|collégiens)|(?:enfants|mineurs|adolescents|ados|lycéens|collégiens)[^.\\n]{0,60}(?:paris|casino|parier|jeux d'argent)",
    ),
    deceptive_reviews: says(
      "(?:faux|fausses) (?:\\p{L}+ )?(?:avis|commentaires|notes|évaluations|abonnés|followers)|(?:acheter|vendre|vente d'|vendons|générer) (?:des |d')?(?:\\p{L}+ ){0,2}(?:avis|abonnés|followers|likes)",
    ),
    cheating: says(
      "(?:rédig\\p{L}*|écri\\p{L}*|fai\\p{L}*) (?:les |des )?(?:mémoires|dissertations|devoirs|thèses|examens) (?:pour|à la place d)\\p{L}* ?(?:les |des )?(?:étudiants|élèves)|tricher (?:aux|à un|pendant les|lors des) (?:examens?|partiels|concours|bac)|passer (?:des |les )?examens à (?:leur|la) place",
    ),
  },
  preventing: says(
    "détect\\p{L}*|prév\\p{L}*|protég\\p{L}*|protec\\p{L}*|empêch\\p{L}*|contre|lutt\\p{L}*|identifi\\p{L}*|sensibilis\\p{L}*|formation\\p{L}*|modération|vérif\\p{L}*|signal\\p{L}*|victimes?|récupér\\p{L}*|anti-\\w+|anti(?:fraude|plagio|plagiat|betrug|spam|phishing)\\w*|alert\\p{L}*",
  ),
  medicalDevice: says(
    "diagnosti\\p{L}*|traite (?:des )?(?:maladies|patients)|détecte (?:le cancer|des maladies|le diabète)|dispositif médical|triage|décision clinique",
  ),
  payments: says(
    "fonds des clients|argent des clients|détenir des fonds|monnaie électronique|transfert d'argent|transferts d'argent|comptes? bancaires?|néobanque|prêts?(?! à )|microcrédits?|crédits? (?:aux|à la consommation)|assurances? (?:pour|contre)|séquestre|escrow|paiement fractionné|paiement en plusieurs fois|affacturage|versements aux",
  ),
  coldContact: says(
    "appels? à froid|démarchage|emails? à froid|cold[- ]?(?:calls?|emails?)|sms|textos|agent vocal|agents? téléphoniques?|appels automatiques|téléprospection|phoning",
  ),
  platformWork: says(
    "livreurs?|coursiers?|chauffeurs?|freelances?|agents d'entretien|femmes de ménage|travailleurs (?:indépendants|à la demande|des plateformes)|paie|auto-?entrepreneurs qui|intérimaires|vtc",
  ),
  schools: says("écoles?|collèges?|lycées?|salles? de classe"),
  custody: says(
    "conservation|garde de (?:crypto|fonds)|plateforme d'échange|exchange|stablecoins?|tokens?|jetons?|trading|wallets?|portefeuilles? crypto",
  ),
};
