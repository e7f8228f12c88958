import type { InfluencerFinderInput, InfluencerFinderOutput } from "@cofounder/contract/tools/influencer-finder";
import { msg, type Translator } from "../i18n/translator.ts";

type Letters = InfluencerFinderOutput["letters"];

const posts = {
  instagram: msg("one reel and one story"),
  youtube: msg("60 seconds within a video"),
  twitter: msg("one post with a thread of three"),
};

/** A first message, a second one, and the terms. */
export function outreachLetters(
  { niche, platform, country }: InfluencerFinderInput,
  fee: number | null,
  { t, translate, money }: Translator,
): Letters {
  const offer = fee === null ? t`[fee]` : t`[fee, at most ${money(fee, "USD")} for each 100 clicks you may expect]`;
  const people = country ? t`people in ${country}` : t`people`;
  const [hello, name] = [t`Hello [name],`, t`[your name]`];
  const subject = t`${niche}: a question about [their post]`;
  return [
    {
      name: t`First message`,
      subject,
      body: [
        hello,
        t`your [post about …] made me think of [what it made you think].`,
        t`We make [product] for ${people} who are interested in ${niche}, and I think it fits what you said about [their words].`,
        t`Would you try it for two weeks, free and without any obligation? If you would not recommend it, I want to know why.`,
        t`[your name], [link]`,
      ].join("\n\n"),
    },
    {
      name: t`Second message, after five days`,
      subject: `Re: ${subject}`,
      body: [
        hello,
        t`one line is enough: interested, later, or no. If it is no, thank you for reading; I will not write again.`,
        name,
      ].join("\n\n"),
    },
    {
      name: t`Terms`,
      subject: t`What we agreed`,
      body: [
        hello,
        t`this is what we agreed: ${translate(posts[platform])} by [date], with the link [tracked link], marked as advertising at the beginning.`,
        t`You say what you think; we only check facts.`,
        t`You get ${offer}: half before, half seven days after, with your statistics of the post.`,
        t`We may show the post on our own page for [months].`,
        t`If the label is missing, we ask for it within the first hour. If the post is more than a week late, the second half is not due.`,
        name,
      ].join("\n\n"),
    },
  ];
}
