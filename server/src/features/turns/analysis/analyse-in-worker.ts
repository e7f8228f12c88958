import type { TextMark } from "@cofounder/contract";
import type { Ctx, MemberCtx } from "../../../platform/ctx.ts";
import { jobsIn } from "../../../platform/workers/job.ts";
import type * as readingJobs from "../reading/reading-jobs.ts";
import type * as markJob from "./mark-job.ts";
import type * as summaryJob from "./summary-job.ts";
import type * as turnAnalysis from "./turn-analysis.ts";

const jobs = jobsIn<typeof turnAnalysis>(new URL("./turn-analysis.ts", import.meta.url));
const readings = jobsIn<typeof readingJobs>(new URL("../reading/reading-jobs.ts", import.meta.url));
const marks = jobsIn<typeof markJob>(new URL("./mark-job.ts", import.meta.url));
const summaries = jobsIn<typeof summaryJob>(new URL("./summary-job.ts", import.meta.url));

/** A conversation as it is loaded: whether a model writes the reply, and when, is the server's. */
export type Loaded = Pick<turnAnalysis.Conversation, "history" | "chosen" | "settled" | "known">;

/**
 * The engine's analysis of a conversation, charged to a member's id or a visitor's address; null: to the server itself.
 */
export function analyseTurnInWorker(
  ctx: Ctx,
  caller: string | null,
  loaded: Loaded,
): Promise<turnAnalysis.TurnAnalysis> {
  return ctx.workers.run(caller, jobs("analyseTurn"), conversationOf(ctx, loaded));
}

/** The numbers that a model has to read. */
export const briefTurnInWorker = (
  { workers, userId }: MemberCtx,
  { history }: Loaded,
): Promise<readingJobs.TurnBrief> => workers.run(userId, readings("briefTurn"), { history: plain(history) });

/** Proves a model's reading and computes from it. */
export function proveTurnInWorker(
  ctx: MemberCtx,
  { answer, isLast, ...loaded }: Loaded & Pick<readingJobs.Provable, "answer" | "isLast">,
): Promise<readingJobs.ProvenTurn | null> {
  return ctx.workers.run(ctx.userId, readings("proveTurn"), { ...conversationOf(ctx, loaded), answer, isLast });
}

/** What backs the numbers of a model's text. */
export const markTextInWorker = ({ workers, userId }: MemberCtx, marked: markJob.Marked): Promise<TextMark[]> =>
  workers.run(userId, marks("mark"), marked);

/** The messages for which a language model has no room. */
export const summariseInWorker = (
  { workers, userId }: MemberCtx,
  { history, ...wanted }: summaryJob.SummaryWanted,
): ReturnType<typeof workers.run<typeof summaryJob.summariseEarlier>> =>
  workers.run(userId, summaries("summariseEarlier"), { ...wanted, history: plain(history) });

const conversationOf = (
  { model, now }: Ctx,
  { history, chosen, settled = [], known = null }: Loaded,
): turnAnalysis.Conversation => ({
  history: plain(history),
  now: now(),
  narrated: model !== null,
  chosen,
  settled,
  known,
});

/** The same for an existing reply, as of the moment it was made, after figures are settled. */
export function analyseSettledInWorker(
  { workers, userId }: MemberCtx,
  { history, later, ...settling }: turnAnalysis.Settling,
): Promise<turnAnalysis.SettledAnalysis> {
  return workers.run(userId, jobs("analyseSettled"), {
    ...settling,
    history: plain(history),
    later: plainLater(later),
  });
}

/** Existing replies, each as of the moment it was made, after a figure of the sheet is changed. */
export function analyseAnewInWorker(
  { workers, userId }: MemberCtx,
  { history, later, ...conversation }: turnAnalysis.Answered,
): Promise<turnAnalysis.AnsweredAnew> {
  return workers.run(userId, jobs("analyseAnew"), {
    ...conversation,
    history: plain(history),
    later: plainLater(later),
  });
}

const plainLater = (later: turnAnalysis.Settling["later"]): turnAnalysis.Settling["later"] =>
  later.map(({ path, now }) => ({ path: plain(path), now }));

export const plain = (history: turnAnalysis.Utterance[]): turnAnalysis.Utterance[] =>
  history.map(({ id = "", at, type, content, tool = null, reading = null, label = null }) => ({
    id,
    type,
    content,
    tool,
    reading,
    label,
    ...(at === undefined ? {} : { at }),
  }));
