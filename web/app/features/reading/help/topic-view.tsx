import { help, type Topic } from "../../../content/help.ts";
import { Document } from "../prose/document.tsx";
import { DocumentHead } from "../prose/document-head.tsx";
import { Support } from "./help-center.tsx";

export function TopicView({ topic }: { topic: Topic }) {
  return (
    <main id="content">
      <DocumentHead back={{ to: "/help-center", label: help.back }} title={topic.title} lead={topic.lead} />
      <Document prose={topic} />
      <Support />
    </main>
  );
}
