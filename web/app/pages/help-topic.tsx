import { useLocation, type MetaArgs } from "react-router";
import { help, topics } from "../content/help.ts";
import { NotFound } from "../features/navigation/not-found.tsx";
import { TopicView } from "../features/reading/help/topic-view.tsx";
import { breadcrumb } from "./breadcrumb.ts";
import { lastPiece } from "./last-segment.ts";
import { pageMeta } from "./page-meta.ts";

const topicAt = (pathname: string) => topics.find(({ id }) => id === lastPiece(pathname));

export const meta = ({ location }: MetaArgs) => {
  const topic = topicAt(location.pathname);
  if (!topic) return [];
  const path = `/help-center/${topic.id}`;
  return pageMeta(path, {
    title: topic.title,
    description: topic.lead,
    data: (origin) => [
      breadcrumb(origin, [
        { path: "/help-center", name: help.title },
        { path, name: topic.title },
      ]),
    ],
  });
};

export default function HelpTopicPage() {
  const topic = topicAt(useLocation().pathname);
  return topic ? <TopicView topic={topic} /> : <NotFound />;
}
