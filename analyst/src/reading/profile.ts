import { startupTypes } from "@cofounder/contract/startup-types";
import type { ProfileWords, RivalWords, SignalWords, Tongue } from "./languages/tongue.ts";
import type { NormalisedText } from "./normalise.ts";
import type { BusinessModel, ChannelId, Phrase, Signals, Stage, TypeMatch } from "./venture.ts";

/** The best and the second-best of the eight types by distinct cue words; null below the threshold. */
export function readTypes(text: string, tongues: Tongue[]): [TypeMatch | null, TypeMatch | null] {
  const ranked = startupTypes
    .map(({ id, title }) => {
      const hits = tongues.flatMap(({ profile }) => {
        const pattern = profile.types[id];
        return pattern ? [...text.matchAll(pattern)].map((match) => match[0].toLowerCase()) : [];
      });
      const cues = [...new Set(hits)];
      return { match: { id, title, cues: cues.slice(0, 5) }, points: cues.length + hits.length / 10 };
    })
    .filter((entry) => entry.points > 0)
    .sort((a, b) => b.points - a.points);
  return [ranked[0]?.match ?? null, ranked[1]?.match ?? null];
}

/** Whether one of the tongues spoken knows a turn of phrase of the text. */
function says(text: string, tongues: Tongue[], cue: (profile: ProfileWords) => RegExp): boolean {
  return tongues.some(({ profile }) => cue(profile).test(text));
}

export function readModels(text: string, tongues: Tongue[]): BusinessModel[] {
  const models: BusinessModel[] = [
    "subscription",
    "marketplace",
    "one_off",
    "usage",
    "advertising",
    "commerce",
    "services",
    "hardware",
  ];
  return models.filter((model) => says(text, tongues, (profile) => profile.models[model]));
}

export function readStage(text: string, tongues: Tongue[], paying: boolean): Stage {
  if (paying) return "revenue";
  if (says(text, tongues, (profile) => profile.live)) return "live";
  return says(text, tongues, (profile) => profile.prototype) ? "prototype" : "idea";
}

export function readChannels(
  message: NormalisedText,
  tongues: Tongue[],
  index: number,
): { id: ChannelId; phrase: Phrase }[] {
  return tongues.flatMap(({ profile }) =>
    profile.channels.flatMap(([id, pattern]) => {
      const hit = pattern.exec(message.text);
      return hit ? [{ id, phrase: phraseAt(message, index, [hit.index, hit.index + hit[0].length]) }] : [];
    }),
  );
}

function phraseAt(message: NormalisedText, index: number, [from, to]: [number, number]): Phrase {
  const start = message.originalIndex(from);
  const end = message.originalIndex(to);
  return { text: message.original.slice(start, end), span: { message: index, start, end } };
}

const platforms =
  /\b(?:OpenAI|ChatGPT|GPT-4\w*|Shopify|Amazon|Instagram|TikTok|WhatsApp|Airbnb|Apple|Google|Facebook|YouTube|Slack|Notion|LinkedIn|Telegram|WeChat|Mercado ?Libre|Flipkart|Meesho)\b|微信|小程序|抖音|淘宝|天猫|京东|拼多多|小红书|美团/;

export function readSignals(text: string, tongues: Tongue[]): Signals {
  const said = (cue: keyof SignalWords): boolean => says(text, tongues, (profile) => profile.signals[cue]);
  const statusQuo = tongues.map(({ profile }) => profile.signals.statusQuo.exec(text)?.[0]);
  return {
    everyone: said("everyone"),
    saysNoCompetitors: said("saysNoCompetitors"),
    acquaintances: said("acquaintances"),
    topDownOnly: said("topDownOnly"),
    usesAi: said("usesAi"),
    takesCards: said("takesCards"),
    minors: said("minors"),
    personalData: said("personalData"),
    healthData: said("healthData"),
    statusQuo: statusQuo.find((found) => found !== undefined) ?? null,
    nobodyPays: said("nobodyPays"),
    somebodyPays: said("somebodyPays"),
    physical: said("physical"),
    platform: platforms.exec(text)?.[0] ?? null,
    licenceAddressed: said("licenceAddressed"),
    money: said("money"),
  };
}

const nameAtStart =
  /^([\p{Lu}][\p{L}\d]*(?:[.&'+-][\p{L}\d]+)*(?:\s(?:\p{Lu}[\p{L}\d]*|\d{1,3}|of|to|&|de|du|la)(?:[.&'-][\p{L}\d]+)*){0,3}|[a-z]{2,}[A-Z]\w*)/u;

type Source = { message: NormalisedText; index: number; words: RivalWords };

/** Names the founder put in a competitor's place, in their order, each once. */
export function readCompetitors(message: NormalisedText, tongues: Tongue[], index: number): Phrase[] {
  const found = new Map<string, Phrase>();
  const names = tongues.flatMap(({ rivals: words }) => [
    ...[...message.text.matchAll(words.cue)].flatMap((cue) =>
      namesFrom({ message, index, words }, cue.index + cue[0].length),
    ),
    ...namesBefore({ message, index, words }),
  ]);
  for (const name of names) {
    const key = name.text.toLowerCase();
    if (!found.has(key)) found.set(key, name);
  }
  return [...found.values()];
}

const longestList = 8;

/** The names of a list that begins at a position: "X, Y and Z". */
function namesFrom(source: Source, from: number): Phrase[] {
  const names: Phrase[] = [];
  let at = from;
  while (names.length < longestList) {
    const name = oneName(source, at);
    if (!name) break;
    names.push(name.phrase);
    const next = source.words.separator.exec(source.message.text.slice(name.end, name.end + 20));
    if (!next) break;
    at = name.end + next[0].length;
  }
  return names;
}

function oneName({ message, index, words }: Source, at: number): { phrase: Phrase; end: number } | null {
  const window = message.text.slice(at, at + 80);
  const led = words.lead.exec(window)?.[0].length ?? 0;
  const rest = window.slice(led);
  const found = nameAtStart.exec(rest)?.[1] ?? words.uncased?.exec(rest)?.[1];
  if (!found) return null;
  const text = found.replace(/\s(?:of|to|&|de|du|la)$/, "");
  const start = at + led;
  const end = start + text.length;
  return words.notNames.test(text) ? null : { phrase: phraseAt(message, index, [start, end]), end };
}

const listAtEnd =
  /\p{Lu}[\p{L}\d.&'-]*(?:\s\p{Lu}[\p{L}\d.&'-]*){0,2}\s?(?:(?:,\s?(?:and\s|y\s|et\s|und\s)?|(?<![\p{L}\d.&'-])(?:and|or|y|et|und|aur|और|和)\s)\p{Lu}[\p{L}\d.&'-]*(?:\s\p{Lu}[\p{L}\d.&'-]*){0,2}\s?){0,5}$/u;

/** "Khan Academy and Quizlet are the big players": names in front of the word that says what they are. */
function namesBefore({ message, index, words }: Source): Phrase[] {
  return [...message.text.matchAll(words.afterNames)].flatMap((cue) => {
    const from = Math.max(0, cue.index - 80);
    const list = listAtEnd.exec(message.text.slice(from, cue.index));
    if (!list) return [];
    const start = from + list.index;
    return [...list[0].matchAll(/(?:\p{Lu}[\p{L}\d.&'-]*\s?){1,3}/gu)].flatMap((name) => {
      const text = name[0].trim();
      const at = start + name.index;
      return words.notNames.test(text) ? [] : [phraseAt(message, index, [at, at + text.length])];
    });
  });
}
