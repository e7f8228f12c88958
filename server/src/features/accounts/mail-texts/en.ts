import type { AccountMailTexts } from "./account-mail-texts.ts";

export const en: AccountMailTexts = {
  confirmation: {
    subject: "Confirm your email address",
    lines: ["Welcome!", "Confirm your address to open your account. Your first 10 tokens are waiting for you."],
    action: "Confirm email address",
    after:
      "The link works for one hour. In the browser you signed up with, it takes you straight in; anywhere else it " +
      "asks for your password. If you didn't sign up, you can ignore this email: the account stays closed and is " +
      "deleted after a week.",
  },
  accountExists: {
    subject: "You already have an account",
    lines: [
      "Someone, probably you, signed up with this address. You already have an account here, and nothing was changed.",
    ],
    forgotten: "Forgot your password? Choose a new one:",
    action: "Sign in",
    after: "If it wasn't you, you can ignore this email.",
  },
  accountBlocked: {
    subject: "Your account is blocked",
    lines: [
      "Someone, probably you, signed up with this address. It already has an account, which is blocked, so no new one was created.",
      "If you think this is a mistake, reply to this email.",
    ],
    action: "",
    after: "If it wasn't you, you can ignore this email.",
  },
  newAddress: {
    subject: "Confirm your new email address",
    lines: ["Someone, probably you, wants to use this address for an account here."],
    action: "Confirm the new address",
    after:
      "The link works for one hour and asks for the account's password. If it wasn't you, you can ignore this email.",
  },
  addressChange: {
    subject: "Your email address is about to change",
    lines: ["Someone, probably you, asked to change the email address of your account."],
    action: "Check your security settings",
    after: "If it wasn't you, change your password now and sign out everywhere else.",
  },
  factorRemoved: {
    subject: "Two-factor authentication was turned off",
    lines: [
      "An admin removed the second factor from your account. This is done on request, when a device is lost.",
      "You were signed out everywhere. Sign in with your password and set up two-factor authentication on your new device.",
    ],
    action: "Sign in",
    after: "If you didn't ask for this, change your password right away and reply to this email.",
  },
  reset: {
    subject: "Choose a new password",
    lines: ["Someone, probably you, asked to reset the password of this account."],
    action: "Choose a new password",
    after: "The link works for one hour. If it wasn't you, ignore this email: your password has not changed.",
  },
};
