import type { AuthOptions } from "../features/accounts/index.ts";
import { passwordHashes } from "../features/accounts/password-hashes.ts";

type Passwords = NonNullable<AuthOptions["passwords"]>;

const hashes = new Map<string, Promise<string>>();
const passwordOf = new Map<string, string>();

/**
 * Real hashes, which any application can verify, but one for each password: a member who is made over HTTP needs three,
 * and each takes a tenth of a second. Of such a hash it is known which password it is of.
 */
export const quickPasswords: Passwords = {
  hash: (password) => {
    const known = hashes.get(password) ?? hashAnew(password);
    hashes.set(password, known);
    return known;
  },
  verify: (typed) => {
    const password = passwordOf.get(typed.hash);
    return password === undefined ? passwordHashes.verify(typed) : Promise.resolve(password === typed.password);
  },
};

async function hashAnew(password: string): Promise<string> {
  const hash = await passwordHashes.hash(password);
  passwordOf.set(hash, password);
  return hash;
}
