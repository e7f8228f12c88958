import type { Chat, Venture } from "@cofounder/contract";

export interface VentureChats {
  /** Null: chats of no venture, or of one that is not loaded. */
  venture: Venture | null;
  chats: Chat[];
}

/** Chats by venture, each group where its first chat was; the chats of no venture come last. */
export function byVenture(chats: readonly Chat[], ventures: readonly Venture[]): VentureChats[] {
  const known = new Map(ventures.map((venture) => [venture.id, venture]));
  const groups = Map.groupBy(chats, ({ ventureId }) => known.get(ventureId ?? "") ?? null);
  const named = [...groups].map(([venture, of]) => ({ venture, chats: of }));
  return [...named.filter(({ venture }) => venture !== null), ...named.filter(({ venture }) => venture === null)];
}
