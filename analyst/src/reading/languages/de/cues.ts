import { count, cue, duration, money, percent } from "../build.ts";
import { jargonCues } from "../jargon.ts";
import type { RoleCue } from "../tongue.ts";

export const cues: RoleCue[] = [
  ...jargonCues,
  cue("price", money, "preis|preise|verlangen|nehmen|abo|gebühr|lizenz|tarif|verkaufen"),
  cue(
    "unit_cost",
    money,
    "kosten uns|kostet uns|herstellung|wareneinsatz|selbstkosten|einkauf|stückkosten|serverkosten|materialkosten",
  ),
  cue("cac", money, "akquise|kundengewinnung|akquisekosten|neukunden?"),
  cue("revenue", money, "umsatz|umsätze|einnahmen|erlöse"),
  cue("burn", money, "ausgaben|verbrennen|burnrate"),
  cue("fixed_costs", money, "fixkosten|miete|gehälter|löhne|personalkosten"),
  cue("cash", money, "konto|erspartes|ersparnisse|eigenkapital|rücklagen|kasse|startkapital"),
  cue("raise", money, "finanzierungsrunde|seed-runde|runde|investment|investoren|einsammeln|kapitalbedarf"),
  cue("valuation", money, "bewertung"),
  cue("order_value", money, "warenkorb|bestellwert|auftragswert"),
  cue("market_value", money, "markt|marktvolumen|branche|marktgröße"),
  cue(
    "problem_size",
    ["money", "duration", "percent"],
    "verlieren|verliert|verschwenden|verschwendet|kostet sie|ausfälle|terminausfälle|no-shows?|werfen|verbringen|brauchen|suchen|aufwand",
  ),
  cue("churn", percent, "kündigungsrate|kündigungsquote|abwanderung|abwanderungsrate|churnrate|churn-rate|kündigungen"),
  cue(
    "retention",
    percent,
    "retention|verlängerungsquote|verlängerungsrate|wiederkaufrate|bindungsrate|wiederkäufer|stammkunden",
  ),
  cue("conversion", percent, "conversion|konversion|konversionsrate|abschlussquote|umwandlung|conversion-rate"),
  cue("growth", percent, "wachstum|wachsen|wachsend|gewachsen|wächst|plus"),
  cue("gross_margin", percent, "marge|rohmarge|bruttomarge|deckungsbeitrag|handelsspanne"),
  cue("take_rate", percent, "provision|kommission|vermittlungsgebühr"),
  cue("market_share", percent, "marktanteil|des marktes"),
  cue("paying_customers", count, "zahlende kunden|zahlende|kunden|kundinnen|abonnenten|zahlen|verkauft"),
  cue("free_users", count, "nutzer|anmeldungen|registrierungen|downloads|installationen|nutzerinnen|registriert"),
  cue("waitlist", count, "warteliste|interessenten|vorgemerkt"),
  cue("pilots", count, "pilotkunden|pilotprojekte?|piloten|pilotphase"),
  cue("letters_of_intent", count, "absichtserklärungen"),
  cue("preorders", count, "vorbestellungen|anzahlungen"),
  cue("interviews", count, "interviews|befragt|gesprochen|gespräche|interviewt|befragten|umfrage"),
  cue("target_customers", count, "ziel|wollen wir|planen|erreichen"),
  cue(
    "market_count",
    count,
    "es gibt|gibt es|in deutschland|in österreich|in der schweiz|in europa|im dach-raum|dach|bundesweit|deutschlandweit|weltweit|in der eu|in der region|markt von|potenzielle",
  ),
  cue("uses_per_unit", count, "umläufe|nutzungen|zyklen"),
  cue("team_size", count, "gründer|mitgründer|team|gründerteam"),
  cue(
    "hours_per_week",
    duration,
    "stunden (?:pro|in der|die|je) woche|std\\.? (?:pro|/|die|je|in der) woche|wochenstunden|abends|wochenende|nebenbei|nebenberuflich|teilzeit",
  ),
  cue("experience_years", duration, "erfahrung|gearbeitet|berufserfahrung|tätig|beruf|war"),
];
