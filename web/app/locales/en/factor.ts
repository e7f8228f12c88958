export const factor = {
  appCode: "Authenticator code",
  appHint: "The six digits your authenticator app shows now.",
  backupCode: "Backup code",
  backupHint: "One of the codes you saved. Each works once.",
  useBackup: "Use a backup code",
  useApp: "Use the authenticator app",
  missing: "Enter the code.",
  stepUp: {
    title: "Confirm that it is you",
    text: "This needs your second factor. Enter a code, and it goes on from here.",
    confirm: "Confirm",
  },
  challenge: {
    title: "Two-factor authentication",
    text: "Your password is right. Now confirm that it is you.",
    verify: "Verify",
  },
  errors: {
    code: "This code is not right. Look at the newest one in your app and enter it again.",
    backupCode: "This backup code is not right, or it was used before.",
    tooManyCodes: "Too many wrong codes. Sign in again for another try.",
    locked: "Too many wrong codes. Your account is locked for a while. Try again in about 15 minutes.",
    challengeOver: "This took too long. Sign in again.",
  },
};
