import { copied, hasArrived, passed, replaced } from "./gate-state.ts";
import type { GateState, MaybeStep, Step } from "./gate-state.ts";
import { domainAt, linkAt, longestDomain, longestLink } from "./links.ts";

const target = /^(?:\]\(\s?<?([^\s()<>]{0,300})[^)\n]{0,80}\)|<((?:https?|mailto|ftp):[^\s<>]{0,300})>)/i;

/** "](https://…)": the target of a link without a claim is removed, its text stays. */
export function linkTarget(state: GateState, sign: string): MaybeStep {
  const { buffer, at, final } = state;
  if (!final && buffer.length - at < 2) return null;
  if (sign === "]" && buffer.charAt(at + 1) !== "(") return "none";
  if (!hasArrived(state, longestLink) && !/[)>]/.test(buffer.slice(at + 2))) return null;
  const found = target.exec(buffer.slice(at, at + longestLink));
  return found ? targetJudged(state, found) : "none";
}

function targetJudged(state: GateState, [whole, written, inAngles]: RegExpExecArray): Step {
  const address = written ?? inAngles ?? "";
  if (address.startsWith("#")) return copied(state, whole.length);
  if (state.index.knowsAddress(address)) return passed(state, whole.length);
  state.counts.untraced += 1;
  return { output: written === undefined ? "" : "]", length: whole.length };
}

/** An address in running text, recognized by its first word. */
export function addressStep(state: GateState, word: string): MaybeStep {
  const link = /^(?:https?|www)$/i.test(word) ? linkStep(state) : "none";
  if (link !== "none") return link;
  const { buffer, at } = state;
  if (buffer.charAt(at + word.length) !== ".") return "none";
  if (!hasArrived(state, longestDomain) && !/\s/.test(buffer.slice(at + word.length))) return null;
  return addressJudged(state, domainAt(buffer, at));
}

function linkStep(state: GateState): MaybeStep {
  const { buffer, at } = state;
  if (!hasArrived(state, longestLink) && !/[\s)>\]]/.test(buffer.slice(at))) return null;
  return addressJudged(state, linkAt(buffer, at));
}

function addressJudged(state: GateState, written: string | null): MaybeStep {
  if (written === null) return "none";
  return state.index.knowsAddress(written) ? passed(state, written.length) : replaced(state, written.length);
}
