import { Problem } from "./problem.ts";

const retryAfterSeconds = 5;

interface Bounds {
  perAddressBytes: number;
  inAllBytes: number;
}

/** What the bodies of running requests may hold in memory, from one network address and in all. */
export class BodyBudget {
  readonly #bounds: Bounds;
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  constructor(bounds: Bounds = { perAddressBytes: 16_000_000, inAllBytes: 128_000_000 }) {
    this.#bounds = bounds;
  }

  /** Refuses with `too_many_requests`, before anything of the body is read. Returns what gives the bytes back. */
  reserve(address: string, bytes: number): () => void {
    const own = this.#byAddress.get(address) ?? 0;
    const { perAddressBytes, inAllBytes } = this.#bounds;
    if (own + bytes > perAddressBytes || this.#all + bytes > inAllBytes)
      throw new Problem("too_many_requests", { retryAfterSeconds });
    this.#add(address, bytes);
    return () => this.#add(address, -bytes);
  }

  #add(address: string, bytes: number): void {
    this.#all += bytes;
    const own = (this.#byAddress.get(address) ?? 0) + bytes;
    if (own > 0) this.#byAddress.set(address, own);
    else this.#byAddress.delete(address);
  }
}
