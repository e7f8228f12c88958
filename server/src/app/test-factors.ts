import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { expect } from "vitest";
import { memberOf, password, type TestApp, type TestMember } from "./test-app.ts";

export interface Enrolled {
  /** The member in the session that showed the second factor. */
  member: TestMember;
  /** The secret in the authenticator app. */
  secret: string;
  backupCodes: string[];
}

/** A code as the member's app would show it now. */
export const codeOf = (secret: string): Promise<string> => createOTP(secret).totp();

/** The cookies of an answer, merged into those from before. */
export function cookiesAfter(before: string, response: Response): string {
  const jar = new Map(before.split("; ").map((pair) => [pair.split("=")[0], pair]));
  for (const line of response.headers.getSetCookie()) {
    const pair = line.split(";")[0] ?? "";
    jar.set(pair.split("=")[0], pair);
  }
  return [...jar.values()].filter((pair) => pair && !pair.endsWith("=")).join("; ");
}

/** Sets up an authenticator app and confirms it with a code. */
export async function enrol(app: Pick<TestApp, "url" | "post">, { email, cookie }: TestMember): Promise<Enrolled> {
  const enabled = await app.post("/api/auth/two-factor/enable", { password }, { cookie });
  expect(enabled.status).toBe(200);
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] };
  const uri = new URL(totpURI).searchParams.get("secret") ?? "";
  const secret = new TextDecoder().decode(base32.decode(uri));
  const confirmed = await app.post("/api/auth/two-factor/verify-totp", { code: await codeOf(secret) }, { cookie });
  expect(confirmed.status).toBe(200);
  return { member: memberOf(app.url, email, cookiesAfter(cookie, confirmed)), secret, backupCodes };
}

/** A session without the second factor, as earlier versions left them after a factor was set up. */
export async function passwordSession(app: TestApp, { member: { email }, backupCodes }: Enrolled): Promise<TestMember> {
  const waiting = cookiesAfter("", await app.post("/api/auth/sign-in/email", { email, password }));
  const code = backupCodes.at(-1);
  const opened = await app.post("/api/auth/two-factor/verify-backup-code", { code }, { cookie: waiting });
  expect(opened.status).toBe(200);
  const { database, notifications } = app.built.parts.ctx;
  await database.pool.query(
    `update sessions set assurance = 'aal1' where id = (
       select s.id from sessions s join users u on u.id = s.user_id where u.email = $1 order by s.created_at desc, s.id desc limit 1)`,
    [email],
  );
  await notifications.caughtUp();
  return memberOf(app.url, email, cookiesAfter(waiting, opened));
}
