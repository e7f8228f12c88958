import { buildingAndLaunch } from "./guides/building-and-launch.ts";
import { growth } from "./guides/growth.ts";
import { ideation } from "./guides/ideation.ts";
import { maturityAndExit } from "./guides/maturity-and-exit.ts";
import { planning } from "./guides/planning.ts";
import type { Stage } from "./guides/stage.ts";

export type { Stage } from "./guides/stage.ts";

/** From the first idea to the last day. */
export const stages: readonly Stage[] = [ideation, planning, buildingAndLaunch, growth, maturityAndExit];

export const guides = {
  title: "Startup guides",
  lead: "Five stages from an idea to an exit. Each has one question to answer, the sums that answer it, and a checklist.",
  description:
    "Five guides for founders: ideation, planning, building and launch, growth, maturity and exit. With formulas, sourced figures and checklists.",
  kept: "Your checkmarks are saved in this browser only, even when you are signed in. They do not appear on your other devices.",
  stage: (number: number) => `Stage ${number}`,
  answers: "The question",
  exit: "You are done when you have",
  time: "Plan for",
  progress: "Your progress",
  read: "Read the guide",
  back: "All guides",
  next: "Next stage",
  previous: "Stage before",
  answersLink: {
    label: "Answers to what founders ask most",
    text: "SAFE or note, splitting equity, prices, first customers, hiring, patents, VAT: seventy short answers with sources and templates.",
  },
  how: {
    title: "How to use them",
    items: [
      {
        title: "Begin where you are",
        text: "Find the first question you cannot answer with evidence. That is your stage, however far the product is.",
      },
      {
        title: "Do the next open item",
        text: "Work through the list in order, and finish one stage before you start the next.",
      },
      {
        title: "Trust no figure without its year",
        text: "Every figure names who published it and when. We say so when a figure is only our own rule of thumb.",
      },
    ],
  },
  chat: {
    title: "Not sure where you are?",
    text: "Tell your co-founder what you know. It asks for what is missing and names the next test.",
    prompt:
      "Which stage is my startup in: ideation, planning, building and launch, growth, or maturity and exit? Ask me for anything you need, then suggest the next test.",
    action: "Do it in the chat",
  },
};
