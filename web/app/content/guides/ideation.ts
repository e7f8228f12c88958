import { checklist, formula, list, note, prompt, steps, tool } from "../prose.ts";
import { cite } from "../sources.ts";
import type { Stage } from "./stage.ts";

export const ideation: Stage = {
  id: "ideation",
  title: "Ideation",
  question: "Is there a problem that people already spend money or time on?",
  lead: "Find out cheaply whether the problem is real, who has it, and what they do about it today. Nothing is built in this stage.",
  exit: "Five strangers who described the problem unasked, and two who paid something to have it solved",
  time: "4 to 6 weeks alongside a job",
  sections: [
    {
      id: "sentence",
      title: "Write one sentence you could be wrong about",
      blocks: [
        "An idea that cannot be wrong cannot be tested. “A platform that empowers teams” is never wrong. Write yours so that a stranger could go out and find it false:",
        formula(
          "When [situation], [people one can list] [do something costly today], because [reason]. They would pay [amount] for [outcome].",
          "When a practice loses a receptionist, owners of physiotherapy practices with two to five rooms answer the phone between patients, because a missed call is a missed booking. They would pay €49 a month to miss fewer.",
        ),
        "Every bracket is an assumption with a number or a list behind it. **People one can list** matters most: if you cannot write down where fifty of them are to be found, the first test of your idea is whether you can reach anybody at all. In one vendor's base of 4,000 scanned ideas, having no way to reach customers was the top risk in 29.4%.[^preuve]",
        prompt(
          "I want one sentence about my idea that could be proven wrong, and its riskiest assumption. Ask me who has the problem, what they do today and what they would pay.",
        ),
      ],
    },
    {
      id: "interviews",
      title: "Interview twelve strangers about last week",
      blocks: [
        "People are kind, and they are bad at predicting themselves. So do not tell your idea and do not ask whether they would buy. Ask about what already happened:",
        list(
          "“When did this last happen? Walk me through that day.”",
          "“What did you do about it? What did that cost, in hours or in money?”",
          "“What have you tried before? Why did you stop?”",
          "“Who else is in the room when something like this is decided?”",
        ),
        "Within one homogeneous group, themes stop being new after about 9 to 12 conversations,[^guest] and are understood after 16 to 24.[^hennink] Friends and former colleagues do not count towards these numbers: take them out of your sum before you look at it.",
        "**Decide the threshold before the first call.** A workable one: fewer than 5 of 12 raise the problem unprompted, or nobody has yet spent time or money on it, and you stop or change the people you ask.",
        checklist("Before and after the interviews", {
          "ideation.sentence": "My one sentence names people I can list, and a price",
          "ideation.list": "I have a list of fifty such people or companies, by name or address",
          "ideation.threshold": "I wrote down my stop threshold, with a date, before the first interview",
          "ideation.twelve": "Twelve interviews with strangers are done and noted in their words",
          "ideation.friends": "I counted again without friends and acquaintances",
          "ideation.today": "I can name what they use today, including “nothing” and a spreadsheet",
        }),
        prompt(
          "Help me prepare twelve customer interviews about past behavior, with a threshold at which I should stop. Ask me about the problem and who has it.",
        ),
      ],
    },
    {
      id: "evidence",
      title: "Climb the ladder of commitment",
      blocks: [
        "What people give up tells more than what they say. Ask each person for the next rung, and note where they stop:",
        {
          kind: "table",
          caption:
            "What a commitment is worth as evidence. The weights are ours: a way to be consistent, not a measurement.",
          head: ["What they gave", "Weight", "What it proves"],
          rows: [
            ["A compliment", "0", "Good manners"],
            ["“I would use it”", "0.1", "A friendly forecast"],
            ["An e-mail address", "0.2", "A moment of interest"],
            ["An hour of their time", "0.35", "The problem is worth an hour"],
            ["An introduction to somebody else", "0.45", "They risk their name"],
            ["A refundable deposit", "0.55", "The purse is open, a little"],
            ["A signed letter of intent", "0.6", "Their company says so too"],
            ["A paid pilot", "0.85", "Somebody found a budget"],
            ["A renewal", "1", "It worked"],
          ],
        },
        "Two in twenty who pay sounds like ten per cent. With so few it could be almost anything between 3% and 30%.[^newcombe] That is still worth having: it rules out zero, and it is honest about how much it leaves open.",
        {
          kind: "figure",
          figure: "intervals",
          caption:
            "The same “about one in ten”, from few people and from many. The dot is what was seen, the bar what the true share may be, at 95%.[^newcombe]",
        },
        formula(
          "0 of n paid → the true share is below about 3 / n",
          "None of 40 qualified people paid: the true share is below 7.5%. If your plan needs more than that, it has failed its test.",
        ),
      ],
    },
    {
      id: "size",
      title: "Count the market from the bottom",
      blocks: [
        "A percentage of a large number is not a market. Count the people on your list, multiply by what one pays, and say where each number comes from.",
        formula(
          "reachable market a year = reachable customers × price a month × 12",
          "3,000 practices × €49 × 12 = €1.76M a year. A good business for two people, and a hard case for venture money. Both are worth knowing in week three.",
        ),
        steps(
          "Take the count from a register, a census table, a trade body or an app store's category, and keep the link.",
          "Work out the share of it that your plan needs in three years. Above 10% ask how; above 30% rewrite the plan.",
          "Ask whether you can serve that many: calls a day, visits a week, hours of yours.",
        ),
        tool(
          "/competitor-analysis",
          "Competitor Analysis",
          "List what people do today, rivals you know and doing nothing, and see where a gap could be.",
        ),
      ],
    },
    {
      id: "sell",
      title: "Sell it before it exists",
      blocks: [
        "One page, one price, one button. Send 200 to 600 of the right people to it; that costs roughly $150 to $500, or two weeks of writing to them by hand. Half of all SaaS landing pages convert less than 3.8% of their visitors.[^unbounce] If even the upper end of your interval is below 2%, the page failed, and usually the promise rather than the colours.",
        "Better than a page is a conversation that ends with an invoice. Offer twenty qualified people a paid pilot or a refundable deposit. Fewer than two take it, and the answer is no for this promise to these people at this price. Change one of the three and try again.",
        note(
          "Running out of money is what most failed companies name (70%). Poor product-market fit comes second, with 43%,[^cbinsights] and tends to be why the money ran out.",
        ),
        checklist("The gate at the end of this stage", {
          "ideation.price": "I said a price aloud to at least ten people",
          "ideation.offer": "Twenty qualified strangers got a concrete offer",
          "ideation.paid": "Two or more paid, deposited or signed",
          "ideation.count": "My market is a count times a price, each with a source",
          "ideation.reason": "I can name one honest reason to stop, and why it does not stop me",
          "ideation.kept": "Interviews, numbers and decisions are kept in one place",
        }),
        tool("/ideas", "Ideas", "Several candidates? Put them side by side and compare before you fall in love."),
        tool(
          "/website-builder",
          "Website Builder",
          "Make the one page with the one price, and publish it under an address of its own.",
        ),
      ],
    },
  ],
  sources: cite("preuve", "guest", "hennink", "newcombe", "unbounce", "cbinsights"),
};
