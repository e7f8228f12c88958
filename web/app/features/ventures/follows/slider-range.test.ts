import { expect, test } from "vitest";
import { sliderRange } from "./slider-range.ts";

const figure = (value: number, unit: Record<string, number>) => ({
  value,
  reading: { meaning: "price", unit, flow: "in", party: "venture", status: "actual", basis: "once" } as const,
});

test.each([
  [29, { EUR: 1 }, undefined, { min: 0, max: 58, step: 1 }],
  [0.12, { EUR: 1 }, undefined, { min: 0, max: 0.24, step: 0.001 }],
  [1250, { EUR: 1, month: -1 }, undefined, { min: 0, max: 2500, step: 10 }],
  [5, { "%": 1 }, undefined, { min: 0, max: 20, step: 0.1 }],
  [80, { "%": 1 }, undefined, { min: 0, max: 100, step: 1 }],
  [0, { customer: 1 }, undefined, { min: 0, max: 100, step: 1 }],
  [29, { EUR: 1 }, 199, { min: 0, max: 199, step: 1 }],
  [-20, { "%": 1 }, undefined, { min: -40, max: 40, step: 1 }],
] as const)(
  "%d %o, moved to %s, has room from nothing to twice itself and to where it is",
  (...[value, unit, now, range]) => {
    const { min, max, step } = sliderRange(figure(value, { ...unit }), now);
    expect({ min, max: Number(max.toPrecision(6)), step }).toEqual(range);
  },
);
