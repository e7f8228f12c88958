import { count, isBareMany, only } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { countsPeople } from "./people.ts";
import { at, pay, gone, would, asked, said, joined } from "./turns.ts";

export const countFrames: Frame[] = [
  only(at.ahead("market_count", count, "gibt es|existieren|sind es"), isBareMany),
  at.later("free_users", count, "(?:testen|nutzens?) (?:\\p{L}+ )?(?:kostenlos|gratis|umsonst)"),
  only(
    at.ahead(
      "orders_total",
      count,
      "(?:liefern|verkaufen|verkaufe|machen|backen|produzieren|kochen|versenden)(?: (?:wir|ich))?|(?:haben|habe)(?: (?:wir|ich))?(?= \\d+ \\p{L}+ (?:geliefert|verkauft|gemacht))",
    ),
    ({ quantity, after }) =>
      !countsPeople(quantity.noun) && /^ [\p{L}-]+ (?:am|pro|im|je|die|in der) (?:tag|woche|monat)/iu.test(after),
  ),
  only(at.ahead("paying_customers", count, "(?:liefern|verkaufen|beliefern)[^.;,]{0,40} an"), ({ quantity }) =>
    countsPeople(quantity.noun),
  ),
  only(
    at.ahead("seats_per_customer", count, "(?:eine?|jede[rs]?) \\p{L}+ hat"),
    ({ quantity, before }) => quantity.value > 1 && countsPeople(/(\p{L}+) hat\b/u.exec(before)?.[1] ?? ""),
  ),
  at.behind(
    "seats_per_customer",
    count,
    "(?:nutzer|mitarbeiter|mitarbeitende|plätze|lizenzen|arbeitsplätze|schüler|anwälte|personen|user) (?:pro|je) \\w+",
  ),
  at.behind("free_users", count, "(?:\\p{L}+ )?nutzens? (?:es )?(?:kostenlos|gratis|umsonst)"),
  // Who was counted.
  at.ahead("uses_per_unit", count, "(?:hält|halten|übersteht|überstehen|schafft|wiederverwendbar|mindestens)"),
  only(
    at.behind("uses_per_unit", count, "(?:umläufe|spülgänge|nutzungen|zyklen|waschgänge|wiederverwendungen|einsätze)"),
    ({ after }) => !/^ \p{L}+ (?:die|pro|im|am|je|in der) (?:woche|monat|tag|jahr)/iu.test(after),
  ),
  at.behind("paid_pilots", count, "(?:bezahlte[nr]?|zahlende[nr]?) (?:pilot\\w*)"),
  at.ahead("paid_pilots", count, "(?:bezahlte[rn]?|zahlende[rn]?) pilot\\w*(?: (?:mit|bei|in))?"),
  at.behind("aside", count, "(?:sagten nein|abgelehnt|lehnten ab|haben abgelehnt|kein interesse|retouren|rückgaben)"),
  at.later("stated_intent", count, would),
  at.behind("stated_intent", count, would),
  at.behind(
    "cancellations",
    count,
    "(?:\\p{L}+ )?(?:haben|hat|sind|ist)[^.;,]{0,50} (?:gekündigt|abgesprungen|ausgestiegen|aufgehört|storniert)",
  ),
  at.later("cancellations", count, gone),
  at.behind("cancellations", count, `(?:${gone}|kündigungen|abgänge|stornierungen|stornos)`),
  at.ahead(
    "cancellations",
    count,
    "(?:verloren(?: haben wir)?|verlieren(?: wir)?|haben wir verloren|kündigungen|gekündigt haben|es kündigen|kündigen|abgesprungen sind)",
  ),
  at.behind(
    "new_customers",
    count,
    "(?:neukunden|neue (?:kunden|nutzer|abonnenten|mitglieder|betriebe)|neuanmeldungen)(?: (?:pro|im|je|jeden) (?:monat|woche))?",
  ),
  at.ahead("new_customers", count, "(?:gewinnen|gewinnen wir|kommen|es kommen|schließen)"),
  at.ahead(
    "target_customers",
    count,
    "(?:ziel|ziele|unser ziel|wollen(?: wir)?|möchten|planen|erreichen|anstreben|erwarten|bis ende \\w+|brauchen)",
  ),
  at.behind(
    "interviews",
    count,
    "(?:interviews|gespräche|kundengespräche|befragte[nr]?|umfrageteilnehmer|interviewte|antworten|befragungen|kundeninterviews)",
  ),
  at.later("interviews", count, "(?:gesprochen|befragt|interviewt|gefragt|angefragt|telefoniert|besucht)"),
  at.ahead("interviews", count, asked),
  at.behind(
    "letters_of_intent",
    count,
    "(?:absichtserklärungen|unterschriebene absichtserklärungen|lois?|letters? of intent|unterzeichnete \\w*erklärungen|interessensbekundungen)",
  ),
  at.behind(
    "preorders",
    count,
    "(?:vorbestellungen|vorbesteller|anzahlungen|vorverkäufe|reservierungen mit anzahlung|pre-?orders?)",
  ),
  at.later("preorders", count, "(?:angezahlt|vorbestellt|anzahlung geleistet|eine anzahlung)"),
  at.behind(
    "pilots",
    count,
    "(?:\\w+ )?(?:pilot(?:kunden|projekte|betriebe|praxen|partner|en|e|s)?|piloten|pilotkunden)",
  ),
  at.ahead(
    "pilots",
    count,
    "(?:pilot(?:en|projekte?|kunden|phase)?(?: (?:mit|bei|in|läuft|laufen))+|pilotieren mit|pilotprojekte?)",
  ),
  at.later("pilots", count, "(?:pilotieren|testen (?:es|die|das|gerade|uns)|testen|im pilot|in der pilotphase)"),
  at.later("waitlist", count, "auf (?:der|unserer|einer) (?:warteliste|liste|waitlist)"),
  at.behind("waitlist", count, "(?:auf der warteliste|warteliste\\w*|interessenten|e-?mail-?adressen|vormerkungen)"),
  at.ahead("waitlist", count, "(?:warteliste|waitlist)(?: (?:mit|hat|umfasst|stehen))*"),
  at.behind(
    "suppliers",
    count,
    "(?:verkäufer|anbieter|lieferanten|tutoren|fahrer|gastgeber|reinigungskräfte|handwerker|erzeuger|höfe|betreuer|dienstleister|profis|trainer|coaches|lehrkräfte) (?:registriert|gelistet|angemeldet|auf der plattform|aktiv|an bord|verifiziert)",
  ),
  at.behind("free_users", count, "(?:kostenlose|gratis|registrierte|aktive|freie|unbezahlte) ?\\w*"),
  at.behind(
    "paying_customers",
    count,
    "(?:zahlende[nr]?|bezahlende[nr]?|zahlkunden|kunden|kundinnen|abonnenten|bestandskunden|mitglieder|verkauft(?:e)?|(?:\\w+ )?verkauft|abos|stück verkauft|zahlen)",
  ),
  at.ahead(
    "paying_customers",
    count,
    "(?:verkauft(?: haben wir)?|zahlende kunden|zahlend|abonnenten|es zahlen|zahlen(?: (?:bereits|schon|uns))*|bezahlen|kunden|(?:mrr|arr|umsatz|umsätze)[^.;]{0,25}? (?:mit|aus|von|bei))",
  ),
  at.later("paying_customers", count, `(?:(?:davon|schon|bereits|aktuell|derzeit|uns|heute|jetzt) )*(?:${pay})`),
  at.later("interviews_positive", count, said),
  at.behind("interviews_positive", count, said),
  at.later("free_users", count, joined),
  at.behind(
    "free_users",
    count,
    `(?:nutzer(?:innen)?|user|anmeldungen|registrierungen|downloads|installationen|follower|tester|testkunden|probenutzer|beta-?tester|kostenlos|${joined})`,
  ),
  at.behind(
    "orders_per_month",
    count,
    "(?:\\w*bestellungen|\\w*buchungen|einkäufe|rechnungen|fahrten|stunden|sitzungen|lieferungen|aufträge|transaktionen|mal|bestellt) (?:pro|im|in der|je) (?:monat|woche|jahr|tag)",
  ),
  at.behind(
    "orders_total",
    count,
    "(?:\\w*bestellungen|\\w*buchungen|verkäufe|transaktionen|lieferungen|aufträge|fahrten)",
  ),
  at.behind(
    "visitors",
    count,
    "(?:\\w+ )?(?:besucher(?:innen)?|besuche|seitenaufrufe|website-?besucher|leser(?:innen)?|aufrufe)",
  ),
  at.ahead(
    "team_size",
    count,
    "(?:team(?: (?:aus|von|besteht|mit))*|wir sind(?: (?:zu|ein|team|aus|aktuell|derzeit))*|sind wir(?: zu)?|zu)",
  ),
  at.behind(
    "team_size",
    count,
    "(?:mit|co-?)?(?:gründer(?:innen)?|gründerteam|leute im team|entwickler(?:innen)?|köpfe|mitarbeiter im team|personen im team|founder)",
  ),
  only(
    at.behind(
      "aside",
      count,
      "(?:mitarbeiter\\w*|personen|einwohner\\w*|betten|zimmer\\w*|plätze\\w*|tische\\w*|jahren?|beschäftigte\\w*|sitze\\w*)",
    ),
    ({ before }) => /\b(?:mit|zwischen|bis|bis zu|unter|ueber|ab|von) $/i.test(before),
  ),
];
