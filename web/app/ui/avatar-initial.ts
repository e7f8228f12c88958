/** The first letter of a name, as people perceive letters. */
export function avatarInitial(name: string) {
  const [first = "?"] = new Intl.Segmenter().segment(name.trim());
  return (typeof first === "string" ? first : first.segment).toLocaleUpperCase();
}
