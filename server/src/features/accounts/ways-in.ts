import { displayNameMaxLength, emailMaxLength } from "@cofounder/contract";
import { oneLine } from "@cofounder/contract/one-line";
import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint, getIP } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { normalAddress } from "../../platform/address-hash.ts";
import type { Ctx } from "../../platform/ctx.ts";
import { mailReset } from "./asked-mails.ts";
import { confirmNewAddress } from "./change-email.ts";
import { directHeader } from "./client-ip.ts";
import { confirmByLink, confirmSignUp } from "./confirm-sign-up.ts";
import { languageOfPage } from "./mail-language.ts";
import { requireGoodPassword } from "./passwords.ts";
import { resetPassword, type ResetParts } from "./reset-password.ts";
import { signUp } from "./sign-up.ts";
import { proofSeconds, signUpProof } from "./sign-up-proof.ts";
import { findByEmail } from "./store.ts";

export type WayInParts = Omit<ResetParts, "passwords">;

const token = z.string().min(1).max(200);
const password = z.string().min(1).max(1_000);

const address = z.string().trim().toLowerCase().max(emailMaxLength).pipe(z.email());

/** The same for every address, known or new: other fields are ignored. */
const newPerson = z.object({
  name: oneLine(displayNameMaxLength),
  email: address,
  password,
});

/** One of the two forms of a confirmation: the password of the sign-up, or a new one in its place. */
const confirmation = z.union([z.object({ token, password }), z.object({ token, newPassword: password })]);

/**
 * One mailbox has many spellings, each of which is an address of its own and has mails of its own. Attempts with other
 * spellings are limited by client address; the plain spelling is not, so that its owner is never locked out.
 */
async function countSpelling(ctx: Ctx, email: string, from: string | null): Promise<void> {
  if (normalAddress(email) === email) return;
  await ctx.limits.take("spelling", `${ctx.addressHash(email)}:${from ?? "unknown"}`);
}

const isDirect = (headers: Headers | undefined): boolean => headers?.get(directHeader) === "1";

/** Called by the route of the link itself, and by no request: signs in the browser that signed up. */
const openConfirmation = (ctx: Ctx, ownerEmail: string | null) =>
  createAuthEndpoint(
    "/open-confirmation",
    { method: "GET", query: z.object({ token }), metadata: { SERVER_ONLY: true } },
    async (auth) => {
      const cookie = auth.context.createAuthCookie("sign_up");
      const proof = (await auth.getSignedCookie(cookie.name, auth.context.secret)) || null;
      const opened = { token: auth.query.token, proof, isDirect: isDirect(auth.headers) };
      const user = await confirmByLink(ctx, ownerEmail, opened);
      if (!user) return { isOpen: false };
      const session = await auth.context.internalAdapter.createSession(user.id);
      await setSessionCookie(auth, { session, user });
      expireCookie(auth, cookie);
      return { isOpen: true };
    },
  );

/**
 * The mailed ways into an account, which replace the sign-in library's own: what confirms is a password typed by the
 * link's holder, beside the link or before it in the same browser.
 */
export function waysIn(ctx: Ctx, parts: WayInParts) {
  return {
    id: "ways-in",
    endpoints: {
      signUpEmail: createAuthEndpoint("/sign-up/email", { method: "POST", body: newPerson }, async (auth) => {
        requireGoodPassword(auth.body.password);
        const { name, email } = auth.body;
        await countSpelling(ctx, email, auth.headers ? getIP(auth.headers, auth.context.options) : null);
        const passwordHash = await auth.context.password.hash(auth.body.password);
        const wanted = { name, email, passwordHash, language: languageOfPage(auth.headers) };
        const userId = await signUp(ctx, wanted, isDirect(auth.headers));
        const { name: cookie, attributes } = auth.context.createAuthCookie("sign_up", { maxAge: proofSeconds });
        const proof = signUpProof({ userId, passwordHash }, ctx.now());
        await auth.setSignedCookie(cookie, proof, auth.context.secret, attributes);
        return auth.json({ status: true });
      }),
      confirmEmail: createAuthEndpoint("/confirm-email", { method: "POST", body: confirmation }, async (auth) => {
        const choosesNew = "newPassword" in auth.body;
        const typed = "newPassword" in auth.body ? auth.body.newPassword : auth.body.password;
        if (choosesNew) requireGoodPassword(typed);
        const wanted = { token: auth.body.token, password: typed, choosesNew };
        return auth.json(await confirmSignUp(ctx, { ...parts, passwords: auth.context.password }, wanted));
      }),
      openConfirmation: openConfirmation(ctx, parts.ownerEmail),
      confirmAddress: createAuthEndpoint(
        "/confirm-address",
        { method: "POST", body: z.object({ token, password }) },
        async (auth) =>
          auth.json(await confirmNewAddress(ctx, { ...parts, passwords: auth.context.password }, auth.body)),
      ),
      /** The link leads to the page of this installation, whatever redirect the request names. */
      requestPasswordReset: createAuthEndpoint(
        "/request-password-reset",
        { method: "POST", body: z.object({ email: address }) },
        async (auth) => {
          const person = await findByEmail(ctx, auth.body.email);
          if (person) await auth.context.runInBackgroundOrAwait(mailReset(ctx, person, languageOfPage(auth.headers)));
          return auth.json({ status: true });
        },
      ),
      resetPassword: createAuthEndpoint(
        "/reset-password",
        { method: "POST", body: z.object({ token, newPassword: password, revokeKeys: z.boolean().default(false) }) },
        async (auth) => {
          const { newPassword, revokeKeys: revokesKeys } = auth.body;
          requireGoodPassword(newPassword);
          const reset = { token: auth.body.token, newPassword, revokesKeys };
          await resetPassword(ctx, { ...parts, passwords: auth.context.password }, reset);
          return auth.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
