import type { Catalogue } from "../catalogue.ts";

export const presentation: Catalogue = {
  "Who buys": "Quién compra",
  "What they get": "Qué reciben",
  Place: "Lugar",
  "What it is": "Qué es",
  Since: "Desde",
  "What follows": "Qué se deduce",
  Result: "Resultado",
  Tests: "Pruebas",
  Test: "Prueba",
  "Passed with": "Se supera con",
  Locked: "Fijada",
  "Last day": "Último día",
  "{0}, version {1}": "{0}, versión {1}",
  "none yet": "aún ninguno",
  "at least {0}": "al menos {0}",
  "at least {0} of {1}": "al menos {0} de {1}",
  "at most {0} of {1}": "como mucho {0} de {1}",
  Passed: "Superada",
  Failed: "Fallida",
  Undecided: "Sin decidir",
  Decisions: "Decisiones",
  Decided: "Decidido",
  Because: "Porque",
  On: "El",
  "Look again": "Volver a mirar",
  Scenarios: "Escenarios",
  Scenario: "Escenario",
  "Other values": "Otros valores",
  "Cash after 24 months": "Caja tras 24 meses",
  "Cash over the coming 24 months": "Caja en los próximos 24 meses",
  "{0} instead of {1}": "{0} en lugar de {1}",
  "Still asked": "Aún por aclarar",
  "Supposing that, and leaving your figures as they are:": "Suponiendo eso, y dejando tus cifras como están:",
  "No computed figure rests on it yet.": "Aún no se apoya en ello ninguna cifra calculada.",
  "What would change": "Qué cambiaría",
  "What changed": "Qué ha cambiado",
  "Next question": "Siguiente pregunta",
  "{0}: {1} → **{2}**.": "{0}: {1} → **{2}**.",
  "{0}: **{1}** (new).": "{0}: **{1}** (nuevo).",
  "Buyer: {words}.": "Comprador: {words}.",
  "What they do today: {words}.": "Qué hacen hoy: {words}.",
  "Problem: {words}.": "Problema: {words}.",
  "Difference: {words}.": "Diferencia: {words}.",
  "Why now: {words}.": "Por qué ahora: {words}.",
  "Rival named: {0}.": "Rival nombrado: {0}.",
  "Channel named: {0}.": "Canal nombrado: {0}.",
  "not computable": "no calculable",
  "More figures moved than are shown here.": "Se movieron más cifras de las que aparecen aquí.",
  "What would move": "Qué se movería",
  "What moved": "Qué se movió",
  Before: "Antes",
  Then: "Entonces",
  After: "Después",
  "Still not rated: too little is known.": "Sigue sin nota: se sabe demasiado poco.",
  "Rating: would be {0}, where there was none.": "Nota: sería {0}, donde no había ninguna.",
  "Rating: now {0}, where there was none.": "Nota: ahora {0}, donde no había ninguna.",
  "The rating stays at {0}.": "La nota se queda en {0}.",
  "Rating: {0} → **{1}**.": "Nota: {0} → **{1}**.",
  "Capped at {0}. {1}": "Tope en {0}. {1}",
  "The riskiest assumption is now that {0}. {1}": "La hipótesis más arriesgada es ahora que {0}. {1}",
  "{0} at {1}: {2} to {3}": "{0}, {1}: de {2} a {3}",
  "What moves the runway most, each figure a fifth lower or higher:\n\n{0}":
    "Qué mueve más los meses de caja, cada cifra una quinta parte menor o mayor:\n\n{0}",
  "What moves the contribution most, each figure a fifth lower or higher:\n\n{0}":
    "Qué mueve más la contribución, cada cifra una quinta parte menor o mayor:\n\n{0}",
  "It cannot be computed yet. What is missing:\n\n{0}": "Aún no se puede calcular. Falta:\n\n{0}",
  "What is missing:\n\n{0}": "Falta:\n\n{0}",
  "What can be computed": "Lo que se puede calcular",
  "What one sale leaves": "Lo que deja una venta",
  "What one customer leaves": "Lo que deja un cliente",
  "Before anything else: the gross margin is {0}. Each new customer makes the loss larger, so raise the price or cut the cost to serve first.":
    "Antes que nada: el margen bruto es de {0}. Cada cliente nuevo agranda la pérdida, así que primero sube el precio o baja el coste del servicio.",
  "Each sale leaves {0} ({1}).": "Cada venta deja {0} ({1}).",
  "Each customer leaves {0} a month ({1}).": "Cada cliente deja {0} al mes ({1}).",
  "A customer pays back what winning them cost in {0}, inside the 12 months that serve as a rule of thumb (David Skok, 2010).":
    "Un cliente devuelve lo que costó ganarlo en {0}, dentro de los 12 meses que sirven de regla general (David Skok, 2010).",
  "A customer pays back what winning them cost in {0}, outside the 12 months that serve as a rule of thumb (David Skok, 2010).":
    "Un cliente devuelve lo que costó ganarlo en {0}, fuera de los 12 meses que sirven de regla general (David Skok, 2010).",
  "LTV : CAC is {0}.": "LTV : CAC es de {0}.",
  "Your churn of {0} rests on few customers: if it was measured over one month, the true rate lies anywhere from {1} to {2} (95% Wilson interval).":
    "Tu cancelación del {0} se apoya en pocos clientes: si se midió en un mes, la tasa real está en cualquier punto entre {1} y {2} (intervalo de Wilson del 95 %).",
  "You name 1 cancellation in at most {0} customer-months ({1} customers × {2}, as if all had been there from the start). That is {3} a month, and so few events allow anything from {4} to {5} (95% exact Poisson interval).":
    "Nombras 1 cancelación en, como mucho, {0} meses-cliente ({1} clientes × {2}, como si todos hubieran estado desde el principio). Es un {3} al mes, y tan pocos casos permiten cualquier valor entre {4} y {5} (intervalo exacto de Poisson del 95 %).",
  "You name {0} cancellations in at most {1} customer-months ({2} customers × {3}, as if all had been there from the start). That is {4} a month, and so few events allow anything from {5} to {6} (95% exact Poisson interval).":
    "Nombras {0} cancelaciones en, como mucho, {1} meses-cliente ({2} clientes × {3}, como si todos hubieran estado desde el principio). Es un {4} al mes, y tan pocos casos permiten cualquier valor entre {5} y {6} (intervalo exacto de Poisson del 95 %).",
  "After the fixed costs you name, what all customers bring leaves {0} a month, before you pay yourself.":
    "Tras los costes fijos que nombras, lo que aportan todos los clientes deja {0} al mes, antes de pagarte a ti.",
  "After the fixed costs you name, what all customers bring is {0} a month, a loss, before you pay yourself.":
    "Tras los costes fijos que nombras, lo que aportan todos los clientes queda en {0} al mes, una pérdida, antes de pagarte a ti.",
  "Cash lasts {0} at the present burn. A raise usually takes months, so the decision about burn or money is due now.":
    "La caja dura {0} al gasto actual. Una ronda suele llevar meses, así que la decisión sobre gasto o dinero toca ahora.",
  "Cash lasts {0} at the present burn. That is room for the tests below, if burn stays where it is.":
    "La caja dura {0} al gasto actual. Da espacio para las pruebas de abajo, si el gasto no cambia.",
  "The raise sells {0} of the company at that post-money value. That is more than one early round usually costs; later rounds take their share of what is left.":
    "La ronda vende el {0} de la empresa a ese valor post-money. Es más de lo que suele costar una ronda temprana; las siguientes toman su parte de lo que queda.",
  "The raise sells {0} of the company at that post-money value. Founders and option pool bear all of it.":
    "La ronda vende el {0} de la empresa a ese valor post-money. Lo soportan por completo los fundadores y el pool de opciones.",
  "Cash left by month": "Caja que queda cada mes",
  Cash: "Caja",
  "Your cash less your monthly burn, with nothing else changing.":
    "Tu caja menos tu gasto mensual, sin que cambie nada más.",
  "Money that fits": "Dinero que encaja",
  "By what you told me this is the stage called {0}. Those who invest there: {1}. Usual: {2}.":
    "Por lo que me cuentas, esta fase se llama {0}. Quién invierte ahí: {1}. Lo habitual: {2}.",
  "At your terms {0} of the company is sold.": "Con tus condiciones se vende el {0} de la empresa.",
  "Before you write to anyone, what they will look for at this stage: {0}. Of that you have:\n\n{1}":
    "Antes de escribir a nadie, lo que mirarán en esta fase: {0}. De eso tienes:\n\n{1}",
  "I name no investors, because I look none up. Ask three founders who sell to {0} who invested in them: a warm introduction there is worth more than any list.":
    "No nombro inversores, porque no busco ninguno. Pregunta a tres fundadores que vendan a «{0}» quién invirtió en ellos: una presentación desde ahí vale más que cualquier lista.",
  "Ranges, not a price": "Rangos, no un precio",
  "The raise in numbers": "La ronda en números",
  "the same buyers": "los mismos compradores",
  "Nothing yet that can be checked.": "Todavía nada que se pueda comprobar.",
  "A tenth of your reachable market is {0} a year: too small for most venture funds, and enough for angels, grants or customers' money.":
    "Una décima parte de tu mercado alcanzable son {0} al año: poco para la mayoría de los fondos, suficiente para business angels, ayudas o el dinero de los clientes.",
  "A tenth of your reachable market is {0} a year: large enough for venture funds, if the count holds.":
    "Una décima parte de tu mercado alcanzable son {0} al año: suficiente para fondos de capital riesgo, si el recuento se sostiene.",
  "Eighteen months at your burn with a buffer take {0} to {1}.":
    "Dieciocho meses a tu gasto, con un colchón, requieren de {0} a {1}.",
  "This stage and the next": "Esta fase y la siguiente",
  Stage: "Fase",
  "What it has to show": "Lo que debe mostrar",
  Money: "Dinero",
  "From whom": "De quién",
  "US figures: {0}.": "Cifras de EE. UU.: {0}.",
  "Not legal or financial advice.": "No es asesoramiento legal ni financiero.",
  "**{0}**: {1} Why this one: {2}": "**{0}**: {1} Por qué este: {2}",
  Growth: "Crecimiento",
  "Test one channel at a time, in this order:": "Prueba un canal cada vez, en este orden:",
  "What would change this order: a channel where you already have a list of named buyers.":
    "Lo que cambiaría este orden: un canal donde ya tengas una lista de compradores con nombre.",
  "What a customer may cost": "Lo que puede costar un cliente",
  "A customer may cost at most {0} to win, if the money is to come back with the first sale.":
    "Un cliente puede costar como mucho {0}, si el dinero debe volver con la primera venta.",
  "A customer may cost at most {0} to win, if the money is to come back within 12 months.":
    "Un cliente puede costar como mucho {0}, si el dinero debe volver en 12 meses.",
  "The margin in it is an assumption.": "El margen que contiene es un supuesto.",
  "Your limit lies below the price of one such lead, so paid search comes last.":
    "Tu límite queda por debajo del precio de un contacto así, de modo que la búsqueda pagada va al final.",
  "Compare your limit with that before buying clicks.": "Compara tu límite con eso antes de comprar clics.",
  "**Narrower**: the same for one kind of {0}, in {1} only. Tests whether a message that fits exactly sells better.":
    "**Más estrecho**: lo mismo para un solo tipo de «{0}», solo en {1}. Prueba si un mensaje que encaja del todo vende mejor.",
  "**Narrower**: the same for one kind of {0}, in one city. Tests whether a message that fits exactly sells better.":
    "**Más estrecho**: lo mismo para un solo tipo de «{0}», en una ciudad. Prueba si un mensaje que encaja del todo vende mejor.",
  "**By hand**: do the job for five {0} yourself and charge for the result. Tests willingness to pay before anything is built.":
    "**A mano**: haz tú el trabajo para cinco de «{0}» y cobra por el resultado. Prueba si están dispuestos a pagar antes de construir nada.",
  "**Inside what they use today** ({0}): improve it instead of replacing it. Tests whether the habit or the tool is the problem.":
    "**Dentro de lo que usan hoy** ({0}): mejorarlo en lugar de sustituirlo. Prueba si el problema es el hábito o la herramienta.",
  "**Inside what they use today**: improve the present tool instead of replacing it. Tests whether the habit or the tool is the problem.":
    "**Dentro de lo que usan hoy**: mejorar la herramienta actual en lugar de sustituirla. Prueba si el problema es el hábito o la herramienta.",
  "**One side only**: sell a tool to the scarce side first. Tests whether they stay without the other side.":
    "**Un solo lado**: vende primero una herramienta al lado escaso. Prueba si se queda sin el otro lado.",
  "**The other payer**: sell to whoever loses money when {0} have this problem. Tests who holds the budget.":
    "**Otro pagador**: vende a quien pierde dinero cuando «{0}» tienen este problema. Prueba quién tiene el presupuesto.",
  "**Per result**: charge for each outcome instead of each month. Tests whether buyers trust the result.":
    "**Por resultado**: cobra por cada resultado en lugar de por mes. Prueba si los compradores se fían del resultado.",
  "**Per month**: charge for staying instead of once. Tests whether the problem comes back.":
    "**Por mes**: cobra por quedarse en lugar de una vez. Prueba si el problema vuelve.",
  Variants: "Variantes",
  "Starting from your words, {0}, five variants that are cheap to tell apart:":
    "A partir de tus palabras, {0}, cinco variantes fáciles de distinguir con poco gasto:",
  "Five ways to vary the idea that are cheap to tell apart:":
    "Cinco maneras de variar la idea, fáciles de distinguir con poco gasto:",
  "Pick the one whose first ten buyers you could name today.":
    "Elige aquella cuyos diez primeros compradores podrías nombrar hoy.",
  "{0} {1}, assumed": "{0} {1}, supuesto",
  "{0} to {1}": "de {0} a {1}",
  "A percentage of a large market is not a forecast: it names no channel and no buyer. Count the customers you can reach instead.":
    "Un porcentaje de un mercado grande no es una previsión: no nombra canal ni comprador. Cuenta mejor los clientes a los que puedes llegar.",
  "Market size": "Tamaño del mercado",
  "You count {0} reachable customers. At {1} each, that is {2} in total if every one of them bought once.":
    "Cuentas {0} clientes alcanzables. A {1} cada uno, son {2} en total si todos compraran una vez.",
  "You count {0} reachable customers. At {1} a year each, that is {2} a year if every one of them bought.":
    "Cuentas {0} clientes alcanzables. A {1} al año cada uno, son {2} al año si todos compraran.",
  "The count is yours and not verified.": "El recuento es tuyo y no está verificado.",
  "You name a market of {0}. That is a top-down figure, and it does not say how many {1} you can reach.":
    "Nombras un mercado de {0}. Es una cifra desde arriba y no dice a cuántos de «{1}» puedes llegar.",
  "I cannot size this market yet: the number of {0} you can reach is missing. Market a year = that number × what one of them pays a year.":
    "Aún no puedo medir este mercado: falta a cuántos de «{0}» puedes llegar. Mercado al año = ese número × lo que paga uno al año.",
  "A tenth of it would be {0} a year. That can be a good business; it is a weak case for venture capital.":
    "Una décima parte serían {0} al año. Puede ser un buen negocio; para capital riesgo es poco.",
  "A tenth of it would be {0} a year. That is large enough to interest venture investors, if the count holds.":
    "Una décima parte serían {0} al año. Es suficiente para interesar al capital riesgo, si el recuento se sostiene.",
  "Your target implies {0} of the reachable market. Few companies ever get there; lower the target or widen the market.":
    "Tu objetivo supone el {0} del mercado alcanzable. Pocas empresas llegan ahí; baja el objetivo o amplía el mercado.",
  "Your target implies {0} of the reachable market, which is ambitious for a new entrant.":
    "Tu objetivo supone el {0} del mercado alcanzable, ambicioso para quien empieza.",
  "Your target implies {0} of the reachable market, which is not the limit here.":
    "Tu objetivo supone el {0} del mercado alcanzable; ese no es el límite aquí.",
  "US Census County Business Patterns, by NAICS code": "US Census County Business Patterns, por código NAICS",
  "Eurostat Structural Business Statistics, by NACE code":
    "Eurostat, Estadísticas Estructurales de Empresas, por código NACE",
  "UK ONS business counts, by SIC code": "UK ONS business counts, por código SIC",
  "India's MCA and Udyam registers, by activity": "los registros MCA y Udyam de la India, por actividad",
  "the National Bureau of Statistics of China, by industry": "la Oficina Nacional de Estadística de China, por sector",
  "the national statistics office, by industry code": "la oficina nacional de estadística, por código de actividad",
  "Where to count {0}: {1}, or the directory of their trade body, one region by hand and then scaled.":
    "Dónde contar «{0}»: {1}, o el directorio de su asociación, una región a mano y luego extrapolar.",
  "Revenue comes from subscriptions.": "El dinero viene de suscripciones.",
  "Revenue comes from commissions.": "El dinero viene de comisiones.",
  "Revenue comes from one-off sales.": "El dinero viene de ventas únicas.",
  "Revenue comes from use, paid each time.": "El dinero viene del uso, pagado cada vez.",
  "Revenue comes from advertising.": "El dinero viene de publicidad.",
  "Revenue comes from selling goods.": "El dinero viene de vender productos.",
  "Revenue comes from services.": "El dinero viene de servicios.",
  "Revenue comes from hardware.": "El dinero viene de hardware.",
  "{money} an hour": "{money} la hora",
  "{money} a day": "{money} al día",
  "{money} a week": "{money} a la semana",
  "{money} a month": "{money} al mes",
  "{money} a quarter": "{money} al trimestre",
  "{money} a year": "{money} al año",
  "Price floor": "Precio mínimo",
  "You charge {0}.": "Cobras {0}.",
  "You keep {0} of each transaction. What that is worth depends on the average order and how often it happens.":
    "Te quedas con el {0} de cada transacción. Lo que eso vale depende del pedido medio y de cada cuánto se repite.",
  "What products of this type usually ask (general knowledge, to check): {0}":
    "Lo que suelen pedir los productos de este tipo (conocimiento general, por comprobar): {0}",
  "Your price stays above {0}, where a 60% gross margin (my assumed target) would end.":
    "Tu precio queda por encima de {0}, donde acabaría un margen bruto del 60 % (el objetivo que supongo).",
  "At that price the gross margin is {0}. {1} would bring it to 60%, the target I assume; the other way there is a lower cost to serve.":
    "A ese precio el margen bruto es de {0}. {1} lo llevaría al 60 %, el objetivo que supongo; el otro camino es un coste de servicio más bajo.",
  unknown: "desconocido",
  "Try the higher price on the next twenty you ask, not on those who pay already: you risk nothing you have.":
    "Prueba el precio más alto con los siguientes veinte a los que preguntes, no con los que ya pagan: así no arriesgas nada de lo que tienes.",
  "You have been paid already. Ask the last three buyers what they would have done at twice the price: their answer sets the next price.":
    "Ya te han pagado. Pregunta a los tres últimos compradores qué habrían hecho al doble de precio: su respuesta fija el siguiente precio.",
  "Ask for money before you change the price: a deposit from two of twenty qualified buyers says more than any survey about price.":
    "Pide dinero antes de cambiar el precio: una señal de dos de veinte compradores serios dice más que cualquier encuesta de precios.",
  "You assume that {0}.": "Supones que {0}.",
  "Why it comes first: {0}": "Por qué va primero: {0}",
  "All there is about it are your words {0}.": "Todo lo que hay al respecto son tus palabras {0}.",
  "**Test: {0}.** {1} It takes {2} and {3}.": "**Prueba: {0}.** {1} Lleva {2} y {3}.",
  "**Stop rule, fixed before you start:** {0} {1}": "**Regla de parada, fijada antes de empezar:** {0} {1}",
  "**One reason to stop altogether:** {0}": "**Un motivo para dejarlo del todo:** {0}",
  "If a new customer costs more than {0} to win, each sale ends in a loss.":
    "Si un cliente nuevo cuesta más de {0}, cada venta acaba en pérdida.",
  "If a new customer costs more than {0} to win, the first year with each of them ends in a loss.":
    "Si un cliente nuevo cuesta más de {0}, el primer año con cada uno acaba en pérdida.",
  "If nobody you ask has ever spent time or money on this problem, a product will not make them start.":
    "Si nadie a quien preguntas ha gastado nunca tiempo o dinero en este problema, un producto no les hará empezar.",
  "**Phase {0}, {1}:** {2}.": "**Fase {0}, {1}:** {2}.",
  "Stop doing until phase 4:\n\n{0}": "Dejar de hacer hasta la fase 4:\n\n{0}",
  Tasks: "Tareas",
  Phase: "Fase",
  Task: "Tarea",
  "Settles whether": "Aclara si",
  Takes: "Lleva",
  "Stop if": "Parar si",
  "You have {0} hours a week, of which I plan 70%: {1} hours in the first two weeks.":
    "Tienes {0} horas a la semana, de las que planifico el 70 %: {1} horas en las dos primeras semanas.",
  "If you have {0} hours a week (you named none), 70% of them make {1} hours in the first two weeks.":
    "Si tienes {0} horas a la semana (no indicas ninguna), el 70 % son {1} horas en las dos primeras semanas.",
  "Spend at most {0} (30% of your cash) before the first decision.":
    "Gasta como mucho {0} (el 30 % de tu caja) antes de la primera decisión.",
  "{0}, {1}": "{0}, {1}",
  "For the first test you need none of this: a list of names, a calendar and a payment link are enough.":
    "Para la primera prueba no necesitas nada de esto: bastan una lista de nombres, un calendario y un enlace de pago.",
  "Add a tool only when a task of the plan needs it.":
    "Añade una herramienta solo cuando una tarea del plan la necesite.",
  "Names are examples, to check for price and terms before you commit.":
    "Los nombres son ejemplos: comprueba precio y condiciones antes de comprometerte.",
  "**{0}**: {1} First step: {2} {3}": "**{0}**: {1} Primer paso: {2} {3}",
  "This is not legal advice.": "Esto no es asesoramiento legal.",
  "Left out for lack of evidence: {0}.": "Fuera por falta de pruebas: {0}.",
  "What would move it most for the effort:\n\n{0}": "Lo que más la movería con menos esfuerzo:\n\n{0}",
  "{0}. A rating would then be possible, at about {1}. {2}": "{0}. Entonces habría nota, alrededor de {1}. {2}",
  "{0}. From {1} to about {2}. {3}": "{0}. De {1} a alrededor de {2}. {3}",
  "Today: {0} a month ({1}).": "Hoy: {0} al mes ({1}).",
  "Advertising pays per thousand views, so this ladder does not fit if that is the main income: name the views a month instead.":
    "La publicidad paga por mil visualizaciones, así que esta escala no vale si es el ingreso principal: nombra mejor las visualizaciones al mes.",
  "What your commission brings at three sizes. It shows arithmetic, not a forecast: nothing here says how many will come.":
    "Lo que da tu comisión en tres tamaños. Es aritmética, no una previsión: nada aquí dice cuántos vendrán.",
  "What your price brings at three sizes. It shows arithmetic, not a forecast: nothing here says how many will come.":
    "Lo que da tu precio en tres tamaños. Es aritmética, no una previsión: nada aquí dice cuántos vendrán.",
  "{0} cover your fixed costs.": "{0} cubren tus costes fijos.",
  "{0} cover your monthly burn.": "{0} cubren tu gasto mensual.",
  "The price follows from your figures; the numbers beside it are steps, not predictions.":
    "El precio sale de tus cifras; las cantidades al lado son escalones, no predicciones.",
  Price: "Precio",
  "Price a month": "Precio al mes",
  "Monthly revenue": "Ingresos mensuales",
  "Revenue by price and sales": "Ingresos por precio y ventas",
  "Monthly revenue by price and customers": "Ingresos mensuales por precio y clientes",
  "The gap you describe: {0}.": "El hueco que describes: {0}.",
  "Your difference: {0}. Whether buyers see it that way is untested until one of them switches.":
    "Tu diferencia: {0}. Si los compradores lo ven así está sin probar hasta que uno cambie.",
  "Why now: {0}.": "Por qué ahora: {0}.",
  "What they do today: {0}. That is familiar and looks free, so better is not enough: it has to save money or hours that {1} already count.":
    "Qué hacen hoy: {0}. Es conocido y parece gratis, así que mejor no basta: tiene que ahorrar dinero u horas que «{1}» ya cuentan.",
  "The alternative costs {0} by your account: that is the sum your price is compared with.":
    "La alternativa cuesta {0} según dices: con esa suma se compara tu precio.",
  "what goes wrong for {0}, and how often": "qué les va mal a «{0}», y cada cuánto",
  "what {0} do about it today": "qué hacen hoy «{0}» al respecto",
  "why {0} would switch to you": "por qué «{0}» se cambiarían a ti",
  "what changed lately that makes it possible or urgent now":
    "qué ha cambiado últimamente que lo haga posible o urgente ahora",
  "Not found in your words:\n\n{0}": "No lo encuentro en tus palabras:\n\n{0}",
  "To find the rest, ask five {0} what they paid for last.":
    "Para encontrar el resto, pregunta a cinco de «{0}» por qué pagaron la última vez.",
  "The first rival is what they do today: {0}.": "El primer rival es lo que hacen hoy: {0}.",
  "The first rival is the present way of doing it.": "El primer rival es la forma actual de hacerlo.",
  "Beside it you name {0}.": "Además nombras a {0}.",
  "You named nobody else and said there is no competition: that usually means the search has not been made.":
    "No nombras a nadie más y dices que no hay competencia: eso suele significar que no se ha buscado.",
  "You named nobody else.": "No nombras a nadie más.",
  "Do nothing new: {0}": "No hacer nada nuevo: {0}",
  "Do nothing, or the way {0} manage now": "No hacer nada, o como se las arreglan «{0}» hoy",
  "said by you": "dicho por ti",
  "always there": "siempre está",
  "familiar, and looks free": "conocido, y parece gratis",
  "the hours or errors it costs {0}": "las horas o errores que les cuesta a «{0}»",
  "named by you": "nombrado por ti",
  "unknown: ask a customer of {0}": "desconocido: pregunta a un cliente de {0}",
  "unknown: ask why they would leave {0}": "desconocido: pregunta por qué dejarían {0}",
  "example, to check": "ejemplo, por comprobar",
  "unknown for {0}": "desconocido para «{0}»",
  Alternatives: "Alternativas",
  Alternative: "Alternativa",
  "Where it comes from": "De dónde sale",
  "Why buyers stay with it": "Por qué siguen con ello",
  "Your opening": "Tu oportunidad",
  "Executive Summary": "Resumen ejecutivo",
  "Market Potential": "Potencial de mercado",
  Monetization: "Monetización",
  "Market Gap": "Hueco en el mercado",
  "Top Competitors": "Principales competidores",
  "Revenue Potential": "Potencial de ingresos",
  "Execution Roadmap": "Plan de ejecución",
  Tools: "Herramientas",
  "Analyst Rating": "Nota del analista",
  "Unit Economics": "Economía por unidad",
  "Riskiest Assumption": "Hipótesis más arriesgada",
  Regulation: "Normativa",
  Answer: "Respuesta",
  Figures: "Cifras",
  "1 founder fact": "1 dato tuyo",
  "{0} founder facts": "{0} datos tuyos",
  "1 source": "1 fuente",
  "{0} sources": "{0} fuentes",
  "1 assumption": "1 supuesto",
  "{0} assumptions": "{0} supuestos",
  "Based on: {0}": "Basado en: {0}",
  "The usual danger with this kind: {0}": "El peligro habitual de este tipo: {0}",
  "Three answers turn this into something I can compute and test.":
    "Tres respuestas lo convierten en algo que puedo calcular y probar.",
  "What I understand": "Lo que entiendo",
  "Three questions that matter": "Tres preguntas que importan",
  "I read it as: {0}.": "Lo leo como: {0}.",
  "I read it as what {0} does, brought to {1}.": "Lo leo como lo que hace {0}, llevado a: {1}.",
  "They will not pay themselves ({0}); whoever pays for them is the buyer to find.":
    "Ellos mismos no pagarán ({0}); el comprador es quien paga por ellos.",
  "Not rated yet. What decides first: whether {0}.": "Aún sin nota. Qué decide primero: si {0}.",
  "{0} out of 10. What decides next: whether {1}.": "{0} de 10. Qué decide ahora: si {1}.",
  "The idea in your words: {0}.": "La idea en tus palabras: {0}.",
  "You have not said yet what you want to build.": "Aún no has dicho qué quieres construir.",
  "**Strongest evidence:** {0}": "**Prueba más fuerte:** {0}",
  "**Biggest hole:** {0}": "**Mayor hueco:** {0}",
  "**Next test:** {0}, {1} {2}, {3}.": "**Siguiente prueba:** {0}, {1} {2}, {3}.",
  "**Rating:** {0}": "**Nota:** {0}",
  "You say it is for everyone, so no first buyer is known.":
    "Dices que es para todos, así que no hay un primer comprador conocido.",
  "The buyer is {0}.": "El comprador: {0}.",
  "Who pays for it waits for your answer: {0}, or somebody else.":
    "Quién lo paga espera tu respuesta: {0} u otra persona.",
  "Who pays for it I could not tell from your words.": "No pude deducir de tus palabras quién paga por ello.",
  "None yet that somebody else could check.": "Todavía ninguna que otra persona pueda comprobar.",
  "Not rated. What you told me covers {0} of what a rating looks at; it starts at 30%.":
    "Sin nota. Lo que me cuentas cubre el {0} de lo que mira una nota; empieza en el 30 %.",
  "{0} out of 10, somewhere between {1} and {2}.": "{0} de 10, en algún punto entre {1} y {2}.",
  "I found no new figure, buyer, rival or channel in that, so the picture stands as it was.":
    "No encuentro en eso ninguna cifra, comprador, rival ni canal nuevos; el panorama sigue como estaba.",
  "I will not help build this. {0} It is not rated and not planned.":
    "No voy a ayudar a construir esto. {0} No se puntúa ni se planifica.",
  "What I can help with": "En qué puedo ayudar",
  "A lawful neighbour of the same market: {0} Tell me who would pay for that, and I start there.":
    "Un vecino legal del mismo mercado: {0} Dime quién pagaría por eso, y empiezo por ahí.",
  "Tell me about the venture": "Cuéntame el proyecto",
  "I work from what you tell me: what it is, who pays, and every number you have. With that I compute margins, market and runway, name the riskiest assumption and plan its test. Numbers I do not have, I ask for.":
    "Trabajo con lo que me cuentas: qué es, quién paga y cada número que tengas. Con eso calculo márgenes, mercado y meses de caja, nombro la hipótesis más arriesgada y planifico su prueba. Los números que no tengo, los pregunto.",
  "Three questions to start with": "Tres preguntas para empezar",
  "I set aside {0}: it tells me what to say, and is no fact of the venture.":
    "Dejo {0} de lado: me dice qué decir y no es un dato del proyecto.",
  "I set aside {0}: a reader of your text would not see it.": "Dejo {0} de lado: quien lea su texto no lo vería.",
  "{0} stands there twice; I read it once.": "{0} aparece dos veces; lo he leído una sola vez.",
  "You wrote {0}. {1} Please check it; figures that depend on it mean nothing until then.":
    "Escribiste {0}. {1} Compruébalo, por favor; hasta entonces, las cifras que dependen de ello no significan nada.",
  "What I need to know next": "Lo que necesito saber ahora",
  "a rule of thumb": "una regla general",
  "to check": "por comprobar",
  "past its review date": "pasada su fecha de revisión",
  "**Benchmark:** {0}": "**Referencia:** {0}",
  "**{0}: {1}**": "**{0}: {1}**",
  "The round sells {0} of the company at that valuation before the money.":
    "La ronda vende el {0} de la empresa a esa valoración antes del dinero.",
  "What you say of it waits for your confirmation.": "Lo que dices de esto espera tu confirmación.",
  "Nothing is computed anew until you say what the figures above mean.":
    "Nada se recalcula hasta que digas qué significan las cifras de arriba.",
  "What you charge waits for your confirmation.": "Lo que cobras espera tu confirmación.",
  "You name no price yet. What one buyer agrees to pay is the next number to get.":
    "Aún no das un precio. Lo que un comprador acepte pagar es la próxima cifra que necesitas.",
  "The number of {0} you can reach waits for your confirmation.": "A cuántos {0} puedes llegar espera tu confirmación.",
  "The whole analysis": "El análisis completo",
  "That waits for the figures above: confirm or correct them, and I compute it.":
    "Eso espera a las cifras de arriba: confírmalas o corrígelas y lo calculo.",
  "{label}: {said} here, {computed} computed; they differ by {difference}":
    "{label}: aquí {said}, calculado {computed}; la diferencia es de {difference}",
};
