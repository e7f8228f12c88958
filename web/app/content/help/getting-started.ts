import { list, note, prompt, steps, tool } from "../prose.ts";
import type { Topic } from "./topic.ts";

export const gettingStarted: Topic = {
  id: "getting-started",
  title: "Getting started",
  lead: "From the first visit to a saved analysis in about ten minutes.",
  sections: [
    {
      id: "look",
      title: "Look around without an account",
      blocks: [
        "The tools in the menu can be tried without signing up: five runs a day for each address. What you get then is computed by the engine. It is not stored on the server; it waits in your browser, and when you sign in on the same page you can keep it.",
        "The chat needs an account, because a conversation has to be kept somewhere.",
      ],
    },
    {
      id: "account",
      title: "Open an account",
      blocks: [
        steps(
          "Go to [the sign-up page](/auth). You need an e-mail address and a password of at least 10 characters. A display name is optional.",
          "Open the link in the mail we send. It works for one hour. If it has ended, ask for another one where you sign in.",
          "Sign in. Your first 10 tokens are there; no card is asked for.",
        ),
        note(
          "No mail? Look into the spam folder first. On an installation without a mail server, mail is kept in a local mailbox that the person who runs it can open.",
        ),
      ],
    },
    {
      id: "first",
      title: "Write a first message that can be computed",
      blocks: [
        "The engine works with what you give it. Four things are enough for a useful first reply: who pays, what they pay, what it costs you to serve them, and what you know already.",
        "For example: “Online booking for physiotherapists. We charge $49 a month per practice. Gross margin is 80%. Monthly churn is 6%. CAC is $180. 12 practices pay, I know of 3,000.”",
        list(
          "**Your numbers** come back unchanged, each with the sentence it stands in.",
          "**Computed figures** show their formula.",
          "**Figures from sources** show publisher and year.",
          "**What is missing** is asked, not made up. Answer in the next message; what you say later replaces what you said before.",
        ),
        "Write in English, Spanish, French, German, Hindi or Chinese. The reply comes in your language.",
        prompt(
          "Online booking for physiotherapists. We charge $49 a month per practice. Gross margin is 80%. Monthly churn is 6%. CAC is $180.",
        ),
      ],
    },
    {
      id: "rating",
      title: "Read the rating",
      blocks: [
        "The rating from 1 to 10 is computed from ten criteria, each with its because. It does not go up because you are enthusiastic. Below it stands what would move it, and by how much. Where too little is known there is no rating.",
        "The riskiest assumption comes with a test and a stop rule. If you do only one thing with a reply, do that test.",
      ],
    },
    {
      id: "model",
      title: "Connect a language model",
      blocks: [
        "“Calculations only”, beside the chat's title and above a reply, means that no model took part: the reply is computed from your figures, in fixed words.",
        "Without a model the engine computes, finds answers among the [guides](/startup-guides/answers) and fills in templates. With one, any question is answered in words of its own, and every figure in them is still checked. Any server that speaks the OpenAI protocol will do, in the cloud or on your own machine.",
        steps(
          "Whoever runs this installation sets three variables and starts it again: `AI_BASE_URL` (the address), `AI_MODEL` (the model's name) and `AI_API_KEY` (not needed on your own machine).",
          "For Ollama on the same machine: `AI_BASE_URL=http://localhost:11434/v1` and `AI_MODEL=qwen3`. Nothing leaves the machine then.",
          "Ask anything in the chat. Replies that a model wrote have no label “Calculations only”.",
        ),
        note("You do not run this installation? Send this page to whoever does."),
      ],
    },
    {
      id: "keep",
      title: "Keep what is worth keeping",
      blocks: [
        list(
          "**Save** a reply or a tool's result; it is then in [Saved Plans](/saved-plans), with versions.",
          "**Export** it as Markdown, PDF or Word, or a whole chat as a file.",
          "**Share** it by a link that ends on a day you choose, at most 90 days ahead, with a password if you like.",
          "**Discuss** a tool's result in the chat: it opens with the result in it.",
        ),
        tool(
          "/startup-guides",
          "Startup guides",
          "Not sure what to ask? The guides have a list to tick off for each stage.",
        ),
      ],
    },
  ],
};
