import { wholeNumber } from "../whole-number.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Characters of A-Z and 0-9, each as likely as any other. */
export function generateCode(
  length: number,
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = browserRandom,
): string {
  let code = "";
  const fair = 256 - (256 % letters.length);
  while (code.length < length) {
    for (const byte of random(new Uint8Array(32))) {
      if (byte < fair && code.length < length) code += letters[byte % letters.length];
    }
  }
  return code;
}

const browserRandom = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);

export interface NewCode {
  code: string;
  description: string;
  tokenBonus: string;
  maxUses: string;
  /** A day from the date input; empty for none. */
  expires: string;
  grantsPremium: boolean;
  grantsAdmin: boolean;
}

export const emptyCode: NewCode = {
  code: "",
  description: "",
  tokenBonus: "0",
  maxUses: "1",
  expires: "",
  grantsPremium: false,
  grantsAdmin: false,
};

/** The end of a day in the admin's time zone. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59.999`);

export interface CodeLimits {
  promoTokenBonusMax: number;
  promoUsesMax: number;
}

/** The invalid fields, with the reason. */
export function whyNotCreate(typed: NewCode, now: Date, { promoTokenBonusMax, promoUsesMax }: CodeLimits) {
  const { code, description, tokenBonus, maxUses, expires } = typed;
  return {
    required: code.trim() === "" || description.trim() === "",
    form: code.trim() !== "" && !/^[\w-]+$/.test(code.trim()),
    bonus: wholeNumber(tokenBonus, { min: 0, max: promoTokenBonusMax }) === null,
    uses: wholeNumber(maxUses, { min: 1, max: promoUsesMax }) === null,
    expires: expires !== "" && endOf(expires) <= now,
  };
}

/** The request body. Check with `whyNotCreate` first. */
export function requestOf({ code, description, tokenBonus, maxUses, expires, grantsPremium, grantsAdmin }: NewCode) {
  return {
    code: code.trim().toUpperCase(),
    description: description.trim(),
    tokenBonus: Number(tokenBonus),
    maxUses: Number(maxUses),
    grantsPremium,
    grantsAdmin,
    expiresAt: expires === "" ? null : endOf(expires).toISOString(),
  };
}
