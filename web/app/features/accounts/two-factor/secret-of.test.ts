import { expect, test } from "vitest";
import { secretOf } from "./secret-of.ts";

test("the secret is read in groups of four", () => {
  expect(secretOf("otpauth://totp/AI%20Co-Founder:ada@example.com?secret=JBSWY3DPEHPK3PXP4A&issuer=x")).toBe(
    "JBSW Y3DP EHPK 3PXP 4A",
  );
});
