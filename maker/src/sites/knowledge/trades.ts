import type { Trade } from "./trade.ts";

/** What is known about a trade's visitors in general. The first whose words are found counts; the last takes everything. */
export const trades: [Trade, ...Trade[]] = [
  {
    words: /\b(consult\w*|advis\w*|advice|law|legal|lawyers?|notar\w*|strateg\w*|succession|recruit\w*|mediat\w*)\b/i,
    label: "Advice with a name to it",
    hue: 255,
    second: 70,
    action: "Ask for a first talk",
    who: "people with a decision to make",
    benefits: {
      heading: "A second pair of eyes, before it counts",
      intro: "Large decisions are made rarely, and mostly by people who make them for the first time.",
      items: [
        ["Everyone has an opinion", "Advice is free where nobody has to stand by it. Here somebody does."],
        [
          "The question behind it",
          "What is asked first is seldom what has to be decided. It pays to find that out early.",
        ],
        ["Paper instead of a plan", "A report ends up in a drawer. {name} stays until the next step is taken."],
      ],
    },
    steps: {
      heading: "How we go about it",
      items: [
        ["Listen", "One talk about where you stand and what must not happen."],
        ["Weigh", "The options side by side, each with what speaks against it."],
        ["Decide and do", "You decide. We put it into steps, dates and names."],
      ],
    },
    questions: [
      ["What does the first talk cost?", "Ask us when you write. You know every cost before it arises."],
      [
        "Is it confidential?",
        "Please send nothing confidential in the first message. We agree on how to exchange it safely.",
      ],
    ],
  },
  {
    words:
      /\b(fintech|financ\w*|bank\w*|payments?|invoic\w*|accounting|insur\w*|invest\w*|lending|crypto|tax(es)?|bookkeeping)\b/i,
    label: "Money, handled",
    hue: 165,
    second: 85,
    action: "Get started",
    who: "people who look after money",
    benefits: {
      heading: "Money questions should have short answers",
      intro: "What is owed, what is due and what is left: three questions that still take an afternoon.",
      items: [
        [
          "Scattered records",
          "Figures sit in a bank app, a spreadsheet and an inbox. Nobody sees the whole until it is late.",
        ],
        [
          "Surprises at the end",
          "A cost that is seen when it happens can be changed. At the end of the month it can only be paid.",
        ],
        ["Words made for experts", "Terms and tables hide what matters. {name} is made to be read by {who}."],
      ],
    },
    steps: {
      heading: "Clear from the first day",
      items: [
        ["Say what you need", "A short conversation about where your money questions come from."],
        ["Bring what you have", "Start with the records you keep today, in the shape they are in."],
        ["See where you stand", "From then on you look in one place, and decide sooner."],
      ],
    },
    questions: [
      [
        "Is this financial advice?",
        "No. {name} helps you see and handle your own figures. For advice on your situation, ask a licensed adviser.",
      ],
      ["Who sees my data?", "Ask us before you share anything: we tell you what is kept, where, and who can see it."],
    ],
  },
  {
    words:
      /\b(health\w*|medic\w*|clinic\w*|doctors?|dental|dentist\w*|patients?|therap\w*|care|wellness|mental|pharma\w*|nurs\w*|hospital\w*)\b/i,
    label: "Care, closer",
    hue: 200,
    second: 25,
    action: "Ask for an appointment",
    who: "people who need care, and those who give it",
    benefits: {
      heading: "Care starts before the appointment",
      intro: "Much of what makes care hard has nothing to do with medicine.",
      items: [
        ["Waiting without knowing", "A date, an answer, a result: not knowing when is the hardest part of waiting."],
        ["Telling it all again", "Every new face asks the same questions. What was said once should be heard once."],
        ["Too little time to ask", "Good questions come up on the way home. There should be a place to bring them."],
      ],
    },
    steps: {
      heading: "One step after the other",
      items: [
        ["Get in touch", "Tell us in a few words what it is about. No details are needed to begin."],
        ["Talk it through", "We listen first, then say plainly what we can do and what we cannot."],
        ["Go on with a plan", "You know what comes next, and whom to ask on the way."],
      ],
    },
    questions: [
      ["Is this for emergencies?", "No. In an emergency call your local emergency number at once."],
      [
        "How is my information handled?",
        "Please send no medical details by e-mail. Ask us how we take them in safely.",
      ],
    ],
  },
  {
    words:
      /\b(edtech|educat\w*|school\w*|learn\w*|teach\w*|cours\w*|tutor\w*|students?|universit\w*|training|lessons?)\b/i,
    label: "Learning that lasts",
    hue: 285,
    second: 75,
    action: "Start learning",
    who: "people who want to learn",
    benefits: {
      heading: "Learning is not the same as watching",
      intro: "Material is everywhere. What is missing is the rest of it: practice, answers and a reason to come back.",
      items: [
        [
          "Started, never finished",
          "Most plans to learn end in the second week, when nobody notices that one is missing.",
        ],
        ["One speed for all", "Too fast for some, too slow for others. {name} begins where {who} stand."],
        ["No one to ask", "The one question that is stuck holds up all that follows it."],
      ],
    },
    steps: {
      heading: "From the first question to doing it alone",
      items: [
        ["Find where you stand", "A short look at what you know already, so that nothing is explained twice."],
        ["Practise in small steps", "Each step is small enough for a day and useful by itself."],
        ["Use it", "You finish with something you made, not only something you heard."],
      ],
    },
    questions: [
      [
        "What do I need to know before?",
        "Tell us where you stand today; we say honestly whether this is the place to begin.",
      ],
      [
        "How much time does it take?",
        "Less each day than you fear, for more days than you hope. Ask us for the plan of a usual week.",
      ],
    ],
  },
  {
    words:
      /\b(food|restaurant\w*|caf[eé]s?|coffee|baker\w*|bread|catering|kitchen|meals?|recipes?|wine|brewer\w*|grocer\w*|farm\w*|chocolate)\b/i,
    label: "Made to be shared",
    hue: 40,
    second: 130,
    action: "Say hello",
    who: "people who like to eat well",
    benefits: {
      heading: "You can taste where it comes from",
      intro: "Good food is mostly decisions that nobody sees: what is bought, when it is made and how far it travels.",
      items: [
        ["Always the same shelf", "What keeps for weeks was not made for taste. What is made for today is."],
        ["No time at noon", "The best part of the day should not be the one that is skipped."],
        ["Nobody to ask", "What is in it, who made it, what goes with it: at {name} you ask the people who know."],
      ],
    },
    steps: {
      heading: "From us to your table",
      items: [
        ["Tell us what you like", "For whom, for when and what nobody at the table may eat."],
        ["We make it", "By people, in small numbers, for the day you asked for."],
        ["Enjoy it", "And tell us what to do better next time. We mean it."],
      ],
    },
    questions: [
      [
        "What about allergies?",
        "Tell us before you order. We say what is in everything, and what we cannot keep apart.",
      ],
      ["How do I order?", "Write to us with the day and the number of people. You get an answer from a person."],
    ],
  },
  {
    words: /\b(fitness|gym\w*|sports?|yoga|running|workouts?|coach\w*|pilates|cycling|athlet\w*)\b/i,
    label: "Stronger by habit",
    hue: 25,
    second: 110,
    action: "Join us",
    who: "people who want to move more",
    benefits: {
      heading: "The hard part is coming back",
      intro: "Nobody lacks a plan. What is missing is the third week.",
      items: [
        ["Too much, too soon", "Plans for people you are not yet end in sore knees and a bad conscience."],
        ["Alone is harder", "What is agreed with somebody gets done. What is agreed with oneself gets moved."],
        ["Nothing to see", "Progress is slow and easily missed. {name} makes it visible to {who}."],
      ],
    },
    steps: {
      heading: "Begin this week",
      items: [
        ["Come as you are", "Tell us how you move today and what gets in the way."],
        ["Start small", "The first plan is so easy that you can keep it in a bad week."],
        ["Build on it", "More only when the last step has become a habit."],
      ],
    },
    questions: [
      [
        "Do I have to be fit?",
        "No. You start from where you are. If you have a medical condition, ask your doctor first.",
      ],
      ["Can I try it?", "Write to us and ask for a first time. We tell you what to bring."],
    ],
  },
  {
    words: /\b(travel\w*|tours?|touris\w*|hotel\w*|hostel\w*|trips?|guest ?house\w*|holiday\w*|booking|flights?)\b/i,
    label: "Worth the way",
    hue: 230,
    second: 55,
    action: "Plan your trip",
    who: "people who travel with open eyes",
    benefits: {
      heading: "The best part is rarely in the first result",
      intro: "Planning a trip has become work: forty tabs, the same ten places, and no one who was there.",
      items: [
        ["Everybody's list", "The places everyone names are the places where everyone is."],
        ["Costs that come later", "A price is a price when nothing is added to it on the way."],
        ["Plans without air", "A good day has room for the thing you did not know about."],
      ],
    },
    steps: {
      heading: "From a wish to a bag by the door",
      items: [
        ["Tell us your wish", "When, with whom, and what must not be missing."],
        ["See a plan", "A first idea, with what it costs and what it leaves out."],
        ["Go", "And somebody to ask while you are on the way."],
      ],
    },
    questions: [
      ["Can plans change?", "They always do. Ask us which parts can be moved and until when, before you book."],
      [
        "When should I get in touch?",
        "As soon as you have a rough date. The earlier, the more there is to choose from.",
      ],
    ],
  },
  {
    words:
      /\b(real ?estate|propert\w*|rent\w*|hous(e|es|ing)|apartments?|construct\w*|architect\w*|interior\w*|furniture|landlord\w*|tenants?)\b/i,
    label: "Places to be",
    hue: 150,
    second: 60,
    action: "Arrange a talk",
    who: "people who look for the right place",
    benefits: {
      heading: "A place is decided in details",
      intro: "Square metres are easy to compare. How it is to live or work there is not.",
      items: [
        [
          "Pictures instead of answers",
          "What counts is seldom in the listing: light at five, noise at eight, costs in winter.",
        ],
        ["Everything is urgent", "Large decisions are pushed into small windows. A clear list gives time back."],
        [
          "Many hands, no thread",
          "Between all the parties somebody has to keep the thread. That is what {name} is for.",
        ],
      ],
    },
    steps: {
      heading: "Calmly, in three steps",
      items: [
        ["Say what matters", "We begin with how you want to use the place, not with a catalogue."],
        ["Look together", "Few choices, each with what speaks against it."],
        ["Decide with all the facts", "Costs, dates and duties on one page, before anything is signed."],
      ],
    },
    questions: [
      [
        "Which areas do you cover?",
        "Write to us with the place you have in mind; we tell you at once whether we are the right ones.",
      ],
      ["What does the first talk cost?", "Ask us before we meet. You know every cost before it arises."],
    ],
  },
  {
    words:
      /\b(design\w*|agency|creativ\w*|photo\w*|studio\w*|music\w*|film\w*|art(s|ist\w*)?|brand\w*|illustrat\w*|writ(er|ing)\w*|video\w*|podcast\w*)\b/i,
    label: "Made with intent",
    hue: 340,
    second: 95,
    action: "Start a project",
    who: "people with something to say",
    benefits: {
      heading: "Good work begins with a good question",
      intro: "Most briefs describe a solution. The work gets better when we talk about the problem first.",
      items: [
        ["It looks like all the others", "What follows the fashion disappears in it. What follows the idea stays."],
        ["Rounds without end", "Feedback circles when nobody said at the start what good would be."],
        [
          "Handed over, left alone",
          "A piece of work has to live after delivery. {name} plans for that from the start.",
        ],
      ],
    },
    steps: {
      heading: "How we work",
      items: [
        ["Listen", "One conversation about what should be different afterwards, and for whom."],
        ["Sketch", "Early, rough and few: so that a no costs an hour and not a month."],
        ["Finish", "Down to the last detail, with everything you need to go on by yourself."],
      ],
    },
    questions: [
      ["How do we begin?", "With a message of three sentences: what it is, whom it is for and when it is needed."],
      ["Who owns the result?", "We agree on that in writing before we start, so that nobody has to ask afterwards."],
    ],
  },
  {
    words:
      /\b(e-?commerce|shop\w*|stores?|retail|fashion|cloth\w*|jewel\w*|market ?place|sell\w*|products?|second-?hand|handmade|cosmetics?|bikes?)\b/i,
    label: "Chosen with care",
    hue: 20,
    second: 190,
    action: "Ask about it",
    who: "people who choose carefully",
    benefits: {
      heading: "Less to scroll, more to like",
      intro: "Endless shelves make every choice feel like the wrong one.",
      items: [
        ["Too much of the same", "A thousand results are not a choice. A few good ones are."],
        [
          "Does it keep its promise?",
          "Pictures are flattering. What a thing is made of, and what it is not good at, should be said.",
        ],
        ["Alone after paying", "Questions come with the parcel. There should be somebody who answers them."],
      ],
    },
    steps: {
      heading: "From looking to having",
      items: [
        ["Look around", "Every piece is here for a reason that we can tell you."],
        ["Ask", "Size, material, fit: write to us, and a person answers."],
        ["Keep it for long", "We tell you how to look after it, so that it lasts."],
      ],
    },
    questions: [
      ["How does delivery work?", "Write to us with your place. We tell you the cost and the day before you order."],
      [
        "What if it does not fit?",
        "Tell us before you send anything back; we explain how returns work and what the law gives you.",
      ],
    ],
  },
  {
    words:
      /\b(non-?profit|charit\w*|communit\w*|volunteer\w*|ngo|donat\w*|club|church|climate|sustainab\w*|environment\w*)\b/i,
    label: "Together",
    hue: 135,
    second: 45,
    action: "Get involved",
    who: "people who want to help",
    benefits: {
      heading: "Wanting to help is the easy part",
      intro: "Many would do something if they knew what, when and with whom.",
      items: [
        ["Where to begin", "Large problems make small steps look useless. They are not."],
        ["Does it arrive?", "Trust grows where one can see what was done with time and money."],
        ["Good will, no plan", "Effort that is arranged reaches further. {name} brings {who} together."],
      ],
    },
    steps: {
      heading: "Three ways in",
      items: [
        ["Listen in", "Come by or write, and hear what we are working on."],
        ["Lend a hand", "An hour is welcome. So is a skill we lack."],
        ["Stay", "Take on a piece of it, with people who know the way."],
      ],
    },
    questions: [
      ["Do I need experience?", "No. Somebody shows you everything, and you decide how much you take on."],
      ["Where does support go?", "Ask us, and we show you. What we cannot show we do not claim."],
    ],
  },
  {
    words:
      /\b(saas|software|apps?|platform|tools?|ai|artificial|machine learning|automat\w*|data|developers?|teams?|analytics|crm|api|cloud|b2b|dashboards?|freelanc\w*)\b/i,
    label: "Software that stays out of the way",
    hue: 268,
    second: 195,
    action: "Get started",
    who: "people with better things to do",
    benefits: {
      heading: "The work around the work",
      intro:
        "Looking things up, copying them over, asking who has the latest version: none of it is what anyone was hired for.",
      items: [
        ["Spread over five tools", "Every tool holds a piece. The whole exists only in somebody's head."],
        ["Done again each week", "What repeats without thought should not need a person's afternoon."],
        ["Known too late", "What can be seen early can be mended cheaply. {name} shows it to {who} in time."],
      ],
    },
    steps: {
      heading: "From first look to daily use",
      items: [
        ["Tell us how it is today", "Which task, how often, and where it hurts."],
        ["Try it on one case", "A real one of yours, small enough to judge in a day."],
        ["Keep what helps", "Move the rest over when the first case has convinced you, not before."],
      ],
    },
    questions: [
      ["Do I have to switch everything at once?", "No. Start with one task and keep your other tools beside it."],
      ["Can I get my data out again?", "It is yours. Ask us for the formats before you put anything in."],
    ],
  },
  {
    words: /^/,
    label: "Made for people",
    hue: 255,
    second: 60,
    action: "Get in touch",
    who: "the people it is made for",
    benefits: {
      heading: "A small thing, done properly",
      intro: "Most of what annoys us every day is not large. It is only that nobody took care of it.",
      items: [
        ["It takes too long", "Time goes into finding out, asking around and waiting for an answer."],
        ["It is never quite right", "What is made for everyone fits nobody exactly. {name} is made for {who}."],
        ["Nobody feels responsible", "Good service begins with somebody who answers, and stays with it to the end."],
      ],
    },
    steps: {
      heading: "How it goes",
      items: [
        ["Tell us what you need", "A few sentences are enough to begin."],
        ["Get a clear answer", "What we can do, what it takes, and what we would leave out."],
        ["Have it done", "And somebody to turn to afterwards."],
      ],
    },
    questions: [
      ["How do I begin?", "Write to us in a few sentences what it is about. A person reads it."],
      ["Is it right for me?", "If it is not, we say so. That saves time on both sides."],
    ],
  },
];
