import { queryOptions } from "@tanstack/react-query";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
  attachments: { filename: string; content: string; contentType: string }[];
  at: string;
}

const refreshMs = 2_000;

export const mailsQuery = queryOptions({
  queryKey: ["mailbox"],
  queryFn: fetchMails,
  refetchInterval: refreshMs,
  retry: false,
});

async function fetchMails({ signal }: { signal: AbortSignal }): Promise<Mail[]> {
  const response = await fetch("/dev/mailbox.json", { signal });
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  const mails = (await response.json()) as Mail[];
  return mails.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** Only addresses that a browser may open from here. */
export function hrefOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol } = new URL(link);
  return protocol === "http:" || protocol === "https:" ? link : null;
}
