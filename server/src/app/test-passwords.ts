import type { AuthOptions } from "../features/accounts/index.ts";
import { passwordHashes } from "../features/accounts/password-hashes.ts";

type Passwords = NonNullable<AuthOptions["passwords"]>;

const hashes = new Map<string, Promise<string>>();

/**
 * Real hashes, which any application can verify, but one for each password: a member who is made over HTTP needs three,
 * and each takes a tenth of a second.
 */
export const quickPasswords: Passwords = {
  hash: (password) => {
    const known = hashes.get(password) ?? passwordHashes.hash(password);
    hashes.set(password, known);
    return known;
  },
  verify: async (typed) => (await hashes.get(typed.password)) === typed.hash || passwordHashes.verify(typed),
};
