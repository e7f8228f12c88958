import type { Language } from "@cofounder/contract";
import type { Mail } from "./mailer.ts";

/** Who gets a mail, and the language it is written in. */
export interface Addressee {
  to: string;
  language: Language;
}

/** What a mail says, in one language. */
export interface LetterTexts {
  subject: string;
  lines: string[];
  /** The label of the mail's button; empty without one. */
  action: string;
  after: string;
}

export interface Letter extends LetterTexts {
  /** Where the button leads; null: the mail has none. */
  url: string | null;
  /** How long the link is valid, in ms. */
  worksMs?: number;
}

/** A mail as text and as HTML with the same words. */
export function letter({ to, language }: Addressee, { subject, lines, action, url, after, worksMs }: Letter): Mail {
  const link = url === null ? [] : [`${action}${colon[language] ?? ":"}\n${url}`];
  const text = [...lines, ...link, after].join("\n\n");
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join("");
  const look = `display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5f4a;color:#ffffff;text-decoration:none`;
  const button =
    url === null ? "" : `\n<p style="margin:24px 0"><a href="${escape(url)}" style="${look}">${escape(action)}</a></p>`;
  const page = `margin:0;padding:32px 16px;background:#f6f5f1;color:#1c1b18;font:16px/1.6 system-ui,sans-serif`;
  const html = `<!doctype html><html lang="${language}"><body style="${page}">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">${paragraphs}${button}
<p style="margin:0;color:#66635b;font-size:14px">${escape(after)}</p></div></body></html>`;
  return { to, subject, text, html, ...(worksMs === undefined ? {} : { worksMs }) };
}

/** Where a language does not write ":" right behind a word. */
const colon: Partial<Record<Language, string>> = { fr: "\u00A0:", zh: "：" };

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
