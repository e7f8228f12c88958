import { letter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { linkWorksMs } from "./mailed-links.ts";

export function confirmationMail(to: string, publicUrl: string, token: string): Mail {
  return letter({
    to,
    subject: "Confirm your e-mail address",
    lines: ["Welcome.", "Confirm this address to open your account. Your first 10 tokens are waiting."],
    action: { label: "Confirm e-mail address", url: `${publicUrl}/auth?confirm=${token}` },
    after:
      "The link works for one hour. In the browser in which you signed up it takes you straight in; anywhere else it " +
      "asks for your password. If you did not sign up, nothing needs to be done: without you the account stays closed, " +
      "and is deleted after a week.",
    worksMs: linkWorksMs,
  });
}

/** To the holder of an account when somebody signs up with its address. */
export function accountExistsMail(to: string, publicUrl: string): Mail {
  return letter({
    to,
    subject: "You have an account already",
    lines: [
      "Somebody, probably you, signed up with this address. It has an account already, and nothing was changed.",
      `Forgot your password? Choose a new one:\n${publicUrl}/auth?forgotten=1`,
    ],
    action: { label: "Sign in", url: `${publicUrl}/auth` },
    after: "If it was not you, nothing needs to be done.",
    worksMs: linkWorksMs,
  });
}

/** To the holder of a blocked account when somebody signs up with its address. */
export function accountBlockedMail(to: string): Mail {
  return letter({
    to,
    subject: "Your account is blocked",
    lines: [
      "Somebody, probably you, signed up with this address. It has an account already, which is blocked, so no other was made.",
      "If you think that this is a mistake, answer to this mail.",
    ],
    action: null,
    after: "If it was not you, nothing needs to be done.",
    worksMs: linkWorksMs,
  });
}

export function addressMail(to: string, publicUrl: string, token: string): Mail {
  return letter({
    to,
    subject: "Confirm your new e-mail address",
    lines: ["Somebody, probably you, asked to use this address for an account here."],
    action: { label: "Confirm the new address", url: `${publicUrl}/auth?address=${token}` },
    after:
      "The link works for one hour and asks for the account's password. If it was not you, nothing needs to be done.",
    worksMs: linkWorksMs,
  });
}

/** To the present address, so that a change by a stranger is noticed. */
export function addressChangeNotice(to: string, publicUrl: string): Mail {
  return letter({
    to,
    subject: "Your e-mail address is about to change",
    lines: ["Somebody, probably you, asked to use another e-mail address for your account."],
    action: { label: "Look at your security settings", url: `${publicUrl}/account/security` },
    after: "If it was not you, change your password now and sign out everywhere else.",
  });
}

export function factorRemovedNotice(to: string, publicUrl: string): Mail {
  return letter({
    to,
    subject: "Two-factor authentication was removed",
    lines: [
      "An admin took the second factor off your account, as you can ask for when a device is lost.",
      "You were signed out everywhere. Sign in with your password and set up a new device.",
    ],
    action: { label: "Sign in", url: `${publicUrl}/auth` },
    after: "If you did not ask for it, change your password at once and answer to this mail.",
  });
}

export function resetMail(to: string, publicUrl: string, token: string): Mail {
  return letter({
    to,
    subject: "Choose a new password",
    lines: ["Somebody, probably you, asked for a new password for this account."],
    action: { label: "Choose a new password", url: `${publicUrl}/auth?reset=${token}` },
    after: "The link works for one hour. If it was not you, keep your password: nothing has changed.",
    worksMs: linkWorksMs,
  });
}
