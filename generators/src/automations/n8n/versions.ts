interface Versions {
  current: number;
  /** For an n8n of 2024 or early 2025, which refuses a version it does not know. */
  older: number;
}

const same = (version: number): Versions => ({ current: version, older: version });

/** Versions of node types, read from the descriptions in n8n-nodes-base 2.41.2. */
const versions = {
  webhook: { current: 2.1, older: 2 },
  formTrigger: { current: 2.6, older: 2.2 },
  scheduleTrigger: { current: 1.4, older: 1.2 },
  emailReadImap: { current: 2.2, older: 2 },
  gmailTrigger: { current: 1.4, older: 1.2 },
  googleSheetsTrigger: same(1),
  stripeTrigger: same(1),
  shopifyTrigger: same(1),
  telegramTrigger: { current: 1.5, older: 1.1 },
  calendlyTrigger: { current: 2, older: 1 },
  typeformTrigger: same(1.1),
  rssFeedReadTrigger: same(1),
  manualTrigger: same(1),
  slack: { current: 2.7, older: 2.2 },
  discord: same(2),
  telegram: { current: 1.2, older: 1.2 },
  gmail: { current: 2.2, older: 2.1 },
  emailSend: same(2.1),
  googleSheets: { current: 4.7, older: 4.5 },
  airtable: { current: 2.2, older: 2.1 },
  notion: { current: 3, older: 2.2 },
  hubspot: { current: 2.2, older: 2.1 },
  mailchimp: same(1),
  linkedIn: same(1),
  googleCalendar: { current: 1.3, older: 1.1 },
  httpRequest: { current: 4.5, older: 4.2 },
  wait: same(1.1),
  if: { current: 2.3, older: 2.2 },
  filter: { current: 2.3, older: 2.2 },
  noOp: same(1),
  stickyNote: same(1),
} satisfies Record<string, Versions>;

export type NodeName = keyof typeof versions;

export const versionOf = (name: NodeName, compatible: boolean): number =>
  versions[name][compatible ? "older" : "current"];
export const typeOf = (name: NodeName): string => `n8n-nodes-base.${name}`;
