import type { Mail } from "../../platform/mail/mailer.ts";

interface Letter {
  to: string;
  subject: string;
  lines: string[];
  action: { label: string; url: string };
  after: string;
}

export function confirmationMail(to: string, url: string): Mail {
  return letter({
    to,
    subject: "Confirm your e-mail address",
    lines: ["Welcome.", "Confirm this address to open your account. Your first 10 tokens are waiting."],
    action: { label: "Confirm e-mail address", url },
    after: "The link works for one hour. If you did not sign up, nothing needs to be done.",
  });
}

export function resetMail(to: string, url: string): Mail {
  return letter({
    to,
    subject: "Choose a new password",
    lines: ["Somebody, probably you, asked for a new password for this account."],
    action: { label: "Choose a new password", url },
    after: "The link works for one hour. If it was not you, keep your password: nothing has changed.",
  });
}

function letter({ to, subject, lines, action, after }: Letter): Mail {
  const text = [...lines, `${action.label}:\n${action.url}`, after].join("\n\n");
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join("");
  const button = `display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5f4a;color:#ffffff;text-decoration:none`;
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f6f5f1;color:#1c1b18;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">${paragraphs}
<p style="margin:24px 0"><a href="${escape(action.url)}" style="${button}">${escape(action.label)}</a></p>
<p style="margin:0;color:#66635b;font-size:14px">${escape(after)}</p></div></body></html>`;
  return { to, subject, text, html };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
