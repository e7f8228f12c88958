import { every, says } from "../build.ts";
import { jargonTypes } from "../jargon.ts";
import type { ProfileWords } from "../language-pack.ts";

export const profile: ProfileWords = {
  types: {
    "solo-founder": every(
      `${jargonTypes.solo}|solo|sologründer(?:in)?|alleine?|einzelgründer(?:in)?|abends und am wochenende|nebenbei|nebenberuflich|nebenprojekt|ein-personen|vorlagen?|chrome-erweiterung|browser-?erweiterung`,
    ),
    "crypto-blockchain": every(`${jargonTypes.crypto}|krypto\\w*|dezentral\\w*`),
    "ed-tech": every(
      `${jargonTypes.edu}|lern\\w*|schüler\\w*|lehrer\\w*|lehrkräfte\\w*|schulen?|prüfung\\w*|nachhilfe\\w*|kurse?|unterricht\\w*|bildung\\w*|universität\\w*|hochschule\\w*|studier\\w*|student\\w*|abitur\\w*|sprachkurs\\w*|weiterbildung\\w*|ausbildung\\w*|azubis?|klausur\\w*|hausaufgaben|kita\\w*`,
    ),
    "mobile-app": every(`${jargonTypes.app}|handy-?app|smartphone-?app|smartphone|mobile app|apps?`),
    "saas-platform": every(
      `${jargonTypes.saas}|software\\w*|plattform|verwaltung\\w*|pro nutzer|pro arbeitsplatz|buchhaltung\\w*|cloud-?lösung|tool für|terminplanung|einsatzplanung|warenwirtschaft|verwaltungssoftware|abo-?software|web-?app`,
    ),
    "health-wellness": every(
      `${jargonTypes.health}|patient\\w*|gesundheit\\w*|arzt\\w*|ärzt\\w*|praxen|praxis|zahnarzt\\w*|zahnärzt\\w*|klinik\\w*|ernährung\\w*|therap\\w*|physio\\w*|pflege\\w*|krankenkasse\\w*|diabet\\w*|apotheke\\w*|psycholog\\w*|senioren|krankenhaus|krankenhäuser`,
    ),
    sustainability: every(
      `${jargonTypes.green}|nachhaltig\\w*|klima\\w*|co2-?\\w*|mehrweg\\w*|recycl\\w*|wiederverwend\\w*|energie\\w*|solar\\w*|photovoltaik|abfall\\w*|lebensmittelverschwendung|kompost\\w*|kreislauf\\w*|emission\\w*|second-?hand|refurbish\\w*|ökologisch\\w*|wärmepumpe\\w*|balkonkraftwerk\\w*|reparatur\\w*|pfand\\w*`,
    ),
    "ai-automation": every(
      `${jargonTypes.ai}|ki|ki-\\w+|künstliche\\w* intelligenz|automatisier\\w*|sprachassistent\\w*|telefonassistent\\w*|voicebots?|agenten|bots?|generativ\\w*|maschinelles lernen`,
    ),
  },
  models: {
    subscription: says(
      "abo\\w*|monatlich\\w*|pro monat|im monat|\\/monat|mitgliedschaft|saas|jährlich|pro jahr|monatsbeitrag|lizenz\\w*|abonnent\\w*",
    ),
    marketplace: says(
      "marktplatz|marketplace|provision|vermittl\\w*|verbinde[tn]|käufer und verkäufer|kommission|plattform, die",
    ),
    one_off: says("einmalig\\w*|einmalzahlung|einmalkauf|lebenslang"),
    usage: says(
      "pro (?:anruf|minute|dokument|nachricht|nutzung|scan|bericht|aufgabe|abruf|vorgang)|nutzungsbasiert|credits|guthaben|pay[- ]per[- ]use",
    ),
    advertising: says("werbung|werbefinanziert|anzeigen|sponsor\\w*|werbekunden"),
    commerce: says(
      "e-?commerce|online-?shop|webshop|shopify|d2c|physisches produkt|pro box|pro paket|verkaufen (?:\\w+ )?(?:produkte|boxen|flaschen|schuhe|kleidung|taschen|kaffee)|laden|hofladen",
    ),
    services: says(
      "agentur|beratung\\w*|freelanc\\w*|stundensatz|stundenbasis|dienstleistung\\w*|coaching|service für",
    ),
    hardware: says("hardware|geräte?|sensor\\w*|maschinen?|wearables?|roboter|drohnen?|messgerät\\w*"),
  },
  live: says(
    "gelauncht|gestartet|live|online seit|im einsatz|produktiv|nutzen (?:es|uns|die app) bereits|aktive nutzer|im app store|seit \\w+ am markt|läuft seit",
  ),
  prototype: says("prototyp\\w*|mvp|demo|beta|wireframes?|klickdummy|erste version|proof of concept|landingpage"),
  channels: [
    ["seo", says("seo|organische suche|google-?suche|suchmaschinen\\w*")],
    ["content", says("blog\\w*|youtube|podcasts?|newsletter|content[- ]?marketing|webinare?|fachartikel")],
    [
      "sales",
      says(
        "kaltakquise|kaltakquisen|direktvertrieb|vertrieb\\w*|außendienst\\w*|telefonakquise|anrufe|haustür\\w*|cold[- ](?:calls?|mails?|outreach)|outbound|persönlich\\w* besuch\\w*|klinkenputzen|besuchen \\w+ (?:persönlich|vor ort)",
      ),
    ],
    [
      "ads",
      says(
        "google[- ]?ads|facebook[- ]?ads|meta[- ]?ads|instagram[- ]?ads|tiktok[- ]?ads|linkedin[- ]?ads|anzeigen|adwords|werbeanzeigen|online-?werbung|sea|ads",
      ),
    ],
    [
      "social",
      says("tiktok|instagram|influencer\\w*|linkedin|twitter|social media|soziale medien|soziale netzwerke|facebook"),
    ],
    [
      "community",
      says(
        "reddit|discord|facebook-?gruppen?|whatsapp-?gruppen?|communit(?:y|ies)|foren|forum|product hunt|slack-?gruppen?",
      ),
    ],
    [
      "partners",
      says(
        "partner(?:schaft\\w*|n)?|wiederverkäufer|reseller|verbände[n]?|verband|innung\\w*|kammern?|handwerkskammer|ihk|händler|großhändler|affiliates?|kooperation\\w*|steuerberater als|integration\\w* (?:in|mit)|krankenkassen|systemhäuser",
      ),
    ],
    ["app_store", says("app store|play store|aso|shopify app store")],
    [
      "referral",
      says("empfehlung\\w*|mundpropaganda|weiterempfehlung\\w*|viral\\w*|freunde (?:werben|einladen)|mund-zu-mund\\w*"),
    ],
    ["events", says("messen?|konferenz\\w*|events?|veranstaltung\\w*|meetups?|kongress\\w*")],
    ["email", says("mailingliste|e-?mail-?liste|e-?mail-?marketing|mailing\\w*|rundmail")],
  ],
  signals: {
    everyone: says(
      "für (?:alle|jeden|jedermann|alle menschen|die ganze welt)(?! \\p{L}+(?:praxen|betriebe|er|en))|(?:zielgruppe|kunden|kunde)(?: ist| sind)?:? (?:alle|jeder)|jeder (?:braucht|kann|wird|will|ist|nutzt)",
    ),
    saysNoCompetitors: says(
      "kein\\w* (?:direkte\\w* |echte\\w* |wirkliche\\w* )?(?:konkurrenz|wettbewerb\\w*|konkurrenten|mitbewerber)|ohne (?:konkurrenz|wettbewerb)|niemand (?:sonst |anderes )?(?:macht|bietet)|das macht (?:noch )?(?:niemand|keiner)",
    ),
    acquaintances: says(
      "(?:mein\\w* |unser\\w* )?(?:freunde?n?|familie|bekannten?|kollegen|mutter|frau|mann|bruder|schwester|kommilitonen)[^.\\n]{0,60}(?:sagen|sagt|finden|findet|lieben|toll|begeistert|würden|meinen|super)",
    ),
    topDownOnly: says(
      "(?:nur|lediglich|schon|gerade mal|bloß|wenn wir(?: nur)?|reichen?)(?: (?:ein|nur|mal|uns|schon)){0,4} \\d+(?:[.,]\\d+)?\\s?(?:%|prozent)(?= (?:des|vom|davon|der|dieses|marktanteil))",
    ),
    usesAi: says(
      `ki|ki-\\w+|künstliche\\w* intelligenz|${jargonTypes.ai}|generativ\\w*|maschinelles lernen|sprachmodell\\w*`,
    ),
    takesCards: says(
      "zahlung\\w*|kreditkarten?\\w*|kartenzahlung\\w*|checkout|online-?shop|e-?commerce|stripe|bezahlfunktion|bezahlen",
    ),
    minors: says(
      "kinder\\w*|minderjährig\\w*|jugendliche\\w*|teenager|schüler\\w*|grundschule\\w*|kita\\w*|kindergarten|kindergärten|babys?",
    ),
    personalData: says(
      "nutzer\\w*|kunden\\w*|patient\\w*|student\\w*|schüler\\w*|profile?|konten|app|mitarbeiter\\w*|mitglieder|daten|mieter\\w*|bewerber\\w*",
    ),
    healthData: says(
      "patient\\w*|patientenakten?|gesundheitsdaten|symptom\\w*|diagnos\\w*|therap\\w*|psychisch\\w*|rezepte?n?|blut\\w*|glukose|schwanger\\w*|krankenakte\\w*|medizinisch\\w*|ärzt\\w*|arztpraxen|pflegebedürftig\\w*",
    ),
    statusQuo: says(
      "excel\\w*|tabellenkalkulation|google sheets|papier\\w*|zettel\\w*|whatsapp\\w*|per telefon|telefonisch|händisch|von hand|manuell|whiteboards?|aktenordner|kalender|e-?mails?",
    ),
    nobodyPays: says(
      "(?:niemand|keiner|noch keiner|noch niemand) (?:zahlt|bezahlt|hat)|(?:noch )?kein\\w* (?:zahlende\\w* )?(?:kunden|umsatz|umsätze|einnahmen|nutzer)|noch nichts verkauft|0 (?:kunden|umsatz)|null (?:kunden|umsatz)|pre-?revenue|vor dem ersten umsatz|ohne (?:umsatz|kunden)",
    ),
    somebodyPays: says(
      "zahlen (?:bereits|schon|uns|heute|jetzt)|zahlt (?:bereits|schon|uns)|(?:ersten?|erste) zahlende\\w* kunden?|alle zahlen|zahlende kunden",
    ),
    physical: says(
      "brot\\w*|essen|mahlzeit\\w*|boxen|kaffee\\w*|kilo|versand|lieferung\\w*|liefern|verpackung\\w*|zutaten|physisch\\w*|kleidung|möbel|flaschen?|kompost|sets?|waren?|becher|behälter|lebensmittel|gemüse|obst|pakete?",
    ),
    licenceAddressed: says(
      "(?:haben|mit|besitzen) (?:die |eine )?(?:lizenz|zulassung|erlaubnis|genehmigung)|lizenzierte\\w* partner|bafin-(?:lizenz|erlaubnis)|zugelassen\\w*|dsgvo-konform\\w*|regulierte\\w* partner|haftungsdach|anwalt|rechtsgutachten|ce-zertifi\\w*",
    ),
    money: says(
      "investor\\w*|kapital|finanzierung\\w*|runde|bewertung|pre-?seed|seed\\w*|series a|runway|equity|wandeldarlehen|business angels?|einsammeln|raisen",
    ),
  },
};
