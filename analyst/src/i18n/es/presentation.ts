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
  "What can be computed": "Lo que se puede calcular",
  "Before anything else: the gross margin is {0}. Each new customer makes the loss larger, so raise the price or cut the cost to serve first.":
    "Antes que nada: el margen bruto es de {0}. Cada cliente nuevo agranda la pérdida, así que primero sube el precio o baja el coste del servicio.",
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
  "**{0}**: {1}": "**{0}**: {1}",
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
  "{money} an hour": "{money} la hora",
  "{money} a day": "{money} al día",
  "{money} a week": "{money} a la semana",
  "{money} a month": "{money} al mes",
  "{money} a quarter": "{money} al trimestre",
  "{money} a year": "{money} al año",
  "You charge {0}.": "Cobras {0}.",
  "You keep {0} of each transaction. What that is worth depends on the average order and how often it happens.":
    "Te quedas con el {0} de cada transacción. Lo que eso vale depende del pedido medio y de cada cuánto se repite.",
  unknown: "desconocido",
  "Ask for money before you change the price: a deposit from two of twenty qualified buyers says more than any survey about price.":
    "Pide dinero antes de cambiar el precio: una señal de dos de veinte compradores serios dice más que cualquier encuesta de precios.",
  "You assume that {0}.": "Supones que {0}.",
  "Why it comes first: {0}": "Por qué va primero: {0}",
  "All there is about it are your words {0}.": "Todo lo que hay al respecto son tus palabras {0}.",
  "**Stop rule, fixed before you start:** {0} {1}": "**Regla de parada, fijada antes de empezar:** {0} {1}",
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
  "**{0}**: {1} First step: {2} {3}": "**{0}**: {1} Primer paso: {2} {3}",
  "This is not legal advice.": "Esto no es asesoramiento legal.",
  "What would move it most for the effort:\n\n{0}": "Lo que más la movería con menos esfuerzo:\n\n{0}",
  "{0}. A rating would then be possible, at about {1}. {2}": "{0}. Entonces habría nota, alrededor de {1}. {2}",
  "{0}. From {1} to about {2}. {3}": "{0}. De {1} a alrededor de {2}. {3}",
  Price: "Precio",
  "The gap you describe: {0}.": "El hueco que describes: {0}.",
  "Your difference: {0}. Whether buyers see it that way is untested until one of them switches.":
    "Tu diferencia: {0}. Si los compradores lo ven así está sin probar hasta que uno cambie.",
  "Why now: {0}.": "Por qué ahora: {0}.",
  "The alternative costs {0} by your account: that is the sum your price is compared with.":
    "La alternativa cuesta {0} según dices: con esa suma se compara tu precio.",
  "To find the rest, ask five {0} what they paid for last.":
    "Para encontrar el resto, pregunta a cinco de «{0}» por qué pagaron la última vez.",
  "The first rival is what they do today: {0}.": "El primer rival es lo que hacen hoy: {0}.",
  "Beside it you name {0}.": "Además nombras a {0}.",
  "You named nobody else and said there is no competition: that usually means the search has not been made.":
    "No nombras a nadie más y dices que no hay competencia: eso suele significar que no se ha buscado.",
  "You named nobody else.": "No nombras a nadie más.",
  "named by you": "nombrado por ti",
  Alternatives: "Alternativas",
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
  "**Strongest evidence:** {0}": "**Prueba más fuerte:** {0}",
  "**Biggest hole:** {0}": "**Mayor hueco:** {0}",
  "**Next test:** {0}, {1} {2}, {3}.": "**Siguiente prueba:** {0}, {1} {2}, {3}.",
  "**Rating:** {0}": "**Nota:** {0}",
  "You say it is for everyone, so no first buyer is known.":
    "Dices que es para todos, así que no hay un primer comprador conocido.",
  "You chose {0} as its kind.": "Tipo elegido: {0}.",
  "The buyer is {0}.": "El comprador: {0}.",
  "Not rated. What you told me covers {0} of what a rating looks at; it starts at 30%.":
    "Sin nota. Lo que me cuentas cubre el {0} de lo que mira una nota; empieza en el 30 %.",
  "{0} out of 10, somewhere between {1} and {2}.": "{0} de 10, en algún punto entre {1} y {2}.",
  "I found no new figure, buyer, rival or channel in that, so the picture stands as it was.":
    "No encuentro en eso ninguna cifra, comprador, rival ni canal nuevos; el panorama sigue como estaba.",
  "I will not help build this. {0} It is not rated and not planned.":
    "No voy a ayudar a construir esto. {0} No se puntúa ni se planifica.",
  "What I can help with": "En qué puedo ayudar",
  "A lawful neighbor of the same market: {0} Tell me who would pay for that, and I start there.":
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
  "The weeks assume {0} hours a week.": "Las semanas suponen {0} horas por semana.",
  "The month’s result is zero at these values, each figure changed alone:\n\n{0}":
    "El resultado del mes es cero con estos valores, cambiando solo una cifra cada vez:\n\n{0}",
  "**Test: {0}.** {1} It takes {2} and about {3}.": "**Prueba: {0}.** {1} Lleva {2} y unas {3}.",
};
