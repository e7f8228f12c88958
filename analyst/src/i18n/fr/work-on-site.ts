import type { Catalogue } from "../catalogue.ts";

export const workOnSite: Catalogue = {
  "Where to look": "Où chercher",
  "{0}: this is work on site. The marketplaces that this tool knows are for work delivered as files, so it names none, and no fee or hourly rate either.":
    "{0} : c’est un travail sur place. Les places de marché que cet outil connaît servent au travail livré en fichiers ; il n’en cite donc aucune, ni commission ni taux horaire.",
  "{0}: this tool does not know this role. So it names no marketplace, no fee and no hourly rate; what follows holds for any work.":
    "{0} : cet outil ne connaît pas ce rôle. Il ne cite donc aucune place de marché, aucune commission et aucun taux horaire ; la suite vaut pour tout travail.",
  "Ask customers, neighbors and people who already do this work for one name each, and call those people first.":
    "Demande un nom à chaque client, voisin et personne qui fait déjà ce travail, et appelle d’abord ces noms.",
  "Put the job post where people come by ({0}): shops, clubs, schools and notice boards, and the neighbourhood's groups online.":
    "Mets l’annonce là où les gens passent ({0}) : commerces, clubs, écoles et panneaux d’affichage, et les groupes de quartier en ligne.",
  "Put the job post where people who do this work come by: shops, clubs, schools and notice boards, and the neighbourhood's groups online.":
    "Mets l’annonce là où passent les gens de ce travail : commerces, clubs, écoles et panneaux d’affichage, et les groupes de quartier en ligne.",
  "Ask the public employment service and the schools or associations of this work; posting there is often free.":
    "Demande au service public de l’emploi et aux écoles ou associations de ce travail ; l’annonce y est souvent gratuite.",
  "Is there an agency or a site for exactly this work where you are? What does it take of the pay, and who employs the person?":
    "Y a-t-il chez toi une agence ou un site pour ce travail précis ? Que garde-t-il de la paie, et qui emploie la personne ?",
  "What is usually paid for this where you are? Ask three people who do it, and look up the minimum wage.":
    "Combien paie-t-on d’habitude pour cela chez toi ? Demande à trois personnes qui le font, et vérifie le salaire minimum.",
  "budget / {0}, before taxes and contributions": "budget / {0}, avant impôts et cotisations",
  "What is done, where, on which days and at what time ({0})? One sentence, before you ask anybody.":
    "Qu’est-ce qui est fait, où, quels jours et à quelle heure ({0}) ? Une phrase, avant de demander à qui que ce soit.",
  "Each time as agreed: place, day, start and end are in one shared calendar":
    "Chaque fois comme convenu : lieu, jour, début et fin sont dans un calendrier partagé",
  "A short message afterwards: what was done, and what was unusual":
    "Un court message ensuite : ce qui a été fait, et ce qui était inhabituel",
  "A page with everything that somebody else needs to take over for a day":
    "Une page avec tout ce qu’il faut à quelqu’un d’autre pour prendre le relais un jour",
  "You write down three things that you can check on the spot, and check them on the first, the third and the tenth time":
    "Tu notes trois choses que tu peux vérifier sur place, et tu les vérifies la première, la troisième et la dixième fois",
  "Once you watch without saying anything, and once you ask the people it is done for":
    "Une fois tu regardes sans rien dire, et une fois tu demandes aux personnes pour qui c’est fait",
  "Before the first day you have seen the document, with its date: {0}":
    "Avant le premier jour, tu as vu le document, avec sa date : {0}",
  "Work that was not agreed: it is agreed and paid for separately":
    "Le travail non convenu : il est convenu et payé à part",
  "Travel, material and equipment: write down who brings and who pays for what":
    "Trajet, matériel et équipement : écris qui apporte et qui paie quoi",
  "[how many hours a week]": "[combien d’heures par semaine]",
  "[what you pay, per hour or each time]": "[ce que tu paies, à l’heure ou à chaque fois]",
  "We are looking for {0}. What matters to us: {1}.": "Nous cherchons : {0}. Ce qui compte pour nous : {1}.",
  "The work: {0}": "Le travail : {0}",
  "When and where: [days, time, place]. {0}, {1}.": "Quand et où : [jours, heure, lieu]. {0}, {1}.",
  "It begins with one paid trial shift; it is paid whether or not we go on.":
    "Cela commence par un essai payé ; il est payé, que nous continuions ou non.",
  "Please tell us when you are free, where you have done this kind of work and whom we may ask, and the question you would ask us first.":
    "Réponds avec les heures qui te conviennent, où tu as déjà fait ce travail et à qui nous pouvons demander, et la question que tu nous poserais d’abord.",
  "One ordinary shift of the real work, alongside you or somebody who knows it. Two or three candidates do the same shift, one after the other.":
    "Un service ordinaire du vrai travail, avec toi ou quelqu’un qui le connaît à côté. Deux ou trois candidats font le même service, l’un après l’autre.",
  "One shift": "Un service",
  "The hours of the shift at {0} each": "Les heures du service à {0} chacune",
  "hours × {0}": "heures × {0}",
  "The usual pay for the hours of the shift, in any case":
    "La paie habituelle pour les heures du service, dans tous les cas",
  "Whether they were there on time and ready": "S’ils étaient à l’heure et prêts",
  "Whether the three things that you wrote down were right":
    "Si les trois choses que tu avais notées étaient bien faites",
  "Whether they told you what went wrong before you asked":
    "S’ils t’ont dit ce qui s’est mal passé avant que tu demandes",
  "This is the work: {0}. What can go wrong with it, and what do you do then?":
    "Voici le travail : {0}. Qu’est-ce qui peut mal se passer, et que fais-tu alors ?",
  "What can go wrong in this work, and what do you do then?":
    "Qu’est-ce qui peut mal se passer dans ce travail, et que fais-tu alors ?",
  "Two or three things that they have seen themselves": "Deux ou trois choses qu’ils ont vécues",
  "“Nothing goes wrong”": "« Rien ne se passe mal »",
  "You wake up ill on a day of work. What happens next?":
    "Tu te réveilles malade un jour de travail. Que se passe-t-il ensuite ?",
  "They tell you at once, and know somebody who could step in":
    "Ils te préviennent tout de suite et connaissent quelqu’un qui peut les remplacer",
  "“I am never ill”": "« Je ne suis jamais malade »",
  "Who did you last do this kind of work for, and may I call them?":
    "Pour qui as-tu fait ce travail en dernier, et puis-je l’appeler ?",
  "A name, and how it ended": "Un nom, et comment cela s’est terminé",
  "No name": "Aucun nom",
  "Employed or self-employed? If you set the time, the place and the way of working, the law often counts it as employment. Ask before the first paid day. Not legal advice.":
    "Salarié ou indépendant ? Quand tu fixes l’horaire, le lieu et la façon de travailler, la loi y voit souvent un emploi salarié. Demande avant le premier jour payé. Ceci n’est pas un conseil juridique.",
  "Who pays when something breaks or somebody is hurt: their insurance, yours or none? See the policy before the first day.":
    "Qui paie si quelque chose casse ou si quelqu’un se blesse : son assurance, la tienne ou aucune ? Vois la police avant le premier jour.",
  "Does this work need a license, a registration or a criminal record check where you are? Ask the town hall or the industry association.":
    "Ce travail demande-t-il chez toi une licence, une déclaration ou un extrait de casier judiciaire ? Demande à la mairie ou à l’association de ce travail.",
  "On one page, signed by both: the pay and when it is paid, the times, what happens if either side cancels on the day, illness and notice.":
    "Sur une page, signée par les deux : la paie et son jour, les horaires, ce qui vaut en cas d’annulation le jour même, la maladie et le préavis.",
  "Keys, addresses and data of customers: noted when they are handed over, and given back on the last day.":
    "Les clés, adresses et données des clients sont notées à la remise et rendues le dernier jour.",
  "{0} for {1} ({2}): start with {3}.": "{0} pour {1} ({2}) : commence par {3}.",
  "{0}: {1} more than your budget of {2} allows": "{0} : {1} de plus que ton budget de {2} ne permet",
  "{0}: less than your budget of {1}": "{0} : moins que ton budget de {1}",
  "{0}: within your budget of {1}": "{0} : dans ton budget de {1}",
  "Your hours at your rate, before fees": "Tes heures à ton tarif, avant commissions",
  "One finished piece that shows {0}, in a file that you can open yourself":
    "Une pièce finie qui montre {0}, dans un fichier que tu peux ouvrir toi-même",
  "A page that says how somebody else goes on with it": "Une page qui dit comment quelqu’un d’autre continue",
  "The result: {0}": "Le résultat : {0}",
  "Please answer with one piece of work that is close to this, what you did in it yourself, and the question you would ask us first.":
    "Réponds avec un travail proche de celui-ci, ce que tu y as fait toi-même, et la question que tu nous poserais d’abord.",
  "One small, real piece of the work that you need anyway, with its acceptance written down":
    "Une petite partie réelle du travail dont tu as besoin de toute façon, avec son critère d’acceptation par écrit",
  "Which client did you once disappoint, and may I call them?":
    "Quel client as-tu déçu un jour, et puis-je l’appeler ?",
  "A name, and what they have changed since": "Un nom, et ce qu’ils ont changé depuis",
  "“There was nobody”": "« Il n’y en a pas eu »",
  "Could the law where they live count them as your employee? Ask before it lasts longer than three months. Not legal advice.":
    "La loi du lieu où ils vivent pourrait-elle les compter comme tes salariés ? Demande avant que cela dure plus de trois mois. Ceci n’est pas un conseil juridique.",
  "This matters to me: {0}. When was that hard to live up to, and what did you do?":
    "Ceci compte pour moi : {0}. Quand as-tu eu du mal à t’y tenir, et qu’as-tu fait ?",
  "One case in detail, and somebody who can confirm it": "Un cas en détail, et quelqu’un qui peut le confirmer",
  "Only “I always am”": "Seulement « je le suis toujours »",
  "About the place, {0}: how do you get there, and how long does it take at that time of day?":
    "Pour le lieu, {0} : comment y viens-tu, et combien de temps te faut-il à l’heure du travail ?",
  "A way and a time that they have tried": "Un trajet et une durée qu’ils ont essayés",
  "“That will work out somehow”": "« Ça ira bien »",
  "You need a document for this: {0}. Who issued yours, until when is it valid, and may I see it?":
    "Il faut un document pour cela : {0}. Qui a délivré le tien, jusqu’à quand est-il valable, et puis-je le voir ?",
  "They bring it, or say what they lack": "Ils l’apportent, ou disent ce qui leur manque",
  "“I will hand it in later”": "« Je le donnerai plus tard »",
  "I am also looking for this: {0}. What have you done with it, and who can confirm it?":
    "Je cherche aussi ceci : {0}. Qu’as-tu fait avec, et qui peut le confirmer ?",
};
