/** The secret of an `otpauth://` address in groups of four, for typing it by hand. */
export function secretOf(totpURI: string) {
  const secret = new URL(totpURI).searchParams.get("secret") ?? "";
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}
