import { z } from "zod";
import { forAnyone, forMembers } from "../endpoint.ts";
import { refusals } from "../problems.ts";
import { automationBuilderInput, automationBuilderOutput } from "./automation-builder.ts";
import { appMaxTokens, appTemperature } from "./app-limits.ts";
import { enhancePromptInput, enhancePromptOutput } from "./enhance-prompt.ts";
import { influencerFinderInput, influencerFinderOutput } from "./influencer-finder.ts";
import { selfDevelopmentInput, selfDevelopmentOutput } from "./self-development.ts";
import { imageGeneratorInput } from "./image-generator.ts";
import { siteCode, websiteBuilderInput } from "./website-builder.ts";
import { oneLine } from "../one-line.ts";

/**
 * The server functions by name: a body and the one field that is read from the response. The caller is known from the
 * session; a `userId` in a body is ignored. Visitors get the engine's answer, as on the tools' pages.
 */
const named = (name: string, summary: string) =>
  forAnyone
    .route({ method: "POST", path: `/functions/${name}` as `/functions/${string}`, summary })
    .errors(refusals("insufficient_tokens", "tool.visitor_limit", "tool.failed"));

export const functions = {
  chatWithAi: named("chat-with-ai", "One answer of the co-founder, outside of a chat")
    .input(
      z.object({
        message: z.string().trim().min(1).max(100_000),
        startupType: oneLine(60).nullish(),
        requiresSearch: z.boolean().default(false),
      }),
    )
    .output(
      z.object({
        /** Markdown. */
        response: z.string(),
        /** The part about the market, if there is one. */
        marketOverview: z.string().nullable(),
      }),
    ),
  enhancePrompt: named("enhance-prompt", "A prompt for an image generator, made better")
    .input(enhancePromptInput)
    .output(enhancePromptOutput),
  generateAutomation: named("generate-automation", "A described automation as trigger and steps")
    .input(automationBuilderInput)
    .output(automationBuilderOutput),
  kimi: forMembers
    .route({
      method: "POST",
      path: "/kimi",
      summary: "Files of an app, in the form of a chat completion; needs a plan",
    })
    .errors(refusals("plan.required", "insufficient_tokens", "tool.failed"))
    .input(
      z.object({
        model: z.string().max(100).optional(),
        messages: z
          .array(z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string().max(200_000) }))
          .min(1)
          .max(20),
        temperature: z.number().min(0).max(2).default(appTemperature),
        max_tokens: z.int().min(1).max(appMaxTokens).default(appMaxTokens),
        stream: z.literal(false).default(false),
      }),
    )
    .output(
      z.object({
        id: z.string(),
        object: z.literal("chat.completion"),
        created: z.int(),
        model: z.string(),
        choices: z.array(
          z.object({
            index: z.int(),
            message: z.object({ role: z.literal("assistant"), content: z.string() }),
            finish_reason: z.literal("stop"),
          }),
        ),
        usage: z.object({ total_tokens: z.int() }),
      }),
    ),
  generateImage: named("generate-image", "A picture for a prompt")
    .input(imageGeneratorInput)
    .output(z.object({ imageUrl: z.string() })),
  generateWebsite: named("generate-website", "A one-page site as html, css and js")
    .input(websiteBuilderInput)
    .output(z.object({ code: siteCode })),
  findInfluencers: named("find-influencers", "Creators of a niche that were imported or found; nobody is invented")
    .input(influencerFinderInput)
    .output(influencerFinderOutput.pick({ influencers: true })),
  generateDevelopmentPlan: named("generate-development-plan", "A plan in phases for a goal")
    .input(selfDevelopmentInput)
    .output(z.object({ plan: selfDevelopmentOutput })),
};
