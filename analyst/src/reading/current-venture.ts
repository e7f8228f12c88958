const anew = new RegExp(
  String.raw`\b(?:(?:a |my |here is a )?(?:new|another|different|second) (?:startup |business )?idea` +
    "|forget the (?:old|first) (?:one|idea)|nueva idea|otra idea|olvida lo anterior|nouvelle idée|autre idée" +
    "|neue Idee|andere Idee|naya idea|dusra idea|nayi idea" +
    // "Forget that hotel plan" takes back a part of the idea.
    String.raw`|(?:forget (?:that|it)|scrap that|olvida eso|oublie (?:ça|cela)|vergiss das)(?=\s*(?:[.,;:!–—-]|$)))\b` +
    "|नया विचार|दूसरा विचार|नया आइडिया|दूसरा आइडिया|新(?:的)?想法|另一个想法|换(?:一)?个想法",
  "iu",
);

/**
 * The messages about the current venture: those before "a new idea: …" are emptied, so that every position keeps its
 * message.
 */
export function currentVenture(messages: string[]): string[] {
  const from = messages.findLastIndex((message, index) => index > 0 && anew.test(message.slice(0, 200)));
  return from <= 0 ? messages : messages.map((message, index) => (index < from ? "" : message));
}
