import { z } from "zod";
import { language } from "./accounts.ts";
import { replyPart } from "./analysis.ts";
import { forMembers } from "./endpoint.ts";
import { settlement } from "./figures.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { oneLine } from "./one-line.ts";

export const messageMaxLength = 100_000;
export const chatTitleMaxLength = 120;
/** A chat made by its first message is titled with this many characters of it. */
export const chatTitleCut = 50;
export const chatsPerPage = 20;
export const messagesPerPage = 50;
export const settlementsAtOnceMax = 200;
export const settlementsPerChatMax = 1_000;

/** The seven tools of the chat's sidebar; each sends a fixed prompt and counts as a deep request. */
export const chatTool = z.enum([
  "deep-analysis",
  "generate-ideas",
  "market-analysis",
  "competitor-research",
  "revenue-modeling",
  "growth-strategies",
  "optimize-plan",
]);

export const chat = z.object({
  id,
  title: z.string(),
  startupType: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** The turn that is being answered now, if any. */
  runningTurnId: id.nullable(),
});

/** A web page that a reply used. `url` is http or https, checked by the server. */
export const webSource = z.object({ title: z.string(), url: z.string(), snippet: z.string() });

/** Something did not work and the reply goes on without it. */
export const turnNotice = z.object({
  code: z.enum(["search_unavailable", "search_failed", "model_failed"]),
  /** What happened, in English; the interface has a text of its own for each code. */
  text: z.string(),
});

export const messageOutcome = z.enum(["running", "done", "stopped", "failed", "interrupted"]);

export const message = z.object({
  id,
  chatId: id,
  /** The message this one answers or follows; null for the first of a chat. */
  parentId: id.nullable(),
  type: z.enum(["user", "ai"]),
  /** Markdown for replies, plain text for the person's own messages. */
  content: z.string(),
  /** The analyst's part of a reply; empty for the person's own messages. */
  parts: z.array(replyPart),
  sources: z.array(webSource),
  /** What a reply had to do without. */
  notices: z.array(turnNotice),
  analystRating: z.int().nullable(),
  /** Set when the engine answered alone, or when the message is what a tool made. */
  label: z.enum(["offline_analysis", "tool_result"]).nullable(),
  outcome: messageOutcome,
  /** What the reply cost in tokens of the wallet; null while it runs and for the person's own messages. */
  cost: z.int().nullable(),
  tokensUsed: z.int(),
  createdAt: timestamp,
  /** All versions at this place of the conversation, this one included, oldest first. */
  siblingIds: z.array(id),
});

/** What the server tells while a turn runs. On the wire: SSE with `id` = seq, `event` = type, `data` = the rest. */
export const turnEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("status"), stage: z.enum(["analysing", "searching", "writing"]) }),
  z.object({ type: z.literal("card"), parts: z.array(replyPart), label: z.enum(["offline_analysis"]).nullable() }),
  z.object({ type: z.literal("text"), delta: z.string() }),
  z.object({ type: z.literal("sources"), items: z.array(webSource), summary: z.string() }),
  turnNotice.extend({ type: z.literal("notice") }),
  /** The text so far is void: the engine's own analysis takes its place. */
  z.object({ type: z.literal("reset") }),
  /** The last one. Its message is what is stored; it replaces whatever was shown before. */
  z.object({ type: z.literal("end"), message, tokens: z.int() }),
]);

/** `parentId`: the message this one follows, null at the start; another parent than the latest makes a branch. */
const following = {
  /** Made by the client (UUID v7): sending the same message twice stores and charges it once. */
  messageId: id,
  parentId: id.nullable(),
  startupType: oneLine(60).nullable(),
  webSearch: z.boolean(),
};

export const turnRequest = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("message"), text: z.string().trim().min(1).max(messageMaxLength), ...following }),
  z.object({
    kind: z.literal("tool"),
    tool: chatTool,
    /** Of the interface: the tool asks in it. Where the founder has written before, the reply is in their own language. */
    language: language.default("en"),
    ...following,
  }),
  /** Answers an existing message of the person again, as a new version. */
  z.object({ kind: z.literal("regenerate"), userMessageId: id, webSearch: z.boolean() }),
]);

const inChat = z.object({ chatId: id });

export const chats = {
  list: forMembers
    .route({ method: "GET", path: "/chats", summary: "Recent chats, newest first" })
    .input(
      z.object({
        query: oneLine(200).optional(),
        /** `next` of the page before. */
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ chats: z.array(chat), next: z.string().nullable() })),
  search: forMembers
    .route({ method: "GET", path: "/chats/search", summary: "Messages that hold these words" })
    .input(z.object({ query: oneLine(200).min(2) }))
    .output(
      z.object({
        hits: z.array(
          z.object({ chatId: id, chatTitle: z.string(), messageId: id, snippet: z.string(), createdAt: timestamp }),
        ),
      }),
    ),
  get: forMembers
    .route({ method: "GET", path: "/chats/{chatId}", summary: "A chat and the end of its current branch" })
    .errors(refusals("chat.not_found"))
    .input(inChat)
    .output(
      z.object({
        chat,
        /** Oldest first, the latest `messagesPerPage` of the current branch. */
        messages: z.array(message),
        /** Id to pass as `before` for the page above; null at the beginning. */
        earlier: id.nullable(),
      }),
    ),
  earlier: forMembers
    .route({
      method: "GET",
      path: "/chats/{chatId}/messages",
      summary: "The page above a message of the current branch",
    })
    .errors(refusals("chat.not_found", "message.not_found"))
    .input(z.object({ chatId: id, before: id }))
    .output(z.object({ messages: z.array(message), earlier: id.nullable() })),
  update: forMembers
    .route({ method: "PATCH", path: "/chats/{chatId}", summary: "Rename a chat" })
    .errors(refusals("chat.not_found"))
    .input(inChat.extend({ title: oneLine(chatTitleMaxLength).min(1) }))
    .output(z.object({ chat })),
  chooseBranch: forMembers
    .route({ method: "POST", path: "/chats/{chatId}/branch", summary: "Show the branch that goes through a message" })
    .errors(refusals("chat.not_found", "message.not_found"))
    .input(z.object({ chatId: id, messageId: id }))
    .output(z.object({ leafId: id })),
  delete: forMembers
    .route({ method: "DELETE", path: "/chats/{chatId}", summary: "Delete a chat with all its messages" })
    .errors(refusals("chat.not_found"))
    .input(inChat)
    .output(z.object({ deleted: z.literal(true) })),
  export: forMembers
    .route({ method: "GET", path: "/chats/{chatId}/export", summary: "The current branch as Markdown" })
    .errors(refusals("chat.not_found"))
    .input(inChat)
    .output(z.file()),
  startTurn: forMembers
    .route({ method: "POST", path: "/chats/{chatId}/turns", summary: "Send a message; the reply follows as events" })
    .errors(
      refusals("insufficient_tokens", "chat.not_found", "chat.turn_running", "message.not_found", "message.id_taken"),
    )
    .input(z.object({ chatId: id, request: turnRequest }))
    .output(
      z.object({
        turnId: id,
        chat,
        /** The person's message as stored. */
        message,
        /** The reply's message, empty and running. */
        reply: message,
        tokens: z.int(),
      }),
    ),
  settleFigures: forMembers
    .route({
      method: "PUT",
      path: "/chats/{chatId}/replies/{messageId}/figures",
      summary: "Say what figures mean; the reply is computed anew, free of charge",
    })
    .errors(
      refusals(
        "chat.not_found",
        "message.not_found",
        "chat.turn_running",
        "figure.not_found",
        "figure.not_a_share",
        "figure.limit_reached",
      ),
    )
    .input(
      z.object({
        chatId: id,
        /** The reply. */
        messageId: id,
        /** `span.message` counts as in the part `heard` of the reply. Of several for one figure the last one holds. */
        settlements: z.array(settlement).min(1).max(settlementsAtOnceMax),
      }),
    )
    .output(z.object({ message })),
  stopTurn: forMembers
    .route({ method: "POST", path: "/turns/{turnId}/stop", summary: "Stop a reply; what was written stays" })
    .errors(refusals("turn.not_found"))
    .input(z.object({ turnId: id }))
    .output(z.object({ stopped: z.boolean() })),
};

/** Sent to every open tab of a member at /api/live (SSE, `event` = type). */
export const liveEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("tokens"), tokens: z.int() }),
  /** A chat was made, renamed, answered or deleted. */
  z.object({ type: z.literal("chat"), chatId: id, change: z.enum(["changed", "deleted"]) }),
  /** The profile, the role, the second factor or the plan changed: ask for the session again. */
  z.object({ type: z.literal("profile") }),
  /** The plan began, changed, renewed or ended. */
  z.object({ type: z.literal("plan") }),
  /** This tab's session ended, here or elsewhere. The stream ends after it. */
  z.object({ type: z.literal("signed_out") }),
]);

export type Chat = z.infer<typeof chat>;
export type ChatTool = z.infer<typeof chatTool>;
export type Message = z.infer<typeof message>;
export type MessageOutcome = z.infer<typeof messageOutcome>;
export type TurnNotice = z.infer<typeof turnNotice>;
export type WebSource = z.infer<typeof webSource>;
export type TurnEvent = z.infer<typeof turnEvent>;
export type TurnRequest = z.infer<typeof turnRequest>;
export type LiveEvent = z.infer<typeof liveEvent>;
