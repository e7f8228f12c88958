import type { QuantityKind } from "../../quantities.ts";

export const money: QuantityKind[] = ["money"];
export const count: QuantityKind[] = ["count"];
export const percent: QuantityKind[] = ["percent"];
export const duration: QuantityKind[] = ["duration"];
export const near = String.raw`(?: (?:about|around|roughly|approximately|only|just|some|up to|at least|over|more than|nearly|almost|already|now|currently|so far|another|maybe|like|ca\.?|~))*:? ?[~≈]?$`;
export const ends = (words: string): RegExp => new RegExp(String.raw`(?:${words})${near}`, "iu");
export const starts = (words: string): RegExp => new RegExp(String.raw`^(?:${words})`, "iu");
/** A few words of one clause. */
export const few = String.raw`(?:[ \t]+(?!and\b|but\b|who would\b|would\b|could\b|might\b|will\b)[\p{L}'’-]+){0,5}?`;
export const follows = (words: string): RegExp => new RegExp(String.raw`^${few}[ \t]+(?:${words})`, "iu");
export const third = String.raw`competitors?|rivals?|incumbents?|agenc(?:y|ies)|brokers?|alternatives?|existing \w+|other (?:apps|tools|\w+s)|others|big (?:\w+ ){0,3}(?:systems|platforms|players|companies|chains)|market leaders?|airbnb|uber eats|ubereats|deliveroo|etsy|amazon|upwork|fiverr|booking\.com`;
export const asksFor = String.raw`charges?|costs?|asks? for|asks?|wants?|takes?|keeps?|is|are|starts? at|sells? for|pays?`;
export const inputs = String.raw`ingredients?|bread|flour|coffee|food|materials?|parts?|components?|deliver(?:y|ies)|shipping|postage|couriers?|packaging|hosting|servers?|cloud|inference|models?|model calls?|tokens?|api(?: calls?)?|openai|llm|production|product|goods|printing|manufactur\w+|assembly|labou?r|cogs|payment fees|support|serving|cleaning|transport|logistics|fulfil?ment|raw \w+|making`;
export const once = String.raw`tooling|mou?lds?|machines?|machinery|ovens?|equipment|prototypes?|certification|van|renovation|fit-?out|set-?up|kitchen|patent|tools?`;
export const bought = String.raw`pay|pays|paid|paying|subscribe|subscribes|subscribed|bought|purchased|have subscribed|are subscribed`;
export const left = String.raw`cancelled|canceled|cancel|left us|left|churned|quit|unsubscribed|stopped (?:paying|using)|dropped out|did(?: not|n't) renew|have quit|moved away`;
