import type { CorrectionWords, RoleWords, ShareWords } from "../tongue.ts";
import { englishCues } from "./cues.ts";
import { countFrames } from "./frames-of-counts.ts";
import { moneyFrames } from "./frames-of-money.ts";
import { shareFrames } from "./frames-of-shares.ts";
import { loose, noPriceNote, notes } from "./notes.ts";

export const roles: RoleWords = {
  frames: [...moneyFrames, ...countFrames, ...shareFrames],
  cues: englishCues,
  notes,
  loose,
  noPriceNote,
  reach: 60,
  asked: /\b(?:talk|spoke|spoken|interview|survey|asked)\w*\b[^.,;]*$/,
  wanted: /\b(?:reach|target|goal|aim|need|want)\w*\b[^.,;]*$/,
  estimated: /there are|about|over|around|roughly|estimated/,
  noPrice: /\b(?:free(?! (?:tier|plan|version|trial))|save[sd]?|saving)\b[^.,;]*$/,
  theirCost: /\bcosts?\b[^,;]{0,25}$/i,
  noAmount: /\b(?:top|version|v|step|phase|article|type|level|age[ds]?|under|within|next|first|every|chapter|24\/)\s?$/,
  own: /\b(?:i|i'm|we|i've|we've|my|our|me)\b[^.;]*$/,
  ownTime: /\bi (?:have|can|work|put|spend)\b[^.;]*$/,
  takesTime: /\b(?:los|spend|wast|tak|cost)\w*\b[^.;]*$/,
  yearly: /\b(?:arr|annual|yearly|last year|this year|turnover)\b/i,
  countedPer: /^(?:[ \t][\p{L}-]+){0,3}?[ \t](?:a|an|per|each|every|last|this)[ \t](month|week|day|year|quarter)\b/iu,
  allOfThem: /\bthere (?:are|were)(?: (?:about|around|roughly|some|only|maybe|over|nearly))* $/i,
  standing: /^ [\p{L}-]+ (?:so far|today|already|now|on board|currently|at the moment|signed|live)\b/iu,
};

export const shares: ShareWords = {
  between:
    /^(?:\s[\p{L}'’-]+){0,5}?\sout\s+of\s(?:the\s|them\s|these\s|those\s|our\s|my\s)?(?:about\s|around\s|some\s)?$/iu,
  directly: /^(?:\s[\p{L}'’-]+)?\s(?:out\s)?of\s(?:the\s|them\s|these\s|those\s|our\s|my\s)?(?:first\s)?$/iu,
  within: null,
  ofThem: /^ of (?:them|these|those)\b/,
  paid: /\b(?:pay|pays|paid|paying|bought|subscribed|converted|signed up for the paid)\b/i,
  unwilling: /\b(?:would|could|might|willing to|ready to|want to|not|never)\s(?:\w+\s)?(?:pay|buy)/i,
  gone: /\b(?:cancelled|canceled|left|quit|churned|dropped out|stopped|did not renew|didn't renew)\b/i,
  asked: /\b(?:interview|talk|spoke|ask|survey|visit|call|met\b)/i,
  said: /\b(?:interview|talk|spoke|asked|survey|said|told|confirm|complain|admit|would|mention|want|agree)/i,
  tried:
    /\b(?:signed up|sign-?ups?|installs?|installed|downloads?|users?|trial|tried|registered|visitors|subscribers|beta|leads)\b/i,
};

export const corrections: CorrectionWords = {
  supposing: /\b(?:what if|should (?:i|we)|if (?:i|we)|suppose|imagine|could (?:i|we)|would it)\b/i,
  replacing:
    /\b(?:now|actually|changed|instead|correction|i meant|sorry|updated?|raised (?:it|the price|our price)|lowered|we moved|make it|switched|no longer|today|currently|as of|new price)\b/i,
  tiers:
    /\b(?:tiers?|plans?|wholesale|retail|bulk|basic|starter|standard|pro|premium|team|enterprise|business|from|or|annual|yearly)\b/i,
};
