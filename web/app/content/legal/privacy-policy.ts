import { list, note } from "../prose.ts";
import { reachOperator, whoRunsThis, type LegalDocument } from "./document.ts";

export const privacyPolicy: LegalDocument = {
  path: "privacy-policy",
  title: "Privacy Policy",
  lead: "What is stored about you, why, where it may be sent, and how you take it along or have it erased.",
  changed: "2026-11-22",
  sections: [
    {
      id: "short",
      title: "In short",
      blocks: [
        list(
          "What you write is stored so that you find it again, and for nothing else. It is not sold, and this product trains no model with it.",
          "A language model or a web search sees something of it only where the operator has connected one. Without them nothing of your chats leaves this installation.",
          "You can export everything and delete everything yourself, under [Security Settings](/account/security). Deletion is immediate.",
          "No analytics, no advertising, no tracking. See the [Cookie Policy](/cookie-policy).",
        ),
      ],
    },
    whoRunsThis,
    {
      id: "stored",
      title: "What is stored, and why",
      blocks: [
        {
          kind: "table",
          caption: "Data of an account",
          head: ["What", "Why", "How long"],
          rows: [
            [
              "E-mail address, display name, language, picture",
              "To sign you in, to write to you about your account, to show your name to you",
              "Until you change it or delete the account",
            ],
            [
              "An account that was not confirmed: address, name, a hash of the password",
              "To open it once its address is confirmed",
              "A week",
            ],
            ["Password", "To sign you in. Only a hash of it is stored, from which it cannot be read", "As the account"],
            ["Second factor and backup codes", "To ask for a code. Stored encrypted", "Until you turn it off"],
            [
              "Sessions: network address, browser, times",
              "To keep you signed in, and to show you where you are",
              "Valid for 7 days after the last visit; listed until you end them or delete the account",
            ],
            [
              "Chats, messages, analyses, their sources",
              "To answer, and to find the conversation again",
              "Until you delete the chat or the account",
            ],
            [
              "Ventures: their figures, scenarios, tests with their files, and decisions, with earlier versions",
              "To compute with them, and to show what changed",
              "Until you delete the venture or the account",
            ],
            [
              "Inputs and results of tools, ticks in them, generated images and websites",
              "To show your history",
              "Until you delete the result or the account",
            ],
            ["Saved plans with versions, ideas, imported creators", "Because you saved them", "Until you delete them"],
            [
              "Sharing links: a hash of the link and of its password, the end",
              "To open the plan for those you gave the link to",
              "They work until their end; removed when you end them or delete the plan",
            ],
            [
              "People whom you invite into a venture: the address and a hash of the link until they accept; then their account, and what they may do",
              "To mail the invitation, to let them in, and to show who changed what. You see each other's names, and you see their address",
              "An invitation works for seven days; removed when you remove them, when they leave, or with either account",
            ],
            [
              "Links to a venture's figures: a hash of the link, the name of its reader where you gave one, the end, when it was opened",
              "To open the figures for those you gave the link to, and to show you when it was opened. No address of a reader is kept",
              "They work until their end; removed when you end them or delete the venture",
            ],
            [
              "Pitches and requests for contact",
              "To list them as you decided, and to pass on requests without addresses",
              "Until you delete the pitch or the account",
            ],
            [
              "Plan, promo codes used, every movement of tokens",
              "To account for tokens",
              "As the account; afterwards without a person",
            ],
            [
              "A keyed hash of your e-mail address, with the trial, free months and promo codes that it had",
              "To give each of them once per address. Without the server's secret nobody can tell whose it is",
              "Also after the account is deleted",
            ],
            [
              "Usage: which service was called, how many tokens, when",
              "To see cost and faults. No content",
              "400 days; without a person once the account is deleted",
            ],
            [
              "Audit log: sign-ins and failed sign-ins with network address, changed passwords, factors and addresses, what admins did",
              "To find out about misuse",
              "Kept. When the account is deleted, addresses and notes are taken out",
            ],
            [
              "Messages of the contact form",
              "To answer you",
              "Until they are answered, and a year after. A member's go with the account",
            ],
          ],
        },
        "**Visitors without an account.** What you type into a tool is computed and answered, not stored. To count the five free runs a day, your network address is kept as a counter for a day. Messages of the contact form, sign-ins, password resets and similar attempts are counted by network address, without a name; sign-ins also by a fingerprint of the e-mail address that is tried, for a quarter of an hour, and mails to an address by one, for an hour.",
        "**The server's log** holds one line for each fault, each finished chore and each address that does not exist, and the network address of machines that fill in the contact form. Passwords, keys, cookies, messages and prompts are not written to it. An operator who runs a web server in front of this product may keep access logs of their own.",
      ],
    },
    {
      id: "seen",
      title: "Who sees it",
      blocks: [
        list(
          "**Admins of this installation** can see the list of members with e-mail, name and token balance, can open a member's chats for support, and read what was written by the contact form. Each look at a chat is recorded in the audit log before anything is shown, and the record is part of your export.",
          "**Other members** see what you publish in the fundraising window: company, industry and stage, and the other fields as you allowed. Neither side of a request for contact is told the other's e-mail address.",
          "**Everybody** sees a website that you publish, under its address, until you take it down; and a saved plan or the figures of a venture, if they have its link (and its password).",
          "**Everybody who has the address** of a generated image or of your picture can load it. The addresses are random.",
        ),
      ],
    },
    {
      id: "sent",
      title: "What is sent to other services",
      blocks: [
        "The product runs whole with none of these. Each applies only where the operator has configured it. Ask the operator which ones are in use.",
        {
          kind: "table",
          caption: "Services that an operator may connect",
          head: ["Service", "When", "What is sent", "What is not"],
          rows: [
            [
              "Language model",
              "You send a message, or run a tool that has words written for it",
              "The last 12 messages of the chat, up to 6,000 characters each; the computed facts and card; excerpts of web pages found. For a tool: what you entered and what was computed",
              "Your name, e-mail address, account number, other chats",
            ],
            ["Image model", "You generate an image", "The prompt", "Everything else"],
            [
              "Web search (Tavily or a SearXNG server)",
              "You switch web search on, or run a tool that searches, signed in",
              "Your question, up to 400 characters, or search words made of industry, idea or niche",
              "Who asks",
            ],
            [
              "Mail server",
              "Confirmation, reset, changes of security, requests for contact, contact form",
              "Your address and the mail. Without a mail server, mails stay in this installation",
              "Chats",
            ],
            [
              "File storage (S3)",
              "You upload or link a picture, or generate an image",
              "The file under a random name",
              "Who it belongs to",
            ],
          ],
        },
        "These services process data under their own terms, possibly in other countries. They are the operator's processors; the operator has to choose them accordingly. If you give your picture as an address on another server, this server reads it there once, when you save, and keeps a copy; nobody's browser asks that server.",
        note(
          "Do not put into a chat what must not leave the building, such as health data or secrets of others, unless you know which services are connected.",
        ),
      ],
    },
    {
      id: "rights",
      title: "Export and deletion",
      blocks: [
        "Under [Security Settings](/account/security) you download a zip of everything that is stored about you, and delete your account. Deletion takes effect at once: profile, chats, results, plans, images, sites, links, sessions and factors are erased in one step. Movements of tokens and entries of the audit log stay under a number that belongs to nobody, and a keyed hash of your address with the trial, free months and promo codes that it had, so that they are given once. You get a receipt.",
        `If you cannot sign in, write to us by ${reachOperator}. Requests are answered, and deletions completed, within 30 days. Backups that the operator makes are overwritten on their own schedule. Your further rights are on the [GDPR](/gdpr) page.`,
      ],
    },
    {
      id: "safety",
      title: "How it is protected",
      blocks: [
        list(
          "Every endpoint names who may use it, and a test walks through all of them and is turned away where it has to be.",
          "Rows of a member are found only under that member's number.",
          "Sessions can be listed and ended; two-factor authentication is available to everybody.",
          "Pages send a strict content security policy. Generated websites and apps are shown in frames that reach neither your session nor the network.",
        ),
        "Your connection is encrypted where the operator serves the site by HTTPS, which your browser shows.",
      ],
    },
    {
      id: "changes",
      title: "Children, and changes",
      blocks: [
        "The product is made for people who start companies. It is not meant for children under 16.",
        "When the software changes what it stores, this page changes with it; the date at the top says when.",
      ],
    },
  ],
};
