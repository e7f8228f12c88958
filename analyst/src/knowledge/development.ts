import type { ClaimSource } from "@cofounder/contract/analysis";
import type { DevelopmentCategory } from "@cofounder/contract/tools/self-development";
import { msg } from "../i18n/translator.ts";

export const ifThenStudy: ClaimSource = {
  publisher: msg("Gollwitzer and Sheeran, 94 tests of if-then plans"),
  year: "2006",
  url: "https://www.researchgate.net/publication/37367696",
  grade: "P",
  stale: false,
};
export const okrGrades: ClaimSource = {
  publisher: "Doerr, Measure What Matters",
  year: "2018",
  url: null,
  grade: "S",
  stale: false,
};

/** The plan for a goal: what to measure, what to do, and the smallest step. */
export interface GoalCard {
  cues: RegExp;
  /** What the goal is about, in a word or two. */
  about: string;
  /** Categories that it plainly does not belong to. */
  strange: DevelopmentCategory[];
  /** Measured each week. */
  measure: string;
  /** Steps with their hours, from small to large. */
  steps: [text: string, hours: number][];
  habit: { cue: string; action: string; minutes: number };
  /** The visible result of success. */
  proof: string;
}

export const goalCards: GoalCard[] = [
  {
    cues: /delegat|hand over|let go|micromanag|do everything myself|team to (?:run|decide)|abgeben|déléguer|delegar/i,
    about: msg("handing over work"),
    strange: [],
    measure: msg("decisions others took without asking you"),
    steps: [
      [msg("List everything you did in the last five working days and mark what only you can do"), 1],
      [msg("Write down for one task what done looks like, and give it to one person with the right to decide"), 1],
      [msg("Let one result stand that is good enough and not yours, and note what it really cost"), 0.5],
      [msg("Give away a whole area with its number, and meet about the number once a week only"), 2],
      [msg("Be unreachable for two working days and read afterwards what waited"), 2],
    ],
    habit: {
      cue: msg("somebody asks me what to do"),
      action: msg("ask “What would you do?” and wait for the answer"),
      minutes: 2,
    },
    proof: msg("a week in which nothing waited for you"),
  },
  {
    cues: /sell|sales|cold (?:call|e-?mail)|customers? call|close (?:deals|customers)|(?:win|get|find|sign|land|reach)\b.{0,25}\b(?:customers?|clients?|companies|offices|subscribers|buyers|orders)|verkauf|(?:kunden|firmen|unternehmen|aufträge|käufer).{0,30}(?:gewinn|find|überzeug)|vend(?:er|re)|(?:conseguir|ganar|captar).{0,25}(?:clientes|empresas|pedidos)|(?:gagner|trouver|convaincre|décrocher).{0,25}(?:clients|entreprises|commandes)|(?:ग्राहक|कंपनियों).{0,25}(?:बनाना|जोड़ना|पाना)|बेचना|बिक्री|销售|卖|客户|让.{0,6}公司/iu,
    about: msg("selling"),
    strange: ["leadership", "wellbeing"],
    measure: msg("conversations with people who could pay"),
    steps: [
      [msg("Write the list of 40 people or firms by name, with the reason each might care"), 2],
      [msg("Write to ten of them in your own words, and keep every answer"), 1.5],
      [msg("Hold five calls with one question about the past and no demo; note the words they use"), 3],
      [msg("Ask two people for money, with a price and a date, and say nothing after the question"), 1],
      [msg("Rewrite the first sentence with their words and do the next ten"), 2],
    ],
    habit: {
      cue: msg("I have opened my mail in the morning"),
      action: msg("write to one person on the list before I answer anything"),
      minutes: 15,
    },
    proof: msg("one payment from a stranger"),
  },
  {
    cues: /public speak|speaking|present(?:ation|ing)|pitch|stage|talk in front|vortrag|vor .{0,25}(?:sprechen|reden)|parler (?:en public|devant)|hablar (?:en público|ante|delante)|演讲|भाषण/iu,
    about: msg("speaking in public"),
    strange: ["wellbeing"],
    measure: msg("minutes spoken in front of people"),
    steps: [
      [msg("Record three minutes about what you build and listen to it once, to the end"), 0.5],
      [msg("Cut it to 60 seconds and say it to two people who do not know it; ask what you sell"), 1],
      [msg("Give a ten-minute talk to five people and answer questions until they have none"), 2],
      [msg("Ask for a slot at one event, and prepare by saying it aloud four times"), 4],
      [msg("Give it, and write down the question you answered worst"), 1.5],
    ],
    habit: {
      cue: msg("I close my laptop at noon"),
      action: msg("say the first minute of my talk aloud, standing"),
      minutes: 5,
    },
    proof: msg("a talk in front of people who did not have to come"),
  },
  {
    cues: /feedback|one.?on.?ones?|1:1|difficult conversation|conflict|coach my|mitarbeitergespr/i,
    about: msg("feedback and difficult conversations"),
    strange: ["wellbeing"],
    measure: msg("conversations in which both said something new"),
    steps: [
      [msg("Write for each person what you have not said, and what it costs not to"), 1],
      [msg("Say one of them within 48 hours: what you saw, what it did, what you ask for"), 1],
      [msg("Ask each person what you should stop, and do not answer for a day"), 1.5],
      [msg("Hold a half-hour with each person every week, their topics first"), 4],
    ],
    habit: {
      cue: msg("I notice that I hold something back"),
      action: msg("put it into the calendar of the person for the same week"),
      minutes: 2,
    },
    proof: msg("somebody told you bad news before you asked"),
  },
  {
    cues: /focus|deep work|distract|procrastinat|phone|social media|concentrat|konzentr|aplaz|专注|ध्यान/i,
    about: msg("undisturbed work"),
    strange: ["leadership", "strategy"],
    measure: msg("hours of undisturbed work on the one thing that counts"),
    steps: [
      [msg("Write down for three days every interruption, and who caused it"), 0.5],
      [msg("Choose the one piece of work that would make the week good, and put it into two mornings"), 0.5],
      [msg("Work two blocks of 90 minutes with phone and mail in another room"), 3],
      [msg("Tell the people who interrupt most when you are there for them, and keep to it"), 0.5],
      [msg("Finish one piece that waited for more than a month"), 6],
    ],
    habit: {
      cue: msg("I sit down in the morning"),
      action: msg("work 20 minutes on the one thing before I open any mail"),
      minutes: 20,
    },
    proof: msg("one piece finished that waited for a month"),
  },
  {
    cues: /plan(?:ning)? my|time manage|calendar|inbox|overwhelm|too many tasks|priorit|organi[sz]/i,
    about: msg("planning your time"),
    strange: [],
    measure: msg("planned things that were done in the week they were planned for"),
    steps: [
      [msg("Empty everything you carry in your head onto one list"), 1],
      [msg("Strike out a third of it and tell those who wait for it"), 1],
      [msg("Plan the week by hours: no more than 70% of them"), 0.5],
      [msg("Compare plan and week, and write down the one thing that pushed the others out"), 0.5],
      [msg("Say no to one request that a good person makes"), 0.5],
    ],
    habit: {
      cue: msg("I finish work for the day"),
      action: msg("write down the first thing of tomorrow and close everything else"),
      minutes: 5,
    },
    proof: msg("three weeks in which what was planned was done"),
  },
  {
    cues: /sleep|insomnia|tired|schlaf|dormir|sommeil|睡|नींद/i,
    about: msg("sleep"),
    strange: ["leadership", "strategy"],
    measure: msg("nights in bed at the hour you set"),
    steps: [
      [msg("Write down for seven days when the light went out and when you woke"), 0.5],
      [msg("Set one hour for getting up, the same on all seven days"), 0.2],
      [msg("Take the phone out of the bedroom and buy an alarm clock"), 0.5],
      [msg("Move the last coffee to before noon, and the last hard talk to before eight"), 0.2],
    ],
    habit: {
      cue: msg("the clock says ten in the evening"),
      action: msg("put the phone to charge in another room"),
      minutes: 2,
    },
    proof: msg("two weeks with the same hour of getting up"),
  },
  {
    cues: /exercise|fitness|(?:run|running)\b(?! (?:an?|my|the|our) (?:company|business|team|meeting|startup))|gym|weight|sport|workout|marathon|laufen|joggen|bewegung|ejercicio|correr|courir|运动|跑步|दौड़/iu,
    about: msg("exercise"),
    strange: ["leadership", "strategy"],
    measure: msg("times you moved for twenty minutes"),
    steps: [
      [msg("Choose what you disliked least in the past, and lay the clothes out"), 0.3],
      [msg("Move three times for 20 minutes, however slowly"), 1],
      [msg("Agree on one fixed time with one person"), 0.5],
      [msg("Go once when you do not want to, for ten minutes only"), 0.2],
    ],
    habit: {
      cue: msg("I put my cup away after the first coffee"),
      action: msg("put on my shoes and go out"),
      minutes: 20,
    },
    proof: msg("three weeks without a gap of more than three days"),
  },
  {
    cues: /stress|burn.?out|anxi|meditat|overwork|boundar|work less|stop working|feierabend|weniger arbeiten|aufhören zu arbeiten|trabajar menos|dejar de trabajar|travailler moins|arrêter de travailler|तनाव|压力|加班/iu,
    about: msg("less work and stress"),
    strange: ["strategy"],
    measure: msg("evenings without work"),
    steps: [
      [msg("Write down when in the last two weeks you were at your limit, and what came before"), 0.5],
      [msg("Name the one duty that could end this month, and end it or hand it over"), 1.5],
      [msg("Keep two evenings and one day free, and tell those who would miss you then"), 0.3],
      [msg("Speak with a doctor or a counsellor if it does not ease within four weeks"), 1],
    ],
    habit: {
      cue: msg("I leave my desk"),
      action: msg("walk ten minutes without a phone before I am home"),
      minutes: 10,
    },
    proof: msg("four weeks with the free evenings kept"),
  },
  {
    cues: /confiden|impost|fear|doubt|reject|perfection|mut\b|confianza|confiance|自信/i,
    about: msg("confidence"),
    strange: [],
    measure: msg("things you tried that could have been refused"),
    steps: [
      [msg("Write down the last five things you did not ask for, and what you expected to hear"), 0.5],
      [msg("Ask for something small that will probably be refused, once a week"), 0.5],
      [msg("Show one unfinished thing to somebody whose judgment you fear"), 1],
      [msg("Compare what you expected with what happened, in numbers"), 0.5],
    ],
    habit: {
      cue: msg("I catch myself writing “just” or “maybe” in a message"),
      action: msg("take it out and send"),
      minutes: 2,
    },
    proof: msg("one yes that you would not have asked for before"),
  },
  {
    cues: /fundrais|investor|raise (?:money|a|our)|venture|kapital/i,
    about: msg("raising money"),
    strange: ["wellbeing", "leadership"],
    measure: msg("conversations with investors who lead at your stage"),
    steps: [
      [msg("Write the list of 40 with a way to each"), 3],
      [msg("Tell the story to three founders who raised, and cut what they did not repeat"), 2],
      [msg("Book ten first calls into the same two weeks"), 2],
      [msg("Write down every question asked twice and answer it in the deck"), 2],
    ],
    habit: {
      cue: msg("a call with an investor ends"),
      action: msg("write down the hardest question before I do anything else"),
      minutes: 5,
    },
    proof: msg("a term sheet, or the reason why not from five of them"),
  },
  {
    cues: /hir(?:e|ing)|recruit|first employee|build (?:a|my|the) team|einstell/i,
    about: msg("hiring"),
    strange: ["wellbeing"],
    measure: msg("conversations with people better than you at it"),
    steps: [
      [msg("Write what has to be true after six months, not what the person does all day"), 1],
      [msg("Ask ten people for the best person they worked with in it"), 1.5],
      [msg("Give three of them the same paid task of four hours"), 3],
      [msg("Call two people who worked with your first choice"), 1],
    ],
    habit: {
      cue: msg("I end a call with somebody I respect"),
      action: msg("ask who is the best they worked with"),
      minutes: 2,
    },
    proof: msg("a signed contract, or three good people you could call tomorrow"),
  },
  {
    cues: /read|book|learn|course|study|language|code|coding|program|skill|lernen|lesen|bücher|apprendre|lire|livres|aprender|leer|libros|学习|读|书|सीख|पढ़|किताब/iu,
    about: msg("learning"),
    strange: ["wellbeing"],
    measure: msg("things you can do now without looking them up"),
    steps: [
      [msg("Choose one thing you could show somebody in four weeks, and show it to nobody yet"), 0.5],
      [msg("Do the smallest version of it badly, today"), 1],
      [msg("Find one person who can do it and let them watch you for 30 minutes"), 1],
      [msg("Repeat what failed, not what went well, three times"), 3],
      [msg("Explain it to somebody in ten minutes without notes"), 1],
    ],
    habit: { cue: msg("I have eaten lunch"), action: msg("practise the part I got wrong last time"), minutes: 20 },
    proof: msg("something finished that somebody else uses"),
  },
];

/** For a goal that none of the cards matches: the default of its category. */
export const categoryCards: Record<DevelopmentCategory, Omit<GoalCard, "cues" | "strange">> = {
  mindset: {
    about: msg("what you expect before you try"),
    measure: msg("times you did it although you expected it to fail"),
    steps: [
      [msg("Write down what you believe about it, and the last time it was wrong"), 0.5],
      [msg("Do the smallest step that would prove the belief wrong"), 1],
      [msg("Ask somebody who did it what they thought before"), 1],
      [msg("Compare expectation and outcome for four attempts"), 1],
    ],
    habit: { cue: msg("I think “not yet”"), action: msg("do the first five minutes of it"), minutes: 5 },
    proof: msg("one thing done that you had put off"),
  },
  productivity: {
    about: msg("hours that reach the one thing that counts"),
    measure: msg("hours on it, undisturbed"),
    steps: [
      [msg("Write down where the hours of three days went"), 1],
      [msg("Put two fixed blocks for it into the week"), 0.5],
      [msg("Remove the one thing that takes the most hours and matters least"), 1.5],
      [msg("Finish one piece of it and show it"), 4],
    ],
    habit: { cue: msg("I sit down in the morning"), action: msg("work on it before anything else"), minutes: 20 },
    proof: msg("one piece finished and used by somebody"),
  },
  leadership: {
    about: msg("what others do when you are not there"),
    measure: msg("decisions taken without you"),
    steps: [
      [msg("Ask three people what they wait for you to do"), 1.5],
      [msg("Say in one sentence where you are going, and ask them to say it back"), 1],
      [msg("Give one decision away with its limits in writing"), 1],
      [msg("Praise and correct one thing each week, by what you saw"), 0.5],
    ],
    habit: {
      cue: msg("a meeting ends"),
      action: msg("ask one person what they would decide differently"),
      minutes: 5,
    },
    proof: msg("a decision you would not have taken, and that was good"),
  },
  wellbeing: {
    about: msg("strength that lasts longer than the company's next year"),
    measure: msg("days on which you did it"),
    steps: [
      [msg("Write down for a week what gave strength and what took it"), 0.5],
      [msg("Put one thing that gives into three fixed hours of the week"), 0.5],
      [msg("Tell one person about it who will ask"), 0.3],
      [msg("See a doctor if something has not been right for four weeks"), 1],
    ],
    habit: { cue: msg("I close my laptop in the evening"), action: msg("do ten minutes of it at once"), minutes: 10 },
    proof: msg("three weeks without a gap of more than three days"),
  },
  strategy: {
    about: msg("what you will not do"),
    measure: msg("things you stopped because of it"),
    steps: [
      [msg("Write one page: who it is for, what you refuse, how you would notice that you are wrong"), 2],
      [msg("Ask three customers and one former customer what they would miss"), 2],
      [msg("Name the one assumption everything rests on, and the number that ends it"), 1],
      [msg("Test it with the cheapest test there is"), 5],
      [msg("Stop one thing that does not follow from the page"), 1],
    ],
    habit: {
      cue: msg("somebody proposes something new"),
      action: msg("read the page and say yes, no or when"),
      minutes: 5,
    },
    proof: msg("a no that was hard, and a number that moved"),
  },
  habits: {
    about: msg("something so small that it happens on bad days too"),
    measure: msg("days on which it happened"),
    steps: [
      [msg("Choose the smallest version that still counts"), 0.2],
      [msg("Choose the thing you do every day that it follows"), 0.2],
      [msg("Put what it needs where you trip over it"), 0.3],
      [msg("Make it larger only after two weeks without a gap"), 0.3],
    ],
    habit: {
      cue: msg("I put my cup away after breakfast"),
      action: msg("do the smallest version of it"),
      minutes: 5,
    },
    proof: msg("twenty days of the last thirty"),
  },
};
