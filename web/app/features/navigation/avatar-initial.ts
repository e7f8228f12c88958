/** First letter of the display name, else of the e-mail. */
export function avatarInitial(member: { displayName: string | null; email: string }) {
  const source = member.displayName?.trim() || member.email;
  const [first = "?"] = new Intl.Segmenter().segment(source);
  return (typeof first === "string" ? first : first.segment).toLocaleUpperCase();
}
