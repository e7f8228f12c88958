/** A model that draws. */
export interface Images {
  name: string;
  /** One picture as the provider sent it, still untrusted. Throws `ModelFailure`, or the signal's reason. */
  draw(prompt: string, signal: AbortSignal): Promise<Uint8Array>;
}
