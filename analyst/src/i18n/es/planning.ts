import type { Catalogue } from "../catalogue.ts";

export const planning: Catalogue = {
  "You named it.": "Lo nombraste tú.",
  "In a two-sided market the scarce side is won by hand first.":
    "En un mercado de dos lados, primero se gana a mano el lado escaso.",
  "Without a price yet, channels that cost hours instead of money come first.":
    "Sin precio todavía, primero van los canales que cuestan horas y no dinero.",
  "At this yearly price paid ads can hardly pay back.":
    "Con este precio anual, los anuncios pagados difícilmente se amortizan.",
  "This yearly price carries content and e-mail, but hardly a salesperson.":
    "Este precio anual sostiene contenidos y correo, pero apenas un vendedor.",
  "What a customer pays in a year leaves room for a personal sale.":
    "Lo que paga un cliente al año deja margen para una venta personal.",
  "At this yearly price the founder sells.": "Con este precio anual vende el fundador.",
  "likely buyers of {0}": "compradores potenciales de {0}",
  "likely buyers": "compradores potenciales",
  "each reason is written down in their words": "cada motivo está anotado con sus palabras",
  "most would not miss it": "la mayoría no lo echaría de menos",
  "Ask the one who left as well.": "Pregunta también al que se fue.",
  "Ask those who left as well.": "Pregunta también a los que se fueron.",
  "Call the one who pays: what did they do before, and what would make them leave?":
    "Llama al que paga: ¿qué hacía antes y qué le haría irse?",
  "Call {0} of those who pay: what did they do before, and what would make them leave?":
    "Llama a {0} de los que pagan: ¿qué hacían antes y qué les haría irse?",
  "Call all {0} who pay: what did they do before, and what would make them leave?":
    "Llama a los {0} que pagan: ¿qué hacían antes y qué les haría irse?",
  "Ask {some} of your {all} pilots for money, with a date": "Pide dinero, con fecha, a {some} de tus {all} pilotos",
  "Ask {some} of the {all} people on the waitlist for money, with a date":
    "Pide dinero, con fecha, a {some} de las {all} personas de la lista de espera",
  "each has paid or said no with a reason": "cada uno ha pagado o ha dicho que no con un motivo",
  "none of them pays by the date": "ninguno paga en la fecha",
  "Settle the weakest point": "Resolver el punto más débil",
  Evidence: "Pruebas",
  "{0} pay, so the open question is another one: whether {1}.":
    "{0} pagan, así que la pregunta abierta es otra: si {1}.",
  "Find out whether {0} before you build more.": "Averigua si {0} antes de construir más.",
  "{0} results are written down": "hay {0} resultados anotados",
  "fewer than {0} of {1} pass the test": "menos de {0} de {1} superan la prueba",
  "Do it by hand for three {0} and charge for it": "Hazlo a mano para tres de «{0}» y cóbralo",
  "three strangers have paid or said no with a reason": "tres desconocidos han pagado o han dicho que no con un motivo",
  "nobody outside your circle has paid": "nadie fuera de tu círculo ha pagado",
  "First payment": "Primer pago",
  "Take money for the smallest version.": "Cobra por la versión más pequeña.",
  "Log hours and cost of every delivery": "Anota horas y coste de cada entrega",
  "the cost to serve one customer is a number": "el coste de atender a un cliente es un número",
  "Sell it again": "Volver a vender",
  "Find out whether it sells without you being known.": "Averigua si se vende sin que te conozcan.",
  "20 answers are written down": "hay 20 respuestas anotadas",
  "Sell the same, unchanged, to the next 20 {0} nobody introduced you to":
    "Vende lo mismo, sin cambios, a los siguientes 20 de «{0}» que nadie te haya presentado",
  "strangers pay as the first ones did": "los desconocidos pagan como los primeros",
  "fewer than 3 of 20 buy": "compran menos de 3 de 20",
  "Do the same channel again with 100 new contacts": "Repite el mismo canal con 100 contactos nuevos",
  "Work one channel only: {0}": "Trabaja un solo canal: {0}",
  "the cost per paying customer is a number": "el coste por cliente que paga es un número",
  "a customer costs more than twelve months of what it leaves": "un cliente cuesta más de lo que deja en doce meses",
  "Follow the newest customers for four weeks": "Sigue a los clientes más nuevos durante cuatro semanas",
  "you know who still uses it and why": "sabes quién lo sigue usando y por qué",
  "fewer than half are still there": "queda menos de la mitad",
  Repeat: "Repetir",
  "See whether the next customers come at a known cost, and stay.":
    "Mira si los siguientes clientes llegan a un coste conocido, y se quedan.",
  Decision: "Decisión",
  "Stop, change or go on, by the numbers above.": "Parar, cambiar o seguir, según los números de arriba.",
  "Lay the results beside the stop rules, with somebody who has no stake in it":
    "Pon los resultados junto a las reglas de parada, con alguien que no gane nada con ello",
  "you would see it if it failed": "lo verías si fracasara",
  "one word is written down, and the raise follows it": "hay una palabra escrita, y la ronda la sigue",
  "one word is written down: stop, change or go": "hay una palabra escrita: parar, cambiar o seguir",
  "two of the three numbers (payment, cost to win, staying) missed their mark":
    "dos de los tres números (pago, coste de captación, permanencia) no llegan",
  "What do you want to build, in one sentence?": "¿Qué quieres construir, en una frase?",
  "Without it there is nothing to analyse.": "Sin ello no hay nada que analizar.",
  "Who pays for it first: {0}, or somebody else?": "¿Quién lo paga primero: {0} u otra persona?",
  "Who pays for it? Say it as exactly as you can: who they are, and where.":
    "¿Quién paga por ello? Dilo con toda la exactitud que puedas: quiénes son y dónde están.",
  "Everything else follows from it: whom you ask first, what they pay and how you reach them.":
    "De ahí sale todo lo demás: a quién preguntas primero, cuánto paga y cómo llegas hasta allí.",
  "How many people who might pay have you asked, and how many of them already spend money or hours on the problem?":
    "¿A cuántas personas que podrían pagar has preguntado, y cuántas gastan ya dinero u horas en el problema?",
  "Money or hours that people spend already are the best proof that the problem is worth solving.":
    "El dinero o las horas que ya se gastan son la mejor prueba de que el problema merece una solución.",
  "What would one customer pay, and how often?": "¿Cuánto pagaría un cliente, y cada cuánto?",
  "It says how many customers it takes to earn the costs.": "Dice cuántos clientes hacen falta para cubrir los costes.",
  "What does it cost you to serve one customer, or to make one piece?":
    "¿Cuánto te cuesta atender a un cliente o hacer una unidad?",
  "It says what is left of the price.": "Dice cuánto queda del precio.",
  "It shows whether people pay, or only like the idea.": "Muestra si la gente paga o solo le gusta la idea.",
  "How many customers could you reach, and where does the count come from?":
    "¿A cuántos clientes podrías llegar, y de dónde sale esa cifra?",
  "It says how many there are to win at most.": "Dice cuántos se pueden ganar como máximo.",
  "What does it cost, in money and hours, to win one customer?": "¿Cuánto cuesta, en dinero y horas, ganar un cliente?",
  "It says whether a customer brings more than winning one costs.":
    "Dice si un cliente deja más de lo que cuesta ganarlo.",
  "It says how long customers go on paying.": "Dice cuánto tiempo siguen pagando los clientes.",
  "What do people do about it today, and what would make them switch?":
    "¿Cómo lo resuelve la gente hoy, y qué le haría cambiar?",
  "It is what they would have to give up for your solution.": "Es lo que tendrían que dejar por tu solución.",
  "How do you reach the first ten customers?": "¿Cómo llegas a los diez primeros clientes?",
  "How many {buyer} have you asked about it, and how many had already spent time or money on it?":
    "¿A cuántos de «{buyer}» has preguntado, y cuántos ya habían gastado tiempo o dinero en ello?",
  "What will one customer among {buyer} pay, and how often?": "¿Cuánto pagará uno de «{buyer}», y cada cuánto?",
  "What is the average order, and how many orders does one customer place a month?":
    "¿De cuánto es el pedido medio, y cuántos hace un cliente al mes?",
  "It blocks the revenue per customer.": "Sin ello no hay ingreso por cliente.",
  "What does it cost you to serve one customer among {buyer} for a month?":
    "¿Cuánto te cuesta atender a uno de «{buyer}» durante un mes?",
  "Has anyone paid yet? How many, and for how long?": "¿Ha pagado alguien ya? ¿Cuántos, y desde cuándo?",
  "How many {buyer} could you reach with this product, and where does the count come from?":
    "¿A cuántos de «{buyer}» podrías llegar con este producto, y de dónde sale el recuento?",
  "What does it cost, in money and hours, to win one customer among {buyer}?":
    "¿Cuánto cuesta, en dinero y horas, ganar a uno de «{buyer}»?",
  "Of the customers of three months ago, how many still pay?":
    "De los clientes de hace tres meses, ¿cuántos siguen pagando?",
  "What do {buyer} do about it today, and what would make them switch?":
    "¿Qué hacen hoy «{buyer}» al respecto, y qué les haría cambiar?",
  "In which country do you start?": "¿En qué país empiezas?",
  "It decides which rules apply.": "Decide qué normas se aplican.",
  "How much do you spend a month in all, your own living included?":
    "¿Cuánto gastas al mes en total, incluido lo que necesitas para vivir?",
  "With your cash it gives the runway.": "Con tu caja, da los meses que aguantas.",
  "How much cash do you have, and how much do you spend a month?": "¿Cuánta caja tienes, y cuánto gastas al mes?",
  "It blocks the runway and the size of the tests.": "Sin ello no hay meses de caja ni tamaño de las pruebas.",
  "How many hours a week can you put in?": "¿Cuántas horas a la semana puedes dedicar?",
  "It bounds the plan.": "Pone límites al plan.",
  "Two values for one thing cannot both hold: {0}.": "Dos valores para una misma cosa no pueden ser ciertos: {0}.",
  "You wrote {0}. What is the right figure?": "Escribiste {0}. ¿Cuál es la cifra correcta?",
  "Week {0}": "Semana {0}",
  "Weeks {0}–{1}": "Semanas {0}–{1}",
  "Asking friends whether they like it": "Preguntar a amigos si les gusta",
  "Writing to investors before phase 1 has a result": "Escribir a inversores antes de que la fase 1 tenga un resultado",
  "Working more than one channel at a time": "Trabajar más de un canal a la vez",
  "What changed lately that makes it possible or urgent now?":
    "¿Qué ha cambiado últimamente que lo haga posible o urgente ahora?",
  "It decides whether the timing helps you.": "Decide si el momento te ayuda.",
  "Through which channel do you reach {buyer} first?": "¿Por qué canal llegas primero a «{buyer}»?",
  "It blocks the distribution score.": "Sin ello no hay nota de distribución.",
  "Where does the count of {count} come from?": "¿De dónde sale el recuento de {count}?",
  "Until it is checked, the market size rests on your word.":
    "Hasta comprobarlo, el tamaño del mercado se apoya en tu palabra.",
  "Over how many months was the churn of {churn} measured?": "¿En cuántos meses se midió la cancelación de {churn}?",
  "It decides how far the lifetime value can be trusted.": "Decide hasta dónde fiarse del valor de vida.",
  "Who else works on it, and who does what?": "¿Quién más trabaja en ello, y quién hace qué?",
  "It blocks the founder score.": "Sin ello no hay nota del equipo fundador.",
  "It decides how much one loss would hurt.": "Decide cuánto dolería perder a uno.",
  "You wrote {0}: do you mean the French billion, or the English one, which is smaller?":
    "Has escrito {0}: ¿te refieres al billón francés o al inglés, que es menor?",
  "It is read as the French one until you say.": "Se lee como el francés hasta que lo digas.",
  it: "esto",
  "one group wants {offer} more than the others do": "un grupo quiere {offer} más que los demás",
  "one group wants it most": "un grupo lo quiere más que los demás",
  "serving one customer costs less than {price}": "atender a un cliente cuesta menos de {price}",
  "serving one costs less than {price}": "atender a uno cuesta menos de {price}",
  "units that cost less than the price": "unidades que cuestan menos del precio",
  "Stop or change the price if fewer than {passes} of {sample} units cost less than the price.":
    "Para o cambia el precio si menos de {passes} de {sample} unidades cuestan menos del precio.",
  "you may offer this without a license of your own, or under a partner's":
    "puedes ofrecer esto sin licencia propia, o con la de un socio",
  "you may offer it": "puedes ofrecerlo",
  buyers: "compradores",
  "it costs more than the price and cannot be brought down": "cuesta más que el precio y no se puede bajar",
};
