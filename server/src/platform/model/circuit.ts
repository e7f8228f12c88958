const failuresMax = 3;
const pauseMs = 30_000;

/**
 * Whether a server is asked at all. After three failures in a row it is skipped for half a minute; then one request
 * tries it, and the rest keep away until that one knows.
 */
export class Circuit {
  readonly #now: () => number;
  #failures = 0;
  /** Skipped until then. */
  #until = 0;
  #isTried = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whoever is allowed tells how it went. */
  allows(): boolean {
    if (this.#failures < failuresMax) return true;
    if (this.#isTried || this.#now() < this.#until) return false;
    this.#isTried = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#isTried = false;
  }

  failed(): void {
    this.#failures++;
    this.#isTried = false;
    if (this.#failures >= failuresMax) this.#until = this.#now() + pauseMs;
  }

  /** The request ended without saying anything of the server: its caller stopped it. */
  left(): void {
    this.#isTried = false;
  }
}
