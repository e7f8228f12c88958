import type { Analysis } from "../analysis.ts";
import { withoutAbsurdGuesses } from "../reply/open-figures.ts";
import { renderChange } from "./change.ts";
import { askedIn } from "./short-reply-of.ts";

/**
 * Whether a reply to the founder's own words only asks for confirmation: figures are open, nothing follows from the
 * others, the idea is not rated, and every question waits for an open figure.
 */
export const onlyAsks = (analysis: Analysis): boolean =>
  withoutAbsurdGuesses(analysis.venture.unread, analysis.input.messages).length > 0 &&
  analysis.venture.computed.metrics.length === 0 &&
  analysis.rating.score === null &&
  renderChange(analysis) === null &&
  askedIn(analysis).every(({ waiting, isOpen }) => isOpen === true || waiting !== undefined);
