import type { GroupId } from "@cofounder/analyst/answers/answer";
import { answerGroups, answers, groupPath } from "../content/answers.ts";
import { guides } from "../content/guides.ts";
import { breadcrumb } from "./breadcrumb.ts";
import { pageMeta } from "./page-meta.ts";

const above = [
  { path: "/startup-guides", name: guides.title },
  { path: "/startup-guides/answers", name: answers.title },
];

/** The head of a page with answers. */
export function answersMeta(group: GroupId) {
  const { title, lead } = answerGroups[group];
  const path = groupPath(group);
  return pageMeta(path, {
    title,
    description: lead,
    data: (origin) => [breadcrumb(origin, [...above, { path, name: title }])],
  });
}

export const overviewMeta = () =>
  pageMeta("/startup-guides/answers", { ...answers, data: (origin) => [breadcrumb(origin, above)] });
