import { ahead, exact, says } from "../build.ts";
import type { CorrectionWords, RoleWords, ShareWords } from "../tongue.ts";
import { cues } from "./cues.ts";
import { countFrames } from "./frames-of-counts.ts";
import { moneyFrames } from "./frames-of-money.ts";
import { shareFrames } from "./frames-of-shares.ts";
import { loose, noPriceNote, notes } from "./notes.ts";
import { gone, pay, said, would } from "./turns.ts";

export const roles: RoleWords = {
  frames: [...moneyFrames, ...countFrames, ...shareFrames],
  cues,
  notes,
  loose,
  noPriceNote,
  reach: 60,
  asked: ahead("interview\\w*|gesproch\\w*|sprach\\w*|befrag\\w*|gefragt|umfrage"),
  wanted: ahead("ziel\\w*|wollen|möchten|planen|erreichen|brauchen|anstreben"),
  estimated: says("es gibt|gibt es|rund|etwa|ca|circa|ungefähr|über|schätzungsweise"),
  noPrice: ahead("kostenlos|gratis|spar\\w*|einspar\\w*"),
  theirCost: exact(String.raw`\b(?:kostet|kosten)\b[^,;]{0,25}$`),
  noAmount: exact(
    String.raw`\b(?:top|version|v|schritt|phase|artikel|paragraph|§|typ|stufe|unter|ab|über|erste[nr]?|nächste[nr]?|kapitel|jahr|jahre|seit|ende|anfang|bis ende|pflegegrad|iso|din|24\/)\s?$|§\s?$`,
  ),
  own: says("ich|wir|mein|meine|unser|unsere|mir|uns|habe|hab|bin|arbeite|investiere|kann|könnte|schaffe"),
  ownTime: says(
    "kann|schaffe|ich (?:habe|kann|arbeite|investiere|stecke)|habe ich|kann ich|zur verfügung|nebenbei|neben",
  ),
  takesTime: says("verlier\\w*|verbring\\w*|verschwend\\w*|brauch\\w*|kostet|such\\w*|telefonier\\w*"),
  yearly: says("arr|jährlich\\w*|jahresumsatz|im jahr|letztes jahr|dieses jahr|pro jahr"),
  countedPer: exact(
    String.raw`^(?:[ \t][\p{L}-]+){0,3}?[ \t](?:pro|im|am|je|die|in der|jeden|jede|letzten|diesen|letzte)[ \t](monat|woche|tag|jahr|quartal)\b`,
  ),
  allOfThem: exact(String.raw`\b(?:es gibt|gibt es)(?: [\p{L}]+){0,3} $`),
  standing: exact(String.raw`^ [\p{L}-]+ (?:bisher|heute|schon|jetzt|derzeit|aktuell|bislang|an bord|dabei)\b`),
};

export const shares: ShareWords = {
  between: exact(
    String.raw`^(?:\s[\p{L}'’-]+){0,5}?,?\s(?:von|aus|der)\s(?:den\s|insgesamt\s|diesen\s|unseren\s|ersten\s)*$`,
  ),
  directly: exact(String.raw`^(?:\s[\p{L}'’-]+)?\s(?:von|der)\s(?:den\s|insgesamt\s|diesen\s|unseren\s)*$|^\s?\/\s?$`),
  within: exact(
    String.raw`^[^.;]{0,60}?(?:davon|von ihnen|von denen|darunter)(?: (?:zahlen|haben|sagten|würden|sind|nur|schon|bereits|kündigten|bestätigten|kauften|nutzen))*[,:]?\s(?:nur\s)?$|^[^.;]{0,60}?(?:gefragt|befragt|interviewt|gesprochen)[^.;]{0,15}, (?:würden|sagten|haben|zahlen|bestätigten|nannten|wollen)\s$`,
  ),
  ofThem: exact(String.raw`^ (?:davon|von (?:ihnen|denen|diesen))\b`),
  paid: says(`${pay}|zahlende\\w*`),
  unwilling: says(`${would}|(?:zahlen|kaufen) (?:nicht|nie)`),
  gone: says(gone),
  asked: says("interview\\w*|gespräch\\w*|gesproch\\w*|gesprochen|sprachen|befrag\\w*|gefragt|umfrage|besucht"),
  said: says(`${said}|interview\\w*|gesproch\\w*|befrag\\w*|gefragt|wollen`),
  tried: says(
    "machen mit|dabei|nutzen|teilnehm\\w*|registr\\w*|angemeldet|anmeldungen|installiert|downloads|nutzer(?:innen)?|test|probe|besucher|abonnenten|beta|leads",
  ),
};

export const corrections: CorrectionWords = {
  supposing: says(
    "was wäre wenn|was wäre|was passiert|was, wenn|was wenn|wenn (?:ich|wir)|angenommen|sollte(?:n)? (?:ich|wir)|könnte(?:n)? (?:ich|wir)|stell dir vor|falls",
  ),
  replacing: says(
    "jetzt|nun|inzwischen|mittlerweile|eigentlich|tatsächlich|korrektur|ich meinte|sorry|geändert|erhöht|gesenkt|aktualisiert|statt|nicht mehr|heute|ab sofort|neuer preis|aktuell|derzeit",
  ),
  tiers: says(
    "großhandel|wiederverkäufer|händlerpreis|tarif|tarife|paket|pakete|plan|pläne|basic|basis|starter|standard|pro(?= ?(?:[\\d€(,.;:]|$|(?:plan|paket|tarif|version)))|premium|team|enterprise|business|ab|oder|jährlich",
  ),
};
