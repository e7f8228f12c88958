import { list, note, steps, tool } from "../prose.ts";
import type { Topic } from "./topic.ts";

export const privacy: Topic = {
  id: "privacy",
  title: "Privacy and security",
  lead: "Who can see what you write, how to protect your account, and how to take everything with you or have it erased.",
  sections: [
    {
      id: "who",
      title: "Who can see what I write?",
      blocks: [
        list(
          "**You,** and whoever has a sharing link that you made, until it ends.",
          "**Admins of this installation** can open a member's chats, for support. Each look is written to a log that cannot be changed, and is part of your data export.",
          "**A language model,** if the operator has connected one: it gets the last messages of the conversation and the computed facts, not your name and not your e-mail address.",
          "**A search service,** if one is connected and you switch web search on: it gets your question, up to 400 characters.",
          "**Everybody,** only what you publish: a website under its address, a pitch in the fundraising window, field by field.",
        ),
        "Nothing you write is used by this product to train a model. What a connected provider does with requests is in its own terms; ask the operator which one it is. The whole list is in the [privacy policy](/privacy-policy).",
      ],
    },
    {
      id: "two-factor",
      title: "Turn on two-factor authentication",
      blocks: [
        steps(
          "Open [Security Settings](/account/security) and choose “Set it up”. You are asked for your password.",
          "Scan the picture with any authenticator app, or type the key into it.",
          "Keep the backup codes where you keep passwords. Each opens your account once, and they are shown only then.",
          "Enter the code your app shows. From now on, signing in and sensitive changes ask for one.",
        ),
        note(
          "Phone lost? Sign in with a backup code and make new ones. Without phone and codes an admin can remove the factor; you are told by mail, and all your sessions end. We ask for proof first, because a thief would ask for the same.",
        ),
      ],
    },
    {
      id: "sessions",
      title: "See where you are signed in",
      blocks: [
        "[Security Settings](/account/security) lists every device with its time. Sign out one of them, or all others at once. A session ends by itself after about seven days without a visit. Changing your password ends all others.",
        "If you see a device you do not know: sign it out, change your password, then turn on two-factor authentication.",
      ],
    },
    {
      id: "export",
      title: "Take your data along",
      blocks: [
        "“Export my data” on the same page gives you a zip with a JSON file for each kind of data: account, chats, saved plans with their versions, tool results, ideas, images, websites, pitches and contact requests, messages you sent us, imported creators, promo codes, plans, tokens, sessions, usage and security events. Passwords and secrets of factors are not in it.",
        "A single plan or chat can be exported where it stands, as Markdown, PDF or Word.",
      ],
    },
    {
      id: "delete",
      title: "Delete your account",
      blocks: [
        "“Delete my account” asks for your password and erases everything at once: there is no waiting period and no way back. Published websites go offline, sharing links stop, remaining tokens are lost.",
        "What stays is bookkeeping without a person: movements of tokens and entries of the audit log under a number that belongs to nobody, without addresses or notes. You get a receipt that says how much was erased.",
        tool("/account/security", "Security Settings", "Two-factor authentication, sessions, export and deletion."),
      ],
    },
    {
      id: "chats",
      title: "Delete a single chat",
      blocks: [
        "Use the menu of the chat in the sidebar. The chat and all its messages are deleted for good. What you saved from it stays in Saved Plans until you delete it there.",
      ],
    },
  ],
};
