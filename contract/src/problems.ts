import { ventureProblems } from "./venture-problems.ts";

/**
 * Every refusal of the product: code → HTTP status and the English message. The web has its own text for each code and
 * language, so a code without an explanation there does not compile.
 */
export const problems = {
  unauthenticated: { status: 401, message: "User not authenticated" },
  forbidden: { status: 403, message: "You do not have admin privileges" },
  "promo_code.admins_only": { status: 403, message: "Only admins can create promo codes" },
  "promo_transactions.admins_only": { status: 403, message: "Only admins can view transaction history" },
  "chats.admins_only": { status: 403, message: "Only admins can view user chats" },
  "profile.missing": { status: 404, message: "Failed to fetch user profile." },
  invalid_input: { status: 400, message: "Something in this request is missing or has the wrong form." },
  not_found: { status: 404, message: "There is nothing at this address." },
  payload_too_large: { status: 413, message: "This is larger than we accept. Shorten it and send it again." },
  too_many_requests: { status: 429, message: "Too many requests. Wait a moment and try again." },
  untrusted_origin: { status: 403, message: "This request came from another site and was refused." },
  unknown_host: {
    status: 421,
    message: "This server is not reached under this address. Whoever runs it names its address in PUBLIC_URL.",
  },
  unavailable: { status: 503, message: "The service is starting or busy. Try again in a few seconds." },
  unexpected: { status: 500, message: "An unexpected error occurred" },
  insufficient_tokens: {
    status: 402,
    message: "You are out of tokens. Redeem a promo code or choose a plan to go on.",
  },
  "chat.not_found": { status: 404, message: "This chat does not exist or is not yours." },
  "chat.turn_running": { status: 409, message: "A reply is still being written in this chat. Wait for it or stop it." },
  "message.not_found": { status: 404, message: "This message does not exist or is not yours." },
  "message.id_taken": { status: 409, message: "This message was already sent with another text." },
  "session.aal2_required": {
    status: 403,
    message: "Confirm this with a code of your authenticator app or a backup code, then try again.",
  },
  "session.not_found": { status: 404, message: "This session has ended already or is not yours." },
  "account.blocked": {
    status: 403,
    message: "This account is blocked. If you think this is a mistake, write to us on the contact page.",
  },
  "block.incomplete": { status: 400, message: "Please provide email and reason" },
  "block.already": { status: 409, message: "This account is blocked already." },
  "block.owner": {
    status: 409,
    message: "This is the account of whoever runs this installation. It cannot be blocked.",
  },
  "block.self": { status: 409, message: "You cannot block your own account." },
  "block.last_admin": { status: 409, message: "This is the last admin who is not blocked. Nothing was changed." },
  "block.not_found": { status: 404, message: "This account is not blocked any more." },
  "link.invalid": { status: 410, message: "This link does not work any more. Ask for a new one." },
  "confirmation.password_wrong": {
    status: 403,
    message: "This is not the password of the latest sign-up with this address. Choose a new one instead.",
  },
  "email.taken": { status: 409, message: "This address belongs to another account by now. Nothing was changed." },
  "password.wrong": { status: 403, message: "This is not your password. Nothing was changed." },
  "profile.incomplete": { status: 400, message: "User ID and email are required" },
  "avatar.unsupported": { status: 415, message: "Choose a PNG, JPEG, WebP or AVIF picture." },
  "avatar.too_large": { status: 413, message: "Choose a picture of at most 5 MB." },
  "avatar.unreadable": { status: 422, message: "This picture is damaged or too large to read. Choose another one." },
  "document.unsupported": { status: 415, message: "Choose a PDF, PowerPoint (PPTX) or Word (DOCX) file." },
  "document.too_large": { status: 413, message: "Choose a file of at most 20 MB." },
  "document.encrypted": {
    status: 422,
    message: "This file is protected with a password. Save it without one and upload it again.",
  },
  "document.unfolds": {
    status: 422,
    message: "This file unfolds into far more than a document should hold, so it was not read.",
  },
  "saved_plan.export_too_large": {
    status: 422,
    message: "This plan holds too much formatting for this kind of file. Download it as Markdown, or split it.",
  },
  "document.scanned": {
    status: 422,
    message:
      "This file holds pictures of text and no text. Export it from the program it was written in, or paste the text.",
  },
  "document.damaged": {
    status: 422,
    message: "This file is damaged and could not be read. Export it again, or paste the text.",
  },
  "document.too_many_pages": { status: 422, message: "This file has more than 150 pages. Upload the deck alone." },
  "promo_code.unknown": {
    status: 404,
    message: "Invalid Promo Code - Please check your code and try again.",
  },
  "promo_code.expired": { status: 410, message: "Expired Promo Code - This promo code has expired." },
  "promo_code.limit_reached": {
    status: 409,
    message: "Promo Code Limit Reached - This promo code has reached its usage limit.",
  },
  "promo_code.already_used": { status: 409, message: "Already Used - You have already used this promo code." },
  "promo_code.confirm_admin": {
    status: 428,
    message: "This code makes your account an admin of this installation. Confirm that you want this.",
  },
  "promo_code.admin_grants_off": {
    status: 403,
    message: "Promo codes that grant admin are switched off on this installation.",
  },
  "promo_code.exists": { status: 409, message: "This promo code already exists" },
  "promo_code.not_found": { status: 404, message: "This promo code was deleted already." },
  "site.not_found": { status: 404, message: "This website does not exist or is not yours." },
  "site.address_taken": { status: 409, message: "Another website is at this address already. Choose another one." },
  "plan.required": { status: 403, message: "App generator requires an active paid plan. Choose a plan to go on." },
  "plan.none": { status: 404, message: "You have no plan." },
  "plan.active": { status: 409, message: "You have a plan already. Nothing was changed." },
  "plan.already": { status: 409, message: "This account has this plan already." },
  "plan.trial_used": { status: 409, message: "The trial can be had once per account, and yours was used." },
  "plan.offer_off": { status: 409, message: "Pro is not offered free on this installation." },
  "plan.offer_used": { status: 409, message: "The free months can be had once per account, and yours were used." },
  "plan.payment_not_set_up": {
    status: 503,
    message: "Payment is not set up on this installation. Redeem a promo code, or ask an admin for a plan.",
  },
  "plan.payment_required": {
    status: 402,
    message: "Your plan is not one that you pay for. Buy the plan you want instead.",
  },
  "plan.paid": {
    status: 409,
    message: "This account pays for its plan. Give the other one at once, or let this one end first.",
  },
  "payment.none": { status: 404, message: "You have not bought anything here yet." },
  "payment.unavailable": {
    status: 503,
    message: "The payment service did not answer, and nothing was changed. Try again in a moment.",
  },
  "app.same_error": {
    status: 409,
    message:
      "The same error came back after it was mended. Describe what should happen in other words, or undo the last change. This was not charged.",
  },
  "app.cannot_edit": { status: 422, message: "This change cannot be made without a language model." },
  "user.not_found": { status: 404, message: "User not found" },
  "user.no_factor": { status: 409, message: "This account has no second factor." },
  "adjustment.nothing_left": { status: 409, message: "This wallet is empty: there is nothing to take away." },
  "model.set_by_environment": {
    status: 409,
    message: "This model is set by environment variables, which stand above this page.",
  },
  "model.no_address": { status: 409, message: "There is no address: set up the model of the text first, or name one." },
  "tool.run_not_found": { status: 404, message: "This result does not exist or is not yours." },
  "tool.failed": { status: 503, message: "This did not work out and cost nothing. Try again." },
  "tool.id_taken": { status: 409, message: "This run was already started with something else. Start it again." },
  "first_analysis.limit_reached": {
    status: 429,
    message: "Ten free analyses a day are used up. Create a free account to go on; your text stays here.",
  },
  "first_analysis.busy": {
    status: 429,
    message: "Too many visitors ask at this moment. Try again in a few minutes, or create a free account.",
  },
  "tool.visitor_limit": {
    status: 429,
    message: "Five free runs a day are used up. Sign in to go on; what you typed stays here.",
  },
  ...ventureProblems,
  "saved_plan.not_found": { status: 404, message: "This plan does not exist or is not yours." },
  "saved_plan.version_limit": {
    status: 409,
    message:
      "This plan has 100 versions, as many as are kept. Nothing was saved: copy the text, or delete the plan and save it anew.",
  },
  "creators.limit_reached": {
    status: 409,
    message: "A list holds 2,000 creators at most. Nothing was imported: shorten the file, or delete the list first.",
  },
  "share.not_found": { status: 404, message: "This link has ended or never was. Ask for a new one." },
  "share.password_required": { status: 403, message: "This plan asks for a password." },
  "share.password_wrong": { status: 403, message: "This is not the password of this link." },
  "pitch.not_found": { status: 404, message: "This pitch is not listed any more, or is not yours." },
  "storage.full": {
    status: 409,
    message: "This account keeps as much as one may. Delete what you no longer need, and try again.",
  },
  "pitch.limit_reached": { status: 409, message: "You have 50 pitches. Delete one you no longer need first." },
  "pitch.dates": { status: 400, message: "The closing date comes before the opening date. Choose a later one." },
  "pitch.status": { status: 409, message: "From its present state this pitch cannot go there." },
  "pitch.own": { status: 409, message: "This is your own pitch." },
  "pitch.already_asked": {
    status: 409,
    message: "You asked this founder already. The answer comes by email and appears here.",
  },
  "pitch.cheque": { status: 400, message: "The largest check is smaller than the smallest one." },
  "pitch.request_not_found": { status: 404, message: "This request does not exist or is not to you." },
  "pitch.answered": { status: 409, message: "This request was answered before." },
  "contact.not_found": { status: 404, message: "This message was deleted." },
  "api_key.invalid": { status: 401, message: "The API key is missing, or it was revoked, has expired or never was." },
  "api_key.scope_missing": { status: 403, message: "This API key is not allowed to do this. Make one that is." },
  "api.day_limit": {
    status: 429,
    message: "The API calls of today are used up. They begin anew at midnight UTC.",
  },
  "idempotency.key_reused": {
    status: 422,
    message: "This idempotency key was sent before with another request. Use a new one for each request.",
  },
  "idempotency.running": {
    status: 409,
    message: "The first request with this idempotency key is still running. Try again in a moment.",
  },
  "api_key.not_found": { status: 404, message: "This API key was revoked already or is not yours." },
  "api_key.limit_reached": {
    status: 409,
    message: "You have 10 API keys that work, as many as an account may have. Revoke one you no longer need first.",
  },
  "figure.not_found": {
    status: 422,
    message: "No number stands at this place of your message. Nothing was changed: load the chat again.",
  },
  "figure.not_a_share": {
    status: 422,
    message:
      "It cannot be a share of that: a count is one of the same thing and no larger, a percentage one of " +
      "an amount or a count, and nothing is a share of itself. Nothing was changed.",
  },
  "figure.limit_reached": {
    status: 409,
    message: "This chat holds 1,000 figures that you confirmed or corrected, as many as it may. Start a new chat.",
  },
  "turn.not_found": { status: 404, message: "This reply does not exist or is not yours." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;

/** Data of a refusal: the information the interface needs to explain it. */
export interface ProblemData {
  balance?: number;
  cost?: number;
  retryAfterSeconds?: number;
  issues?: { path: string; message: string }[];
  conflict?: Conflict;
}

/** A change of something that was changed since the version that it named. */
export interface Conflict {
  /** The fields of the refused change. */
  yours: Record<string, unknown>;
  /** What is stored in those fields. */
  theirs: Record<string, unknown>;
  /** The stored version. */
  version: number;
}

/** The refusals of one endpoint, in the format of the contract builder. */
export function refusals<const Codes extends readonly ProblemCode[]>(...codes: Codes) {
  return Object.fromEntries(codes.map((code) => [code, problems[code]])) as {
    [Code in Codes[number]]: (typeof problems)[Code];
  };
}
