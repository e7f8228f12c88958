import type { Catalogue } from "../catalogue.ts";

export const selfDevelopment: Catalogue = {
  "You want: {0}.": "Quieres: {0}.",
  "The plan counts one thing: {0}.": "El plan cuenta una sola cosa: {0}.",
  "This tool does not know this kind of goal, so the steps are general. They are about this: {0}.":
    "Esta herramienta no conoce este tipo de meta, así que los pasos son generales. Trabajan sobre esto: {0}.",
  "You chose “{0}”, but the goal reads like this: {1}. The plan follows the goal. Is that what you meant?":
    "Elegiste «{0}», pero la meta suena a esto: {1}. El plan sigue la meta. ¿Es lo que querías decir?",
  "The plan is about this: {0}.": "El plan trata de esto: {0}.",
  "Reach your target: {0}": "Alcanzar tu meta: {0}",
  "Target reached, or how much is missing: {0}": "Meta alcanzada, o cuánto falta: {0}",
  "Target of {0} reached by {1}: yes or no": "Meta de {0} alcanzada para el {1}: sí o no",
  mindset: "mentalidad",
  productivity: "productividad",
  leadership: "liderazgo",
  wellbeing: "bienestar",
  strategy: "estrategia",
  habits: "hábitos",
  Goals: "Metas",
  Actions: "Acciones",
  Milestones: "Hitos",
  Habits: "Hábitos",
  "When to drop a habit": "Cuándo dejar un hábito",
  "Objective and key results": "Objetivo y resultados clave",
  "{0} ({1})": "{0} ({1})",
  "Week {0}, {1} h: {2}": "Semana {0}, {1} h: {2}",
  "Friday review, {0}": "Revisión del viernes, {0}",
  "Review: {0}": "Revisión: {0}",
  "{0}, {1} h": "{0}, {1} h",
  "I want to work on my {0}: {1}": "Quiero trabajar en mi desarrollo ({0}): {1}",
  "Plans of the form “if …, then I …” raised the share of goals reached by 0.65 standard deviations over 94 tests; expect less, later studies correct it downwards.":
    "Los planes del tipo «si …, entonces …» elevaron la proporción de metas alcanzadas en 0,65 desviaciones estándar en 94 pruebas; espera menos, estudios posteriores lo corrigen a la baja.",
  "A habit that you missed in three of four weeks: halve it or drop it that Friday. One that exists only on paper takes the place of one that you would keep.":
    "Un hábito que te saltaste en tres de cuatro semanas: redúcelo a la mitad o déjalo ese viernes. Uno que solo existe en el papel ocupa el lugar de otro que sí mantendrías.",
  "Hours a week, assumed": "Horas a la semana, supuestas",
  "Hours a week you can count on": "Horas a la semana con las que puedes contar",
  "{0} h a week, {1} h in all": "{0} h a la semana, {1} h en total",
  "{0} h × {1} × {2} weeks": "{0} h × {1} × {2} semanas",
  "Your target is {0}; the last phase is measured against it.": "Tu meta es {0}; con ella se mide la última fase.",
  "You named no number. Write one down in the first week, or nobody can say whether it worked.":
    "No nombraste ninguna cifra. Escribe una en la primera semana, o nadie podrá decir si funcionó.",
  "It takes {0} weeks at {1} hours a week. Of these, {2} are planned; the rest is for the weeks that go wrong.":
    "El plan dura {0} semanas de {1} horas. De ellas se planea el {2}; el resto es para las semanas que salen mal.",
  "See where you stand": "Mira dónde estás",
  "Make it small and regular": "Hazlo pequeño y constante",
  "Do it when it is hard": "Hazlo cuando cuesta",
  "Do it without the plan": "Hazlo sin el plan",
  "{0}, {1} to {2}": "{0}, del {1} al {2}",
  "Know the number you start from: {0}": "Conocer la cifra de la que partes: {0}",
  "Tell one person what you want and by when": "Decir a una persona qué quieres y para cuándo",
  "Do the smallest version of it every week": "Hacer cada semana la versión más pequeña",
  "Miss no more than one week in four": "No saltarse más de una semana de cada cuatro",
  "Do it where it can fail: {0}": "Hacerlo donde puede salir mal: {0}",
  "Reach something that others can see: {0}": "Alcanzar algo que otros puedan ver: {0}",
  "Need no plan for it any more": "No necesitar ya ningún plan para ello",
  "A baseline of {0}, with its date": "Un punto de partida con su fecha: {0}",
  "Four Fridays in a row with a review": "Cuatro viernes seguidos con revisión",
  "The number of {0} is above the baseline in three weeks of four":
    "Por encima del punto de partida en tres semanas de cada cuatro: {0}",
  "A score of 0.6 or more, or a decision to do something else":
    "Una puntuación de 0,6 o más, o la decisión de hacer otra cosa",
  "Write down what it looks like when the goal is reached, and the day on which you will judge it":
    "Escribe cómo se verá cuando hayas alcanzado la meta y el día en que lo juzgarás",
  "Practise, the smallest version first; count {0}": "Practica, primero la versión más pequeña; cuenta: {0}",
  "Repeat the step that went worst": "Repite el paso que peor salió",
  "Do it for two weeks without looking at this plan; count {0}":
    "Hazlo durante dos semanas sin mirar este plan; cuenta: {0}",
  "Tell the person from the first week what came of it, and what you would do differently":
    "Cuenta a la persona de la primera semana qué resultó y qué harías de otra manera",
  "Score the key results and decide: keep going, aim higher, or stop":
    "Puntúa los resultados clave y decide: seguir, apuntar más alto o parar",
  "it is Friday, 16:00": "es viernes a las 16:00",
  "open this plan and count: {0}": "abro este plan y cuento: {0}",
  "I skipped it yesterday": "ayer me lo salté",
  "do two minutes of it today, and no more": "hoy le dedico dos minutos y ni uno más",
  "If {0}, then I {1}.": "Si {0}, entonces {1}.",
  "What is this week's number: {0}?": "¿Cuál es la cifra de esta semana: {0}?",
  "Which action was done, and which was moved a second time?": "¿Qué acción se hizo y cuál se aplazó por segunda vez?",
  "What stood in the way, and will still be there next week?": "¿Qué se interpuso que seguirá ahí la próxima semana?",
  "Which habit was missed in three of the last four weeks?": "¿Qué hábito falló en tres de las últimas cuatro semanas?",
  "What is the one thing for next week, and at what time will you do it?":
    "¿Qué es lo único de la próxima semana, y a qué hora?",
  "{0}: from [baseline] to [target] by {1}": "{0}: de [punto de partida] a [meta] para el {1}",
  "{0}: yes or no": "{0}: sí o no",
  "Reviews held: {0} of {1} Fridays": "Revisiones hechas: {0} de {1} viernes",
  "On the last Friday, score each key result from 0 to 1: green from 0.7, yellow from 0.4, red below. An average between 0.6 and 0.7 means that the goal was ambitious enough.":
    "El último viernes, puntúa cada resultado clave de 0 a 1: verde desde 0,7, amarillo desde 0,4, rojo por debajo. Una media entre 0,6 y 0,7 significa que la meta era lo bastante ambiciosa.",
};
