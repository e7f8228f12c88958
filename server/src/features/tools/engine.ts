import { cutText } from "@cofounder/contract/cut-text";
import {
  analyse,
  analyseCompetitors,
  analysePitch,
  findInfluencers,
  findResources,
  formatUnit,
  guideToInvestors,
  planDevelopment,
  readRequest,
} from "@cofounder/analyst";
import { type ToolInputs, type ToolName, type ToolOutputs, toolShapes, type VentureProfile } from "@cofounder/contract";
import { readDescription } from "@cofounder/generators/automations/read";
import { makeSite } from "@cofounder/generators/sites/make-site";
import { renderSite } from "@cofounder/generators/sites/render-site";
import { sitePhrases } from "@cofounder/generators/sites/site-phrases";
import type { Words } from "../turns/index.ts";
import { newApp } from "./app-engine.ts";
import type { Material } from "./definition.ts";
import { asksForLetters, plannedImages } from "./planned-images.ts";

/** Jobs of the worker pool: all engine work for tools. Pure, and loads the engine alone. */

type Makers = { [Name in ToolName]: (input: ToolInputs[Name], material: Material) => ToolOutputs[Name] };

/** The engine's result for each tool's input, the same for the same input and day. */
const makers: Makers = {
  "app-generator": newApp,
  "automation-builder": ({ description }) => readDescription(description),
  "competitor-analysis": analyseCompetitors,
  "enhance-prompt": enhancedPrompt,
  "image-generator": plannedImages,
  "influencer-finder": findInfluencers,
  "investor-guide": guideToInvestors,
  "pitch-analyzer": (input) => analysePitch(input),
  "resource-finder": (input) => findResources(input),
  "self-development": planDevelopment,
  "website-builder": madeWebsite,
};

/** An output that does not fit the tool's shape is a fault of ours. */
export function makeByEngine(name: ToolName, input: unknown, material: Material): unknown {
  const make = makers[name] as (input: unknown, material: Material) => unknown;
  return toolShapes[name].output.parse(make(input, material));
}

function madeWebsite(input: ToolInputs["website-builder"]): ToolOutputs["website-builder"] {
  const site = makeSite(input);
  return { site, code: renderSite(site), phrases: sitePhrases(input, site) };
}

/** What an image prompt needs beside its subject, in the order that image models read best. */
const missing: [known: RegExp, addition: string][] = [
  [/\b(photo|illustration|vector|3d|render|watercolou?r|sketch|flat|isometric)/i, "clean flat illustration"],
  [/\b(light|lit|sun|shadow|glow|neon|dark)/i, "soft even light"],
  [
    /\b(cent(er|re)d|close-up|wide|overhead|symmetric|composition|background)/i,
    "centered subject with generous empty space",
  ],
  [/\b(palette|colou?r|red|blue|green|purple|pink|black|white|pastel|monochrome)/i, "two calm colors and one accent"],
];

function enhancedPrompt({ prompt }: ToolInputs["enhance-prompt"]): ToolOutputs["enhance-prompt"] {
  const added = missing.filter(([known]) => !known.test(prompt)).map(([, addition]) => addition);
  const end = asksForLetters(prompt) ? [] : ["no lettering"];
  return { enhanced: [prompt.replace(/(?<![.,;\s])[.,;\s]+$/, ""), ...added, ...end].join(", ") };
}

/** The tool that a message asks for; null where it asks for none. */
export const requestIn = (message: string) => readRequest(message);

const toldMax = 4_000;

/** The venture's data from a founder's messages, to prefill forms. An unread figure waits to be confirmed. */
export function profileOf({ chosen, ...words }: Words, now: Date): VentureProfile {
  const { messages } = words;
  const { venture } = analyse({ ...words, now, type: chosen });
  const { idea, buyer, problem } = venture.phrases;
  return {
    told: cutText(messages.join("\n\n"), toldMax),
    idea: idea?.text ?? null,
    buyer: buyer?.text ?? null,
    problem: problem?.text ?? null,
    competitors: venture.competitors.map(({ text }) => text),
    type: venture.type?.id ?? null,
    stage: venture.stage,
    currency: venture.currency,
    figures: venture.current.map(({ meaning, value, unit }) => ({ meaning, value, unit: formatUnit(unit) })),
  };
}
