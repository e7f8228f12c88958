/** Undefined where the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The JSON object in a text that a model wrote, bare or in a code block; undefined where there is none. */
export const jsonObjectIn = (text: string): unknown =>
  parseJson(text.slice(Math.max(0, text.indexOf("{")), text.lastIndexOf("}") + 1));
