const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** A text as it may stand in HTML, in an element as well as in a quoted attribute. Controls and direction tricks go. */
export function escapeHtml(text: string): string {
  return text.replace(unseen, " ").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
