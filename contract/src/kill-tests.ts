import { z } from "zod";
import { language } from "./accounts.ts";
import { forVentureEditors, forVentureReaders } from "./endpoint.ts";
import { author, id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { testNumberMax, testRule } from "./test-rules.ts";

export const killTestsMax = 200;

/** `overdue`: the last day is over, and nothing decides it yet. */
export const testStates = ["open", "overdue", "done"] as const;

export const testVerdicts = ["passed", "failed", "undecided"] as const;

/** Why a result does not touch the rating. */
export const unmovedReasons = ["undecided", "no_venture", "no_criterion", "no_chat"] as const;
export const testNotesMax = 5_000;

const lock = {
  version: z.int().min(1),
  rule: testRule,
  lockedAt: timestamp,
  /** HMAC-SHA-256 over the rule, its version, its time and the signature before it, in hexadecimal digits. */
  signature: z.string(),
  /** The signature fits what is stored. */
  isSigned: z.boolean(),
  /** It was taken in with a venture's file: without `isSigned`, another server signed it, or the file was changed. */
  isImported: z.boolean(),
};

export const testResult = z.object({
  count: z.number(),
  /** Null: the test has no sample. */
  of: z.int().nullable(),
  notes: z.string(),
  /** It follows from the locked rule alone. */
  verdict: z.enum(testVerdicts),
  /** 95% Wilson interval of the share, of 1; null where it is no share. */
  share: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** Between 1 and 10 with one decimal, null where it is not rated; null: the result does not touch the rating. */
  rating: z.object({ before: z.number().nullable(), after: z.number().nullable(), because: z.string() }).nullable(),
  unmoved: z.enum(unmovedReasons).nullable(),
  enteredAt: timestamp,
});

export const ownTest = z.object({
  id,
  ventureId: id.nullable(),
  /** The reply that proposed it; null: added by hand. */
  origin: z.object({ chatId: id, messageId: id }).nullable(),
  ...lock,
  state: z.enum(testStates),
  /** The latest. */
  result: testResult.nullable(),
  createdAt: timestamp,
});

/** `ventureId`: where the test is in; needed for another member's venture. */
const ofTest = z.object({ testId: id, ventureId: id.nullish() });
const answer = z.object({ test: ownTest });

export const killTests = {
  list: forVentureReaders
    .route({ method: "GET", path: "/tests", summary: "A member's kill tests, those that end next first" })
    .input(z.object({ ventureId: id.optional(), chatId: id.optional() }))
    .output(z.object({ tests: z.array(ownTest) })),
  lock: forVentureEditors
    .route({ method: "POST", path: "/tests", summary: "Lock a test: its rule is signed with the time" })
    .errors(refusals("message.not_found", "kill_test.taken_on", "kill_test.past"))
    .input(
      z.object({
        /** Of a test that is added by hand; that of a reply belongs to the venture of its chat. */
        ventureId: id.nullable().default(null),
        /** The reply that proposes it. */
        messageId: id.nullable().default(null),
        rule: testRule,
      }),
    )
    .output(answer),
  get: forVentureReaders
    .route({ method: "GET", path: "/tests/{testId}", summary: "A kill test" })
    .errors(refusals("kill_test.not_found"))
    .input(ofTest)
    .output(answer),
  change: forVentureEditors
    .route({
      method: "PATCH",
      path: "/tests/{testId}",
      summary: "Lock a new version of a test; refused with both rules where it was changed since the named version",
    })
    .errors(refusals("kill_test.not_found", "kill_test.past", "kill_test.has_result", "kill_test.changed_meanwhile"))
    .input(ofTest.extend({ version: z.int().min(1), rule: testRule }))
    .output(answer),
  versions: forVentureReaders
    .route({
      method: "GET",
      path: "/tests/{testId}/versions",
      summary: "The versions and results of a test, newest first",
    })
    .errors(refusals("kill_test.not_found"))
    .input(ofTest)
    .output(
      z.object({ versions: z.array(z.object({ ...lock, author })), results: z.array(testResult.extend({ author })) }),
    ),
  calendar: forVentureReaders
    .route({ method: "GET", path: "/tests/{testId}/calendar", summary: "The last day of a test as an iCalendar file" })
    .errors(refusals("kill_test.not_found"))
    .input(ofTest.extend({ language: language.default("en") }))
    .output(z.file()),
  enterResult: forVentureEditors
    .route({
      method: "POST",
      path: "/tests/{testId}/results",
      summary: "Enter what was counted: the verdict follows from the rule, and the first decided one is the last",
    })
    .errors(refusals("kill_test.not_found", "kill_test.count", "kill_test.decided", "kill_test.changed_meanwhile"))
    .input(
      ofTest.extend({
        /** Of the rule that was seen. */
        version: z.int().min(1),
        count: z.number().min(0).max(testNumberMax),
        of: z.int().min(0).max(testNumberMax).nullable(),
        notes: z.string().trim().max(testNotesMax).default(""),
        language: language.default("en"),
      }),
    )
    .output(answer),
};

export type TestResult = z.infer<typeof testResult>;
export type KillTest = z.infer<typeof ownTest>;
