import { expect, test } from "vitest";
import { failureOf } from "./auth-api.ts";

test.each([
  [401, { code: "INVALID_EMAIL_OR_PASSWORD", message: "Invalid email or password" }, "INVALID_EMAIL_OR_PASSWORD"],
  [403, { code: "EMAIL_NOT_VERIFIED", message: "Email not verified" }, "EMAIL_NOT_VERIFIED"],
  [429, { message: "Too many requests. Please try again later." }, "too_many_requests"],
  [429, { code: "ACCOUNT_TEMPORARILY_LOCKED", message: "Too many" }, "ACCOUNT_TEMPORARILY_LOCKED"],
  [400, { message: "Something of its own" }, "unexpected"],
  [400, null, "unexpected"],
  [500, { code: "FAILED_TO_CREATE_USER", message: "relation does not exist" }, "unexpected"],
])("status %i with %j is %s", (status, body, code) => {
  expect(failureOf(status, body).code).toBe(code);
});

test("the message of a refusal is kept for display, that of a broken server is not", () => {
  expect(failureOf(422, { code: "X", message: "User already exists" }).message).toBe("User already exists");
  expect(failureOf(500, { code: "X", message: "relation does not exist" }).message).toBe("");
});
