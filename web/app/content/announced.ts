interface Announced {
  title: string;
  /** What the page will do. */
  will: string;
  /** Does that work in the chat today. */
  prompt: string;
}

/** Pages that are linked and still being built, by their paths. */
const pages: Record<string, Announced | undefined> = {
  "startup-guides": {
    title: "Guides",
    will: "It will hold guides to the first customers, pricing, raising money and more.",
    prompt:
      "I am at the very start. Which questions should I answer first, in which order, and what is the cheapest way to answer each?",
  },
  pricing: {
    title: "Pricing",
    will: "It will show the plans and let you choose one. Until then every account is on the free plan.",
    prompt: "Help me set a price for my product. Ask me about the customer, the value and my costs, then compute.",
  },
};

export const announced = {
  find: (path: string) => (Object.hasOwn(pages, path) ? pages[path] : undefined),
  badge: "In the works",
  text: "This page is still being built.",
  today: "Until then your co-founder does it in a chat. The button sends this for you:",
  openChat: "Do it in the chat",
};
