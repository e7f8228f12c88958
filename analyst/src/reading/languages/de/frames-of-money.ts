import { isWhole, money, only } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { at, third, inputs } from "./turns.ts";

export const moneyFrames: Frame[] = [
  at.later("raise", money, "(?:bei|zu|mit) (?:einer|einem) (?:\\p{L}+-)*(?:bewertung|cap)"),
  at.ahead(
    "pre_money",
    money,
    "(?:pre-?money(?:-?bewertung)?|(?:bewertung|unternehmensbewertung) pre-?money|bewertung vor(?: der)? (?:runde|investition))",
  ),
  at.behind("pre_money", money, "(?:(?:bewertung )?pre-?money(?:-?bewertung)?)"),
  at.ahead(
    "alternative_cost",
    money,
    "(?:zahlen|zahlt|bezahlen)(?: (?:heute|derzeit|aktuell|oft|dafür))? (?:einer|einem|einen|eine|ihrem|ihrer|den|dem) \\p{L}+(?: \\p{L}+)?",
  ),
  at.behind("aside", money, "(?:bereits |schon )?(?:eingesammelt|geraist)"),
  // Money of somebody else, of the past, or spent once.
  at.ahead(
    "alternative_cost",
    money,
    `(?:${third})\\b[^,;.]{0,30}?\\b(?:verlangen|verlangt|kosten|kostet|nehmen|nimmt|wollen|will|berechnen|berechnet|ab)`,
  ),
  at.ahead("alternative_cost", money, "alternativen?(?: (?:ist|wäre))?[^.;]{0,60}? (?:für|ab|kostet)"),
  at.later(
    "alternative_cost",
    money,
    "(?:an|für) (?:einen?|eine|ihren?|ihre|den|die) (?:agentur|steuerberater|makler|berater|dienstleister|externen?|anwalt)",
  ),
  at.ahead("aside", ["money", "count", "percent"], "(?:gestiegen|gesunken|erhöht|gewachsen|stieg|von) von"),
  at.behind("deposit", money, "(?:anzahlung|pfand|kaution)"),
  at.ahead("deposit", money, "(?:anzahlung|pfand|kaution)"),
  at.later(
    "marketing_spend",
    money,
    "(?:für|in) (?:\\w+ ){0,3}?(?:ads|anzeigen|werbung|marketing|google|instagram|facebook|meta|tiktok|linkedin|kampagnen)",
  ),
  at.ahead(
    "marketing_spend",
    money,
    "(?:werbebudget|marketingbudget|für (?:werbung|marketing|anzeigen|google ads|meta ads|instagram ads|facebook ads|linkedin ads)|(?:google|meta|facebook|instagram|linkedin|tiktok)[- ]ads(?: kosten)?)",
  ),
  at.ahead(
    "setup_cost",
    money,
    "(?:investiert(?: haben wir)?|haben wir investiert|anschaffung|werkzeug(?:kosten)?|formen?|maschinen?|prototyp|zertifizierung|ofen|umbau|einrichtung|einmalig|einmalige kosten|gründungskosten)(?: (?:kostet|kostete|kosten|hat|haben|uns|mich|gekostet))*",
  ),
  // What the founder has, owes and burns.
  at.behind("revenue", money, "(?:an |in )?(?:mrr|arr|umsatz|jahresumsatz|monatsumsatz|erlöse)"),
  at.behind("raise", money, "(?:pre-?seed|seed|finanzierung|runde|kapital einsammeln|einsammeln|aufnehmen|raisen)"),
  at.behind("fixed_costs", money, "(?:fixkosten|miete|gehälter|löhne)"),
  at.behind("burn", money, "(?:burn|ausgaben)"),
  at.behind(
    "cash",
    money,
    "(?:auf dem konto|auf der bank|auf der hohen kante|in der kasse|kasse|erspart|erspartes|ersparnisse|gespart|eigenkapital|eigenes geld|rücklagen|cash|startkapital|eigenmittel|angespart|zur verfügung|liquidität)",
  ),
  only(
    at.ahead(
      "fixed_costs",
      money,
      "(?:fixkosten|miete|gehälter|löhne|gehalt|personalkosten|personal|versicherung|büro|fahrer|aushilfe|mitarbeiter|steuerberater|küche|lager|halle)(?: (?:kostet|kosten|uns|mich|zahlen|wir))*",
    ),
    isWhole,
  ),
  at.ahead(
    "cac",
    money,
    "(?:jede[rs]? neue[rsn]? \\p{L}+ kostet(?: uns)?|(?:jeder|ein) (?:neue[r]? )?(?:käufer|nutzer|abonnent|betrieb) kostet uns|cac|akquisekosten|kundengewinnungskosten|kundengewinnung|akquise|einen (?:neuen )?kunden zu gewinnen|pro (?:neukunden|neukunde|gewonnenem kunden|gewonnenen kunden|neuem kunden)|kosten pro (?:neukunde|neukunden|akquise)|ein neukunde|ein neuer kunde|jeder neue kunde|ein kunde)(?: (?:kostet|kosten|uns|mich|über|via|google|ads|pro|kunde|kunden|aktuell|beläuft|sich|auf|im schnitt))*",
  ),
  at.behind(
    "cac",
    money,
    "(?:pro|je|für jeden|für einen) (?:neukunde|neukunden|gewonnene[nmr]? \\w+|neuen? kunden|neuem kunden|neuen nutzer|abschluss|lead zum kunden)",
  ),
  at.ahead(
    "order_value",
    money,
    "(?:durchschnittliche[rn]?|mittlere[rn]?|typische[rn]?) (?:warenkorb|bestellung|bestellwert|buchung|auftrag|rechnung|bon|einkauf|auftragswert|rechnungsbetrag|kauf|transaktion|buchungswert)|warenkorb|bestellwert|durchschnittsbon|auftragswert|buchungswert|warenkorbwert",
  ),
  at.ahead(
    "problem_size",
    money,
    "(?:verlieren|verliert|verschwenden|verschwendet|kostet (?:sie|eine|einen|ein|jede|jeden|das|die|den)(?: \\w+)?|werfen|wirft|entgehen|entgeht|ausfall kostet)(?: (?:jährlich|monatlich|im jahr|im monat|pro jahr|so|dadurch|damit|ihnen|lebensmittel|für))*",
  ),
  at.ahead(
    "unit_cost",
    money,
    `(?:${inputs})(?: und (?:die |der )?\\w+)?(?: (?:kostet|kosten|belaufen sich auf|machen|schlägt|schlagen))?(?: (?:uns|mich|mit|zusammen|pro \\w+))*`,
  ),
  at.ahead(
    "unit_cost",
    money,
    "(?<=^|[,;:] )kosten|(?:kostet|kosten) (?:uns|mich)(?: (?:in der |die |der |das |jede[rs]? |ein(?:e[nr]?)? )?\\w+)?(?: (?:pro|je) \\w+)?|(?:selbstkosten|stückkosten|herstellungskosten|herstellkosten|produktionskosten|variable kosten|variablen kosten|materialkosten|serverkosten|hostingkosten|einkaufspreis|ek|wareneinsatz|wareneinkauf|versandkosten|kosten pro (?:kunde|kunden|nutzer|box|stück|praxis|bestellung|einheit|\\w+)|unsere kosten|api-kosten|wir kaufen (?:sie|es|ihn|die ware)?(?: für| um| zu)?)",
  ),
  at.behind(
    "unit_cost",
    money,
    "(?:(?:an |für )(?:server(?:kosten)?|hosting|material|zutaten|api|openai|versand|produktion|wareneinsatz|strom|verpackung)|(?:herstellungs|material|produktions|selbst|server|einkaufs)\\w*)",
  ),
  at.ahead(
    "burn",
    money,
    "(?:burn(?:rate)?|burn rate|verbrennen|ausgaben|monatliche ausgaben|geben (?:wir )?(?:im monat |monatlich )?|gebe (?:ich )?|verbrauchen|verbrauchen wir|kosten im monat|laufende kosten)(?: (?:wir|ich|im monat|monatlich|pro monat|aus))*",
  ),
  at.ahead(
    "revenue",
    money,
    "(?:umsatz|jahresumsatz|monatsumsatz|umsätze|mrr|arr|erlöse|einnahmen|machen|erwirtschaften|verdienen|setzen)(?: (?:wir|derzeit|monatlich|im monat|im jahr|letztes jahr|dieses jahr|pro monat|lag|2\\d{3}))*",
  ),
  at.ahead(
    "raise",
    money,
    "(?:suchen|suche|brauche|sammle|sammeln|einsammeln|raisen|aufnehmen|runde|finanzierungsrunde|seed(?:runde|-runde)?|pre-?seed(?:runde|-runde)?|investment|kapitalbedarf|finanzierung|brauchen|benötigen|wollen)(?: (?:wir|ein|investment|von|über|kapital|derzeit|in höhe))*",
  ),
  at.ahead(
    "valuation",
    money,
    "(?:bewertung|unternehmensbewertung|valuation|pre-?money|post-?money|cap|bewertet(?: mit)?|bewertungsobergrenze)(?:-bewertung)?(?: (?:pre-?money|post-?money|cap))*",
  ),
  at.ahead(
    "cash",
    money,
    "(?:haben|habe|hab|gespart|erspart|angespart|zurückgelegt|kasse|cash|erspartes|ersparnisse|eigenkapital|rücklagen|konto|startkapital|budget|eigenmittel|liquidität|liquide mittel|stecken|bringe|bringen|investiere)(?: (?:wir|ich|hab|habe|haben|noch|derzeit|selbst|liegen|liegt|gespart|zusammen|eigenkapital|rein|mit))*",
  ),
  at.ahead(
    "price",
    money,
    "(?:preis|preise|verkaufspreis|vk|uvp|monatspreis|endpreis|abo|abopreis|jahresabo|monatsabo|mitgliedschaft|lizenz|lizenzgebühr|gebühr|grundgebühr|beitrag|monatsbeitrag|tarif|pakete?|verlangen|verlange|berechnen|berechne|nehmen|nehme|kostet|kosten soll|soll|verkaufen(?: \\w+){0,4}|verkaufe(?: \\w+){0,3}|verkauft(?: \\w+){0,2}|zahlen(?: uns)?|zahlt|bezahlen|würden zahlen|ab|angeboten|anbieten|für nur)(?: (?:wir|ich|pro \\w+|pauschal|monatlich|jährlich|einmalig|uns|sie))*",
  ),
];
