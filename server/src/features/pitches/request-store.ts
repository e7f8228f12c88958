import type { ContactRequest } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";

export interface RequestRow {
  id: string;
  pitchId: string;
  companyName: string;
  name: string;
  organisation: string;
  chequeMin: number;
  chequeMax: number;
  message: string;
  status: ContactRequest["status"];
  answer: string | null;
  createdAt: Date;
  answeredAt: Date | null;
}

const columns = `
  r.id, r.pitch_id as "pitchId", p.company_name as "companyName", r.name, r.organisation,
  r.cheque_min::float8 as "chequeMin", r.cheque_max::float8 as "chequeMax", r.message, r.status, r.answer,
  r.created_at as "createdAt", r.answered_at as "answeredAt"`;

export type NewRequest = Pick<
  RequestRow,
  "id" | "pitchId" | "name" | "organisation" | "chequeMin" | "chequeMax" | "message"
>;

/** Null: this member asked already. */
export async function insertRequest(ctx: MemberCtx, request: NewRequest): Promise<RequestRow | null> {
  const { id, pitchId, name, organisation, chequeMin, chequeMax, message } = request;
  const { rows } = await ctx.database.pool.query<RequestRow>(
    `with r as (
       insert into pitch_requests (id, pitch_id, from_user_id, name, organisation, cheque_min, cheque_max, message, status, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'sent', $9) on conflict (pitch_id, from_user_id) do nothing returning *
     ) select ${columns} from r join pitches p on p.id = r.pitch_id`,
    [id, pitchId, ctx.userId, name, organisation, chequeMin, chequeMax, message, ctx.now()],
  );
  return rows[0] ?? null;
}

export async function listRequests(ctx: MemberCtx, side: "received" | "sent"): Promise<RequestRow[]> {
  const of = side === "received" ? "p.user_id" : "r.from_user_id";
  const { rows } = await ctx.database.pool.query<RequestRow>(
    `select ${columns} from pitch_requests r join pitches p on p.id = r.pitch_id where ${of} = $1
     order by r.created_at desc, r.id desc limit 200`,
    [ctx.userId],
  );
  return rows;
}

export interface Answer {
  requestId: string;
  decision: "accepted" | "declined";
  message: string;
}

/** Answers an open request. Null: this member has no request with this id. */
export async function answerRequest(
  ctx: MemberCtx,
  { requestId, decision, message }: Answer,
): Promise<(RequestRow & { email: string; fromUserId: string }) | null> {
  const { rows } = await ctx.database.pool.query<RequestRow & { email: string; fromUserId: string }>(
    `update pitch_requests r set status = $3, answer = nullif($4, ''), answered_at = $5
     from pitches p, users u
     where r.id = $2 and p.id = r.pitch_id and p.user_id = $1 and u.id = r.from_user_id and r.status = 'sent'
     returning ${columns}, u.email, u.id as "fromUserId"`,
    [ctx.userId, requestId, decision, message, ctx.now()],
  );
  return rows[0] ?? null;
}

export async function isRequestTo(ctx: MemberCtx, requestId: string): Promise<boolean> {
  const { rowCount } = await ctx.database.pool.query(
    "select 1 from pitch_requests r join pitches p on p.id = r.pitch_id where r.id = $2 and p.user_id = $1",
    [ctx.userId, requestId],
  );
  return rowCount === 1;
}
