import { ahead, exact, says } from "../build.ts";
import type { CorrectionWords, RoleWords, ShareWords } from "../tongue.ts";
import { cues } from "./cues.ts";
import { countFrames } from "./frames-of-counts.ts";
import { moneyFrames } from "./frames-of-money.ts";
import { shareFrames } from "./frames-of-shares.ts";
import { loose, noPriceNote, notes } from "./notes.ts";
import { pay, gone, would, said, asked } from "./turns.ts";

export const roles: RoleWords = {
  frames: [...moneyFrames, ...countFrames, ...shareFrames],
  cues,
  notes,
  loose,
  noPriceNote,
  reach: 60,
  asked: ahead("बात|पूछा|इंटरव्यू|baat|pucha|poocha|interview\\w*|talked|asked"),
  wanted: ahead("लक्ष्य|टारगेट|चाहते|target|goal|lakshya|chahte"),
  estimated: says("भारत में|देश में|लगभग|करीब|कुल|india mein|india me|lagbhag|kareeb|karib|around|about"),
  noPrice: ahead("मुफ्त|फ्री|बचत|बचाते|free|muft|bachat|bachate|save"),
  theirCost: exact(String.raw`(?:लागत|खर्च|cost|lagat|kharcha|kharch)[^,;]{0,25}$`),
  noAmount: exact(
    String.raw`(?<![\p{L}\p{M}])(?:टॉप|वर्जन|कक्षा|क्लास|उम्र|साल|चरण|top|version|v|class|kaksha|phase|step|age|type|covid|year|under|24\/)\s?$`,
  ),
  own: says("मैं|मैंने|मेरे|मेरा|मेरी|हम|हमने|हमारे|main|maine|mere|mera|meri|hum|humne|hamne|hamare|i|my|we|our"),
  ownTime: says("मैं|मेरे पास|दे सकता|दे सकती|main|mere paas|mere pass|de sakta|de sakti|i can|i have|deta|deti"),
  takesTime: says("बर्बाद|लगते|लगता|खराब|barbad|lagte|lagta|waste|kharab|lose|spend"),
  yearly: says("सालाना|वार्षिक|साल|पिछले साल|arr|saalana|salana|saal|annual|yearly|turnover|टर्नओवर"),
  countedPer: exact(
    String.raw`^(?:[ \t][\p{L}\p{M}-]+){0,4}?[ \t](?:हर|प्रति|har|per|a|every|each|पिछले|pichle|last)[ \t](महीने|माह|हफ्ते|साल|दिन|month|week|year|day|mahine|hafte|saal|din)(?![\p{L}\p{M}])`,
  ),
  allOfThem: exact(
    String.raw`(?:में|me|mein) (?:कुल|लगभग|करीब|kul|total|lagbhag|kareeb|karib)(?: (?:लगभग|करीब|lagbhag))? $`,
  ),
  standing: exact(
    String.raw`^ [\p{L}\p{M}-]+ (?:अभी|अब तक|आज|abhi|ab tak|aaj|so far|today|already|live)(?![\p{L}\p{M}])`,
  ),
};

export const shares: ShareWords = {
  between: exact(String.raw`^(?:\s[\p{L}\p{M}'’-]+){0,5}?\s(?:out\sof|of)\s(?:the\s|total\s)?$`),
  directly: exact(String.raw`^\s?\/\s?$|^(?:\s[\p{L}\p{M}]+)?\s(?:out\s)?of\s(?:the\s|total\s)?$`),
  within: exact(
    String.raw`^[^.;]{0,50}?(?:में से|मे से|उनमें से|इनमें से|जिनमें से|जिनमें|mein se|me se|mese|main se|unme se|unmein se|inme se|jinme se|jisme se|जिसमें से)(?: (?:सिर्फ|केवल|अब तक|sirf|bas|abhi|only|करीब|kareeb))?\s$`,
  ),
  ofThem: exact("^ (?:में से|उनमें से|mein se|me se)"),
  paid: says(pay),
  unwilling: says(would),
  gone: says(gone),
  asked: says(`${asked}|इंटरव्यू|interview\\w*|baat|बात|pucha|poocha|पूछा`),
  said: says(`${said}|इंटरव्यू|interview\\w*|baat|बात|pucha|पूछा|चाहते|chahte`),
  tried: says(
    "यूजर्?स?|इंस्टॉल\\S*|डाउनलोड\\S*|रजिस्टर\\S*|साइनअप|ट्रायल|users?|installs?|downloads?|sign-?ups?|registered|register|trial|free|visitors?",
  ),
};

export const corrections: CorrectionWords = {
  supposing: says(
    "अगर|यदि|मान लो|मान लीजिए|क्या होगा|agar|yadi|maan lo|kya hoga|what if|suppose|should i|should we|if we|if i",
  ),
  replacing: says(
    "अब|अभी|असल में|दरअसल|बदल\\S*|बढ़ा\\S*|घटा\\S*|सुधार|गलती|नई कीमत|आज|ab|abhi|asal mein|actually|badal\\w*|badha\\w*|ghata\\w*|galti|sorry|now|changed|instead|updated?|naya price|nayi kimat|aaj|correction",
  ),
  tiers: says(
    "wholesale|retail|thok|थोक|रिटेल|प्लान|बेसिक|प्रीमियम|प्रो|plan|plans|basic|premium|pro|standard|starter|या|ya|or|annual|yearly|सालाना",
  ),
};
