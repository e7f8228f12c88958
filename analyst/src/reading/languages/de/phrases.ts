import { buyerFinder, exact, opening, says } from "../build.ts";
import type { PhraseWords } from "../tongue.ts";
import { countsPeople } from "./people.ts";

const doing =
  "nutzen|benutzen|verwenden|schicken|machen|rufen|schreiben|führen|notieren|kaufen|bestellen|zahlen|bezahlen|beauftragen|fragen|nehmen|kopieren|tippen|drucken|werfen|verwalten|organisieren|planen|suchen|speichern|teilen|arbeiten|füllen|vergleichen|behelfen|telefonieren|erledigen|lösen|tragen|greifen|googeln|setzen|leihen|mieten|lassen|koordinieren|erfassen|dokumentieren";

export const phrases: PhraseWords = {
  intro: exact(
    String.raw`^(?:hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend))?[,!. ]*(?:(?:also|ok|so)[, ]+)?(?:(?:meine|unsere) (?:(?:startup|geschäfts|gründungs)-?)?idee(?: ist| wäre)?:?|(?:ich|wir) (?:will|wollen|möchte|möchten|plane|planen|würde gerne|würden gerne) (?:gerne )?(?:eine?n? )?|(?:ich|wir) (?:baue|bauen|entwickle|entwickeln|erstelle|erstellen|starte|starten|mache|machen|biete|bieten|verkaufe|verkaufen|betreibe|betreiben)|idee:?|startup:?|projekt:?|konzept:?|produkt:?) +`,
  ),
  intention: exact(
    String.raw`\b(?:ich|wir) (?:will|wollen|möchte|möchten|plane|planen|werde|werden) (?:gerne |gern )?(?=[^.]{3,120}\b(?:bauen|entwickeln|gründen|starten|aufbauen|eröffnen|machen|anbieten|erstellen|launchen|verkaufen)\b)`,
  ),
  article: exact("^(?:unser[e]? |mein[e]? |es ist |das ist )"),
  greeting: exact(
    String.raw`^\W*(?:hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|ok(?:ay)?|danke|ja|nein|test)\b[^.]{0,12}$`,
  ),
  noIdea: exact(
    String.raw`^(?:was|wie|welche[rs]?|warum|wann|wer|kannst|könntest|können|ist|sind|soll|sollte|sag|gib|zeig|bitte|mach|analysiere|ignoriere)\b`,
  ),
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

export const findBuyer = buyerFinder({
  finders: [
    opening(String.raw`(?:verbinde[tn]|vermittelt|bringt) [\p{L} ]{3,40}? (?:mit|an|und) (?:den |die )?`),
    opening(
      String.raw`(?:hilft|helfen|unterstützt|unterstützen|richtet sich an|richten uns an|ermöglicht|zielgruppe(?: sind| ist)?:?|kunden sind|käufer sind|kunde:?|verkaufen an|verkaufen (?:es |sie )?an|gedacht für|gemacht für|entwickelt für|speziell für|damit|sodass|bei dem|wo) (?:die |den |das |der |kleine |vor allem )?`,
    ),
    opening(String.raw`für (?:die |den |das |alle )?`),
    opening(String.raw`(?:an|mit|bei|von|unter|in) (?:die |den |der )?`),
    opening(String.raw`(?:viele|die meisten|kleine|mittlere) `),
    opening(String.raw`\d[\d.,]* `),
  ],
  stop: exact(
    String.raw`\s(?:die|der|das|den|dem|um|zu|zur|zum|mit|ohne|und (?:ihre|wir|sie|es|dadurch|\p{L}+t(?![\p{L}]))|weil|wo|wenn|damit|bei|per|über|von|durch|seit|pro|je|zahlen|zahlt|verlieren|haben|hat|wollen|brauchen|können|verwalten|organisieren|planen|finden|buchen|sparen|nicht|sich|es|jeden|jede|heute|schon|bereits|derzeit|als|bis|ab|sind|ist|sagen|sagten|nutzen|machen|geben|werfen|registriert|im (?:monat|jahr|schnitt)|mal|ihre?[nmr]?|automatisch|einfach|schneller|bauen|verbinde[nt]|entwickeln|beliefert|anbieten|gründen|täglich|monatlich|aus|kein\w*|würden|gesprochen|befragt|selbst|weniger|beim|welche|erstellen|erstellt|schreiben|schreibt|einen?|eine|einem|an|auf|für|oder (?:die|den)|gemacht|bezahlen|kaufen|lernen|so|dass|was|vor|nach)(?![\p{L}])|\s\d|\s-\s|["–—$€]`,
  ),
  countsPeople,
  keep: /^(?:[a-z][\p{L}-]* ){0,3}[A-Z][\p{L}-]+(?:,? (?:und|oder|&) (?:[a-z][\p{L}-]* )?[A-Z][\p{L}-]+)?(?: (?:in|im|aus|auf) (?:der |den |dem )?[A-Z][\p{L}-]+)?/u,
  never: exact(
    String.raw`^(?:beispiel|uns|mich|sie|ihn|den|alle?|kunden|nutzer|unsere|meine|ihre|freunde|gründer|mitgründer|team|jeden|jede|die kunden|mitarbeiter|mehr|nur|personen die|menschen die|einen|eine|dem|der|bestandskunden|neukunden|zahlende)(?![\p{L}])`,
  ),
});
