import { createHmac, randomBytes } from "node:crypto";
import type { Product } from "../bench/product.ts";
import type { Person } from "./load-asking.ts";
import { withDatabase } from "./load-products.ts";

/** For AUTH_SECRET: the product signs cookies with it, so members can be signed in without their passwords. */
export const secret = "a secret that only this measurement knows";

export interface Member extends Person {
  userId: string;
}

/**
 * Accounts with enough tokens and a session each: signing up as many, with a password hash each, would take minutes.
 */
export async function addMembers(product: Product, count: number): Promise<Member[]> {
  return withDatabase(product, async (client) => {
    const tokens = Array.from({ length: count }, () => randomBytes(24).toString("base64url"));
    const { rows } = await client.query<{ userId: string; token: string }>(
      `with given as (select token, new_id() as id, row_number() over () as n from unnest($1::text[]) token),
       people as (
         insert into users (id, name, email, email_verified)
         select id, 'Founder ' || n, 'tab' || n || '@example.com', true from given
       ),
       wallets as (
         insert into profiles (user_id, id, email, display_name, token_balance)
         select id, new_id(), 'tab' || n || '@example.com', 'Founder ' || n, 1000000 from given
       )
       insert into sessions (id, user_id, token, expires_at)
       select new_id(), id, token, now() + interval '7 days' from given returning user_id as "userId", token`,
      [tokens],
    );
    return rows.map(({ userId, token }) => ({ userId, address: product.address, cookie: cookieOf(token) }));
  });
}

function cookieOf(token: string): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `cofounder.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
