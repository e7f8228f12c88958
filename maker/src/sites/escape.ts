const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2028\u2029\u2066-\u2069]/g;

/** A text as it may stand in HTML, in an element as well as in a quoted attribute. Controls and direction tricks go. */
export function escapeHtml(text: string): string {
  return text.replace(unseen, " ").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
