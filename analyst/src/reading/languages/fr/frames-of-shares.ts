import { duration, only, percent } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { at, third, said } from "./turns.ts";

export const shareFrames: Frame[] = [
  at.ahead(
    "nrr",
    percent,
    "(?:nrr|ndr|net (?:revenue|dollar) retention|rétention nette(?: d(?:u|es|e) (?:revenus?|chiffre d'affaires))?)",
  ),
  at.behind(
    "nrr",
    percent,
    "(?:nrr|ndr|net (?:revenue|dollar) retention|rétention nette(?: d(?:u|es|e) (?:revenus?|chiffre d'affaires))?)",
  ),
  at.ahead("option_pool", percent, "(?:pool d'options|pool de bspce|bspce|esop|option pool)"),
  at.behind("option_pool", percent, "(?:(?:de |pour (?:le |un )?)?(?:pool d'options|bspce|esop|option pool))"),
  at.ahead("aside", duration, "(?:tient|tiennent|dure|durent|garantie|garanti)"),
  // Shares.
  only(at.behind("market_share", percent, "(?:de (?:ce|cette)|du|de)"), ({ before }) =>
    /\b(?:juste|seulement|que|suffit(?: de| d'avoir)?|suffit de capter|capter|prendre|obtenir) $/i.test(before),
  ),
  at.behind(
    "aside",
    percent,
    "(?:de )?(?:réduction|remise|tva|equity|parts|précision|moins cher|plus rapide|rabais|nps|du capital|des parts|de dilution|d'exactitude|dilution)",
  ),
  at.ahead(
    "aside",
    percent,
    `(?:précision|remise|réduction|tva|nps|(?:${third})\\b[^,;]{0,25}?\\b(?:prennent|prend|facturent|demandent|gardent))`,
  ),
  at.ahead(
    "take_rate",
    percent,
    "(?:commission|commissions|prenons|gardons|on prend|on garde|je prends|prélevons|take rate|frais de service|touchons)(?: (?:une|commission|de|un|est))*",
  ),
  at.behind(
    "take_rate",
    percent,
    "(?:de )?(?:commission|(?:par|sur chaque|de chaque|sur) (?:réservation|vente|transaction|commande|facture|course|prestation))",
  ),
  at.behind("market_share", percent, "(?:du marché|de part de marché|de parts de marché|de ce marché)"),
  at.behind("gross_margin", percent, "de marge"),
  at.later(
    "retention",
    percent,
    "(?:renouvellent|renouvelle|restent|reste|reviennent|revient|sont encore (?:actifs|là)|sont toujours|recommandent|rachètent)",
  ),
  at.behind("retention", percent, "de (?:rétention|renouvellement|réachat|fidélisation)"),
  at.later("churn", percent, "(?:résilient|résilie|partent|se désabonnent|annulent|quittent)"),
  at.behind("churn", percent, "de (?:churn|résiliation|désabonnement|attrition)"),
  at.later(
    "conversion",
    percent,
    "(?:paient|payent|paie|achètent|achète|convertissent|passent (?:au|en) (?:payant|premium)|deviennent (?:clients|payants)|s'abonnent|s'inscrivent|commandent)",
  ),
  at.behind("conversion", percent, "de conversion"),
  at.later("interviews_positive", percent, said),
  // Stretches of time.
  at.ahead(
    "observed_time",
    duration,
    "(?:résili|arrêt|quitt|perdu|parti|désabonn|annul)[^.;]{0,40}?(?:en|depuis|sur|pendant|au cours des|ces|les)(?: derniers)?",
  ),
  at.behind("runway", duration, "(?:de )?(?:runway|trésorerie|tréso|cash|visibilité)"),
  at.ahead("runway", duration, "(?:runway|tenir|trésorerie pour|de quoi tenir|cash pour)(?: (?:de|pendant|pour))*"),
  at.behind(
    "experience_years",
    duration,
    "(?:d'expérience|comme|en tant que|dans (?:le|la|l'|les)|chez|à diriger|de métier)",
  ),
  at.ahead("experience_years", duration, "(?:expérience|travaillé|été \\p{L}+|suis \\p{L}+ depuis|depuis|pendant)"),
];
