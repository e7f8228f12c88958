import { percent, duration, near, ends, starts, third, asksFor } from "./frame-words.ts";
import type { Frame } from "../tongue.ts";

/** Percentages and stretches of time. */
export const shareFrames: Frame[] = [
  {
    role: "nrr",
    kinds: percent,
    before: ends(String.raw`\b(?:nrr|ndr|net (?:revenue|dollar) retention)(?: rate)?(?: is| of| at| was|:)?`),
  },
  { role: "nrr", kinds: percent, after: starts(String.raw` (?:nrr|ndr|net (?:revenue|dollar) retention)\b`) },
  { role: "option_pool", kinds: percent, before: ends(String.raw`\b(?:(?:option|esop) pool|esop)(?: is| of| at|:)?`) },
  {
    role: "option_pool",
    kinds: percent,
    after: starts(
      String.raw` (?:of (?:the )?(?:shares|equity|company) )?(?:for |in )?(?:an? |the )?(?:employee )?(?:(?:option|esop|equity) pool|esop)\b`,
    ),
  },
  // Shares and times.
  {
    role: "aside",
    kinds: percent,
    before: new RegExp(String.raw`\b(?:${third}|they)\b[^,;]{0,30}?\b(?:${asksFor})${near}`, "i"),
  },
  {
    role: "aside",
    kinds: percent,
    after: starts(
      String.raw` (?:discount|off|vat|tax|equity|cheaper|faster|accura\w+|open rate|of (?:the )?(?:company|equity|shares))\b`,
    ),
  },
  {
    role: "aside",
    kinds: percent,
    before: ends(String.raw`\b(?:accuracy|open rate|discount|vat|equity|nps)(?: is| of)?`),
  },
  {
    role: "take_rate",
    kinds: percent,
    before: ends(
      String.raw`\b(?:fee|commission|cut|take rate|(?:we|i)(?:(?:'d|'ll| would| will))? (?:take|keep|get))(?: is| of|:)?`,
    ),
  },
  {
    role: "conversion",
    kinds: percent,
    after: starts(
      String.raw`(?: of (?:them|visitors|users|trials|those|these|the \w+|our \w+))? (?:now |already |then )?(?:buy|pay|paid|convert|converted|subscribe|subscribed|become paying|sign up|signed up)\b`,
    ),
  },
  {
    role: "retention",
    kinds: percent,
    after: starts(
      String.raw`(?: of (?:them|users|customers|those))? (?:came back|come back|are still|still (?:use|pay|active|using)|renew|stay|stayed|return)`,
    ),
  },
  {
    role: "interviews_positive",
    kinds: percent,
    after: starts(
      String.raw`(?: of (?:them|those|these|\w+))? (?:said|told|confirmed|agreed|complained|mentioned|have (?:this|the) problem)`,
    ),
  },
  {
    role: "observed_time",
    kinds: duration,
    before:
      /\b(?:cancel\w*|left|churned|quit|lost|unsubscribed)\b[^.;]{0,40}?\b(?:in|within|over|after|during|for)(?: the)?(?: last| first| past)? $/i,
  },
  {
    role: "observed_time",
    kinds: duration,
    before: /^\s*(?:in|within|over|after|during)(?: the)?(?: last| first| past)? $/i,
    after: /^,? [^.;]{0,40}\b(?:cancelled|canceled|left us|churned|quit|unsubscribed)\b/i,
  },
  { role: "runway", kinds: duration, after: starts(String.raw`(?: of)? runway`) },
];
