import { startupTypes } from "@cofounder/contract/startup-types";
import type { ProfileWords, SignalWords, LanguagePack } from "./languages/language-pack.ts";
import type { NormalisedText } from "./normalise.ts";
import type { BusinessModel, ChannelId, Phrase, Signals, Stage, TypeMatch } from "./venture.ts";

/** The best and the second-best of the eight types by distinct cue words; null below the threshold. */
export function readTypes(text: string, languagePacks: LanguagePack[]): [TypeMatch | null, TypeMatch | null] {
  const ranked = startupTypes
    .map(({ id, title }) => {
      const hits = languagePacks.flatMap(({ profile }) => {
        const pattern = profile.types[id];
        return pattern ? [...text.matchAll(pattern)].map((match) => match[0].toLowerCase()) : [];
      });
      const cues = [...new Set(hits)];
      return { match: { id, title, cues: cues.slice(0, 5), isChosen: false }, points: cues.length + hits.length / 10 };
    })
    .filter((entry) => entry.points > 0)
    .sort((a, b) => b.points - a.points);
  return [ranked[0]?.match ?? null, ranked[1]?.match ?? null];
}

/** Whether a phrase of the text matches in one of its languages. */
function says(text: string, languagePacks: LanguagePack[], cue: (profile: ProfileWords) => RegExp): boolean {
  return languagePacks.some(({ profile }) => cue(profile).test(text));
}

export function readModels(text: string, languagePacks: LanguagePack[]): BusinessModel[] {
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
  return models.filter((model) => says(text, languagePacks, (profile) => profile.models[model]));
}

export function readStage(text: string, languagePacks: LanguagePack[], paying: boolean): Stage {
  if (paying) return "revenue";
  if (says(text, languagePacks, (profile) => profile.live)) return "live";
  return says(text, languagePacks, (profile) => profile.prototype) ? "prototype" : "idea";
}

export function readChannels(
  message: NormalisedText,
  languagePacks: LanguagePack[],
  index: number,
): { id: ChannelId; phrase: Phrase }[] {
  return languagePacks.flatMap(({ profile }) =>
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

const platforms = new RegExp(
  String.raw`\b(?:OpenAI|ChatGPT|GPT-4\w*|Shopify|Amazon|Instagram|TikTok|WhatsApp|Airbnb|Apple|Google|Facebook` +
    String.raw`|YouTube|Slack|Notion|LinkedIn|Telegram|WeChat|Mercado ?Libre|Flipkart|Meesho)\b|微信|小程序|抖音|淘宝|天猫|京东` +
    "|拼多多|小红书|美团",
);

export function readSignals(text: string, languagePacks: LanguagePack[]): Signals {
  const said = (cue: keyof SignalWords): boolean => says(text, languagePacks, (profile) => profile.signals[cue]);
  const statusQuo = languagePacks.map(({ profile }) => profile.signals.statusQuo.exec(text)?.[0]);
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
