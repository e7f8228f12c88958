const called = new RegExp(
  "(?<!\\p{L})(?:called|named|namens|heißt|llamad[oa]|se llama|nommée?|appelée?|s['’]appelle)\\s+[\"“„«']?" +
    "(?<name>[\\p{L}\\p{N}][\\p{L}\\p{N} &'’-]{1,38}?)[\"”“»']?" +
    '(?=[,.;:!?"”“»]|\\s(?:that|which|to|for|where|with|die|der|das|für|que|para|qui|pour)(?!\\p{L})|$)',
  "iu",
);
const quotedName = /(?:名为|叫做?|नाम)\s?["“「《](?<name>[\p{L}\p{M}\p{N} ]{1,20})["”」》]/u;
/** "Pawsome Walks: I run …", "Lastenliebe – wir vermieten …". */
const atStart = new RegExp(
  "^(?<name>\\p{Lu}[\\p{L}\\p{N}'’&.]*(?:[\\s-](?:\\p{Lu}[\\p{L}\\p{N}'’&.]*|&|of|and|the|und|de|la|y|et)){0,3})" +
    "\\s?(?::|\\s[–—-])\\s+(?=\\p{L})",
  "u",
);
const noName = new RegExp(
  "^(?:an?|the|my|our|ein|eine|una?|une|idea|idee|idée|app|application|description|project|software|website" +
    "|startup|product|tool|task|note|update|hello|hi)(?!\\p{L})",
  "iu",
);

function nameAtStart(text: string): string | undefined {
  const name = atStart.exec(text)?.groups?.["name"];
  return name === undefined || noName.test(name) ? undefined : name;
}

/** The name that a description gives its app or business; null where it gives none. */
export function nameIn(text: string): string | null {
  const said = called.exec(text)?.groups ?? quotedName.exec(text)?.groups;
  return (said?.["name"] ?? nameAtStart(text))?.trim() || null;
}
