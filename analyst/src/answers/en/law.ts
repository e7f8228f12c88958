import type { Texts } from "../answer.ts";

export const law: Texts<"law"> = {
  gdpr: {
    body: `If people in the EU use your product, the GDPR applies, wherever your company is.[^gdpr] For a small company it is a week of work, and then a habit.

1. **List what you hold:** which data, of whom, what for, where, how long, who sees it. A table of a page is your record of processing.
2. **A reason for each:** contract (the account), law (invoices), legitimate interest (security), consent (newsletter, advertising cookies). Without a reason: delete.
3. **Collect less.** The date of birth you do not have cannot leak.
4. **Privacy notice** in plain words: who you are, what, why, how long, to whom, which rights.
5. **Processing agreements** (Article 28) with every service that sees data: hosting, mail, support, analytics, AI models. Most have one to click. For providers outside the EU check the transfer (adequacy decision or standard clauses).
6. **Rights:** answer requests for access, correction and deletion within one month. Try it: can you delete one person everywhere?
7. **Security:** second factor, encrypted disks, access only for those who need it, a backup you have restored once.
8. **Breach:** to the authority within 72 hours if there is a risk to people, and a one-page plan for it.

Fines go up to €20 million or 4% of worldwide turnover; what hurts small firms sooner is a large customer who asks for these papers and finds none.

**Cookies:** before consent only what is technically necessary.`,
    where: `The UK has nearly the same rules, India's DPDP Act takes full effect in stages until 2027, US states have their own. Ask a specialist if you handle health data, children, biometrics or profiles, or need a data-protection officer or impact assessment.`,
  },
  "terms-privacy": {
    body: `You need a privacy notice from the first address you collect; terms as soon as somebody relies on you or pays. In Germany and Austria an imprint as well.

**Terms, in the order in which disputes arise**

1. What you deliver, and what not (beta, availability, support hours).
2. Price, tax, when it is due, how it may change.
3. Length and cancellation, in one click for consumers.
4. Whose are the data and the content? Normally theirs; you get what you need to run the service.
5. Forbidden use, and when you may close an account.
6. Liability: what the law allows you to limit. Usually not for intent, injury, or (with consumers) much else.
7. Changes of the terms: with notice.
8. Law and court.

**Consumers in the EU** have 14 days to withdraw from most online purchases; for digital content only if they agreed to an immediate start and were told that the right ends.[^crd] Button: "order with obligation to pay". Hidden terms do not count anywhere: link them *before* the purchase, and keep a record of which version was accepted and when.

**Privacy notice:** it follows your table of data, not a template. A copied one that names services you do not use is worse than a short true one.

**Business customers** will send their own paper. Have a data-processing agreement ready, and a limit of liability you can live with: often the fees of twelve months.

**Cheap way:** a good generator or your association's model, adapted for an hour by a lawyer; {{offer: say exactly what {offer} does. || say exactly what your product does.}} Do not copy a competitor's: it is protected by copyright and made for somebody else's risks.`,
    where: `Consumer law differs by country and follows the customer, not you. Have terms for consumers checked in each country you actively sell to.`,
  },
  patents: {
    body: `Ideas, business models and most software as such are not patentable; a new technical solution may be. For most startups speed, customers and a trademark protect more than a patent. It is different in hardware, medicine, materials and biotech.

**Say nothing publicly before you file.** In Europe, and most of the world, your own talk, website or sale destroys novelty (Article 54 EPC). The US allows a year after your own publication (35 U.S.C. § 102(b)(1)).[^patent-law] Until then speak under a confidentiality agreement.

**The usual way**

1. **Search first**, for free: Espacenet, Google Patents. Two evenings, with the words of the *function*.
2. **First filing:** US provisional, or national. It secures the date for 12 months (Paris Convention). A US provisional lapses after 12 months if nothing follows.
3. **Within 12 months:** PCT application, for most of the world; costs by country come at 30 months in most offices.
4. **Grant** after years; protection for 20 years from filing, as long as you pay.

**Cost** is mostly the attorney, then translations and yearly fees; for several countries it goes into tens of thousands. Ask for a quote up to the 30th month.

**Is it worth it?** Only if: (1) you could *see* that somebody copies it; (2) you would have the money to enforce it, or a buyer who does; (3) it still matters in five years. Otherwise a secret may be better: a process nobody sees, with few people and contracts.

**Who owns it?** Check university, employer and freelancers, before investors do. And look whether *you* infringe: a patent of your own does not permit you to use those of others.`,
    where: `Talk to a patent attorney before you publish; many offer a first talk free of charge.`,
  },
  trademarks: {
    body: `Register the name in your main market, in the classes you really sell in, before you spend money on making it known. A domain or a company register entry does *not* give you the brand.

1. **Is it free?** Search the registers (EUIPO eSearch and TMview, USPTO, UKIPO, WIPO Global Brand Database, IP India), the company registers, app stores and the web. Look for *similar* names for *similar* goods: sound, look, meaning.
2. **Is it registrable?** Descriptive words ("FastInvoice" for invoicing) are refused or weak. Invented or surprising words are strong.
3. **Classes** (Nice, 45 of them): software is 9 (to download) and 42 (as a service), shops 35, courses 41. Each costs; too broad invites disputes.
4. **Word before logo:** a word mark covers every spelling in letters; logos change.
5. **File,** online: EU mark €850 for one class,[^euipo] US $350 a class.[^uspto] From there the Madrid system extends it; within six months your first date counts elsewhere.
6. **Watch.** After publication others may object: three months in the EU, 30 days in the US. Later: look every quarter, write politely first.

**Owner: the company,** not a founder, and use it as registered. Unused marks can be canceled, in the EU after five years.

**™** may be written by anybody; **®** only after registration (false use is punished in many countries).

{{place: You begin in {place}: one national or regional mark is enough for now. || One market first: an EU mark or your country's, and the next with the first sales there.}}`,
    where: `A lawyer's similarity search costs some hundred; do it if you print, package or plan television. If you receive a warning letter, do not sign the enclosed declaration unchanged: ask a lawyer within the deadline.`,
  },
  nda: {
    body: `Not for a pitch. Investors see hundreds of companies and do not sign; asking marks you as a beginner. Ideas are worth little alone, and what matters (the customer list, the formula, the code) you simply do not show.

**Do use one with**

- freelancers, employees, agencies (with assignment of rights, which is more important);
- a company that gets code, data, drawings or a process;
- a buyer of your company, before due diligence;
- anybody before a patent filing: public talk destroys novelty in most countries.

**What belongs in it, on two pages**

1. *What* is confidential: marked so, or clearly meant so. "Everything" is hard to enforce.
2. Purpose: used only to assess this cooperation.
3. Exceptions: known already, public, developed independently, ordered by a court.
4. Who may see it: those who need it, bound in the same way.
5. Length: two to five years; trade secrets as long as they are secret.
6. Return or deletion at the end.
7. Mutual, if both tell. Then it gets signed faster.
8. Law and court in a country where you can act. A penalty makes it enforceable, since damage is hard to prove.

**Trade secrets** are protected by law only if you take reasonable steps to keep them secret (EU Directive 2016/943, US Defend Trade Secrets Act):[^secrets] access rights, contracts, marking. That is the true use of an NDA.

**Instead:** tell what and for whom, {{buyer: that you sell to {buyer} and why they buy, || with proof that people buy,}} not how. Whoever could do it better after ten minutes of hearing it would have done it anyway.`,
    template: `**Mutual confidentiality agreement** between [A, address] and [B, address]

1. **Purpose.** The parties talk about [purpose] and exchange information for it.
2. **Confidential** is what one party gives the other in writing marked "confidential", or orally and confirmed as such within 14 days, and: [list].
3. **Duty.** The receiver uses it only for the purpose, shows it only to people who need it and are bound likewise, and protects it as its own secrets.
4. **Not confidential** is what the receiver can show it knew before, is or becomes public without its fault, got lawfully from others, or developed on its own. If a court orders disclosure, the other party is told first where permitted.
5. **No rights.** No license or duty to conclude a contract follows.
6. **End.** [2] years from signature; trade secrets as long as they are secret. On request everything is returned or deleted within 30 days, except legally required copies.
7. **Breach.** [Contractual penalty of … / legal remedies].
8. **Law and place:** [country, city].

[Place, date, names, signatures]`,
    where: `The template is a start for business partners, not for employees. Have it adapted to your country once.`,
  },
  "open-source": {
    body: `Yes, you can sell software with open-source parts; the license says what you owe. There are three families:

| Family | Examples | What you owe |
| --- | --- | --- |
| Permissive | MIT, BSD, Apache-2.0 | keep the notices; Apache adds a patent license |
| Weak copyleft | LGPL, MPL-2.0 | publish changes to *that* part |
| Strong copyleft | GPL, AGPL | what is built on it goes out under the same license, with source |

**What triggers it:** for the GPL, *giving out* a copy: an app, a device, an on-premises version. Running it on your own server is not giving out. The **AGPL** closes that gap: users over a network have to be offered the source.[^licences] "Source available" licenses (BSL, SSPL, Elastic, Commons Clause) are not open source: read what is forbidden, often offering it as a service.

**In practice**

1. Have a tool list all parts with licenses in every build, and refuse GPL, AGPL and "unknown" until somebody has looked.
2. Ship a file with all notices.
3. No license means all rights reserved: do not copy it.
4. Code from forums and from AI assistants: same questions; note where larger pieces come from.
5. Investors and buyers scan for this. An AGPL library in the core costs weeks in due diligence.

**Publishing your own:** MIT or Apache if spread matters (libraries, SDKs); AGPL plus a paid license if clouds should not resell you; in that case contributors have to sign over enough rights (CLA). Protect the name by trademark: the license does not.

Never put a secret in the repository, not even in its history.`,
    where: `Linking, plug-ins and embedded devices are the disputed cases: ask a lawyer who does licenses before you ship one of these with GPL parts.`,
  },
};
