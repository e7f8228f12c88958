import { expect, test } from "vitest";
import { addressHasher, normalAddress } from "./address-hash.ts";

test.each([
  ["  Ada@Example.com ", "ada@example.com"],
  ["ada+shop@example.com", "ada@example.com"],
  ["a.d.a+x@googlemail.com", "ada@gmail.com"],
  ["a.d.a@example.com", "a.d.a@example.com"],
  ["ada", "ada@"],
])("%j and %j are one address", (written, normal) => {
  expect(normalAddress(written)).toBe(normal);
});

test("a hash does not reveal its address, and differs with another secret", () => {
  const [one, other] = [addressHasher("a secret"), addressHasher("another secret")];
  expect(one("ada@example.com")).toMatch(/^[\w-]{43}$/);
  expect(one("Ada@example.com")).toBe(one("ada@example.com"));
  expect(one("ada@example.com")).not.toBe(other("ada@example.com"));
});
