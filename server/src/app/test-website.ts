/** A run of the website builder. */
export const website = {
  tool: "website-builder" as const,
  input: {
    businessName: "Tallyho",
    description: "Tallyho helps freelancers to get paid on time. With automatic reminders and a shared calendar.",
    industry: "fintech",
    colorScheme: "modern" as const,
    email: "hello@tallyho.example",
  },
};
