/** The eight startup types: `id` is used in URLs (`/chat?type=`), `title` is displayed. */
export const startupTypes = [
  { id: "solo-founder", title: "Solo Founder" },
  { id: "crypto-blockchain", title: "Crypto/Blockchain" },
  { id: "ed-tech", title: "Education Tech" },
  { id: "mobile-app", title: "Mobile App" },
  { id: "saas-platform", title: "SaaS Platform" },
  { id: "health-wellness", title: "Health & Wellness" },
  { id: "sustainability", title: "Eco/Sustainability" },
  { id: "ai-automation", title: "AI/Automation" },
] as const;

export type StartupTypeId = (typeof startupTypes)[number]["id"];
export type StartupTypeTitle = (typeof startupTypes)[number]["title"];

/** Accepts an id or a title from a URL; null when it names none of the eight. */
export function findStartupType(text: string): (typeof startupTypes)[number] | null {
  const wanted = text.trim().toLowerCase();
  return startupTypes.find((type) => type.id === wanted || type.title.toLowerCase() === wanted) ?? null;
}
