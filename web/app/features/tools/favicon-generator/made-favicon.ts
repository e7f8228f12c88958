import type { FaviconText } from "@cofounder/generators/favicons/files";
import type { Mark } from "@cofounder/generators/marks/mark";

export interface MadeFavicon {
  mark: Mark;
  text: FaviconText;
}
