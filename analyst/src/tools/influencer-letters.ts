import type { InfluencerFinderInput, InfluencerFinderOutput } from "@cofounder/contract/tools/influencer-finder";
import { money } from "./saying.ts";

type Letters = InfluencerFinderOutput["letters"];

const posts = {
  instagram: "one reel and one story",
  youtube: "60 seconds within a video",
  twitter: "one post with a thread of three",
};

/** A first message, a second one, and the terms. */
export function outreachLetters({ niche, platform, country }: InfluencerFinderInput, fee: number | null): Letters {
  const offer = fee === null ? "[fee]" : `[fee, at most ${money(fee)} for each 100 clicks you may expect]`;
  const place = country ? ` in ${country}` : "";
  return [
    {
      name: "First message",
      subject: `${niche}: a question about [their post]`,
      body: [
        "Hello [name],",
        `your [post about …] made [what it made you think]. We make [product] for people${place} who care ` +
          `about ${niche}, and I think it would fit what you said about [their words].`,
        `Would you try it for two weeks, free and without an obligation? If you would not recommend it, I want to know why.`,
        "[your name], [link]",
      ].join("\n\n"),
    },
    {
      name: "Second message, after five days",
      subject: `Re: ${niche}: a question about [their post]`,
      body: [
        "Hello [name],",
        "one line is enough: interested, later, or no. If it is no, thank you for reading; I will not write again.",
        "[your name]",
      ].join("\n\n"),
    },
    {
      name: "Terms",
      subject: "What we agreed",
      body: [
        "Hello [name],",
        `what we agreed: ${posts[platform]} by [date], with the link [tracked link], marked as advertising ` +
          "at its beginning. You say what you think; we check facts only.",
        `You get ${offer}: half before, half seven days after, with your statistics of the post. We may show the post on our own page for [months].`,
        "If the label is missing we ask for it in the first hour. If the post comes more than a week late, the second half falls away.",
        "[your name]",
      ].join("\n\n"),
    },
  ];
}
