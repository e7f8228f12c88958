import { contact } from "../content/contact.ts";
import { useSession } from "../features/accounts/session.ts";
import { Channels, Facts } from "../features/contact/channels.tsx";
import { ContactForm } from "../features/contact/contact-form.tsx";
import { i18n } from "../locales/i18n.ts";
import { pageMeta } from "./page-meta.ts";

const organisation = (origin: string) => ({
  "@type": "Organization",
  name: i18n.t("brand"),
  url: origin,
  contactPoint: { "@type": "ContactPoint", contactType: "customer support", url: `${origin}/contact` },
});

export const meta = () => pageMeta("/contact", { ...contact.meta, data: (origin) => [organisation(origin)] });

export default function ContactPage() {
  const member = useSession().data?.member;
  return (
    <main id="content" lang="en" className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
      <header className="max-w-2xl">
        <h1 className="text-display font-semibold">{contact.title}</h1>
        <p className="mt-5 text-lead text-muted">{contact.lead}</p>
      </header>
      <div className="mt-12 grid items-start gap-14 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-20">
        <ContactForm sender={member ? { name: member.displayName ?? "", email: member.email } : null} />
        <Channels />
      </div>
      <div className="mt-16 sm:mt-20">
        <Facts />
      </div>
    </main>
  );
}
