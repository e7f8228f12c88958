import { exact, says } from "../build.ts";
import type { PhraseWords } from "../language-pack.ts";

const doing =
  "nutzen|benutzen|verwenden|schicken|machen|rufen|schreiben|führen|notieren|kaufen|bestellen|zahlen|bezahlen|beauftragen|fragen|nehmen|kopieren|tippen|drucken|werfen|verwalten|organisieren|planen|suchen|speichern|teilen|arbeiten|füllen|vergleichen|behelfen|telefonieren|erledigen|lösen|tragen|greifen|googeln|setzen|leihen|mieten|lassen|koordinieren|erfassen|dokumentieren";

export const phrases: PhraseWords = {
  problem: says(
    "warten|leer(?:e|er)?|vergess\\w+|steckt? fest|verpass\\w+|kostet (?:sie|eine|einen|jede|jeden|die)|verschwend\\w+|verlier\\w*|kämpfen|leiden|problem\\w*|manuell\\w*|händisch|von hand|per hand|excel\\w*|frust\\w*|schwierig|schwer|mühsam|umständlich|teuer|no-shows?|terminausfälle|ausfälle|fehleranfällig|zu (?:langsam|lange|viel|viele|teuer|kompliziert)|werfen|weggeworfen|können (?:nicht|kein\\w*)|finden (?:kein\\w*|nicht)|fehlt|fehlen|beschwer\\w*|papier\\w*|zettel\\w*|hassen|zeitaufwändig|aufwendig|aufwändig|fachkräftemangel|überfordert|unübersichtlich|lästig",
  ),
  ownFigures: exact(
    String.raw`^\W*(?:(?:ich|wir)\b[^.]{0,40}\b(?:haben|habe|verlieren|verbrennen|verlangen|nehmen|gewinnen|verkaufen|machen|sind|befragten|interviewt|gesprochen)\b|(?:unsere? )?(?:kasse|churn|preis|cac|mrr|arr|team|burn|konkurrenz|wettbewerber|kündigungsrate)\b)|\b(?:zahlende kunden|gekündigt|churn|bruttomarge|auf dem konto)\b`,
  ),
  request: exact(
    String.raw`^\W*(?:was|wie|welche[rs]?|kannst|könntest|sollte|soll|sag|gib|zeig|bitte|erstelle|analysiere|recherchiere|schlag|optimiere|berechne|finde)\b`,
  ),
  today: [
    exact(
      String.raw`\b(?:heute|derzeit|aktuell|momentan|zurzeit|im moment|bisher|bislang|heutzutage),? (?=(?:${doing})(?![\p{L}]))`,
    ),
    exact(
      String.raw`\b(?:sie|die meisten|viele|alle|die leute|[\p{L}-]{4,}) (?=(?:${doing}) (?:heute|derzeit|aktuell|momentan|meist|meistens|noch|immer noch|bisher|bislang|üblicherweise|oft)(?![\p{L}]))`,
    ),
    exact(
      String.raw`\b(?:sie|die meisten|viele|alle|\p{Lu}[\p{L}-]{3,}) (?=(?:${doing})[^.;\n]{0,60}\b(?:per telefon|telefonisch|auf papier|papier|von hand|händisch|excel|whatsapp|zettel\w*|google sheets|kalender|ordner\w*|whiteboards?)\b)`,
    ),
  ],
  todayEnd: exact(String.raw`[.,;:(\n]| aber | weil | und (?:nutzen|verlieren|zahlen) | was `),
  firstPerson: says("wir|ich|uns"),
  whyNow: says(
    "warum jetzt|neue[sr]? (?:gesetz|regel\\w*|verordnung|richtlinie|vorschrift\\w*)|regulierung|verordnung|richtlinie|seit (?:20\\d\\d|dem|der|corona|covid)|pflicht|verpflichtend|verpflichtet|ab (?:januar|juli |)20\\d\\d|ab 20\\d\\d|frist|neuerdings|jetzt möglich|erst seit|günstiger als|verboten|tritt in kraft|in kraft|gesetzlich|bis vor kurzem|e-rechnung|csrd|heizungsgesetz|wächst (?:um|mit)|fachkräftemangel",
  ),
  founder: says(
    "(?:ich (?:bin|war|habe|arbeite)|wir sind|bin selbst|war selbst) (?:\\w+ ){0,4}(?:zahnarzt|zahnärztin|arzt|ärztin|pfleger(?:in)?|krankenschwester|lehrer(?:in)?|ingenieur(?:in)?|ingenieure|entwickler(?:in)?|designer(?:in)?|anwalt|anwältin|steuerberater(?:in)?|gründer(?:in)?|geschäftsführer(?:in)?|koch|köchin|landwirt(?:in)?|tierarzt|tierärztin|physiotherapeut(?:in)?|apotheker(?:in)?|therapeut(?:in)?|trainer(?:in)?|forscher(?:in)?|wissenschaftler(?:in)?|berater(?:in)?|handwerker(?:in)?|meister(?:in)?|inhaber(?:in)?|elektriker(?:in)?|jahre|gearbeitet)|jahren? (?:lang )?(?:erfahrung|als|in der|im|bei)|berufserfahrung|mein[e]? (?:mitgründer(?:in)?|frau|mann|partner(?:in)?|bruder|schwester|familie|vater|mutter)|mitgründer(?:in)?|co-?founder|ex-[a-z]+|zuvor (?:gegründet|gearbeitet|aufgebaut|verkauft)",
  ),
  difference: says(
    "im gegensatz zu|anders als|unterschied\\w*|unterscheid\\w*|statt|anstatt|besser als|günstiger als|billiger als|schneller als|einfacher als|die einzigen|einzige[rsn]?|keiner (?:der|von)|niemand (?:sonst|anderes)|patent\\w*|exklusiv\\w*|vorteil|weil (?:bestehende|die|sie|existierende)|bestehende (?:tools|lösungen|apps|software)|aber ohne|alleinstellungsmerkmal|usp",
  ),
  feasibility: says(
    "prototyp\\w*|mvp|demo|beta|live|gelauncht|launch|gestartet|läuft (?:bereits|schon)|funktioniert|funktionierende|gebaut|pilot\\w*|produktiv|im einsatz|app store|play store|proof of concept|erste version|fertig",
  ),
};
