import type { Catalogue } from "../catalogue.ts";

export const development: Catalogue = {
  "handing over work": "déléguer du travail",
  selling: "vendre",
  "speaking in public": "parler en public",
  "feedback and difficult conversations": "retours et conversations difficiles",
  "undisturbed work": "travail sans interruption",
  "planning your time": "planifier ton temps",
  sleep: "le sommeil",
  exercise: "l'exercice physique",
  "less work and stress": "moins de travail et de stress",
  confidence: "la confiance en soi",
  "raising money": "lever des fonds",
  hiring: "recruter",
  learning: "apprendre",
  "Gollwitzer and Sheeran, 94 tests of if-then plans": "Gollwitzer et Sheeran, 94 tests de plans si-alors",
  "decisions others took without asking you": "décisions prises par d'autres sans te demander",
  "List everything you did in the last five working days and mark what only you can do":
    "Liste tout ce que tu as fait ces cinq derniers jours ouvrés et marque ce que personne d'autre ne peut faire",
  "Write down for one task what done looks like, and give it to one person with the right to decide":
    "Écris pour une tâche ce que veut dire « terminé », et confie-la à une personne qui a le droit de décider",
  "Let one result stand that is good enough and not yours, and note what it really cost":
    "Laisse passer un résultat qui est assez bon et n'est pas le tien, et note ce qu'il a vraiment coûté",
  "Give away a whole area with its number, and meet about the number once a week only":
    "Cède un domaine entier avec son chiffre, et ne parlez de ce chiffre qu'une fois par semaine",
  "Be unreachable for two working days and read afterwards what waited":
    "Sois injoignable deux jours ouvrés et lis ensuite ce qui a attendu",
  "somebody asks me what to do": "quelqu'un me demande quoi faire",
  "ask “What would you do?” and wait for the answer": "je demande « Que ferais-tu ? » et j'attends la réponse",
  "a week in which nothing waited for you": "une semaine où rien ne t'a attendu",
  "conversations with people who could pay": "conversations avec des gens qui pourraient payer",
  "Write the list of 40 people or firms by name, with the reason each might care":
    "Écris la liste de 40 personnes ou entreprises par leur nom, avec la raison pour laquelle cela pourrait les intéresser",
  "Write to ten of them in your own words, and keep every answer":
    "Écris à dix d'entre elles avec tes propres mots et garde chaque réponse",
  "Hold five calls with one question about the past and no demo; note the words they use":
    "Passe cinq appels avec une question sur le passé et sans démo ; note les mots qu'elles emploient",
  "Ask two people for money, with a price and a date, and say nothing after the question":
    "Demande de l'argent à deux personnes, avec un prix et une date, et tais-toi après la question",
  "Rewrite the first sentence with their words and do the next ten":
    "Réécris la première phrase avec leurs mots et contacte les dix suivantes",
  "I have opened my mail in the morning": "j'ai ouvert ma messagerie le matin",
  "write to one person on the list before I answer anything":
    "j'écris à une personne de la liste avant de répondre à quoi que ce soit",
  "one payment from a stranger": "un paiement d'une personne inconnue",
  "minutes spoken in front of people": "minutes de parole devant des gens",
  "Record three minutes about what you build and listen to it once, to the end":
    "Enregistre trois minutes sur ce que tu construis et écoute-les une fois, jusqu'au bout",
  "Cut it to 60 seconds and say it to two people who do not know it; ask what you sell":
    "Réduis-les à 60 secondes et dis-les à deux personnes qui ne connaissent pas ; demande-leur ce que tu vends",
  "Give a ten-minute talk to five people and answer questions until they have none":
    "Fais un exposé de dix minutes devant cinq personnes et réponds jusqu'à ce qu'il n'y ait plus de questions",
  "Ask for a slot at one event, and prepare by saying it aloud four times":
    "Demande un créneau à un événement et prépare-toi en le disant quatre fois à voix haute",
  "Give it, and write down the question you answered worst":
    "Fais-le et note la question à laquelle tu as le moins bien répondu",
  "I close my laptop at noon": "je ferme mon ordinateur à midi",
  "say the first minute of my talk aloud, standing": "je dis debout et à voix haute la première minute de mon exposé",
  "a talk in front of people who did not have to come": "un exposé devant des gens qui n'étaient pas obligés de venir",
  "conversations in which both said something new": "conversations où chacun a dit quelque chose de nouveau",
  "Write for each person what you have not said, and what it costs not to":
    "Écris pour chaque personne ce que tu ne lui as pas dit, et ce que coûte ce silence",
  "Say one of them within 48 hours: what you saw, what it did, what you ask for":
    "Dis-en une chose dans les 48 heures : ce que tu as vu, ce que cela a causé, ce que tu demandes",
  "Ask each person what you should stop, and do not answer for a day":
    "Demande à chaque personne ce que tu devrais arrêter, et ne réponds pas pendant un jour",
  "Hold a half-hour with each person every week, their topics first":
    "Accorde une demi-heure à chaque personne chaque semaine, ses sujets d'abord",
  "I notice that I hold something back": "je remarque que je retiens quelque chose",
  "put it into the calendar of the person for the same week":
    "je le mets dans l'agenda de la personne pour la même semaine",
  "somebody told you bad news before you asked": "quelqu'un t'a annoncé une mauvaise nouvelle avant que tu demandes",
  "hours of undisturbed work on the one thing that counts":
    "heures de travail sans interruption sur la seule chose qui compte",
  "Write down for three days every interruption, and who caused it":
    "Note pendant trois jours chaque interruption et qui l'a causée",
  "Choose the one piece of work that would make the week good, and put it into two mornings":
    "Choisis le travail qui rendrait la semaine bonne et mets-le sur deux matinées",
  "Work two blocks of 90 minutes with phone and mail in another room":
    "Travaille deux blocs de 90 minutes, téléphone et messagerie dans une autre pièce",
  "Tell the people who interrupt most when you are there for them, and keep to it":
    "Dis à ceux qui t'interrompent le plus quand tu es là pour eux, et tiens-t'y",
  "Finish one piece that waited for more than a month": "Termine une chose qui attendait depuis plus d'un mois",
  "I sit down in the morning": "je m'assieds le matin",
  "work 20 minutes on the one thing before I open any mail":
    "je travaille 20 minutes sur la seule chose qui compte avant d'ouvrir ma messagerie",
  "one piece finished that waited for a month": "une chose terminée qui attendait depuis un mois",
  "planned things that were done in the week they were planned for":
    "choses prévues qui ont été faites la semaine prévue",
  "Empty everything you carry in your head onto one list": "Vide sur une seule liste tout ce que tu as en tête",
  "Strike out a third of it and tell those who wait for it": "Rayes-en un tiers et préviens ceux qui l'attendent",
  "Plan the week by hours: no more than 70% of them": "Planifie la semaine en heures : pas plus de 70 % d'entre elles",
  "Compare plan and week, and write down the one thing that pushed the others out":
    "Compare le plan et la semaine, et note la chose qui a chassé les autres",
  "Say no to one request that a good person makes": "Dis non à une demande qui vient de quelqu'un de bien",
  "I finish work for the day": "je finis ma journée de travail",
  "write down the first thing of tomorrow and close everything else":
    "je note la première chose de demain et je ferme tout le reste",
  "three weeks in which what was planned was done": "trois semaines où ce qui était prévu a été fait",
  "nights in bed at the hour you set": "nuits au lit à l'heure que tu as fixée",
  "Write down for seven days when the light went out and when you woke":
    "Note pendant sept jours quand la lumière s'est éteinte et l'heure de ton réveil",
  "Set one hour for getting up, the same on all seven days": "Fixe une heure de lever, la même les sept jours",
  "Take the phone out of the bedroom and buy an alarm clock": "Sors le téléphone de la chambre et achète un réveil",
  "Move the last coffee to before noon, and the last hard talk to before eight":
    "Prends le dernier café avant midi et aie la dernière conversation difficile avant vingt heures",
  "the clock says ten in the evening": "l'horloge indique dix heures du soir",
  "put the phone to charge in another room": "je mets le téléphone à charger dans une autre pièce",
  "two weeks with the same hour of getting up": "deux semaines avec la même heure de lever",
  "times you moved for twenty minutes": "fois où tu as bougé vingt minutes",
  "Choose what you disliked least in the past, and lay the clothes out":
    "Choisis ce qui te déplaisait le moins autrefois et prépare les vêtements",
  "Move three times for 20 minutes, however slowly": "Bouge trois fois 20 minutes, même lentement",
  "Agree on one fixed time with one person": "Conviens d'un horaire fixe avec une personne",
  "Go once when you do not want to, for ten minutes only": "Vas-y une fois sans en avoir envie, dix minutes seulement",
  "I put my cup away after the first coffee": "je range ma tasse après le premier café",
  "put on my shoes and go out": "je mets mes chaussures et je sors",
  "three weeks without a gap of more than three days": "trois semaines sans interruption de plus de trois jours",
  "evenings without work": "soirées sans travail",
  "Write down when in the last two weeks you were at your limit, and what came before":
    "Note quand tu as été à ta limite ces deux dernières semaines, et ce qui a précédé",
  "Name the one duty that could end this month, and end it or hand it over":
    "Nomme l'obligation qui pourrait finir ce mois-ci, et mets-y fin ou confie-la",
  "Keep two evenings and one day free, and tell those who would miss you then":
    "Garde libres deux soirées et un jour, et préviens ceux à qui tu manquerais",
  "Speak with a doctor or a counsellor if it does not ease within four weeks":
    "Parle à un médecin ou à un conseiller si cela ne s'apaise pas en quatre semaines",
  "I leave my desk": "je quitte mon bureau",
  "walk ten minutes without a phone before I am home": "je marche dix minutes sans téléphone avant d'être chez moi",
  "four weeks with the free evenings kept": "quatre semaines où les soirées libres sont restées libres",
  "things you tried that could have been refused": "choses tentées qui auraient pu être refusées",
  "Write down the last five things you did not ask for, and what you expected to hear":
    "Note les cinq dernières choses que tu n'as pas demandées, et la réponse que tu attendais",
  "Ask for something small that will probably be refused, once a week":
    "Demande une fois par semaine une petite chose qui sera sans doute refusée",
  "Show one unfinished thing to somebody whose judgment you fear":
    "Montre une chose inachevée à quelqu'un dont tu crains le jugement",
  "Compare what you expected with what happened, in numbers":
    "Compare en chiffres ce que tu attendais et ce qui s'est passé",
  "I catch myself writing “just” or “maybe” in a message":
    "je me surprends à écrire « juste » ou « peut-être » dans un message",
  "take it out and send": "je l'enlève et j'envoie",
  "one yes that you would not have asked for before": "un oui que tu n'aurais pas demandé avant",
  "conversations with investors who lead at your stage":
    "conversations avec des investisseurs qui mènent des tours à ton stade",
  "Write the list of 40 with a way to each": "Écris la liste de 40 investisseurs avec un chemin vers chacun",
  "Tell the story to three founders who raised, and cut what they did not repeat":
    "Raconte l'histoire à trois fondateurs qui ont levé des fonds, et coupe ce qu'ils n'ont pas répété",
  "Book ten first calls into the same two weeks": "Place dix premiers appels dans les deux mêmes semaines",
  "Write down every question asked twice and answer it in the deck":
    "Note chaque question posée deux fois et réponds-y dans la présentation",
  "a call with an investor ends": "un appel avec un investisseur se termine",
  "write down the hardest question before I do anything else":
    "je note la question la plus difficile avant de faire autre chose",
  "a term sheet, or the reason why not from five of them":
    "une lettre d'intention, ou de cinq d'entre eux la raison du refus",
  "conversations with people better than you at it": "conversations avec des gens meilleurs que toi dans ce domaine",
  "Write what has to be true after six months, not what the person does all day":
    "Écris ce qui doit être vrai après six mois, pas ce que la personne fait toute la journée",
  "Ask ten people for the best person they worked with in it":
    "Demande à dix personnes la meilleure avec qui elles ont travaillé dans ce domaine",
  "Give three of them the same paid task of four hours":
    "Donne à trois d'entre elles la même tâche payée de quatre heures",
  "Call two people who worked with your first choice":
    "Appelle deux personnes qui ont travaillé avec ton premier choix",
  "I end a call with somebody I respect": "je termine un appel avec quelqu'un que je respecte",
  "ask who is the best they worked with": "je demande quelle est la meilleure personne avec qui il ou elle a travaillé",
  "a signed contract, or three good people you could call tomorrow":
    "un contrat signé, ou trois bonnes personnes que tu pourrais appeler demain",
  "things you can do now without looking them up": "choses que tu sais faire maintenant sans les chercher",
  "Choose one thing you could show somebody in four weeks, and show it to nobody yet":
    "Choisis une chose que tu pourrais montrer à quelqu'un dans quatre semaines, et ne la montre encore à personne",
  "Do the smallest version of it badly, today": "Fais-en dès aujourd'hui la plus petite version, même mal",
  "Find one person who can do it and let them watch you for 30 minutes":
    "Trouve une personne qui sait le faire et laisse-la te regarder 30 minutes",
  "Repeat what failed, not what went well, three times": "Répète trois fois ce qui a échoué, pas ce qui a bien marché",
  "Explain it to somebody in ten minutes without notes": "Explique-le à quelqu'un en dix minutes, sans notes",
  "I have eaten lunch": "j'ai fini de déjeuner",
  "practise the part I got wrong last time": "je travaille la partie que j'ai ratée la dernière fois",
  "something finished that somebody else uses": "une chose terminée que quelqu'un d'autre utilise",
  "what you expect before you try": "ce que tu attends avant d'essayer",
  "times you did it although you expected it to fail": "fois où tu l'as fait en pensant échouer",
  "Write down what you believe about it, and the last time it was wrong":
    "Écris ce que tu crois à ce sujet, et la dernière fois que c'était faux",
  "Do the smallest step that would prove the belief wrong":
    "Fais le plus petit pas qui prouverait que cette croyance est fausse",
  "Ask somebody who did it what they thought before": "Demande à quelqu'un qui l'a fait ce qu'il pensait avant",
  "Compare expectation and outcome for four attempts": "Compare l'attente et le résultat de quatre essais",
  "I think “not yet”": "je pense « pas encore »",
  "do the first five minutes of it": "je fais les cinq premières minutes",
  "one thing done that you had put off": "une chose faite que tu avais repoussée",
  "hours that reach the one thing that counts": "les heures qui vont à la seule chose qui compte",
  "hours on it, undisturbed": "heures consacrées à cela, sans interruption",
  "Write down where the hours of three days went": "Note où sont passées les heures de trois jours",
  "Put two fixed blocks for it into the week": "Mets deux blocs fixes pour cela dans la semaine",
  "Remove the one thing that takes the most hours and matters least":
    "Supprime la chose qui prend le plus d'heures et compte le moins",
  "Finish one piece of it and show it": "Termines-en un morceau et montre-le",
  "work on it before anything else": "j'y travaille avant toute autre chose",
  "one piece finished and used by somebody": "un morceau terminé que quelqu'un utilise",
  "what others do when you are not there": "ce que font les autres quand tu n'es pas là",
  "decisions taken without you": "décisions prises sans toi",
  "Ask three people what they wait for you to do": "Demande à trois personnes ce qu'elles attendent que tu fasses",
  "Say in one sentence where you are going, and ask them to say it back":
    "Dis en une phrase où vous allez, et demande qu'on te la redise",
  "Give one decision away with its limits in writing": "Cède une décision, avec ses limites par écrit",
  "Praise and correct one thing each week, by what you saw":
    "Félicite et corrige une chose chaque semaine, d'après ce que tu as vu",
  "a meeting ends": "une réunion se termine",
  "ask one person what they would decide differently": "je demande à une personne ce qu'elle déciderait autrement",
  "a decision you would not have taken, and that was good": "une décision que tu n'aurais pas prise et qui était bonne",
  "strength that lasts longer than the company's next year":
    "des forces qui durent plus que la prochaine année de l'entreprise",
  "days on which you did it": "jours où tu l'as fait",
  "Write down for a week what gave strength and what took it":
    "Note pendant une semaine ce qui a donné de la force et ce qui en a pris",
  "Put one thing that gives into three fixed hours of the week":
    "Mets une chose qui donne de la force dans trois heures fixes de la semaine",
  "Tell one person about it who will ask": "Parles-en à une personne qui te demandera des nouvelles",
  "See a doctor if something has not been right for four weeks":
    "Consulte un médecin si quelque chose ne va pas depuis quatre semaines",
  "I close my laptop in the evening": "je ferme mon ordinateur le soir",
  "do ten minutes of it at once": "j'en fais dix minutes tout de suite",
  "what you will not do": "ce que tu ne feras pas",
  "things you stopped because of it": "choses arrêtées à cause de cela",
  "Write one page: who it is for, what you refuse, how you would notice that you are wrong":
    "Écris une page : pour qui c'est, ce que tu refuses, à quoi tu verrais que tu te trompes",
  "Ask three customers and one former customer what they would miss":
    "Demande à trois clients et à un ancien client ce qui leur manquerait",
  "Name the one assumption everything rests on, and the number that ends it":
    "Nomme l'hypothèse sur laquelle tout repose, et le chiffre qui y met fin",
  "Test it with the cheapest test there is": "Vérifie-la avec le test le moins cher qui soit",
  "Stop one thing that does not follow from the page": "Arrête une chose qui ne découle pas de la page",
  "somebody proposes something new": "quelqu'un propose quelque chose de nouveau",
  "read the page and say yes, no or when": "je lis la page et je dis oui, non ou quand",
  "a no that was hard, and a number that moved": "un non qui a coûté, et un chiffre qui a bougé",
  "something so small that it happens on bad days too": "une chose si petite qu'elle se fait même les mauvais jours",
  "days on which it happened": "jours où cela s'est fait",
  "Choose the smallest version that still counts": "Choisis la plus petite version qui compte encore",
  "Choose the thing you do every day that it follows": "Choisis une chose que tu fais chaque jour et qu'elle suivra",
  "Put what it needs where you trip over it": "Mets ce qu'il faut là où tu trébucheras dessus",
  "Make it larger only after two weeks without a gap": "N'en fais plus qu'après deux semaines sans interruption",
  "I put my cup away after breakfast": "je range ma tasse après le petit-déjeuner",
  "do the smallest version of it": "je fais la plus petite version",
  "twenty days of the last thirty": "vingt des trente derniers jours",
};
