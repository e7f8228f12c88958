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
};
