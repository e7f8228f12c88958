import type { Catalogue } from "../catalogue.ts";

export const development: Catalogue = {
  "handing over work": "delegar trabajo",
  selling: "vender",
  "speaking in public": "hablar en público",
  "feedback and difficult conversations": "feedback y conversaciones difíciles",
  "undisturbed work": "trabajo sin interrupciones",
  "planning your time": "planificar el tiempo",
  sleep: "dormir mejor",
  exercise: "ejercicio",
  "less work and stress": "menos trabajo y estrés",
  confidence: "confianza en ti",
  "raising money": "levantar inversión",
  hiring: "contratar",
  learning: "aprender",
  "Gollwitzer and Sheeran, 94 tests of if-then plans": "Gollwitzer y Sheeran, 94 pruebas de planes si-entonces",
  "decisions others took without asking you": "decisiones que otros tomaron sin preguntarte",
  "List everything you did in the last five working days and mark what only you can do":
    "Haz una lista de todo lo que hiciste en los últimos cinco días laborables y marca lo que solo tú puedes hacer",
  "Write down for one task what done looks like, and give it to one person with the right to decide":
    "Escribe para una tarea cuándo está terminada y dásela a una persona con derecho a decidir",
  "Let one result stand that is good enough and not yours, and note what it really cost":
    "Deja en pie un resultado que sea suficientemente bueno y no sea tuyo, y anota lo que costó de verdad",
  "Give away a whole area with its number, and meet about the number once a week only":
    "Entrega un área entera con su cifra y reuníos por esa cifra solo una vez a la semana",
  "Be unreachable for two working days and read afterwards what waited":
    "Pasa dos días laborables sin estar localizable y lee después lo que esperó",
  "somebody asks me what to do": "alguien me pregunta qué hacer",
  "ask “What would you do?” and wait for the answer": "pregunto «¿Qué harías tú?» y espero la respuesta",
  "a week in which nothing waited for you": "una semana en la que nada te esperó",
  "conversations with people who could pay": "conversaciones con personas que podrían pagar",
  "Write the list of 40 people or firms by name, with the reason each might care":
    "Escribe la lista de 40 personas o empresas con nombre y el motivo por el que podría importarles",
  "Write to ten of them in your own words, and keep every answer":
    "Escribe a diez de ellas con tus propias palabras y guarda cada respuesta",
  "Hold five calls with one question about the past and no demo; note the words they use":
    "Haz cinco llamadas con una pregunta sobre el pasado y sin demostración; anota las palabras que usan",
  "Ask two people for money, with a price and a date, and say nothing after the question":
    "Pide dinero a dos personas, con precio y fecha, y no digas nada después de la pregunta",
  "Rewrite the first sentence with their words and do the next ten":
    "Reescribe la primera frase con sus palabras y contacta con las diez siguientes",
  "I have opened my mail in the morning": "he abierto mi correo por la mañana",
  "write to one person on the list before I answer anything":
    "escribo a una persona de la lista antes de contestar nada",
  "one payment from a stranger": "un pago de alguien desconocido",
  "minutes spoken in front of people": "minutos hablados delante de gente",
  "Record three minutes about what you build and listen to it once, to the end":
    "Graba tres minutos sobre lo que construyes y escúchalos una vez, hasta el final",
  "Cut it to 60 seconds and say it to two people who do not know it; ask what you sell":
    "Redúcelo a 60 segundos y díselo a dos personas que no lo conozcan; pregúntales qué vendes",
  "Give a ten-minute talk to five people and answer questions until they have none":
    "Da una charla de diez minutos ante cinco personas y contesta hasta que no queden preguntas",
  "Ask for a slot at one event, and prepare by saying it aloud four times":
    "Pide un hueco en un evento y prepárate diciéndola cuatro veces en voz alta",
  "Give it, and write down the question you answered worst": "Dala y anota la pregunta que peor contestaste",
  "I close my laptop at noon": "cierro el portátil a mediodía",
  "say the first minute of my talk aloud, standing": "digo en voz alta y de pie el primer minuto de mi charla",
  "a talk in front of people who did not have to come": "una charla ante personas que no tenían que venir",
  "conversations in which both said something new": "conversaciones en las que ambos dijeron algo nuevo",
  "Write for each person what you have not said, and what it costs not to":
    "Escribe para cada persona lo que no le has dicho y lo que cuesta no decirlo",
  "Say one of them within 48 hours: what you saw, what it did, what you ask for":
    "Di una de esas cosas en menos de 48 horas: qué viste, qué causó y qué pides",
  "Ask each person what you should stop, and do not answer for a day":
    "Pregunta a cada persona qué deberías dejar de hacer y no contestes durante un día",
  "Hold a half-hour with each person every week, their topics first":
    "Reserva media hora con cada persona cada semana, sus temas primero",
  "I notice that I hold something back": "noto que me callo algo",
  "put it into the calendar of the person for the same week":
    "lo pongo en el calendario de esa persona para la misma semana",
  "somebody told you bad news before you asked": "alguien te dio una mala noticia antes de que preguntaras",
  "hours of undisturbed work on the one thing that counts":
    "horas de trabajo sin interrupciones en lo único que cuenta",
  "Write down for three days every interruption, and who caused it":
    "Anota durante tres días cada interrupción y quién la causó",
  "Choose the one piece of work that would make the week good, and put it into two mornings":
    "Elige el trabajo que haría buena la semana y ponlo en dos mañanas",
  "Work two blocks of 90 minutes with phone and mail in another room":
    "Trabaja dos bloques de 90 minutos con el teléfono y el correo en otra habitación",
  "Tell the people who interrupt most when you are there for them, and keep to it":
    "Di a quienes más interrumpen cuándo pueden contar contigo, y cúmplelo",
  "Finish one piece that waited for more than a month": "Termina algo que llevaba más de un mes esperando",
  "I sit down in the morning": "me siento por la mañana",
  "work 20 minutes on the one thing before I open any mail":
    "trabajo 20 minutos en lo único que cuenta antes de abrir el correo",
  "one piece finished that waited for a month": "algo terminado que llevaba un mes esperando",
  "planned things that were done in the week they were planned for":
    "cosas planeadas que se hicieron en la semana prevista",
  "Empty everything you carry in your head onto one list": "Vacía en una sola lista todo lo que llevas en la cabeza",
  "Strike out a third of it and tell those who wait for it": "Tacha un tercio y avisa a quienes lo esperan",
  "Plan the week by hours: no more than 70% of them": "Planea la semana por horas: no más del 70 % de ellas",
  "Compare plan and week, and write down the one thing that pushed the others out":
    "Compara el plan con la semana y anota lo que desplazó a lo demás",
  "Say no to one request that a good person makes": "Di que no a una petición de alguien que aprecias",
  "I finish work for the day": "termino la jornada",
  "write down the first thing of tomorrow and close everything else":
    "anoto lo primero de mañana y cierro todo lo demás",
  "three weeks in which what was planned was done": "tres semanas en las que se hizo lo planeado",
  "nights in bed at the hour you set": "noches en la cama a la hora que fijaste",
  "Write down for seven days when the light went out and when you woke":
    "Anota durante siete días cuándo apagaste la luz y cuándo despertaste",
  "Set one hour for getting up, the same on all seven days": "Fija una hora para levantarte, la misma los siete días",
  "Take the phone out of the bedroom and buy an alarm clock": "Saca el teléfono del dormitorio y compra un despertador",
  "Move the last coffee to before noon, and the last hard talk to before eight":
    "Toma el último café antes del mediodía y ten la última conversación difícil antes de las ocho de la tarde",
  "the clock says ten in the evening": "el reloj marca las diez de la noche",
  "put the phone to charge in another room": "pongo el teléfono a cargar en otra habitación",
  "two weeks with the same hour of getting up": "dos semanas con la misma hora de levantarte",
  "times you moved for twenty minutes": "veces que te moviste veinte minutos",
  "Choose what you disliked least in the past, and lay the clothes out":
    "Elige lo que menos te disgustaba en el pasado y deja la ropa preparada",
  "Move three times for 20 minutes, however slowly": "Muévete tres veces 20 minutos, por despacio que sea",
  "Agree on one fixed time with one person": "Acuerda una hora fija con una persona",
  "Go once when you do not want to, for ten minutes only": "Ve una vez cuando no te apetezca, solo diez minutos",
  "I put my cup away after the first coffee": "recojo la taza después del primer café",
  "put on my shoes and go out": "me pongo las zapatillas y salgo",
  "three weeks without a gap of more than three days": "tres semanas sin un hueco de más de tres días",
  "evenings without work": "tardes y noches sin trabajo",
  "Write down when in the last two weeks you were at your limit, and what came before":
    "Anota cuándo llegaste a tu límite en las últimas dos semanas y qué hubo antes",
  "Name the one duty that could end this month, and end it or hand it over":
    "Nombra la obligación que podría acabar este mes y termínala o pásala a otra persona",
  "Keep two evenings and one day free, and tell those who would miss you then":
    "Deja libres dos noches y un día y avisa a quienes te echarían en falta",
  "Speak with a doctor or a counsellor if it does not ease within four weeks":
    "Habla con un médico o un terapeuta si no mejora en cuatro semanas",
  "I leave my desk": "dejo mi mesa de trabajo",
  "walk ten minutes without a phone before I am home": "camino diez minutos sin teléfono antes de llegar a casa",
  "four weeks with the free evenings kept": "cuatro semanas con las noches libres respetadas",
  "things you tried that could have been refused": "cosas que intentaste y que te podrían haber negado",
  "Write down the last five things you did not ask for, and what you expected to hear":
    "Anota las últimas cinco cosas que no pediste y la respuesta que esperabas",
  "Ask for something small that will probably be refused, once a week":
    "Pide una vez a la semana algo pequeño que probablemente te nieguen",
  "Show one unfinished thing to somebody whose judgment you fear":
    "Enseña algo sin terminar a alguien cuyo juicio temes",
  "Compare what you expected with what happened, in numbers": "Compara en números lo que esperabas con lo que pasó",
  "I catch myself writing “just” or “maybe” in a message": "me descubro escribiendo «solo» o «quizá» en un mensaje",
  "take it out and send": "lo quito y lo envío",
  "one yes that you would not have asked for before": "un sí que antes no habrías pedido",
  "conversations with investors who lead at your stage": "conversaciones con inversores que lideran rondas en tu etapa",
  "Write the list of 40 with a way to each": "Escribe la lista de 40 con una vía para llegar a cada uno",
  "Tell the story to three founders who raised, and cut what they did not repeat":
    "Cuenta la historia a tres fundadores que levantaron capital y quita lo que no repitieron",
  "Book ten first calls into the same two weeks": "Reserva diez primeras llamadas en las mismas dos semanas",
  "Write down every question asked twice and answer it in the deck":
    "Anota cada pregunta que te hagan dos veces y respóndela en la presentación",
  "a call with an investor ends": "termina una llamada con un inversor",
  "write down the hardest question before I do anything else": "anoto la pregunta más difícil antes de hacer nada más",
  "a term sheet, or the reason why not from five of them":
    "una hoja de términos, o el motivo por el que no de cinco de ellos",
  "conversations with people better than you at it": "conversaciones con personas mejores que tú en eso",
  "Write what has to be true after six months, not what the person does all day":
    "Escribe qué tiene que ser verdad después de seis meses, no lo que la persona hace todo el día",
  "Ask ten people for the best person they worked with in it":
    "Pregunta a diez personas por la mejor con la que trabajaron en eso",
  "Give three of them the same paid task of four hours": "Da a tres de ellas la misma tarea pagada de cuatro horas",
  "Call two people who worked with your first choice": "Llama a dos personas que trabajaron con tu primera opción",
  "I end a call with somebody I respect": "termino una llamada con alguien que respeto",
  "ask who is the best they worked with": "pregunto quién es la mejor persona con la que ha trabajado",
  "a signed contract, or three good people you could call tomorrow":
    "un contrato firmado, o tres buenas personas a las que podrías llamar mañana",
  "things you can do now without looking them up": "cosas que ya sabes hacer sin consultarlas",
  "Choose one thing you could show somebody in four weeks, and show it to nobody yet":
    "Elige algo que podrías enseñar a alguien en cuatro semanas y no se lo enseñes aún a nadie",
  "Do the smallest version of it badly, today": "Haz hoy la versión más pequeña, aunque salga mal",
  "Find one person who can do it and let them watch you for 30 minutes":
    "Encuentra a una persona que sepa hacerlo y deja que te observe 30 minutos",
  "Repeat what failed, not what went well, three times": "Repite tres veces lo que falló, no lo que salió bien",
  "Explain it to somebody in ten minutes without notes": "Explícaselo a alguien en diez minutos sin notas",
  "I have eaten lunch": "he terminado de comer",
  "practise the part I got wrong last time": "practico la parte que la última vez salió mal",
  "something finished that somebody else uses": "algo terminado que otra persona usa",
  "what you expect before you try": "lo que esperas antes de intentarlo",
  "times you did it although you expected it to fail": "veces que lo hiciste aunque esperabas fracasar",
  "Write down what you believe about it, and the last time it was wrong":
    "Escribe lo que crees sobre ello y la última vez que resultó falso",
  "Do the smallest step that would prove the belief wrong":
    "Da el paso más pequeño que demostraría que esa creencia es falsa",
  "Ask somebody who did it what they thought before": "Pregunta a alguien que lo hizo qué pensaba antes",
  "Compare expectation and outcome for four attempts": "Compara lo esperado y el resultado en cuatro intentos",
  "I think “not yet”": "pienso «todavía no»",
  "do the first five minutes of it": "hago los primeros cinco minutos",
  "one thing done that you had put off": "algo hecho que habías aplazado",
  "hours that reach the one thing that counts": "las horas que llegan a lo único que cuenta",
  "hours on it, undisturbed": "horas dedicadas a ello, sin interrupciones",
  "Write down where the hours of three days went": "Anota adónde fueron las horas de tres días",
  "Put two fixed blocks for it into the week": "Pon dos bloques fijos para ello en la semana",
  "Remove the one thing that takes the most hours and matters least": "Elimina lo que más horas quita y menos importa",
  "Finish one piece of it and show it": "Termina una parte y enséñala",
  "work on it before anything else": "trabajo en ello antes que en nada más",
  "one piece finished and used by somebody": "una parte terminada que alguien usa",
  "what others do when you are not there": "lo que hacen los demás cuando tú no estás",
  "decisions taken without you": "decisiones tomadas sin ti",
  "Ask three people what they wait for you to do": "Pregunta a tres personas qué esperan que hagas tú",
  "Say in one sentence where you are going, and ask them to say it back":
    "Di en una frase adónde vais y pide que te la repitan",
  "Give one decision away with its limits in writing": "Entrega una decisión con sus límites por escrito",
  "Praise and correct one thing each week, by what you saw":
    "Elogia y corrige una cosa cada semana, según lo que viste",
  "a meeting ends": "termina una reunión",
  "ask one person what they would decide differently": "pregunto a una persona qué decidiría de otra manera",
  "a decision you would not have taken, and that was good": "una decisión que tú no habrías tomado y que fue buena",
  "strength that lasts longer than the company's next year": "fuerzas que duren más que el próximo año de la empresa",
  "days on which you did it": "días en los que lo hiciste",
  "Write down for a week what gave strength and what took it":
    "Anota durante una semana qué te dio fuerzas y qué te las quitó",
  "Put one thing that gives into three fixed hours of the week":
    "Pon algo que te dé fuerzas en tres horas fijas de la semana",
  "Tell one person about it who will ask": "Cuéntaselo a una persona que te preguntará",
  "See a doctor if something has not been right for four weeks":
    "Ve al médico si algo lleva cuatro semanas sin ir bien",
  "I close my laptop in the evening": "cierro el portátil por la tarde",
  "do ten minutes of it at once": "hago diez minutos de inmediato",
  "what you will not do": "lo que no vas a hacer",
  "things you stopped because of it": "cosas que dejaste de hacer por ello",
  "Write one page: who it is for, what you refuse, how you would notice that you are wrong":
    "Escribe una página: para quién es, qué rechazas y cómo notarías que te equivocas",
  "Ask three customers and one former customer what they would miss":
    "Pregunta a tres clientes y a uno que se fue qué echarían de menos",
  "Name the one assumption everything rests on, and the number that ends it":
    "Nombra el supuesto sobre el que descansa todo y la cifra que acaba con él",
  "Test it with the cheapest test there is": "Pruébalo con la prueba más barata que haya",
  "Stop one thing that does not follow from the page": "Deja de hacer algo que no se desprende de la página",
  "somebody proposes something new": "alguien propone algo nuevo",
  "read the page and say yes, no or when": "leo la página y digo sí, no o cuándo",
  "a no that was hard, and a number that moved": "un no que costó, y una cifra que se movió",
  "something so small that it happens on bad days too": "algo tan pequeño que ocurre también en los días malos",
  "days on which it happened": "días en los que ocurrió",
  "Choose the smallest version that still counts": "Elige la versión más pequeña que todavía cuenta",
  "Choose the thing you do every day that it follows": "Elige algo que haces cada día y tras lo que vendrá",
  "Put what it needs where you trip over it": "Pon lo que necesitas donde tropieces con ello",
  "Make it larger only after two weeks without a gap": "Hazlo más grande solo después de dos semanas sin huecos",
  "I put my cup away after breakfast": "recojo la taza después del desayuno",
  "do the smallest version of it": "hago la versión más pequeña",
  "twenty days of the last thirty": "veinte de los últimos treinta días",
};
