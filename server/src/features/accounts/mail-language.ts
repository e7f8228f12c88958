import { type Language, language as languages } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { findLanguage } from "./store.ts";

/**
 * The language of the page that sent a request: the interface names its own in `accept-language`, a browser the ones it
 * is set to. Null: none that the product speaks.
 */
export function languageOfPage(headers: Headers | undefined): Language | null {
  const wanted = (headers?.get("accept-language") ?? "").slice(0, 200).toLowerCase().split(",");
  for (const tag of wanted) {
    const { data } = languages.safeParse(tag.trim().split(/[-;]/)[0]);
    if (data) return data;
  }
  return null;
}

/** The language of mails to a member: that of the profile, else of the page that asks for the mail, else English. */
export async function mailLanguage(ctx: DbCtx, userId: string, page: Language | null = null): Promise<Language> {
  return (await findLanguage(ctx, userId)) ?? page ?? "en";
}
