interface Announced {
  title: string;
  /** What the page will do. */
  will: string;
  /** Does that work in the chat today. */
  prompt: string;
}

/** Pages that are linked and still being built, by their paths. */
const pages: Record<string, Announced | undefined> = {
  "website-builder": {
    title: "Website Builder",
    will: "It will write and build a page for your product, ready to download.",
    prompt:
      "Write the text of a landing page for my startup: headline, the problem, the offer, proof, price and call to action. First ask me what you need to know.",
  },
  "app-generator": {
    title: "App Generator",
    will: "It will turn an idea into an app concept with screens, data and a plan to build it.",
    prompt:
      "Turn my app idea into a concept: who uses it, the few screens of the first version, what data it keeps and what to leave out. First ask me about the idea.",
  },
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
  ideas: {
    title: "Ideas",
    will: "It will be a board of ideas, each of them rated and one click from a chat.",
    prompt:
      "Generate three startup ideas for me. Ask me what I know, whom I can reach and how much time and money I have.",
  },
};

export const announced = {
  find: (path: string) => (Object.hasOwn(pages, path) ? pages[path] : undefined),
  badge: "In the works",
  text: "This page is still being built.",
  today: "Until then your co-founder does it in a chat. The button sends this for you:",
  openChat: "Do it in the chat",
};
