import type { ReplyPart } from "@cofounder/contract/analysis";
import { translatorFor } from "../i18n/translator.ts";
import { paragraphs } from "./sentences.ts";

/** The content of web pages, most valuable first, and their hosts. */
export interface WebFindings {
  snippets: string[];
  hosts: string[];
}

/** A section with web findings in the reply's language. */
export function renderWeb({ snippets, hosts }: WebFindings, language: string): Extract<ReplyPart, { kind: "section" }> {
  const { t } = translatorFor(language);
  const pages = hosts.length;
  return {
    kind: "section",
    id: "answer",
    title: t`From the web`,
    text: paragraphs(
      ...snippets,
      t`Sources: ${hosts.join(", ")}`,
      t`Weigh these pages against what you know of your own customers before you act on them.`,
    ),
    basis:
      pages === 1
        ? t`Based on: 1 page, not checked by the engine`
        : t`Based on: ${pages} pages, not checked by the engine`,
  };
}
