import { says } from "../build.ts";
import type { LawWords } from "../language-pack.ts";

export const law: LawWords = {
  harms: {
    prescription_drugs: says(
      "ohne (?:ärztliches )?rezept|rezeptfrei\\w* (?:verschreibungspflichtig\\w*|opioide|xanax|ritalin|antibiotika)|verschreibungspflichtig\\w* [^.]{0,30}ohne",
    ),
    illegal_drugs: says(
      "(?:verkauf\\w*|liefer\\w*|handel mit|marktplatz für|kaufen|vertrieb von) (?:\\p{L}+ ){0,3}(?:kokain|heroin|crystal|meth|mdma|fentanyl|(?:illegale[nr]? )?drogen|ecstasy)|(?:kokain|heroin|drogen) (?:verkaufen|liefern|vertreiben)",
    ),
    counterfeit: says(
      "gefälscht\\w*(?! (?:\\p{L}+ )?(?:bewertung|rezension|review|profil))|fälschungen|(?:falsche|fake)[- ]?(?:ausweise?|pässe|diplome|zeugnisse|zertifikate|führerscheine?|rolex|marken\\w*|designer\\w*)|plagiat\\w* (?:verkaufen|von marken)|repliken? (?:von )?(?:luxus\\w*|uhren|taschen|sneakern?)",
    ),
    fraud: says(
      "phishing|(?:kreditkarten|passwörter|zugangsdaten|identitäten|konten) (?:stehlen|klauen|abgreifen)|identitätsdiebstahl|geldwäsche|geld waschen|ponzi\\w*|leute (?:abzocken|betrügen)|enkeltrick|abzocke von",
    ),
    stolen_data: says(
      "(?:gestohlene|geleakte|gehackte|geklaute)[rn]? (?:\\p{L}+ ){0,2}(?:daten\\w*|datenbanken|passwörter|kreditkarten\\w*|konten|accounts)|(?:frau|mann|partner(?:in)?|freund(?:in)?|ex\\w*|ehefrau|ehemann)(?: heimlich)? (?:ausspionieren|überwachen|ausspähen)|stalkerware|spionage-?app",
    ),
    weapons: says(
      "geisterwaffen|(?:waffen|pistolen) aus dem 3d-drucker|3d-gedruckte (?:waffen|pistolen)|(?:sprengstoff\\w*|bomben) (?:verkaufen|bauen|herstellen|kaufen)|(?:verkauf\\w*|bau\\w*) (?:\\p{L}+ ){0,2}(?:sprengstoff\\w*|bomben)|waffen ohne (?:waffenschein|registrierung|erlaubnis)|chemiewaffen",
    ),
    sexual_abuse: says(
      "(?:fotos|bilder|frauen|menschen|personen) (?:\\p{L}+ )?(?:auszieh\\w*|entkleid\\w*|nackt mach\\w*)|deepfake[- ]?(?:porno\\w*|nacktbilder)|nacktbilder (?:von|generier\\w*)|kinderporn\\w*|auszieh-?app",
    ),
    pyramid: says(
      "pyramidensystem|schneeballsystem|(?:geld|provision|verdienen) (?:\\p{L}+ ){0,3}für (?:das )?(?:anwerben|werben) (?:neuer|von|weiterer)|garantierte\\w* (?:tägliche\\w* |monatliche\\w* )?(?:rendite\\w*|gewinne?n?)",
    ),
    gambling_minors: says(
      "(?:glücksspiel\\w*|wetten|sportwetten|casino|spielautomaten|lootboxen)[^.\\n]{0,60}(?:kinder\\w*|jugendliche\\w*|minderjährige\\w*|teenager|schüler\\w*)|(?:kinder\\w*|jugendliche\\w*|minderjährige\\w*|teenager|schüler\\w*)[^.\\n]{0,60}(?:glücksspiel\\w*|wetten|casino)",
    ),
    deceptive_reviews: says(
      "(?:gefälschte|falsche|gekaufte|fake)[- ]?(?:\\p{L}+ )?(?:bewertungen|rezensionen|reviews)|(?:bewertungen|rezensionen|follower|likes) (?:kaufen|verkaufen)|(?:kauf\\w*|verkauf\\w*) (?:von )?(?:\\p{L}+ ){0,2}(?:bewertungen|rezensionen|followern?|likes)",
    ),
    cheating: says(
      "(?:hausarbeiten|bachelorarbeiten|masterarbeiten|abschlussarbeiten|seminararbeiten|prüfungen) (?:für studenten|für studierende|für schüler)? ?(?:schreiben|ablegen)|ghostwriting für (?:studenten|studierende)|(?:bei|in) prüfungen (?:betrügen|schummeln|zu schummeln)|schummeln (?:bei|in) (?:prüfungen|klausuren)",
    ),
  },
  preventing: says(
    "erkenn\\w*|verhinder\\w*|schütz\\w*|schutz|stopp\\w*|gegen|bekämpf\\w*|aufdeck\\w*|identifizier\\w*|sensibilisier\\w*|schulung\\w*|moderation|prüf\\w*|verifizier\\w*|meld\\w*|opfer\\w*|anti-\\w+|anti(?:fraude|plagio|plagiat|betrug|spam|phishing)\\w*|warn\\w*|vorbeug\\w*|präventi\\w*",
  ),
  medicalDevice: says(
    "diagnos\\w*|behandelt (?:krankheiten|patienten)|erkennt (?:krebs|krankheiten|diabetes)|medizinprodukt\\w*|triage|diga|klinische entscheidung\\w*",
  ),
  payments: says(
    "kundengelder\\w*|geld (?:der|unserer) kunden (?:verwahren|halten)|zahlungsdienst\\w*|e-geld|überweisung\\w* ins ausland|bankkonto|neobank|kredite?|darlehen|mikrokredit\\w*|versicherung (?:anbieten|für)|versicherungs\\w+|treuhand\\w*|escrow|ratenzahlung|factoring|auszahlung\\w*",
  ),
  coldContact: says(
    "kaltakquise|kaltanruf\\w*|cold[- ]?(?:calls?|mails?|calling)|sms|textnachrichten|telefonassistent\\w*|voicebots?|sprachassistent\\w*|telefonakquise|automatische anrufe",
  ),
  platformWork: says(
    "kurier\\w*|fahrer\\w*|freelancer\\w*|freiberufler\\w*|reinigungskräfte\\w*|plattformarbeit\\w*|lohnabrechnung\\w*|minijobber|scheinselbst\\w*|pflegekräfte (?:vermittel\\w*|auf abruf)",
  ),
  schools: says("schulen?|klassenzimmer|schulträger"),
  custody: says("verwahr\\w*|börse|exchange|stablecoins?|tokens?|trading|wallets?|handel mit krypto\\w*"),
};
