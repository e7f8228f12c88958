import { useLocation, type MetaArgs } from "react-router";
import { legalDocuments } from "../content/legal.ts";
import { LegalView } from "../features/reading/legal-view.tsx";
import { NotFound } from "../features/navigation/not-found.tsx";
import { lastPiece } from "./last-segment.ts";
import { pageMeta } from "./page-meta.ts";

const documentAt = (pathname: string) => legalDocuments.find(({ path }) => path === lastPiece(pathname));

export const meta = ({ location }: MetaArgs) => {
  const document = documentAt(location.pathname);
  return document ? pageMeta(`/${document.path}`, { title: document.title, description: document.lead }) : [];
};

export default function LegalPage() {
  const document = documentAt(useLocation().pathname);
  return document ? <LegalView document={document} /> : <NotFound />;
}
