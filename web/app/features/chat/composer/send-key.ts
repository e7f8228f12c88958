interface KeyPress {
  key: string;
  shiftKey: boolean;
  nativeEvent: { isComposing?: boolean; keyCode?: number };
}

/**
 * Browsers report the Enter that ends an IME composition with this code, some of them after the composition has ended.
 */
const compositionKeyCode = 229;

/** Enter sends; Shift+Enter is a new line, and the Enter of an IME only confirms a word. */
export function isSendKey({ key, shiftKey, nativeEvent }: KeyPress): boolean {
  if (key !== "Enter" || shiftKey) return false;
  return !nativeEvent.isComposing && nativeEvent.keyCode !== compositionKeyCode;
}
