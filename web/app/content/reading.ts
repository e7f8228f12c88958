/** Texts shown around every text, whatever its subject. */
export const reading = {
  contents: "On this page",
  sources: "Sources",
  secondHand: "Figures are those of the named publisher and year. Check the newest edition before you rely on one.",
  prompt: { title: "Your co-founder can do this with you", action: "Do it in the chat" },
  done: (count: number, total: number) => `${count} of ${total} done`,
};
