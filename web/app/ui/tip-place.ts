export type TipSide = "top" | "right";

interface Size {
  width: number;
  height: number;
}

type Box = Size & { left: number; top: number };

interface Wanted {
  side: TipSide;
  anchor: Box;
}

const within = (wanted: number, length: number, room: number) => Math.max(0, Math.min(wanted, room - length));

/** The position of a tip, in window pixels: beside its anchor, or on the other side if the wanted one has no room. */
export function tipPlace({ side, anchor }: Wanted, tip: Size, room: Size): { left: number; top: number } {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  if (side === "right") {
    const left = right + tip.width <= room.width ? right : anchor.left - tip.width;
    const top = anchor.top + (anchor.height - tip.height) / 2;
    return { left: within(left, tip.width, room.width), top: within(top, tip.height, room.height) };
  }
  const left = anchor.left + (anchor.width - tip.width) / 2;
  const top = anchor.top >= tip.height ? anchor.top - tip.height : bottom;
  return { left: within(left, tip.width, room.width), top: within(top, tip.height, room.height) };
}
