import type { GroupId } from "@cofounder/analyst/answers/answer";
import { allAnswers, answerGroups, answers, lastReview } from "../../../content/answers.ts";
import { guides } from "../../../content/guides.ts";
import type { Prose } from "../../../content/prose.ts";
import { dayOf } from "../day-of.ts";
import { Document } from "../prose/document.tsx";
import { DocumentHead } from "../prose/document-head.tsx";

/** All questions by subject, each with the link to its answer. */
export function AnswersOverview() {
  return (
    <main id="content">
      <DocumentHead back={{ to: "/startup-guides", label: guides.back }} title={answers.title} lead={answers.lead}>
        {answers.more}
      </DocumentHead>
      <Document prose={allAnswers} />
    </main>
  );
}

/** The answers on one subject. */
export function AnswersView({ group, prose }: { group: GroupId; prose: Prose }) {
  const { title, lead } = answerGroups[group];
  return (
    <main id="content">
      <DocumentHead back={{ to: "/startup-guides/answers", label: answers.back }} title={title} lead={lead}>
        {answers.reviewed(dayOf(lastReview(group)))}
      </DocumentHead>
      <Document prose={prose} />
    </main>
  );
}
