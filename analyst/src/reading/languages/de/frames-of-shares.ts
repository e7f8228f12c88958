import { duration, only, percent } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { at, third, said } from "./turns.ts";

export const shareFrames: Frame[] = [
  at.ahead(
    "nrr",
    percent,
    "(?:nrr|ndr|net (?:revenue|dollar) retention|net-revenue-retention|netto-?umsatzbindung|nettobindung)",
  ),
  at.behind(
    "nrr",
    percent,
    "(?:nrr|ndr|net (?:revenue|dollar) retention|net-revenue-retention|netto-?umsatzbindung|nettobindung)",
  ),
  at.ahead("option_pool", percent, "(?:optionspool|mitarbeiterbeteiligung|esop|vsop|option pool|mitarbeiterpool)"),
  at.behind("option_pool", percent, "(?:(?:optionspool|esop|vsop|option pool|mitarbeiterbeteiligung))"),
  at.ahead("aside", duration, "(?:hält|halten|garantie|laufzeit|vertragslaufzeit)"),
  only(at.behind("market_share", percent, "(?:davon|des|vom|der|dieses)"), ({ before }) =>
    /\b(?:nur|lediglich|gerade mal|schon) (?:ein |mal )?$/i.test(before),
  ),
  // Shares.
  at.behind(
    "aside",
    percent,
    "(?:rabatt|mwst|ust|mehrwertsteuer|anteile?|equity|genauigkeit|günstiger|billiger|schneller|genauer|nachlass|nps|skonto|der (?:anteile|firma|gesellschaft))",
  ),
  at.ahead(
    "aside",
    percent,
    `(?:rabatt|mwst\\.?|genauigkeit|trefferquote|nps|anteile?|(?:${third})\\b[^,;]{0,25}?\\b(?:nehmen|nimmt|verlangen|verlangt|behalten|kassieren))`,
  ),
  at.ahead(
    "take_rate",
    percent,
    "(?:provision|kommission|vermittlungsgebühr|gebühr|take rate|wir (?:behalten|nehmen|kriegen|bekommen|verlangen|erhalten)|behalten|nehmen|servicegebühr|transaktionsgebühr)(?: (?:wir|eine|einer|provision|in höhe|von))*",
  ),
  at.behind(
    "take_rate",
    percent,
    "(?:provision|kommission|(?:pro|je|auf jede|von jeder|vom) (?:buchung|bestellung|transaktion|verkauf|umsatz|fahrt|rechnung))",
  ),
  at.behind("market_share", percent, "(?:des (?:marktes|gesamtmarktes|markts)|marktanteil|vom markt|dieses marktes)"),
  at.behind("gross_margin", percent, "(?:marge|rohmarge|bruttomarge|deckungsbeitrag)"),
  at.later(
    "retention",
    percent,
    "(?:verlängern|verlängert|bleiben|bleibt|kommen wieder|sind noch (?:da|aktiv|dabei)|nutzen (?:es|sie) (?:noch|weiter)|kaufen wieder|bestellen wieder|bestellen erneut)",
  ),
  at.ahead("churn", percent, "(?:kündigen|kündigt|springen ab|wandern ab)"),
  at.later("churn", percent, "(?:kündigen|kündigt|springen ab|wandern ab|gehen|sind weg)"),
  at.behind("churn", percent, "(?:churn|kündigungsrate|abwanderung|kündigen|kündigungen)"),
  at.later(
    "conversion",
    percent,
    "(?:zahlen|zahlt|kaufen|kauft|konvertieren|werden (?:zu )?(?:zahlende\\w*|kunden|zahlend)|melden sich an|abonnieren|buchen|bestellen|registrieren sich|upgraden)",
  ),
  at.behind("conversion", percent, "(?:conversion|konversion|zahlen|kaufen|konvertieren)"),
  at.later("interviews_positive", percent, said),
  at.behind("interviews_positive", percent, said),
  // Stretches of time.
  at.behind("runway", duration, "(?:runway|reichweite|luft|liquidität)"),
  at.ahead(
    "runway",
    duration,
    "(?:runway|reicht|reichen|geld reicht|liquidität|kapital reicht)(?: (?:noch|für|das|geld|uns|bis))*",
  ),
  at.ahead(
    "observed_time",
    duration,
    "(?:gekündigt|kündig|verloren|abgesprungen)[^.;]{0,40}?(?:in|innerhalb|seit|nach|in den letzten)",
  ),
  at.behind(
    "experience_years",
    duration,
    "(?:lang |als |erfahrung|berufserfahrung|in der (?:branche|gastronomie|pflege|industrie|\\w+)|im (?:handwerk|vertrieb|\\w+)|bei |gearbeitet|selbstständig)",
  ),
  at.ahead("experience_years", duration, "(?:seit|war|arbeite seit|erfahrung|arbeitete|habe|bin seit)"),
];
