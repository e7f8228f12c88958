import { useLocation, type MetaArgs } from "react-router";
import { guides, stages } from "../content/guides.ts";
import { NotFound } from "../features/navigation/not-found.tsx";
import { Guide } from "../features/reading/guides/guide.tsx";
import { breadcrumb } from "./breadcrumb.ts";
import { lastPiece } from "./last-segment.ts";
import { pageMeta } from "./page-meta.ts";

const stageAt = (pathname: string) => stages.find(({ id }) => id === lastPiece(pathname));

export const meta = ({ location }: MetaArgs) => {
  const stage = stageAt(location.pathname);
  if (!stage) return [];
  const path = `/startup-guides/${stage.id}`;
  return pageMeta(path, {
    title: stage.title,
    description: stage.lead,
    data: (origin) => [
      breadcrumb(origin, [
        { path: "/startup-guides", name: guides.title },
        { path, name: stage.title },
      ]),
    ],
  });
};

export default function StartupGuidePage() {
  const stage = stageAt(useLocation().pathname);
  return stage ? <Guide stage={stage} /> : <NotFound />;
}
