/** A model that draws. */
export interface Images {
  name: string;
  /** One picture as the provider sent it: not yet to be trusted. Throws `ModelFailure`, or the signal's reason. */
  draw(prompt: string, signal: AbortSignal): Promise<Uint8Array>;
}
