import { exact } from "../build.ts";
import { notesFrom } from "../note-words.ts";

const time = "tag|tage|woche|wochen|monat|monate|jahr|jahre|quartal|abend|wochenende|saison";
const perTime = String.raw`(?:am|pro|im|je|die|in der|jeden|jede|diesen|diese|dieses|letzten|letzte|letztes) (?:${time})`;
const staff =
  "monteure?|fahrer|lehrer|tutoren|tutor|trainer|kuriere?|aushilfen?|aushilfe|techniker|köche|koch|betreuer|sitter|mechaniker|designer|helfer|näherin";

export const notes = notesFrom({
  spaced: true,
  behind: {
    pre_money: "pre",
    valuation: "post|cap",
    cac: "(?:auf [^ ]+ )?(?:pro|je|für einen|um einen) (?:neuen? )?(?:kunden?|abonnent[^ ]*|nutzer|lead)",
    marketing_spend: String.raw`(?:${perTime} )?(?:für|in|auf) (?:ads|anzeigen|werbung|marketing|insta(?:gram)?|facebook|google|tiktok|flyer)`,
    cash: "(?:auf der seite|auf dem konto|gespart|erspart|in der kasse|auf der bank|eigenes geld|eigenkapital|zurückgelegt|übrig)",
    raise: "(?:für|bei) (?:\\d|den|die|das|einen|eine|ein)|um (?:zu )?[^ ]+",
    unit_cost:
      "(?:an |für |in )?(?:material|zutaten|verpackung|porto|versand|teile|sprit|wareneinsatz|etiketten)|(?:in der )?herstellung",
    fixed_costs: `(?:${perTime} )?(?:für |an )?(?:die |den |das )?(?:miete|versicherung|strom|lager|server|halle|löhne|gehalt|werkstatt|küche)`,
    burn: "(?:gehen|geht) (?:[^ ]+ )?(?:weg|drauf|raus)",
    price: String.raw`(?:das|der|die|den|pro|je) (?!(?:${time})(?=$| ))[^ ]+|stück`,
    waitlist: "(?:[^ ]+ ){0,2}(?:auf (?:der |einer )?warteliste|warten(?: schon)?|vorgemerkt)",
    cancellations:
      "(?:[^ ]+ )?(?:weg|gekündigt|abgesprungen|ausgestiegen|gegangen|kündigungen|verloren|haben gekündigt)",
    free_users:
      "(?:[^ ]+ )?(?:nutzens? (?:umsonst|gratis|kostenlos)|umsonst|gratis|kostenlos|free|downloads|hörer|follower|testen|im test)",
    suppliers:
      "(?:[^ ]+ )?(?:sitter|fahrer|verkäufer(?:innen)?|tutoren|gastgeber|anbieter|lehrer|trainer|handwerker|erzeuger|betreuer|helfer|vermieter|künstler)",
    seats_per_customer: "(?:leute|personen|patienten|mitarbeiter|nutzer|plätze|spieler|kinder) (?:pro|je)",
    orders_per_month: String.raw`[^ ]+ (?:pro|je|im|in der) [^ ]+ (?:pro|je) [^ ]+`,
    paying_customers:
      "(?:[^ ]+ )?(?:dabei|abonnenten|zahlen|zahlende|mitglieder|teilnehmer|an bord|kunden|stammkunden|im abo)",
    orders_total: String.raw`[^ ]+(?: [^ ]+){0,2}? ${perTime}|(?:schon |bisher )?(?:verkauft|verkäufe|buchungen|bestellungen|aufträge|einsätze|fahrten|montagen|termine)|[^ ]+ bisher`,
  },
  ahead: {
    cac: "(?:ein |jeder )?(?:neue[r]? )?kunde kostet(?: mich| uns)?(?: so)?|um einen zu gewinnen|pro neukunden?",
    marketing_spend: "anzeigen|werbung|ads|flyer|insta(?:gram)?|facebook|google|tiktok|marketing",
    cash: "gespart|erspart|auf der seite|konto|kasse|rücklagen|hab(?:e|en)?(?: noch| so| ca| selbst)*(?= ?$)",
    raise: "suchen?|brauche[n]?|wollen|sammeln|will|bräuchte[n]?|benötigen?",
    setup_cost:
      "(?:ofen|maschine|ausstattung|gerät|anhänger|werkzeug|equipment|form|umbau)(?: [^ ]+){0,2}? ?(?:hat|kostete|war)(?= ?$)|gekauft für|investiert",
    unit_cost: `zutaten|material|rohstoffe|verpackung|porto|versand|teile|ersatzteile|sprit|benzin|etiketten|einkauf|kauf für|wareneinsatz|transport|anfahrt|fahrt|api|(?:kostet|kosten)(?: mich| uns)(?: [^ ]+)?(?= ?$)|(?:${staff}) (?:kriegt|kriegen|bekommt|bekommen|nimmt|verdient|erhält)|zahl(?:e|en)? (?:dem|den|der|die) (?:${staff})`,
    fixed_costs:
      "miete|standgebühr|strom|versicherung|transporter|lager|halle|werkstatt|küche|server|hosting|löhne|gehalt|gehälter|aushilfen?|mitarbeiter|büro|leasing|steuerberater|internet|nebenkosten|stellplatz|auto|laden",
    burn: "burn|ausgaben|verbrennen|geben aus|gehen weg|kostet alles",
    order_value:
      "durchschnittlich(?: so)?|(?:durchschnittliche[rsn]?|ø|mittlere[rsn]?|typische[rsn]?) [^ ]+|im schnitt|(?:ne|eine|ein|die) (?:buchung|bestellung|fahrt|miete|rechnung|ausleihe) (?:is|ist|liegt bei)(?: so)?|warenkorb|bon",
    price:
      "oder(?= ?$)|verkauf(?:e|en)?(?: [^ ]+){0,2}?(?: für| um)?|verlange|nehme|preis|kostet(?= ?$)|für(?= ?$)|zu(?= ?$)|abo(?= ?$)|beitrag|stundensatz",
    cancellations: "verloren|verliere|weg|abgesprungen|gekündigt",
    waitlist: "warteliste",
    free_users: "im test|gratis|umsonst",
    seats_per_customer:
      "(?:ein|eine|jede[rs]?|pro) (?:dienst|betrieb|team|gruppe|kunde|verein|firma|schule|praxis|kita) (?:hat|sind)(?: so| etwa| im schnitt)*",
    orders_per_month:
      "(?:ein|eine|jede[rs]?) (?:betrieb|kunde|kundin|familie|schüler|gast|restaurant|büro) (?:hat|bestellt|kauft|bucht|nimmt|braucht|kommt)(?: so| etwa| im schnitt)*",
    paying_customers: "mit(?= ?$)",
    orders_total:
      "mach(?:e|en)?|verkauf(?:e|en|t)?|back(?:e|en)?|liefer[en]*|bau(?:e|en)?|fahr(?:e|en)?|montier[en]*|schon|bisher|hatten|hatte",
  },
});

export const loose = exact(
  String.raw`^ ?(?:das|der|die|den|dem|pro|je|für|stück(?= ?$)|gekostet|bezahlt|ausgegeben|im|am|auf|und|monatlich|mtl|jährlich|zusammen|insgesamt|alles|so|etwa|gehen|zahlt|pre|post|cap|oder|in|bei|an)(?=$|[\s,;:./-])`,
);
export const noPriceNote = exact(
  String.raw`(?<=^|[\s'-])(?:seit|jahr|jahre|klasse|stufe|nummer|nr|top|version|hab|habe|haben|sind|gibt|zwischen|alter)(?=$|[\s,;:./-])`,
);
