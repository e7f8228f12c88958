import type { Claim } from "@cofounder/contract/analysis";
import type { GateCounts, GateState } from "./gate-state.ts";
import { coldUntil, next } from "./gate-steps.ts";
import { indexClaims } from "./index-claims.ts";
import { seen, unfinishedSign } from "./signs.ts";
import { languageOf } from "./unknown-words.ts";

export type { GateCounts } from "./gate-state.ts";
export interface GateOptions {
  /** The expected language of the text; decides the word for unknown. */
  language?: string;
}
export interface Gate {
  push: (delta: string) => string;
  end: () => string;
  counts: () => GateCounts;
  /** Adds claims made while the text is being written. */
  admit: (claims: readonly Claim[]) => void;
}

/** Passes a finished text through the gate. */
export function gate(text: string, claims: readonly Claim[], options: GateOptions = {}): { text: string } & GateCounts {
  const stream = createGate(claims, options);
  const passed = stream.push(text) + stream.end();
  return { text: passed, ...stream.counts() };
}

/** This much judged text is kept as context for the next words. A line about rivals is shorter. */
const contextKept = 240;

/**
 * A gate for text that arrives in chunks: every numeral, in figures or words, every name in a company's position and
 * every address must resolve to a claim; otherwise the word for unknown replaces it. Each decision looks at a bounded
 * stretch of text and waits until it has arrived, so any chunking gives the same output as the whole text.
 */
export function createGate(claims: readonly Claim[], { language }: GateOptions = {}): Gate {
  let admitted = claims;
  const state: GateState = {
    index: indexClaims(claims),
    language: languageOf(language),
    buffer: "\n",
    at: 1,
    held: "",
    last: "\n",
    line: { heading: false, rivals: false },
    exemptRange: false,
    listing: false,
    money: { currency: null, end: 0 },
    gone: 0,
    counts: { traced: 0, untraced: 0 },
    final: false,
  };
  return {
    push: (delta) => drain(state, delta, false),
    end: () => drain(state, "", true),
    counts: () => ({ ...state.counts }),
    admit: (more) => {
      admitted = [...admitted, ...more];
      state.index = indexClaims(admitted);
    },
  };
}

function drain(state: GateState, delta: string, final: boolean): string {
  state.final = final;
  take(state, delta);
  let output = "";
  while (state.at < state.buffer.length) {
    const cold = coldUntil(state);
    if (cold > state.at) {
      output += state.buffer.slice(state.at, cold);
      state.at = cold;
      continue;
    }
    const step = next(state);
    if (step === null) break;
    output += step.output;
    state.at += step.length;
  }
  if (state.at > contextKept * 4) {
    state.gone += state.at - contextKept;
    state.buffer = state.buffer.slice(state.at - contextKept);
    state.at = contextKept;
  }
  return output;
}

function take(state: GateState, delta: string): void {
  const raw = state.held + delta;
  const whole = state.final ? raw.length : raw.length - unfinishedSign(raw);
  const shown = seen(raw.slice(0, whole), state.last);
  state.held = raw.slice(whole);
  state.last = shown === "" ? state.last : shown.slice(-1);
  state.buffer += shown;
}
