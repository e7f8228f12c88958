interface Kind {
  name: string;
  pattern: RegExp;
}

const kinds: Kind[] = [
  { name: "a Slack webhook address", pattern: /https:\/\/hooks\.slack\.com\/services\/\S+/gi },
  { name: "a Discord webhook address", pattern: /https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\/\S+/gi },
  { name: "a password in an address", pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:]+:[^\s/@]+@\S+/gi },
  { name: "a Slack token", pattern: /\bxox[a-z]-[\w-]{8,}/gi },
  { name: "a Stripe key", pattern: /\b(?:sk|rk|pk)_(?:live|test)_\w{8,}|\bwhsec_\w{8,}/gi },
  {
    name: "an API key",
    pattern: /\bsk-[\w-]{12,}|\bAIza[\w-]{20,}|\bpat[A-Za-z0-9]{10,}\.\w{20,}|\bpat-\w{2,3}\d?-[\w-]{20,}/g,
  },
  { name: "a GitHub token", pattern: /\bgh[pousr]_\w{16,}|\bgithub_pat_\w{20,}/g },
  { name: "an AWS key", pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{12,}/g },
  { name: "a Notion token", pattern: /\b(?:ntn|secret)_\w{16,}/g },
  { name: "a Telegram bot token", pattern: /\b\d{8,11}:[\w-]{30,}/g },
  { name: "a signed token", pattern: /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g },
  {
    name: "a private key",
    pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  },
  { name: "a bearer token", pattern: /\bbearer\s+[\w.~+/-]{12,}=*/gi },
];

/** Stated with its name, as in "password: hunter2", in the six languages. */
const named = new RegExp(
  "(passwords?|passwd|passphrase|passwort|kennwort|contraseña|mot de passe|पासवर्ड|密码|密碼|api[ -]?keys?" +
    "|access[ -]?tokens?|secret(?:[ -]?keys?)?|auth[ -]?tokens?|tokens?|clave(?: api)?|jetons?|clés? api" +
    String.raw`|密钥|令牌)(\s*(?:is|ist|est|es|है|[:=：是为])\s*)(["'“「]?)([^\s"'”」,;。，]{4,})`,
  "giu",
);

/** Long runs of mixed letters and digits that occur in no word and no address. */
const opaque = /(?<![\w/@.#-])(?=[\w+-]*[A-Z])(?=[\w+-]*[a-z])(?=[\w+-]*\d)[\w+-]{32,}(?![\w/@.-])/g;

/** The replacement for a secret. */
export const gap = "[removed]";

/** Removes keys, tokens and passwords from a text; `removed` names their kinds, never the secrets. */
export function withoutSecrets(text: string): { text: string; removed: string[] } {
  const removed = new Set<string>();
  const mark = (name: string) => {
    removed.add(name);
    return gap;
  };
  let clean = text;
  for (const { name, pattern } of kinds) clean = clean.replace(pattern, () => mark(name));
  clean = clean.replace(named, (...match: string[]) => {
    const [whole = "", label = "", link = "", quote = "", value = ""] = match;
    return isSecret(value, link) ? `${label}${link}${quote}${mark("a password or key")}` : whole;
  });
  clean = clean.replace(opaque, () => mark("a long key"));
  return { text: clean, removed: [...removed] };
}

/** "The token is expired" contains no secret; "token: expired" may. */
function isSecret(value: string, link: string): boolean {
  if (value.startsWith(gap)) return false;
  return /[:=：]/.test(link) || /[^\p{L}]/u.test(value);
}
