import { operator } from "../operator.ts";
import { list, note } from "../prose.ts";
import { reachOperator, whoRunsThis, type LegalDocument } from "./document.ts";

export const termsOfUse: LegalDocument = {
  path: "terms-of-use",
  title: "Terms of Use",
  lead: "What you may expect of this service, and what it expects of you.",
  changed: "2026-11-22",
  sections: [
    whoRunsThis,
    {
      id: "service",
      title: "What the service is",
      blocks: [
        "You describe an idea for a company; the service computes, cites and asks. It also makes things: plans, websites, images, workflows, source files. It is an aid to thinking.",
        note(
          "It is not legal, tax, medical or investment advice, and no promise of success. Figures can be wrong, sources outdated, and a text that a language model wrote can be mistaken. Decisions are yours; check what they rest on.",
        ),
      ],
    },
    {
      id: "account",
      title: "Your account",
      blocks: [
        list(
          "You are at least 16 years old, and you give an e-mail address that is yours.",
          "One person, one account. You keep your password to yourself and tell us if somebody else has used the account.",
          "You may delete it at any time under [Security Settings](/account/security).",
        ),
      ],
    },
    {
      id: "tokens",
      title: "Tokens, plans and codes",
      blocks: [
        list(
          "Tokens are a measure of use. They are not money, cannot be paid out or passed on, and are lost when the account is deleted.",
          "Prices in tokens stand beside each tool and on the [help page](/help-center/billing). Before something runs, the most it can cost is set aside; what is not used comes back.",
          "Tokens of a plan are for one month. A change of plan takes effect with the next billing cycle. Prices of plans are on [Pricing](/pricing).",
          "A promo code may be used once for an account. Codes that were gained by deceit can be withdrawn.",
        ),
      ],
    },
    {
      id: "yours",
      title: "What you write and what is made of it",
      blocks: [
        "What you enter stays yours. You allow the operator to store and process it as far as that is needed to serve you, as described in the [Privacy Policy](/privacy-policy), and for nothing more.",
        "What the service makes from your input is yours to use, commercially too, as far as the law grants rights in it at all. Others may get similar results from similar input. Names, brands and domains have to be checked for rights of third parties before you use them.",
      ],
    },
    {
      id: "use",
      title: "What is not allowed",
      blocks: [
        list(
          "To enter data of others without their permission, or secrets you are not free to tell.",
          "To publish deception, hate, malware, spam, or what infringes rights of others. This goes for websites, pitches and requests for contact.",
          "To get around limits, to test security on other people's accounts, or to disturb the service. If you find a hole, tell us; we will thank you and not sue you.",
          "To present ratings or computed figures to third parties as an audit or as the opinion of a person.",
        ),
        "Whoever does so can lose access. A pitch can be hidden at once, and its owner is told why.",
      ],
    },
    {
      id: "publish",
      title: "What you publish",
      blocks: [
        "A website that you publish is yours to answer for, with what the law of your country asks of it, such as the name of its publisher and a privacy notice. A listing in the fundraising window is not an offer of securities; whether you may advertise a round to the public depends on your country. Nobody here checks the claims of a pitch, or who stands behind a request.",
      ],
    },
    {
      id: "availability",
      title: "Availability and liability",
      blocks: [
        "The service is offered as it is. The operator repairs faults with reasonable care and promises no particular availability. Keep your own copy of what matters; the export is there for that.",
        "Liability is unlimited for intent, gross negligence and harm to life or health, and where the law allows no limit. Otherwise it is limited to foreseeable damage from the breach of an essential duty, and excluded beyond that. Where you use the service free of charge, the law's lighter measure applies.",
      ],
    },
    {
      id: "end",
      title: "Changes, end and law",
      blocks: [
        "These terms may change; the date at the top says when. Members are told of changes that matter at least 30 days before, and may leave.",
        `${operator.jurisdiction ? `The law of ${operator.jurisdiction} applies.` : "The law of the operator's seat applies."} Consumers keep the protection of the law where they live. If a clause does not hold, the others do. Questions: ${reachOperator}.`,
        "The software itself is open source under the MIT license. That license, and not these terms, governs what you do with a copy of it.",
      ],
    },
  ],
};
