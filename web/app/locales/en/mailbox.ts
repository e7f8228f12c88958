export const mailbox = {
  title: "Local mailbox",
  description: "Mail kept on this machine while no mail server is set up.",
  note: "For development: while no mail server is set up, every mail this installation would send stops here. Nothing leaves this machine.",
  empty: "No mail yet",
  emptyText: "Sign up or ask for a new password, and the mail shows up here within two seconds.",
  to: "To {{to}}",
  open: "Open link",
  unavailable: "There is no local mailbox here",
  unavailableText: "This installation sends real mail, or the server is not running.",
  count_one: "{{count, number}} mail",
  count_other: "{{count, number}} mails",
};
