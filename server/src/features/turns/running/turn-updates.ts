import type pg from "pg";
import type { Log } from "../../../platform/log.ts";

export interface TurnUpdate {
  userId: string;
  chatId: string;
}

const gatherMs = 25;

const notifyAll = {
  name: "tell_turn_news",
  text: `select pg_notify('live', json_build_object(
           'userId', n.user_id, 'chatId', n.chat_id, 'tokens', p.token_balance + p.plan_tokens)::text)
         from unnest($1::uuid[], $2::uuid[]) as n (user_id, chat_id) join profiles p on p.user_id = n.user_id
         union all
         select pg_notify('live', json_build_object('userId', m.member_id, 'ventureId', m.venture_id)::text)
         from unnest($1::uuid[], $2::uuid[]) as n (user_id, chat_id)
         join chats c on c.user_id = n.user_id and c.id = n.chat_id
         join venture_members m on m.user_id = c.user_id and m.venture_id = c.venture_id
         where m.member_id is not null`,
};

export async function publishUpdates(pool: pg.Pool, news: TurnUpdate[]): Promise<void> {
  await pool.query({ ...notifyAll, values: [news.map(({ userId }) => userId), news.map(({ chatId }) => chatId)] });
}

/**
 * Notifies a member's open tabs, in every process, that a turn changed a chat and the tokens. Commits that notify wait
 * for each other, so the turns' own statements do not notify: the notifications of all turns are sent together, a
 * moment after their changes were stored, with the tokens as they are then.
 */
export class TurnUpdates {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #waiting = new Map<string, TurnUpdate>();
  #teller: Promise<void> | null = null;

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
  }

  publish({ userId, chatId }: TurnUpdate): void {
    this.#waiting.set(`${userId} ${chatId}`, { userId, chatId });
    this.#teller ??= this.#drain();
  }

  /** Resolves when all notifications are sent. */
  async told(): Promise<void> {
    await this.#teller;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.size) {
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      const news = [...this.#waiting.values()];
      this.#waiting.clear();
      await publishUpdates(this.#pool, news).catch((error: unknown) => {
        // A tab that receives nothing reads the current state with its next request.
        this.#log.warn({ error }, "turn update not published");
      });
    }
    this.#teller = null;
  }
}
