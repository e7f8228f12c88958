import type { Mail } from "./mailer.ts";

export interface Letter {
  to: string;
  subject: string;
  lines: string[];
  /** The mail's button; null without one. */
  action: { label: string; url: string } | null;
  after: string;
  /** How long the link is valid, in ms. */
  worksMs?: number;
}

/** A mail as text and as HTML with the same words. */
export function letter({ to, subject, lines, action, after, worksMs }: Letter): Mail {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const text = [...lines, ...link, after].join("\n\n");
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join("");
  const look = `display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5f4a;color:#ffffff;text-decoration:none`;
  const button = action
    ? `\n<p style="margin:24px 0"><a href="${escape(action.url)}" style="${look}">${escape(action.label)}</a></p>`
    : "";
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f6f5f1;color:#1c1b18;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">${paragraphs}${button}
<p style="margin:0;color:#66635b;font-size:14px">${escape(after)}</p></div></body></html>`;
  return { to, subject, text, html, ...(worksMs === undefined ? {} : { worksMs }) };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
