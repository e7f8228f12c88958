import type { ModelSetting } from "@cofounder/contract";
import { expect, test } from "vitest";
import { draftOf, faultsOf, modelOf, pricesOf, typedOf, withProvider } from "./typed-setting.ts";

const none: ModelSetting = {
  purpose: "text",
  source: "none",
  baseUrl: null,
  model: null,
  keyEnd: null,
  keyIsLost: false,
  contextTokens: null,
  inputPrice: null,
  outputPrice: null,
};

test("the first model begins with a known provider, another purpose with the address of the texts", () => {
  expect(typedOf(none)).toMatchObject({ provider: "openai", baseUrl: "https://api.openai.com/v1" });
  expect(typedOf({ ...none, purpose: "reading" })).toMatchObject({ provider: "same", baseUrl: "" });
  expect(draftOf({ ...none, purpose: "reading" }, typedOf({ ...none, purpose: "reading" }))).toEqual({
    purpose: "reading",
    baseUrl: null,
  });
});

test("a stored address is recognised, and any other is an own one", () => {
  const stored = { ...none, model: "m", source: "page" } as const;
  expect(typedOf({ ...stored, baseUrl: "http://localhost:11434/v1" }).provider).toBe("ollama");
  expect(typedOf({ ...stored, baseUrl: "http://box:1/v1" }).provider).toBe("own");
});

test("another provider brings its address, and takes the typed key away", () => {
  const typed = { ...typedOf(none), apiKey: "sk-1" };
  expect(withProvider(typed, "mistral")).toMatchObject({ baseUrl: "https://api.mistral.ai/v1", apiKey: "" });
  expect(withProvider(typed, "own").baseUrl).toBe(typed.baseUrl);
});

test("a key that is not typed is not sent, so that the stored one stays", () => {
  expect(draftOf(none, typedOf(none))).not.toHaveProperty("apiKey");
  expect(draftOf(none, { ...typedOf(none), apiKey: " sk-1 " })).toHaveProperty("apiKey", "sk-1");
});

test("numbers are read with a comma or a point, and anything else is a fault", () => {
  const typed = { ...typedOf(none), model: "m", contextTokens: "64000", inputPrice: "2,50", outputPrice: "10" };
  expect(pricesOf(typed)).toEqual({ inputPrice: 2.5, outputPrice: 10 });
  expect(modelOf(typed)).toEqual({ model: "m", contextTokens: 64_000 });
  expect(Object.values(faultsOf(typed, 2_000))).toEqual([false, false, false, false, false]);
  const wrong = { ...typed, baseUrl: "box", model: " ", contextTokens: "10", inputPrice: "-1", outputPrice: "much" };
  expect(Object.values(faultsOf({ ...wrong, provider: "own" }, 2_000))).toEqual([true, true, true, true, true]);
});
