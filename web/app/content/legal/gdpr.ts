import { list, note, steps } from "../prose.ts";
import { reachOperator, whoRunsThis, type LegalDocument } from "./document.ts";

export const gdpr: LegalDocument = {
  path: "gdpr",
  title: "GDPR",
  lead: "Your rights under the General Data Protection Regulation, and where in this product you use them.",
  changed: "2026-11-22",
  sections: [
    whoRunsThis,
    {
      id: "rights",
      title: "Your rights, and how to use them",
      blocks: [
        {
          kind: "table",
          caption: "Rights, articles and where they are",
          head: ["Right", "Article", "Here"],
          rows: [
            [
              "To know what is stored",
              "15",
              "[Security Settings](/account/security) → “Export my data”; the list is in the [Privacy Policy](/privacy-policy)",
            ],
            ["To correct it", "16", "[Profile Settings](/profile); a changed e-mail address has to be confirmed"],
            ["To have it erased", "17", "[Security Settings](/account/security) → “Delete my account”, at once"],
            ["To have its use restricted", "18", "Write to us"],
            [
              "To take it elsewhere",
              "20",
              "The export: a zip of JSON files; plans and chats as Markdown, PDF or Word as well",
            ],
            ["To object", "21", "Write to us"],
            [
              "Not to be judged by a machine alone",
              "22",
              "Nobody is. A rating is about an idea and has no effect on you",
            ],
            [
              "To complain",
              "77",
              "To the supervisory authority where you live or work, or where the operator has its seat",
            ],
          ],
        },
      ],
    },
    {
      id: "time",
      title: "How long it takes",
      blocks: [
        list(
          "**Export and deletion by yourself:** at once.",
          "**Requests in writing:** answered within 30 days.",
          "**Deletion on request:** completed within 30 days.",
        ),
        `Write by ${reachOperator}, with the category “general” and the address of your account. We make sure that it is you, usually by an answer to a mail sent to that address, before we hand out or delete anything.`,
      ],
    },
    {
      id: "bases",
      title: "On which ground data is processed",
      blocks: [
        {
          kind: "terms",
          items: [
            [
              "Contract, Article 6(1)(b)",
              "Account, chats, results, plans, tokens: without them there is no product to use.",
            ],
            [
              "Legitimate interest, 6(1)(f)",
              "Audit log, counters of attempts, list of sessions: to notice and to stop misuse. The interest ends where an address is no longer needed for that; it is taken out when the account goes.",
            ],
            [
              "Legal duty, 6(1)(c)",
              "What commercial and tax law asks the operator to keep about payments, where there are any.",
            ],
            [
              "Consent, 6(1)(a)",
              "What you publish yourself, and web search, which you switch on for a message. You end it by taking down or switching off.",
            ],
          ],
        },
        "No special categories of data are asked for (Article 9). Please do not write such data about others into a chat.",
      ],
    },
    {
      id: "erased",
      title: "What deletion erases, step by step",
      blocks: [
        steps(
          "You enter your password, and a code if you have a second factor.",
          "Running replies and tools are stopped.",
          "In one transaction your account is removed, with profile, sessions, factors, chats, messages, results, plans and their links, ideas, images, websites, pitches, requests, imported creators, plan and use of codes.",
          "Files are deleted from storage, some minutes later at the latest.",
          "In the audit log network addresses, reasons and notes about you are taken out; in the ledger the notes. What remains cannot be led back to you.",
          "A keyed hash of your address is kept with the trial, free months and promo codes that it had, so that each is given once per address. Nobody can tell whose it is without the server's secret.",
          "You see a receipt with the number of erased chats, messages and files. It holds nothing about you.",
        ),
      ],
    },
    {
      id: "processors",
      title: "Processors and other countries",
      blocks: [
        "Data lies where the operator runs this installation and its database. Which services may be connected, and what each of them would get, is in the [Privacy Policy](/privacy-policy#sent). With a service outside of the European Economic Area the operator needs a ground for the transfer (Articles 44 to 49), such as standard contractual clauses.",
        note(
          "For operators: you are the controller. This page says what the software does. Which processors you use, your contracts with them and your record of processing (Article 30) are yours to add; your name and address stand in one file of the sources.",
        ),
      ],
    },
  ],
};
