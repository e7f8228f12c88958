import { phrase, placeOf } from "./evidence.ts";
import type { Evidence } from "./deck.ts";

/** "Team: …", or a slide with that title and text below it. */
const heading = new RegExp(
  String.raw`(?<=^|[\n.;!?。！？।]\s{0,3})(?:(?:the |our |founding )?team|founders?|about us|who we are` +
    String.raw`|(?:unser |das )?team|gründer(?:in|team|innen)?|über uns|(?:nuestro )?equipo|fundador(?:a|es|as)?` +
    String.raw`|(?:notre |l['’])?équipe|fondat(?:eur|rice|eurs)|(?:हमारी )?टीम|संस्थापक|团队|创始人)` +
    String.raw`[^\S\n]{0,3}(?:[:：–—-]|\n)\s{0,3}[^\n]{8,400}`,
  "giu",
);

/** A past or a craft of somebody who speaks of themselves. */
const background = new RegExp(
  [
    String.raw`(?<!\p{L})I(?:['’]m| am| was| have been) (?:an? |the )?` +
      String.raw`(?:former |ex-?|retired |trained |certified |professional )?\p{Ll}[\p{L}-]{3,}(?: \p{Ll}[\p{L}-]+){0,4}` +
      String.raw`(?= (?:of|for|with|who|since|at|in)(?!\p{L})|[.,;:!?\n]|$)`,
    String.raw`(?<!\p{L})(?:ich (?:bin|war)|wir sind) (?:eine? )?(?:ehemalige[rn]? |gelernte[rn]? |selbst )?\p{Lu}[\p{L}-]{3,}`,
    String.raw`(?<!\p{L})(?:soy|fui|he sido|era) (?:una? )?(?:ex)?\p{Ll}[\p{L}-]{4,}`,
    String.raw`(?<!\p{L})(?:je suis|j['’]étais|j['’]ai été) (?:une? )?(?:ancien(?:ne)? )?\p{Ll}[\p{L}-]{4,}`,
    String.raw`मैं [^.।\n]{2,40} (?:हूँ|हूं|था|थी)`,
    String.raw`我(?:是|曾是|以前是|做过)(?:一名|一个)?[\p{Script=Han}]{2,10}`,
  ].join("|"),
  "gu",
);
/** States of mind and of work, which are no background: "I am looking for …", "I am alone". */
const noBackground = new RegExp(
  String.raw`^(?:I(?:['’]m| am| was| have been)|je suis|soy|era) (?:an? )?(?:\p{L}+ing(?!\p{L})|going|not|sure|alone` +
    "|here|able|ready|still|only|just|very|happy|glad|afraid|tired|open|new|currently|convinced|interested" +
    "|planning|looking|seul|sûr|solo|sola|segur)",
  "iu",
);

const roles =
  "CEO|CTO|COO|CFO|CMO|CPO|co-?founder|engineer|developer|designer|sales|marketing|operations|product|finance|support|production" +
  "|workshop|books|code|" +
  "vertrieb|entwicklung|werkstatt|technik|einkauf|buchhaltung" +
  "|geschäftsführ\\p{L}*|ventas|desarrollo|taller|cuentas|finanzas|vente|développement|atelier|comptabilité";
const work =
  "does|writes|runs|builds|leads|handles|sells|codes|designs|manages|heads|keeps|makes|is (?:our|the|an?)" +
  "|macht|schreibt|leitet|baut|verkauft|führt|ist (?:unser|die|der)" +
  "|lleva|escribe|dirige|hace|vende|es (?:nuestr[oa]|la|el)" +
  "|écrit|dirige|gère|fait|vend|est (?:notre|le|la)";
/** "Jana (Werkstatt)", "Luis writes the code", "Maya: sales". */
const who = new RegExp(
  [
    String.raw`(?<!\p{L})\p{Lu}\p{Ll}[\p{L}-]*(?: \p{Lu}[\p{L}-]+)?\s?` +
      String.raw`(?:\([^()\n]{3,40}\)|(?:[,:–-]|\sas)\s(?:the\s|our\s)?(?:${roles})(?!\p{L})|\s(?:${work})\s\p{L})`,
    String.raw`(?<!\p{L})(?:${roles})(?!\p{L})\s?[:–-]\s?\p{Lu}\p{Ll}`,
    String.raw`[\p{Script=Han}]{2,4}(?:负责|是(?:我们的)?(?:首席|技术|产品|市场))`,
    String.raw`[\p{L}\p{M}]{2,20} [^.।\n]{0,20}(?:संभालता|संभालती|संभालते)`,
  ].join("|"),
  "gu",
);
/** A sentence's first word is no name: "This runs in a browser". */
const noName =
  /^(?:the|this|that|it|he|she|they|we|our|each|every|one|who|what|there|here|der|die|das|es|er|sie|wir|el|la|él|ella|le|il|elle|on)(?!\p{L})/iu;

/** Why these people: a past that fits, or what the team's own heading introduces. */
export const teamIn: Evidence = (deck) =>
  phrase("founder")(deck) ??
  placeOf(deck, heading) ??
  placeOf(deck, background, ({ text }) => !noBackground.test(text));

/** Who does what: a name beside its work. */
export const rolesIn: Evidence = (deck) => placeOf(deck, who, ({ text }) => !noName.test(text));
