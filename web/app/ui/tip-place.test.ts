import { expect, test } from "vitest";
import { tipPlace } from "./tip-place.ts";

const room = { width: 400, height: 300 };
const tip = { width: 100, height: 40 };
const at = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

test.each([
  ["above its anchor, in the middle", { side: "top", anchor: at(200, 100) }, { left: 160, top: 60 }],
  ["below where there is no room above", { side: "top", anchor: at(200, 10) }, { left: 160, top: 30 }],
  ["whole beside the left edge", { side: "top", anchor: at(0, 100) }, { left: 0, top: 60 }],
  ["whole beside the right edge", { side: "top", anchor: at(390, 100) }, { left: 300, top: 60 }],
  ["to the right of its anchor", { side: "right", anchor: at(10, 100) }, { left: 30, top: 90 }],
  ["to the left where there is no room to the right", { side: "right", anchor: at(350, 100) }, { left: 250, top: 90 }],
  ["whole at the lower edge", { side: "right", anchor: at(10, 290) }, { left: 30, top: 260 }],
] as const)("a tip stands %s", (_, wanted, place) => {
  expect(tipPlace(wanted, tip, room)).toEqual(place);
});
