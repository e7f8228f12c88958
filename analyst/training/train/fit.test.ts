import { expect, test } from "vitest";
import { decodeModel, encodeModel } from "../../src/reader/model-file.ts";
import { hashFeature, type Network, run } from "../../src/reader/network.ts";
import { type Example, fit } from "./fit.ts";

const heads = { taste: ["sweet", "sour"], colour: ["yellow", "red", "green"] };
const fruits: [string[], number, number][] = [
  [["lemon", "fruit"], 1, 0],
  [["cherry", "fruit"], 0, 1],
  [["lime", "fruit"], 1, 2],
  [["honey"], 0, 0],
];
const examples: Example[] = Array.from({ length: 40 }, () => fruits)
  .flat()
  .map(([features, taste, colour]) => ({
    features: Uint32Array.from(features, hashFeature),
    classes: Int16Array.of(taste, colour),
    weight: 1,
  }));

const learn = (seed: number): Network =>
  fit(examples, { heads, width: 8, epochs: 30, seed, leastExamples: 2, mostFeatures: 100, dropout: 0.1, rate: 0.05 });

test("a network learns its examples", () => {
  const network = learn(1);
  for (const [features, taste, colour] of fruits) {
    const chances = run(network, features);
    expect(chances["taste"]?.indexOf(Math.max(...chances["taste"]))).toBe(taste);
    expect(chances["colour"]?.indexOf(Math.max(...chances["colour"]))).toBe(colour);
    expect(chances["taste"]?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  }
});

test("the same examples and seed give the same bytes, and another seed gives others", () => {
  const bytes = (seed: number): Uint8Array =>
    encodeModel({
      figures: learn(seed),
      context: learn(seed),
      nouns: learn(seed),
      trust: {},
      threshold: 0.9,
      data: "x",
    });
  expect(bytes(1)).toEqual(bytes(1));
  expect(bytes(1)).not.toEqual(bytes(2));
});

test("a model is the same after writing and reading", () => {
  const model = {
    figures: learn(1),
    context: learn(3),
    nouns: learn(2),
    trust: { always: -1.5 },
    threshold: 0.75,
    data: "of this data",
  };
  const read = decodeModel(encodeModel(model));
  expect(read).toEqual(model);
  expect(run(read.figures, ["lemon"])).toEqual(run(model.figures, ["lemon"]));
});

test("rare features are left out", () => {
  const rare: Example = { features: Uint32Array.of(hashFeature("kiwi")), classes: Int16Array.of(0, 2), weight: 1 };
  const { hashes } = fit([...examples, rare], {
    heads,
    width: 8,
    epochs: 1,
    seed: 1,
    leastExamples: 2,
    mostFeatures: 100,
    dropout: 0,
    rate: 0.05,
  });
  expect([...hashes]).toEqual(["lemon", "fruit", "cherry", "lime", "honey"].map(hashFeature).toSorted((a, b) => a - b));
});
