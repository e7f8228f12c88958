import type navigation from "../../locales/en/navigation.json";

type FooterTexts = (typeof navigation)["footer"];

interface FooterLink {
  to: string;
  text: keyof FooterTexts["links"];
}

export const footerLinks: Record<keyof FooterTexts["groups"], FooterLink[]> = {
  product: [
    { to: "/features", text: "features" },
    { to: "/pricing", text: "pricing" },
    { to: "/investor-guide", text: "investors" },
    { to: "/resource-finder", text: "resources" },
    { to: "/api-documentation", text: "api" },
  ],
  learn: [
    { to: "/startup-guides", text: "guides" },
    { to: "/blog", text: "blog" },
    { to: "/help-center", text: "help" },
  ],
  company: [
    { to: "/contact", text: "contact" },
    { to: "/contact", text: "careers" },
    { to: "/contact", text: "press" },
  ],
  legal: [
    { to: "/privacy-policy", text: "privacy" },
    { to: "/terms-of-use", text: "terms" },
    { to: "/cookie-policy", text: "cookies" },
    { to: "/gdpr", text: "gdpr" },
  ],
};
