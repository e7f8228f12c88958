import { list, type Block } from "../prose.ts";
import type { LegalDocument } from "./document.ts";
import { caches, cookies, libraryKeys, storageKeys, type Stored } from "./stored.ts";

const tableOf = (caption: string, rows: readonly Stored[]): Block => ({
  kind: "table",
  caption,
  head: ["Name", "What for", "How long"],
  rows: rows.map(({ name, purpose, lasts }) => [`\`${name}\``, purpose, lasts]),
});

export const cookiePolicy: LegalDocument = {
  path: "cookie-policy",
  title: "Cookie Policy",
  lead: "Three cookies, all of them needed or chosen by you. None that follows you, so there is no banner to click away.",
  changed: "2026-11-22",
  sections: [
    {
      id: "short",
      title: "In short",
      blocks: [
        list(
          "No advertising, no analytics, no cookies of other companies.",
          "Fonts, pictures and scripts of the interface come from this server. Nothing is fetched from elsewhere to draw a page; a member's picture that was given as an address was read once by the server and is kept here.",
          "A visitor who neither signs in nor changes a setting gets no cookie at all.",
        ),
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      blocks: [
        tableOf("Every cookie this site sets", cookies),
        "Where the site is reached by HTTPS, the names of the first two begin with `__Secure-`. All are first-party cookies with `SameSite=Lax`: another site cannot use them to act in your name.",
      ],
    },
    {
      id: "storage",
      title: "Storage in your browser",
      blocks: [
        "The following is kept in your browser's own storage. It is not sent along with requests; we see it only where you submit it, as with a draft that becomes a message.",
        tableOf("Every key this site keeps in the browser", [...storageKeys, ...libraryKeys]),
        "A service worker, a small program that the browser keeps for this site, stores built files and shows a page when there is no connection:",
        tableOf("Every cache the service worker keeps", caches),
      ],
    },
    {
      id: "why",
      title: "Why there is no consent banner",
      blocks: [
        "European law asks for consent before something is stored that is not needed for what you asked for (ePrivacy Directive, Article 5(3)). Signing in needs a session, and a setting or a draft that you made is kept because you made it. There is nothing else to consent to.",
      ],
    },
    {
      id: "clear",
      title: "How to get rid of it",
      blocks: [
        list(
          "**Sign out** removes the session cookie, and ends the session on the server too.",
          "**Your browser's settings** remove cookies and stored data of this site. You are signed out, and unsent drafts and ticks are lost.",
          "**A private window** keeps all of it only until it is closed.",
        ),
        "With cookies blocked you cannot sign in. What is kept about you on the server is in the [Privacy Policy](/privacy-policy).",
      ],
    },
  ],
};
