import { list, note, prompt, steps, tool } from "../prose.ts";
import { cite } from "../sources.ts";
import { team, type Draft } from "./article.ts";

export const twelveInterviews: Draft = {
  id: "twelve-interviews",
  title: "Twelve interviews and no applause",
  excerpt:
    "How many conversations are enough, what five out of twelve really tells you, and how to ask so that politeness cannot spoil the answer.",
  author: team,
  date: "2026-11-10",
  category: "Market Research",
  image: "voices",
  sections: [
    {
      id: "enough",
      title: "How many are enough",
      blocks: [
        "The number twelve has a source. In 2006 three researchers went back through sixty interviews with one homogeneous group and noted when the last new theme came up. After twelve, almost nothing new was said.[^guest] A later study separated two things: nine interviews were enough to **hear** every theme, sixteen to twenty-four to **understand** what people meant by it.[^hennink]",
        "Two words in this are easily overlooked. **Homogeneous:** receptionists of dental practices, not “people in healthcare”. Two groups are two times twelve. And **themes:** saturation tells that you know the list of answers, not how often each is given in the world. For that there is another kind of arithmetic.",
      ],
    },
    {
      id: "five",
      title: "What five of twelve means",
      blocks: [
        "Suppose five of twelve tell you unasked about the problem that you want to solve. Is that 42% of the market? It is anything between 19% and 68%.[^newcombe]",
        {
          kind: "figure",
          figure: "intervals",
          caption:
            "What was seen (the dot) and what may be true (the bar, 95%).[^newcombe] Ten times the people make the bar about a third as long.",
        },
        "This sounds like bad news and is the opposite. You did not want to know the share. You wanted to know whether to go on. Five of twelve rules out that the problem is rare: even the lower end is one in five. None of twelve rules out that it is common: the upper end is 24%. For a decision between going on and stopping, twelve is a lot.",
        {
          kind: "formula",
          formula: "none of n → at most about 3 ÷ n",
          example: "The rule of three, good from about thirty on. None of 40 would pay: fewer than 7.5% will.",
        },
        "It follows that the threshold has to stand **before** the first call. After the ninth conversation every founder can find a reason why four is nearly five.",
      ],
    },
    {
      id: "ask",
      title: "Ask for stories, not for opinions",
      blocks: [
        "Whoever likes you will like your idea. There is no malice in it; it costs nothing, and disagreeing is work. So take away the occasion: do not mention the idea, and ask for what happened.",
        {
          kind: "table",
          caption: "The same curiosity, asked in two ways",
          head: ["Instead of", "Ask", "Because"],
          rows: [
            ["“Would you use …?”", "“When did you last have to …? What did you do?”", "The past cannot be polite"],
            [
              "“Is this a problem?”",
              "“What is annoying about your Monday?”",
              "If it does not come up, it is not on top",
            ],
            [
              "“What would you pay?”",
              "“What do you spend on it now, in hours and money?”",
              "A budget that exists can be moved",
            ],
            [
              "“Do you like this feature?”",
              "“What did you try before? Why did you stop?”",
              "It names your real competitor",
            ],
            [
              "“Would your boss buy it?”",
              "“Who was in the room the last time something was bought?”",
              "It draws the path of a sale",
            ],
          ],
        },
        "Then be silent for longer than is comfortable. The second half of an answer is the useful one.",
      ],
    },
    {
      id: "count",
      title: "Count strictly",
      blocks: [
        steps(
          "Write down sentences, not summaries. “I do it on Sunday evening, my wife hates it” stays; “user has pain with invoicing” was already an interpretation.",
          "After each call mark four things: raised the problem unasked, described the last time, spent money or time on it, asked when they can have it.",
          "Take out friends, former colleagues and everybody who knows what you hope for. Count again. If seven of twelve become two of six, believe the two of six.",
          "Keep one list of what would speak against it. If it is empty after twelve calls, you have not asked.",
        ),
        note(
          "Somebody else should mark three of your transcripts without knowing your marks. If you differ in more than one of four, your definition is too loose.",
        ),
        "Treat a request as stronger than a compliment, and something given up as stronger than a request. The [guide to the first stage](/startup-guides/ideation) has the whole ladder, from a compliment (worth nothing) to a renewal.",
      ],
    },
    {
      id: "find",
      title: "Where to find twelve strangers in a week",
      blocks: [
        list(
          "**Write to fifty by name.** Three sentences: who you are, that you are not selling anything, what you would like to learn. Offer twenty minutes, keep to nineteen.",
          "**Go where the problem is on display:** forums of the trade, reviews of the tool they use, the desk at the trade fair in the last hour of the day.",
          "**Ask everyone for one more person,** and for one who would see it differently.",
          "If fifty letters do not bring twelve conversations, you have learned what reaching these people costs. Put it into your plan.",
        ),
      ],
    },
    {
      id: "then",
      title: "And then?",
      blocks: [
        "Above the threshold: make a concrete offer to twenty of them, with a price. Interviews show a problem; only money shows a market. Below it: change who you ask or what you ask about, and start a new twelve. Between the two lies the most expensive place, where one builds a little and sees. Choose a side.",
        prompt(
          "Help me prepare twelve customer interviews about past behavior, with a threshold at which I should stop. Ask me about the problem and who has it.",
        ),
        tool("/ideas", "Ideas", "Keep several candidates side by side, with what speaks for and against each."),
      ],
    },
  ],
  sources: cite("guest", "hennink", "newcombe"),
};
