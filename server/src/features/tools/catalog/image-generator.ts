import type { ImageGeneratorInput, ImageGeneratorOutput, ImageKind } from "@cofounder/contract";
import { toolPrices } from "@cofounder/contract/tools/prices";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { ModelFailure } from "../../../platform/model/model.ts";
import { drawByModel, keepImages, renderArt } from "../../images/index.ts";
import { asksForLetters, plannedImages } from "../planned-images.ts";
import { promptOf } from "../prompts.ts";
import { defineTool, type Produced, type Progress } from "../definition.ts";

const kindNames = {
  mark: "logo mark",
  banner: "banner",
  card: "social card",
  pattern: "pattern",
  tile: "app-store tile",
};

/** What each kind of picture needs, a line each: "mark: …". */
const frames = new Map(
  promptOf("image-generator")
    .split("\n")
    .map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
);

/** The founder's prompt first; where it asks for letters, the picture has them. */
function drawingPrompt(prompt: string, kind: ImageKind): string {
  const frame = frames.get(kind) ?? "";
  return `${prompt}\n${asksForLetters(prompt) ? frame.replace(", no lettering", "") : frame}`;
}

async function produce(
  ctx: MemberCtx,
  input: ImageGeneratorInput,
  { signal, enterStage }: Progress,
): Promise<Produced<ImageGeneratorOutput>> {
  const { prompt } = input;
  const cost = toolPrices["image-generator"];
  enterStage(ctx.images ? "writing" : "computing");
  try {
    const planned = plannedImages(input);
    const drawn = await drawByModel(ctx, planned, { prompt: drawingPrompt(prompt, planned.kind), signal });
    if (drawn) return { output: drawn, madeBy: "model", notices: [], cost };
    return { output: await renderArt(ctx, planned, prompt), madeBy: "engine", notices: [], cost };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelFailure)) throw error;
    ctx.log.warn({ tool: "image-generator", kind: error.kind }, error.message);
    const output = await renderArt(ctx, plannedImages(input), prompt);
    return { output, madeBy: "engine", notices: [{ code: "model_failed" }], cost: 0 };
  }
}

export const imageGenerator = defineTool("image-generator", {
  apiName: "generate-image",
  title: ({ prompt, original }) => original ?? prompt,
  said: ({ prompt }) => prompt,
  produce,
  keep: keepImages,
  toMarkdown: ({ kind, procedural, images }, { prompt }) =>
    [
      `A ${kindNames[kind]} for: ${prompt}`,
      "",
      procedural
        ? "Drawn by rules from the words of the prompt, not by an image model. The same prompt always gives the same pictures."
        : "Drawn by an image model.",
      "",
      ...images.flatMap(({ url }) => (url ? [`- ${url}`] : [])),
    ].join("\n"),
});
