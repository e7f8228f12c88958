import { count, isBareMany, only } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { countsPeople } from "./people.ts";
import { at, pay, gone, would, asked, said, joined } from "./turns.ts";

export const countFrames: Frame[] = [
  only(at.ahead("market_count", count, "(?:il y en a|on en compte|il en existe|il y a)"), isBareMany),
  only(
    at.ahead(
      "orders_total",
      count,
      "(?:j'en|on en|nous en) (?:vends|vend|vendons|fais|fait|faisons|livre|livrons)|(?:avons|ai|on a) (?:fait|livré|réalisé|servi|effectué)",
    ),
    ({ quantity, after }) => !countsPeople(quantity.noun) && (quantity.noun !== "" || after.startsWith(" par ")),
  ),
  // Who was counted.
  at.behind("cancellations", count, "(?:client|abonné|membre)\\p{L}* (?:perdu|parti)\\p{L}*"),
  at.behind(
    "seats_per_customer",
    count,
    "(?:utilisateurs|salariés|collaborateurs|postes|licences|élèves|employés|avocats|agents|personnes) par (?:entreprise|client|cabinet|école|équipe|bureau|compte|agence|restaurant|\\p{L}+)",
  ),
  at.behind(
    "seats_per_customer",
    count,
    "(?:salariés|employés|personnes|collaborateurs|postes|utilisateurs) en moyenne",
  ),
  at.ahead("uses_per_unit", count, "(?:dure|durent|tient|tiennent|résiste|supporte|survit|réutilisable|réutilisée?s?)"),
  at.behind("uses_per_unit", count, "(?:utilisations|lavages|cycles|réutilisations|rotations)"),
  at.behind("paid_pilots", count, "pilotes? payants?|(?:\\p{L}+ )?pilotes? (?:payants?|payés?)"),
  at.ahead("paid_pilots", count, "pilotes? payants? (?:avec|chez|dans)"),
  at.behind("aside", count, "(?:ont refusé|ont dit non|pas intéressés|retours|remboursements|retournés)"),
  at.later("stated_intent", count, would),
  at.later("cancellations", count, gone),
  at.behind("cancellations", count, `(?:${gone}|résiliations|désabonnements|annulations|départs)`),
  at.ahead(
    "cancellations",
    count,
    "(?:perdu|perdons|avons perdu|on perd|on a perdu|ont résilié|résiliations|ont annulé)",
  ),
  at.behind(
    "new_customers",
    count,
    "(?:nouveaux? (?:clients?|abonnés|utilisateurs|adhérents)|clients de plus) (?:par|chaque) (?:mois|semaine)",
  ),
  at.ahead("new_customers", count, "(?:gagnons|signons|on gagne|on signe|recrutons|ajoutons)"),
  at.ahead(
    "target_customers",
    count,
    "(?:objectif|objectifs|but|voulons (?:atteindre|avoir|signer)|atteindre|visons|espérons|prévoyons|cible(?:r)?|il nous faut|besoin de)(?: (?:est|d'avoir|d'atteindre|de|fin))*",
  ),
  at.ahead("interviews", count, asked),
  at.behind(
    "interviews",
    count,
    "(?:entretiens|interviews|sondés|interrogés|répondants|personnes interrogées|réponses)",
  ),
  at.later(
    "interviews",
    count,
    "(?:interrogés|interrogées|interviewés|interviewées|rencontrés|rencontrées|sondés|contactés|que j'ai (?:interrogé|interviewé|rencontré|visité|appelé)\\p{L}*|que nous avons (?:interrogé|interviewé|rencontré)\\p{L}*)",
  ),
  at.behind("letters_of_intent", count, "(?:lettres? d'intention|lois?|lettres? signées?)"),
  at.behind(
    "preorders",
    count,
    "(?:précommandes?|pré-?commandes?|pré-?ventes?|préventes?|réservations payées|acomptes?|pre-?orders?)",
  ),
  at.later(
    "preorders",
    count,
    "(?:ont versé|ont laissé|ont payé|ont déjà versé) (?:un |une |des )?(?:acompte|arrhes|dépôt|caution)",
  ),
  at.ahead(
    "pilots",
    count,
    "(?:pilotes?|test pilote|expérimentation)(?: (?:gratuits?|en cours|non payants?))?(?: (?:avec|chez|dans|auprès de))",
  ),
  at.behind("pilots", count, "(?:\\p{L}+ )?(?:pilotes?|pocs?|clients pilotes)"),
  at.later("pilots", count, "(?:testent|en test|en pilote|expérimentent|pilotent|le testent|la testent)"),
  at.later("waitlist", count, "(?:sur|en) (?:la |notre |une |ma )?(?:liste d'attente|liste|waitlist)"),
  at.ahead("waitlist", count, "(?:liste d'attente|waitlist)"),
  at.behind(
    "waitlist",
    count,
    "(?:emails? (?:collectés|récoltés)|préinscrits|pré-inscrits|préinscriptions|pré-inscriptions)",
  ),
  at.behind(
    "suppliers",
    count,
    "(?:vendeurs|fournisseurs|profs|professeurs|tuteurs|livreurs|chauffeurs|hôtes|prestataires|producteurs|artisans|chefs|guides|coachs|maraîchers|propriétaires|intervenants) (?:inscrits|référencés|actifs|vérifiés|sur la plateforme|partenaires)",
  ),
  at.behind(
    "paying_customers",
    count,
    "(?:payants?|payantes?|(?:\\p{L}+ )?(?:abonnée?s?|clientes)|(?:\\p{L}+ )?(?:clients?|abonnés|utilisateurs|membres|adhérents) (?:payants?|qui paient|qui payent|actifs)|clients?|abonnés|adhérents|vendu(?:e|s|es)?|(?:\\p{L}+ )?(?:vendus|vendues|vendu)|contrats signés|ventes conclues)",
  ),
  at.ahead(
    "paying_customers",
    count,
    "(?:(?:mrr|arr|ca|chiffre d'affaires|revenus?)[^.;]{0,25}? (?:avec|de|auprès de|sur)|payants?|clients payants|vendu|vendus|avons vendu|ai vendu|(?:dont|et) \\d+ paient|paient)",
  ),
  at.later("paying_customers", count, `(?:(?:qui|déjà|nous|d'entre eux|aujourd'hui|actuellement) )*(?:${pay})`),
  at.later("interviews_positive", count, said),
  at.later("free_users", count, joined),
  at.behind(
    "free_users",
    count,
    `(?:utilisateurs?(?: (?:gratuits?|inscrits|actifs|enregistrés))?|téléchargements|inscriptions|inscrits|installations|gratuits?|followers|bêta-?testeurs|beta-?testeurs|comptes gratuits)`,
  ),
  at.behind(
    "orders_per_month",
    count,
    "(?:commandes?|réservations?|achats?|factures?|trajets|cours|séances|livraisons|fois|prestations|transactions|repas) (?:par|chaque) (?:mois|semaine|an|jour)(?: par \\p{L}+)?",
  ),
  at.behind(
    "orders_total",
    count,
    "(?:commandes|ventes|réservations|transactions|achats|livraisons|trajets|missions|prestations)",
  ),
  at.behind("visitors", count, "(?:\\p{L}+ )?(?:visites|visiteurs|lecteurs|pages vues)"),
  at.ahead("team_size", count, "(?:sommes|équipe|on est|équipe actuelle)(?: (?:de|une équipe de))?"),
  at.behind(
    "team_size",
    count,
    "(?:co-?)?(?:fondateurs?|fondatrices?|associés?|cofondateurs?|cofondatrices?|ingénieurs|développeurs|personnes dans l'équipe|founders)",
  ),
  only(
    at.behind(
      "aside",
      count,
      "(?:personnes|employés|salariés|habitants|chambres|lits|tables|couverts|places|ans|lots)",
    ),
    ({ before }) => /\b(?:de|entre|jusqu'a|moins de|plus de|avec|a) $/i.test(before),
  ),
];
