/** The maximum length of a text that a pattern sees, in characters, and the reason. */
export interface Bound {
  longest: number;
  /** Its repetitions are limited to this many characters: beyond that it takes linear time. */
  repeats?: number;
  because: string;
}

/** More steps than this for the longest text are not allowed: it is some tenths of a second. */
export const stepsAllowed = 300_000_000;

const own: Bound = { longest: 400, because: "what the engine wrote itself: its numbers" };
const description: Bound = { longest: 4_000, because: "a description of 4,000 characters, `automationDescriptionMax`" };
const brief: Bound = { longest: 8_000, because: "a description of an app, 8,000 characters by its contract" };
const madeApp: Bound = {
  longest: 4_000,
  because: "runs of one character in a file that a model made, in the browser of whoever asked for it",
};
const shipped: Bound = { longest: 4_000, because: "what is shipped with the product: its pages, its content" };

/**
 * By the file that holds or builds the pattern. A change that lets one see longer texts must fix it, or adjust the
 * bound.
 */
export const bounds: Record<string, Bound> = {
  "analyst/src/claims/name-cues.ts": { longest: 400, because: "the window of a name, some 100 characters" },
  "analyst/src/reading/profile.ts": { longest: 80, because: "what stands before the word that says what they are" },
  "analyst/src/reading/visible.ts": { longest: 60_000, repeats: 2_000, because: "a pitch of 60,000 characters" },
  "analyst/src/answers/fill.ts": shipped,
  "analyst/src/i18n/translator.ts": own,
  "generators/src/apps/edit-app.ts": brief,
  "generators/src/apps/preview-app.ts": madeApp,
  "generators/src/apps/read-description.ts": brief,
  "generators/src/apps/read-fields.ts": { longest: 400, because: "one field of a list, at most 300 characters" },
  "generators/src/automations/clauses.ts": description,
  "generators/src/automations/read-condition.ts": description,
  "generators/src/automations/read-schedule.ts": {
    longest: 4_000,
    because: "one clause of a description of 4,000 characters",
  },
  "generators/src/automations/read-trigger.ts": description,
  "generators/src/automations/secrets.ts": description,
  "generators/src/sites/read-brief.ts": {
    longest: 8_000,
    repeats: 300,
    because: "a brief of 8,000 characters, of which each sentence is read 300 characters far",
  },
  "generators/src/sites/write-sections.ts": {
    longest: 4_000,
    because: "a line of the proof, 4,000 characters by its contract",
  },
  "server/src/app/page-policy.ts": shipped,
  "server/src/platform/model/openai-compatible.ts": {
    longest: 400,
    because: "the address of the model that the operator set",
  },
  "web/app/content/inline.ts": shipped,
};

/** Built from a few words on demand, so not seen while the modules are loaded. */
export const builtLater: Record<string, string> = {
  "analyst/src/marks/metric-names.ts": "the names of metrics, matched with one sentence of a reply",
  "analyst/src/marks/words.ts": "words of a language, matched with one sentence of a reply or 40 characters of it",
  "analyst/src/pitch/evidence.ts": "patterns beside it, with another flag, and one word of the deck",
  "generators/src/apps/preview-app.ts": "names of attributes and of elements",
  "generators/src/apps/read-list.ts": "a pattern beside it, with another flag",
  "generators/src/automations/read-schedule.ts": "names of days, as in the patterns beside it",
  "generators/src/automations/read-trigger.ts": "an exported pattern, anchored",
  "server/src/app/body-bounds.ts": "the paths of the endpoints, matched with an address, which listen.ts bounds",
  "server/src/app/site.ts": "the paths of the pages, of the build; names of encodings",
};
