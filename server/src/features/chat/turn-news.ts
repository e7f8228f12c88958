import type pg from "pg";
import type { Log } from "../../platform/log.ts";

export interface NewsItem {
  userId: string;
  chatId: string;
}

const gatherMs = 25;

const tellAll = {
  name: "tell_turn_news",
  text: `select pg_notify('live', json_build_object(
           'userId', n.user_id, 'chatId', n.chat_id, 'tokens', p.token_balance + p.plan_tokens)::text)
         from unnest($1::uuid[], $2::uuid[]) as n (user_id, chat_id) join profiles p on p.user_id = n.user_id`,
};

export async function tellNews(pool: pg.Pool, news: NewsItem[]): Promise<void> {
  await pool.query({ ...tellAll, values: [news.map(({ userId }) => userId), news.map(({ chatId }) => chatId)] });
}

/**
 * Tells the open tabs of a member, in every process, that a turn changed a chat and the tokens. Commits that notify
 * wait for each other, so the turns' own statements do not: the news of all turns goes together, a moment after what
 * it tells of was stored, with the tokens as they are then.
 */
export class TurnNews {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #waiting = new Map<string, NewsItem>();
  #teller: Promise<void> | null = null;

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
  }

  tell({ userId, chatId }: NewsItem): void {
    this.#waiting.set(`${userId} ${chatId}`, { userId, chatId });
    this.#teller ??= this.#drain();
  }

  /** Resolves when all was told. */
  async told(): Promise<void> {
    await this.#teller;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.size) {
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      const news = [...this.#waiting.values()];
      this.#waiting.clear();
      await tellNews(this.#pool, news).catch((error: unknown) => {
        // A tab that hears nothing reads the truth the next time it asks.
        this.#log.warn({ error }, "open tabs could not be told of a turn");
      });
    }
    this.#teller = null;
  }
}
