export interface Stored {
  name: string;
  purpose: string;
  lasts: string;
}

/** Every cookie. A test compares this list with the sources. */
export const cookies: readonly Stored[] = [
  {
    name: "cofounder.session_token",
    purpose: "Keeps you signed in. Set at the sign-in; scripts cannot read it.",
    lasts: "7 days, renewed while you use it; gone when you sign out",
  },
  {
    name: "cofounder.two_factor",
    purpose: "Remembers between password and code that your password was right. Scripts cannot read it.",
    lasts: "10 minutes",
  },
  {
    name: "cofounder.sign_up",
    purpose:
      "Lets the link in your confirmation mail sign you in, in the browser in which you signed up. Scripts cannot read it.",
    lasts: "1 hour, or until the link is opened",
  },
  {
    name: "sidebar_state",
    purpose: "Whether you left the chat's sidebar open or closed.",
    lasts: "7 days",
  },
];

/**
 * Every key that this site's own code stores in the browser. The part after a colon differs by chat, tool or member.
 */
export const storageKeys: readonly Stored[] = [
  {
    name: "theme",
    purpose: "Light or dark, if you chose one that differs from your system.",
    lasts: "Until you choose the system's again",
  },
  {
    name: "language",
    purpose: "The language of the interface, if you chose one.",
    lasts: "Until you choose the browser's again",
  },
  {
    name: "member",
    purpose: "That somebody is signed in here, so that the first picture of a page fits. Not who.",
    lasts: "Until you sign out",
  },
  { name: "redirectAfterAuth", purpose: "The page to go to after the sign-in.", lasts: "Until the sign-in" },
  {
    name: "redirectAfterAuthOf",
    purpose: "Whose page that is, by the id of the account, so that nobody else is led there.",
    lasts: "Until the sign-in",
  },
  {
    name: "first-idea",
    purpose: "An idea that you typed on the start page without an account, and its analysis.",
    lasts: "24 hours; until your first chat takes it, or until you clear it",
  },
  {
    name: "visitor-sheet",
    purpose: "Figures that you put in on the start page without an account.",
    lasts: "24 hours; until a venture of your account takes them over, or you discard them",
  },
  {
    name: "seenMember",
    purpose: "Who is signed in in this tab, by the id of the account, for the same reason.",
    lasts: "Until you sign out or close the tab",
  },
  {
    name: "analysis-open",
    purpose: "That you left the sections of an analysis open.",
    lasts: "Until you fold them away again",
  },
  {
    name: "sheet-beside",
    purpose: "That you left the figures of a venture open beside a chat.",
    lasts: "Until you close them again",
  },
  {
    name: "chat-draft:",
    purpose: "A message you began and did not send, by chat and member.",
    lasts: "Until it is sent; at most 50 drafts",
  },
  {
    name: "tool-draft:",
    purpose: "What you typed into a tool's form, by member and tool.",
    lasts: "Until you clear the form",
  },
  {
    name: "tool-visit:",
    purpose: "The latest result you got as a visitor, so that you can keep it after signing in.",
    lasts: "Until it is kept or replaced",
  },
  {
    name: "automation:",
    purpose: "Your edits to an automation's steps.",
    lasts: "Until you undo them or clear the browser's data",
  },
  {
    name: "pitch-draft",
    purpose: "A pitch you began, while the tab is open (session storage).",
    lasts: "Until it is submitted or the tab is closed",
  },
  {
    name: "guide-ticks",
    purpose: "What you ticked off in the startup guides.",
    lasts: "Until you untick it or clear the browser's data",
  },
];

/** Stored by the site's libraries, under names of their own. */
export const libraryKeys: readonly Stored[] = [
  {
    name: "react-router-scroll-positions",
    purpose: "How far you had scrolled on each page, for going back, while the tab is open (session storage).",
    lasts: "Until the tab is closed",
  },
];

/** Every cache of the service worker. */
export const caches: readonly Stored[] = [
  {
    name: "built",
    purpose: "Scripts, styles and fonts of the interface, so that pages open faster. Nothing of yours.",
    lasts: "Until the next version of the site",
  },
];
