import { fightsHarm, harmsProposed } from "../reading/languages/other-languages.ts";
import type { HarmKind } from "../reading/languages/language-pack.ts";
import { msg } from "../i18n/translator.ts";

/** A refused request, and the lawful alternative that gets help. */
export interface Refusal {
  kind: string;
  because: string;
  alternative: string;
}

type Harm = Refusal & { kind: HarmKind; pattern: RegExp; unless?: RegExp };

const preventing = new RegExp(
  String.raw`\b(?:detect\w*|prevent\w*|protect\w*|stop(?:s|ping)?|against|fight\w*|identif\w+|awareness` +
    "|train(?:ing|s)? (?:staff|employees)|moderation|anti-|verif(?:y|ies|ication)(?! (?:page|site|website" +
    String.raw`|link|code|number|badge|seal))|report(?:s|ing)?|victims?|recover\w*)\b`,
  "i",
);

const harms: Harm[] = [
  {
    kind: "prescription_drugs",
    pattern:
      /\b(?:without (?:a )?prescription|no prescription (?:needed|required)|prescription[- ]free (?:opioids?|xanax|adderall|antibiotics))\b/i,
    because: msg("Selling prescription medicine without a prescription is illegal and can kill people."),
    alternative: msg("A service that brings patients to a licensed prescriber and pharmacy."),
  },
  {
    kind: "illegal_drugs",
    pattern:
      /\b(?:sell|selling|deliver\w*|marketplace for|buy) (?:\w+ ){0,3}(?:cocaine|heroin|meth|mdma|fentanyl|illegal drugs)\b/i,
    because: msg("Trading illegal drugs harms people and is a crime."),
    alternative: msg("Harm-reduction or addiction-care tools run with licensed providers."),
  },
  {
    kind: "counterfeit",
    pattern: new RegExp(
      String.raw`\b(?:counterfeits?|fake (?:designer|brand\w*|luxury|rolex|nike|gucci|ids?|passports?` +
        String.raw`|(?:[a-z-]+ )?(?:diplomas?|certificates?|degrees?))|replica (?:watches|bags|luxury|sneakers))\b`,
      "i",
    ),
    unless: preventing,
    because: msg("It sells forgeries of somebody else's work or documents."),
    alternative: msg("Resale of authenticated second-hand goods, or a check that tells real from forged."),
  },
  {
    kind: "fraud",
    pattern: new RegExp(
      String.raw`\b(?:phishing|scam (?:people|users|elderly)|steal(?:ing)? (?:credit cards?|passwords?|credentials` +
        String.raw`|identit(?:y|ies)|accounts?)|identity theft|launder\w*|ponzi|carding)\b`,
      "i",
    ),
    unless: preventing,
    because: msg("It takes money or access from people by deceiving them."),
    alternative: msg("Training or detection that protects people against the same scheme."),
  },
  {
    kind: "stolen_data",
    pattern: new RegExp(
      String.raw`\b(?:stolen|leaked|hacked|breached) (?:\w+ ){0,2}(?:data|databases?|passwords?|credit cards?` +
        String.raw`|accounts?|records)\b|\bspy(?:ing)? on (?:my |your |their )?(?:wife|husband|partner|girlfriend` +
        String.raw`|boyfriend|ex|spouse)\b|\bstalkerware\b`,
      "i",
    ),
    unless: preventing,
    because: msg("It uses data or access that the people concerned never agreed to."),
    alternative: msg("A service that warns people when their own data has leaked."),
  },
  {
    kind: "weapons",
    pattern: new RegExp(
      String.raw`\b(?:ghost guns?|3d[- ]printed guns?|(?:sell\w*|buy\w*|build\w*|make` +
        String.raw`|making) (?:\w+ ){0,2}(?:explosives?|bombs?|firearms? without|untraceable (?:guns?|weapons?))` +
        String.raw`|chemical weapons?|bioweapons?)\b`,
      "i",
    ),
    unless: preventing,
    because: msg("It puts weapons past the checks that keep them from harm."),
    alternative: msg("Safe-storage or training products sold through licensed dealers."),
  },
  {
    kind: "sexual_abuse",
    pattern: new RegExp(
      String.raw`\b(?:nudify|undress(?:es|ing)? (?:photos|pictures|people|women|girls|anyone)|deepfake (?:porn|nudes)` +
        String.raw`|child porn\w*|csam|sexual(?:ized|ised)? (?:content|images) of (?:minors|children))\b`,
      "i",
    ),
    unless: /\b(?:detect\w*|remov\w+|take ?down|report\w*|protect\w*)\b/i,
    because: msg("It makes sexual images of people who did not agree to them."),
    alternative: msg("A service that finds such images and has them taken down."),
  },
  {
    kind: "pyramid",
    pattern: new RegExp(
      String.raw`\b(?:pyramid scheme|earn (?:money )?(?:by|for) recruiting|recruit(?:ing)? (?:new )?(?:members|people` +
        String.raw`|investors) (?:who|that|and) (?:each )?pay|guaranteed (?:daily |monthly )?returns?)\b`,
      "i",
    ),
    unless: preventing,
    because: msg("Money that comes from recruiting the next payer ends with the last ones losing it."),
    alternative: msg("A referral bonus paid out of real product sales."),
  },
  {
    kind: "gambling_minors",
    pattern: new RegExp(
      String.raw`\b(?:gambling|betting|casino|slot machines?|loot ?boxes)\b[^.\n]{0,60}\b(?:kids|children|teens?` +
        String.raw`|teenagers|minors|under 18|students)\b|\b(?:kids|teens?|teenagers|minors)\b[^.\n]{0,60}\b(?:gambling` +
        String.raw`|betting|casino|bet (?:real )?money)\b`,
      "i",
    ),
    unless: preventing,
    because: msg("Gambling offered to minors is illegal nearly everywhere and harms them."),
    alternative: msg("A game of skill without stakes, or a licensed service with strict age checks."),
  },
  {
    kind: "deceptive_reviews",
    pattern:
      /\b(?:fake (?:\w+ ){0,2}reviews?|(?:buy|sell)(?:ing)? (?:\w+ ){0,2}(?:reviews|followers|upvotes)|bot followers|astroturf\w*)\b/i,
    unless: preventing,
    because: msg("Bought or invented reviews deceive buyers and break consumer law."),
    alternative: msg("Asking real customers for a review at the right moment."),
  },
  {
    kind: "cheating",
    pattern:
      /\b(?:write (?:essays|exams|theses) for students|cheat(?:ing)? (?:on|in|at) exams?|take exams for|impersonate)\b/i,
    unless: preventing,
    because: msg("It sells deception of a school or of another person."),
    alternative: msg("A tutor that teaches and shows how the answer is found."),
  },
];

/** The reason for refusing an idea; null for everything else. Products that fight the same harm pass. */
export function findRefusal(text: string): Refusal | null {
  const elsewhere = harmsProposed(text);
  const harm = harms.find((known) => proposes(known, text) || elsewhere.includes(known.kind));
  return harm ? { kind: harm.kind, because: harm.because, alternative: harm.alternative } : null;
}

function proposes({ pattern, unless }: Harm, text: string): boolean {
  const hit = pattern.exec(text);
  if (hit === null) return false;
  const near = text.slice(Math.max(0, hit.index - 120), hit.index + hit[0].length + 80);
  return !unless?.test(near) && !fightsHarm(text, near);
}
