const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text escaped for HTML, in an element as well as in a quoted attribute. Control and bidirectional characters are
 * removed.
 */
export function escapeHtml(text: string): string {
  return text.replace(unseen, " ").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
