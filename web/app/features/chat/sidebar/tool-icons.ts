import type { ChatTool } from "@cofounder/contract";
import {
  ChartNoAxesCombined,
  Coins,
  Lightbulb,
  Microscope,
  Rocket,
  Swords,
  WandSparkles,
  type LucideIcon,
} from "lucide-react";

/** The seven tools in the order of the sidebar. */
export const toolIcons: Record<ChatTool, LucideIcon> = {
  "deep-analysis": Microscope,
  "generate-ideas": Lightbulb,
  "market-analysis": ChartNoAxesCombined,
  "competitor-research": Swords,
  "revenue-modeling": Coins,
  "growth-strategies": Rocket,
  "optimize-plan": WandSparkles,
};

export const chatTools = Object.keys(toolIcons) as ChatTool[];

export function isChatTool(text: string | null): text is ChatTool {
  return text !== null && Object.hasOwn(toolIcons, text);
}
