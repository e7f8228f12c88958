import { hashPassword, verifyPassword } from "better-auth/crypto";
import { FairQueue } from "../../platform/workers/fair-queue.ts";
import type { Passwords } from "./passwords.ts";

/**
 * A hash occupies one of Node's four threads for a tenth of a second. A few at once leave threads for files, names and
 * connections to the database, which would otherwise wait behind a crowd that signs in.
 */
const queue = new FairQueue({ atOnce: 2, atOncePerCaller: 1, waiting: 300, waitingPerCaller: 1 });
let asked = 0;

const inTurn = <T>(work: () => Promise<T>): Promise<T> => queue.run(String((asked += 1)), work);

/** First come, first served; refused with `unavailable` when hundreds wait. */
export const passwordHashes: Passwords = {
  hash: (password) => inTurn(() => hashPassword(password)),
  verify: (typed) => inTurn(() => verifyPassword(typed)),
};
