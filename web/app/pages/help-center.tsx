import { help } from "../content/help.ts";
import { plainText } from "../content/inline.ts";
import { HelpCenter } from "../features/reading/help/help-center.tsx";
import { pageMeta } from "./page-meta.ts";

const questions = {
  "@type": "FAQPage",
  mainEntity: help.faq.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  })),
};

export const meta = () => pageMeta("/help-center", { ...help, data: () => [questions] });

export default HelpCenter;
