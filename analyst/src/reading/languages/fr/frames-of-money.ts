import { isWhole, money, only } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { at, third, inputs } from "./turns.ts";

export const moneyFrames: Frame[] = [
  at.ahead("unit_cost", money, "(?:nous |me |m')(?:coûte|coûtent|reviennent)(?: (?:à|environ|dans les))*"),
  at.later("raise", money, "(?:avec|à|sur) (?:une |un )?(?:valorisation|valo|cap)"),
  at.ahead("pre_money", money, "(?:(?:valorisation|valo) pre-?money|pre-?money)"),
  at.behind("pre_money", money, "(?:(?:de valorisation |de valo )?pre-?money)"),
  only(
    at.ahead(
      "cac",
      money,
      "(?:chaque|un) (?:nouveau |nouvel )?(?:client|utilisateur|abonné|acheteur) (?:nous |me |m')(?:coûte|revient(?: à)?)",
    ),
    ({ after }) => /\b(?:pub|publicite|ads|marketing|acquisition)\b/i.test(after.slice(0, 40)),
  ),
  at.ahead(
    "alternative_cost",
    money,
    "(?:paient|payent|paie)(?: (?:aujourd'hui|actuellement|souvent))? (?:un|une|leur|des) \\p{L}+(?: \\p{L}+)?",
  ),
  at.behind("aside", money, "(?:déjà )?levés?"),
  // Money of somebody else, of the past, or spent once.
  at.ahead(
    "alternative_cost",
    money,
    `(?:${third})\\b[^,;.]{0,30}?\\b(?:facturent?|coûtent?|demandent?|prennent|prend|vendent|à partir de|sont à|est à)`,
  ),
  at.ahead("alternative_cost", money, "alternatives?(?: (?:est|serait|actuelle))?[^.;]{0,60}? (?:à|pour|coûte)"),
  at.later(
    "alternative_cost",
    money,
    "(?:à|pour|chez) (?:un|une|leur|le|la) (?:agence|comptable|expert-comptable|courtier|consultant|prestataire|avocat|assistante?|secrétaire|cabinet)",
  ),
  at.ahead("aside", ["money", "count", "percent"], "(?:passé|passés|augmenté|baissé|monté|grimpé) de"),
  at.behind("deposit", money, "(?:d'acompte|de caution|d'arrhes|de consigne|de dépôt)"),
  at.ahead("deposit", money, "(?:acompte|caution|arrhes|consigne|dépôt)"),
  at.later(
    "marketing_spend",
    money,
    "(?:en|dans|sur|de) (?:\\p{L}+ ){0,3}?(?:ads|pub|publicité|publicités|marketing|google|facebook|instagram|meta|tiktok|linkedin|adwords)",
  ),
  at.ahead(
    "marketing_spend",
    money,
    "(?:budget (?:pub|publicité|marketing|ads)|en (?:pub|publicité|marketing)|(?:google|meta|facebook|instagram|linkedin|tiktok) ads)",
  ),
  only(
    at.ahead(
      "setup_cost",
      money,
      "(?:investi|avons investi|investissement(?: initial)?|moules?|outillage|machines?|prototype|certification|four|travaux|aménagement|matériel)(?: (?:nous|m'|a|ont|coûté|coûte|coûtent|initial))*",
    ),
    ({ quantity }) => quantity.per === null,
  ),

  // What the founder has, owes and burns.
  at.behind("revenue", money, "(?:de |d'|en )?(?:mrr|arr|ca|chiffre d'affaires|revenus?|ventes|recettes)"),
  at.behind("raise", money, "(?:de |en )?(?:pre-?seed|seed|levée|amorçage|financement)"),
  at.behind("burn", money, "(?:de |par mois de )?(?:burn|dépenses|charges mensuelles)"),
  at.behind(
    "cash",
    money,
    "(?:de côté|en banque|à la banque|en caisse|sur le compte|d'économies|de trésorerie|de tréso|en trésorerie|de cash|d'apport|d'apport personnel|d'épargne|de fonds propres|de capital|économisés|de ma poche|de budget)",
  ),
  only(
    at.ahead(
      "fixed_costs",
      money,
      "(?:loyer|salaires?|charges fixes|frais fixes|coûts fixes|assurances?|comptable|local|atelier|bureaux?|cuisine|livreur|employés?|masse salariale)(?: (?:nous|me|coûte|coûtent|est|sont))*",
    ),
    isWhole,
  ),
  at.ahead(
    "cac",
    money,
    "(?:chaque nouve(?:au|l|lle) \\p{L}+ (?:nous|me) (?:coûte|revient(?: à)?)|cac|coût d'acquisition(?: client)?|coût par (?:client acquis|acquisition|nouveau client)|acquérir un (?:nouveau )?client|gagner un client|recruter un client|chaque nouveau client|un nouveau client|un client|acquisition)(?: (?:nous|me|coûte|revient|client|via|par|facebook|google|ads|moyen|actuel))*",
  ),
  at.behind(
    "cac",
    money,
    "(?:par|pour chaque) (?:nouveau client|client (?:acquis|gagné|signé|recruté)|nouvel abonné|nouvelle? \\p{L}+|abonné acquis|inscription)|pour (?:acquérir|gagner|recruter) (?:un|chaque)",
  ),
  at.ahead(
    "order_value",
    money,
    "(?:panier|commande|réservation|facture|ticket|achat|transaction|prestation|course|note|montant) moyen(?:ne)?(?: (?:par commande|client))?|valeur moyenne(?: (?:de|d'une|par) \\p{L}+)?",
  ),
  at.ahead(
    "problem_size",
    money,
    "(?:perdent|perd|perdant|gaspillent|gaspille|jettent|jette|leur coûte|leur coûtent|coûte (?:aux|à un|à une|à chaque) \\p{L}+|coûtent (?:aux|à un) \\p{L}+|dépensent)(?: (?:chaque|par|an|année|mois|en moyenne))*",
  ),
  at.ahead(
    "unit_cost",
    money,
    `(?:${inputs})(?:(?:,? et|,) (?:la |le |les |l')?\\p{L}+){0,2}(?: (?:nous|me))?(?: (?:coûte|coûtent|revient|reviennent|est|sont))?(?: (?:à|nous))*`,
  ),
  at.ahead(
    "unit_cost",
    money,
    "(?:nous|me) (?:coûte|coûtent|revient|reviennent)(?: (?:à|produire|fabriquer|servir|chaque|une?|par|unité|client|boîte))*|(?:coût|coûts) (?:unitaire|variables?|de revient|de production|de fabrication|matière|direct|serveur|par (?!acquisition)\\p{L}+|d'hébergement|de livraison|des matériaux|du produit|de service|logistique|de la marchandise)|prix de revient|prix d'achat|cogs|(?:notre|son|le|mon) coût(?! fixe)|on l'achète|nous l'achetons|acheté|je l'achète",
  ),
  at.behind(
    "unit_cost",
    money,
    "(?:de |d'|en )(?:coûts?|serveurs?|hébergement|matériaux|matières?|ingrédients|api|openai|livraison|production|fabrication|matière première|frais)",
  ),
  at.ahead(
    "burn",
    money,
    "(?:dépensons|dépense|brûlons|brûle|burn|burn rate|dépenses(?: mensuelles)?|charges mensuelles|coûts mensuels|on claque|cramons|on crame|on brûle|consommons)(?: (?:par mois|chaque mois|mensuelles?))*",
  ),
  at.ahead(
    "revenue",
    money,
    "(?:ca|chiffre d'affaires|revenus?|ventes|recettes|mrr|arr|générons|réalisons|faisons|encaissons|on fait|on génère)(?: (?:récurrents?|mensuels?|annuels?|par mois|l'an dernier|cette année|est|actuel))*",
  ),
  at.ahead(
    "raise",
    money,
    "(?:levons|lever|levée(?: de fonds)?|cherchons(?: à lever)?|cherche|recherchons|tour(?: de table)?|amorçage|besoin de|demandons|voulons lever|financement|seed|pré-?seed)(?: (?:de|une|levée|fonds|un|tour))*",
  ),
  at.ahead(
    "valuation",
    money,
    "(?:valorisation|valo|valuation|pre-?money|post-?money|cap|valorisés?|valorisée?s?)(?: (?:pre-?money|post-?money|plafond|cap|à|de))*",
  ),
  at.ahead(
    "cash",
    money,
    "(?:(?:j'ai|nous avons|on a) [^.;,]{3,40} et|j'ai|nous avons|on a|avons|dispose(?:ons)? de|il (?:nous|me) reste|économies|épargne|trésorerie|tréso|cash|caisse|compte|apport(?: personnel)?|capital(?: de départ)?|fonds propres|budget|mettons|apportons|je mets)(?: (?:encore|économisé|mis|de côté|est|en banque|reste))*",
  ),
  at.ahead(
    "price",
    money,
    "(?:prix(?: de vente| public| final)?|tarif|tarifs|abonnement|abonnements|formule|offre|forfait|cotisation|licence|facturons|facturé(?:e|s)?|facture|facturer|demandons|vendons(?: \\p{L}+){0,3}|vends(?: \\p{L}+){0,3}|vendu(?:e|s|es)?|se vend|coûte|coûterait|coûtera|paient|payent|paie|paieraient|paierait|à partir de|proposé(?:e)? à|commercialisé(?:e)? à|ferait payer|faisons payer|fait payer)",
  ),
  at.behind("price", money, "(?:le|la|les \\d+) \\p{L}+"),
];
