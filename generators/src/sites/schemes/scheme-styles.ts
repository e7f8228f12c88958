import type { ColorScheme } from "@cofounder/contract/tools/website-builder";
import { minimalStyle } from "./minimal.ts";
import { modernStyle } from "./modern.ts";
import { professionalStyle } from "./professional.ts";
import { vibrantStyle } from "./vibrant.ts";

export const schemeStyles: Record<ColorScheme, string> = {
  modern: modernStyle,
  professional: professionalStyle,
  vibrant: vibrantStyle,
  minimal: minimalStyle,
};
