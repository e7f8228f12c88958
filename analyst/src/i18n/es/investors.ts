import type { Catalogue } from "../catalogue.ts";

export const investors: Catalogue = {
  "idea stage": "fase de idea",
  healthcare: "salud",
  "e-commerce": "comercio electrónico",
  education: "educación",
  AI: "IA",
  "angel investors": "business angels",
  "venture capital": "capital riesgo",
  accelerators: "aceleradoras",
  "{0}, {1}: ask {2} first.": "{0}, {1}: acude primero a {2}.",
  "nobody yet": "nadie todavía",
  "Your company: {0}.": "Tu empresa: {0}.",
  "{0} takes the founders from {1} to {2}.": "Con {0}, los fundadores pasan de {1} a {2}.",
  "What stops most {0} rounds: {1}.": "Lo que frena la mayoría de rondas en {0}: {1}.",
  "Angels back people they know before there is a product; strangers wait for one.":
    "Antes del producto, los angels apoyan a quien conocen; con desconocidos esperan a que exista.",
  "A product in use and a few customers is what an angel can judge in one call.":
    "Un producto en uso y unos pocos clientes es lo que un angel puede valorar en una llamada.",
  "Several angels fill a SAFE round, and their contacts are the larger part of the check.":
    "Varios angels completan una ronda con SAFE, y sus contactos valen más que el cheque.",
  "They fill a round that a fund leads; alone they are too small for it.":
    "Completan una ronda que lidera un fondo; solos se quedan pequeños.",
  "The round is larger than their checks; ask them for introductions instead.":
    "La ronda supera sus cheques; pídeles presentaciones.",
  "The round is far larger than their checks.": "La ronda supera con creces sus cheques.",
  "Your price is {0} times your yearly revenue of {1}.": "Tu precio es {0} veces tus ingresos anuales de {1}.",
  "Go by the scorecard and the risk factors: they start from your own anchor.":
    "Guíate por el scorecard y los factores de riesgo: parten de tu propia referencia.",
  "Berkus counts only what is there and is the cautious end.":
    "Berkus cuenta solo lo que hay y es el extremo prudente.",
  "Go by the lower end: Berkus counts what is there.": "Guíate por el extremo inferior: Berkus cuenta lo que hay.",
  "The scorecard and the risk factors start from a US median; with the value of companies like yours they become the better ones.":
    "El scorecard y los factores de riesgo parten de una mediana de EE. UU.; con el valor de empresas como la tuya pasan a ser los mejores.",
  "The valuations run from {0} to {1}.": "Las valoraciones van de {0} a {1}.",
  "Their smallest check of {0} is larger than your whole round of {1}: keep them for the next one.":
    "Su cheque más pequeño, de {0}, supera toda tu ronda de {1}: déjalos para la siguiente.",
  "A fund needs something that is used; at the idea its partners collect, they do not decide.":
    "Un fondo necesita algo que ya se use; en la fase de idea sus socios recopilan, no deciden.",
  "Funds for the first check exist; they look for a market and a founder they know.":
    "Hay fondos para el primer cheque; buscan un mercado y un fundador que conozcan.",
  "Small first-check funds lead SAFE rounds when pilots stay.":
    "Los fondos pequeños de primer cheque lideran rondas con SAFE cuando los pilotos se quedan.",
  "Seed funds lead priced rounds once a channel repeats.":
    "Los fondos semilla lideran rondas con valoración cuando un canal funciona de forma repetible.",
  "One fund leads with $5M or more against ARR, growth and retention.":
    "Un fondo lidera con 5 M$ o más, según ARR, crecimiento y retención.",
  "Growth funds pay for a machine whose cost and return are known.":
    "Los fondos de crecimiento pagan una máquina con coste y retorno conocidos.",
  "They take teams with little more than an idea and pay with money, time pressure and a network.":
    "Aceptan equipos con poco más que una idea y aportan dinero, plazos y una red.",
  "A batch turns first users into the evidence a pre-seed round asks for.":
    "Un programa convierte a los primeros usuarios en la prueba que pide una ronda pre-seed.",
  "Worth it when the network is the bottleneck, expensive when only money is.":
    "Vale la pena si el cuello de botella es la red; es caro si solo falta dinero.",
  "Selling another few percent for a program rarely pays at this price.":
    "A este precio, ceder otro pequeño porcentaje por un programa rara vez compensa.",
  "You are past what a program teaches.": "Ya superaste lo que enseña un programa.",
  "your region": "tu región",
  "Look for people who sold or led a company in {0} ({1}); ask two founders they backed before you ask them.":
    "Busca personas que vendieron o dirigieron una empresa de {0} ({1}); habla antes con dos fundadores a los que apoyaron.",
  "List funds that lead and whose last three deals in {0} were at your stage ({1}, {2}).":
    "Haz una lista de fondos que lideran y cuyas tres últimas operaciones en {0} fueron en tu fase ({1}, {2}).",
  "Cross out those that backed a direct competitor of yours.":
    "Tacha los que invirtieron en un competidor directo tuyo.",
  "Compare terms, the start of the batch and what its alumni in {0} raised afterwards; apply to two or three.":
    "Compara condiciones, la fecha de inicio y lo que levantaron después sus antiguos participantes de {0}; solicita plaza en dos o tres.",
  "{0}% a month": "{0} % al mes",
  "One sentence that says what you do, for buyers in {0}": "Una frase que diga qué haces, para compradores de {0}",
  "How much, on what terms, for what, and what it proves": "Cuánto, en qué condiciones, para qué y qué demuestra",
  "Notes of 12 conversations and one commitment": "Notas de 12 conversaciones y un compromiso",
  "Revenue by month and retention by cohort": "Ingresos por mes y retención por cohorte",
  "{0} months of runway when you start": "{0} meses de runway cuando empieces",
  "A cap table with every SAFE and promise on it": "Una cap table con cada SAFE y cada promesa",
  "A deck of at most 15 slides that reads in under four minutes":
    "Un deck de 15 diapositivas como máximo, que se lea en menos de cuatro minutos",
  "A list of 40 investors who lead at this stage and in this field, with a way to reach each":
    "Una lista de 40 inversores que lideran en esta fase y sector, con una vía para llegar a cada uno",
  "An answer to: {0}": "Una respuesta a: {0}",
  "Founders' shares on vesting, intellectual property assigned to the company":
    "Acciones de los fundadores con vesting y propiedad intelectual a nombre de la empresa",
  "A founder agreement in writing": "Un acuerdo de fundadores por escrito",
  "A data room: contracts, accounts, registers, model":
    "Un data room: contratos, cuentas, registros, modelo financiero",
  "A lawyer who has done ten of these rounds; nothing here is legal advice":
    "Un abogado que haya hecho diez rondas como esta; nada de esto es asesoría legal",
  "5 weeks before": "5 semanas antes",
  "3 weeks before": "3 semanas antes",
  "Weeks 1–2": "Semanas 1–2",
  "Weeks 3–5": "Semanas 3–5",
  "Weeks 6–7": "Semanas 6–7",
  "Week 12": "Semana 12",
  "Week 24": "Semana 24",
  "List of investors and a way to reach each; the list comes before the deck.":
    "Lista de inversores y una vía para llegar a cada uno; la lista va antes que el deck.",
  "Book the first meetings so that they fall into the same two weeks.":
    "Agenda las primeras reuniones para que caigan en las mismas dos semanas.",
  "First calls, all close together; write down every question that comes twice.":
    "Primeras llamadas, todas seguidas; anota cada pregunta que se repita.",
  "Second calls; the deck answers the questions that came twice.":
    "Segundas llamadas; el deck responde a las preguntas que se repitieron.",
  "Partner meetings and the first term sheet; give the others a date.":
    "Reuniones con socios y el primer term sheet; pon fecha a los demás.",
  "58% of the rounds that closed had closed by now. No lead yet: stop and change one thing.":
    "El 58 % de las rondas que se cerraron ya se había cerrado. ¿Sin líder? Para y cambia una cosa.",
  "90% had closed. Money in the bank, or plan without it.":
    "El 90 % ya se había cerrado. O el dinero está en el banco, o planea sin él.",
  "Closed within 6 weeks": "Cerradas en 6 semanas",
  "Closed within 12 weeks": "Cerradas en 12 semanas",
  "Closed within 18 weeks": "Cerradas en 18 semanas",
  "Closed within 24 weeks": "Cerradas en 24 semanas",
  "Enter cash and monthly burn: when to start depends on the months they leave.":
    "Introduce la caja y el gasto mensual: cuándo empezar depende de los meses que dejen.",
  "{0} months of runway ({1} / {2} a month)": "{0} meses de runway ({1} / {2} al mes)",
  "{0}: start now. A raise takes 12 to 24 weeks; cut the burn so that {1} months remain.":
    "{0}: empieza ya. Una ronda lleva de 12 a 24 semanas; recorta el gasto para que queden {1} meses.",
  "{0}: start when {1} are left, and prepare until then.": "{0}: empieza cuando queden {1} y prepárate mientras tanto.",
  "[your strongest fact]": "[tu dato más fuerte]",
  "[company]": "[empresa]",
  "[one sentence: what it does, for whom]": "[una frase: qué hace y para quién]",
  "{0}: {1}, {2}, raising {3}": "{0}: {1}, {2}, ronda {3}",
  "Hello [name],": "Hola [nombre]:",
  "So far: {0}.": "Hasta ahora: {0}.",
  "So far: [the one number that would surprise you if it were somebody else's].":
    "Hasta ahora: [la cifra que te sorprendería si fuera de otro].",
  "You backed [company of theirs in {0}]; what we learned that fits it: [one finding].":
    "Invertiste en [empresa suya de {0}]; algo que aprendimos y encaja con ella: [un hallazgo].",
  "We are raising {0} to reach [milestone] in [months].": "Buscamos {0} para alcanzar [hito] en [meses].",
  "May I send the deck, or show it in 20 minutes next week?":
    "¿Puedo enviarte el deck, o mostrártelo en 20 minutos la próxima semana?",
  "[your name]": "[tu nombre]",
  "{0} of yearly revenue": "{0} de ingresos anuales",
  "growing {0}% a month": "con un crecimiento del {0} % al mes",
  "[amount]": "[importe]",
  "{0} at {1}": "{0} con una valoración de {1}",
  "SAFE of {0}, no cap": "SAFE de {0}, sin cap",
  "SAFE of {0} at {1}": "SAFE de {0} con cap de {1}",
  Founders: "Fundadores",
  "Unissued options": "Opciones sin asignar",
  "New investors": "Nuevos inversores",
  "{0} on a post-money SAFE with a cap of {1}": "{0} con un SAFE post-money y un cap de {1}",
  "{0} at {1} pre-money": "{0} con una valoración pre-money de {1}",
  "{0}: where you gave no number, the usual one of this stage stands in. Enter yours.":
    "{0}: donde no diste una cifra, usamos la habitual de esta fase. Introduce la tuya.",
  "{0}, as you entered it.": "{0}, como lo introdujiste.",
  "New investors get {0} = {1}; the company is then priced at {2}.":
    "Los nuevos inversores reciben {0} = {1}; la empresa queda valorada en {2}.",
  "Founders go from {0} to {1}.": "Los fundadores pasan de {0} a {1}.",
  "{0} is sold before a priced round: above a quarter, the next investor asks who still has a reason to work for it.":
    "Se vende el {0} antes de una ronda con valoración: por encima de un cuarto, el siguiente inversor pregunta a quién le compensa seguir trabajando.",
  cap: "cap",
  "round price": "precio de la ronda",
  "New options of {0} are created inside the pre-money: founders and SAFEs pay for them, not the new investors.":
    "Se crean opciones nuevas por el {0} dentro del pre-money: las pagan los fundadores y los SAFE, no los nuevos inversores.",
  "SAFE {0} converts by its {1}.": "El SAFE {0} se convierte por: {1}.",
  "What do you spend a month? Then the size of the round can be compared with it.":
    "¿Cuánto gastas al mes? Así se puede comparar con el tamaño de la ronda.",
  "Your raise is smaller.": "Tu ronda es menor.",
  "Your raise is larger.": "Tu ronda es mayor.",
  "Your raise is within that.": "Tu ronda está dentro.",
  "{0} months at {1} with a buffer of 1.25 to 1.5: {2} to {3}.":
    "{0} meses a {1} con un margen de 1,25 a 1,5: de {2} a {3}.",
  "With {0} and the SAFEs you entered, nothing would be left for the founders. Check the caps and the amounts.":
    "Con {0} y los SAFE que introdujiste no quedaría nada para los fundadores. Revisa los caps y los importes.",
  "Anchor: {0}, a US median (Carta, Q4 2024 to Q1 2025), lifted by AI companies.":
    "Referencia: {0}, una mediana de EE. UU. (Carta, T4 2024 a T1 2025), elevada por las empresas de IA.",
  "Replace it with what companies of your region and stage were worth.":
    "Cámbiala por lo que valían empresas de tu región y fase.",
  "Anchor: {0}, yours.": "Referencia: {0}, la tuya.",
  "team 30%, size 25%, product 15%, competition 10%, sales 10%, need for money 5%, other 5%":
    "equipo 30 %, tamaño 25 %, producto 15 %, competencia 10 %, ventas 10 %, necesidad de dinero 5 %, otros 5 %",
  "Scorecard (Payne)": "Scorecard (Payne)",
  "{0} × Σ weight × factor; {1}": "{0} × Σ peso × factor; {1}",
  "Factors you did not give run from 0.75 to 1.25.": "Los factores que no diste van de 0,75 a 1,25.",
  "{0} + {1} × Σ of twelve scores from −2 to 2": "{0} + {1} × Σ de doce notas de −2 a 2",
  "Scores you did not give run from −1 to 1: twelve questions an investor will ask.":
    "Las notas que no diste van de −1 a 1: doce preguntas que hará un inversor.",
  "idea, product, team, relations and sales: each 0 to {0} by evidence":
    "idea, producto, equipo, relaciones y ventas: cada uno de 0 a {0} según la evidencia",
  "Made for companies before revenue: yours has some, so read it as the lower end.":
    "Pensado para empresas sin ingresos: la tuya ya los tiene, así que léelo como el límite inferior.",
  "At most five times the cap of an element, before revenue only.":
    "Como máximo cinco veces el tope de un elemento, y solo antes de tener ingresos.",
  "Venture capital method": "Método del capital riesgo",
  "revenue of year five × {0} × {1}% kept / return of 10 to 30 times − {2}":
    "ingresos del año cinco × {0} × {1} % conservado / retorno de 10 a 30 veces − {2}",
  "With {0} of revenue in year five, by your plan. Before the investment.":
    "Con {0} de ingresos en el año cinco, según tu plan. Antes de la inversión.",
  "Give the revenue you plan for year five; without it nothing can be computed.":
    "Indica los ingresos que prevés para el año cinco; sin ellos no se puede calcular nada.",
  "An accelerator's usual deal": "El trato habitual de una aceleradora",
  "$125K for 7%, and $375K on an uncapped SAFE with the best later terms":
    "125.000 $ por el 7 % y 375.000 $ en un SAFE sin cap con las mejores condiciones posteriores",
  "Sold at this stage": "Se cede en esta fase",
  "0–7%": "0–7 %",
  "First check of an angel": "Primer cheque de un angel",
  "$5K–100K each, $100K–500K in all": "5.000–100.000 $ cada uno, 100.000–500.000 $ en total",
  "5–10%": "5–10 %",
  "Median round": "Ronda mediana",
  "$1.0M on a SAFE at a $10M cap, 10.1% sold": "1,0 M$ en SAFE con cap de 10 M$, 10,1 % cedido",
  "On a SAFE": "Con SAFE",
  "92% of pre-seed rounds; 61% with a post-money cap and no discount":
    "El 92 % de las rondas pre-seed; el 61 % con cap post-money y sin descuento",
  "Median priced round": "Ronda con valoración, mediana",
  "$3.7M at $19.2M post-money, 20.0% sold": "3,7 M$ con 19,2 M$ post-money, 20,0 % cedido",
  "Median round on a SAFE": "Ronda con SAFE, mediana",
  "$2.8M at an $18M cap, 18.3% sold": "2,8 M$ con cap de 18 M$, 18,3 % cedido",
  "Median pre-money": "Pre-money mediano",
  "$16M in Q1 2025": "16 M$ en el T1 de 2025",
  "Seed to Series A within two years": "De semilla a Serie A en dos años",
  "15.4% of the Q1 2022 cohort, 32.8% a year earlier":
    "El 15,4 % de la cohorte del T1 de 2022; un año antes, el 32,8 %",
  "$12M at $58.9M post-money, 20.0% sold": "12 M$ con 58,9 M$ post-money, 20,0 % cedido",
  "Median pre-money and share sold": "Pre-money mediano y parte cedida",
  "$48M and 17.9% in Q1 2025": "48 M$ y 17,9 % en el T1 de 2025",
  "$20M at $129.8M post-money, 15.0% sold": "20 M$ con 129,8 M$ post-money, 15,0 % cedido",
  "What AI adds": "Lo que suma la IA",
  "seed valuations 42% higher in 2024; median Series A above $50M pre-money":
    "valoraciones semilla un 42 % más altas en 2024; Serie A mediana por encima de 50 M$ pre-money",
  "Sold by health tech at seed": "Cedido por health tech en semilla",
  "16.4% in Q1 2025": "16,4 % en el T1 de 2025",
  "Conversations with strangers": "Conversaciones con desconocidos",
  "12 or more about past behavior, and what the problem costs them":
    "12 o más sobre lo que ya hicieron y cuánto les cuesta el problema",
  "One commitment": "Un compromiso",
  "one test that somebody paid for or signed": "una prueba que alguien pagó o firmó",
  "Weekly users": "Usuarios semanales",
  "5 to 20 who come back every week": "de 5 a 20 que vuelven cada semana",
  "Paying or signed": "Pagan o firmaron",
  "1 to 3 customers who pay or signed a letter of intent":
    "de 1 a 3 clientes que pagan o firmaron una carta de intención",
  "Pilots that stay": "Pilotos que se quedan",
  "first pilots renewed or extended": "primeros pilotos renovados o ampliados",
  "First revenue": "Primeros ingresos",
  "any revenue from strangers": "cualquier ingreso de desconocidos",
  "A channel": "Un canal",
  "a hint of where the next ten customers come from": "una pista de dónde vendrán los próximos diez clientes",
  "$10–50K of MRR, or proxies as strong": "10.000–50.000 $ de MRR, o señales igual de fuertes",
  "85–90% of customers after the first months": "85–90 % de los clientes tras los primeros meses",
  Channel: "Canal",
  "one that repeats, with its cost known": "uno repetible y con coste conocido",
  "$1–2.5M": "1–2,5 M$",
  "7–15% a month": "7–15 % al mes",
  "Net and gross retention": "Retención neta y bruta",
  "100% or more, and 90% or more": "100 % o más, y 90 % o más",
  "1 to 2": "de 1 a 2",
  "12 to 18 months": "de 12 a 18 meses",
  "$5–10M or more": "5–10 M$ o más",
  "Efficient growth": "Crecimiento eficiente",
  "burn multiple below 2 while growing": "burn multiple por debajo de 2 mientras crece",
  "Net retention": "Retención neta",
  "above 100%, by cohort": "por encima del 100 %, por cohorte",
  "ARR, net and gross retention, payback": "ARR, retención neta y bruta, recuperación",
  "retention by cohort, not totals": "retención por cohorte, no totales",
  "churn that hides behind a few customers": "un churn que se esconde tras unos pocos clientes",
  "Volume, net take rate, net revenue after losses": "Volumen, comisión neta, ingreso neto tras pérdidas",
  "more than 50% net revenue margin after partner costs, loss rate tracked":
    "más del 50 % de margen neto tras costes de socios, con tasa de pérdidas medida",
  "the license or the banking partner, and fraud": "la licencia o el banco socio, y el fraude",
  "Pilots turned into paid contracts, outcome evidence, time to contract":
    "Pilotos convertidos en contratos de pago, evidencia de resultados, tiempo hasta el contrato",
  "2 to 3 paid sites with signed data agreements": "2 o 3 centros de pago con acuerdos de datos firmados",
  "health-data and device rules, and long sales": "las normas de datos de salud y dispositivos, y ventas largas",
  "Contribution after ads, repeat purchases, order value": "Contribución tras publicidad, recompra, valor del pedido",
  "more than 20% contribution after ads; 20–25% buy again within 90 days":
    "más del 20 % de contribución tras publicidad; un 20–25 % recompra en 90 días",
  "tax, returns and the price of ads": "los impuestos, las devoluciones y el precio de la publicidad",
  "Completion, renewal per term, paying schools": "Finalización, renovación por curso, escuelas que pagan",
  "at least one renewal season": "al menos una temporada de renovación",
  "minors' data and the school calendar": "los datos de menores y el calendario escolar",
  "Gross margin after inference, retention after the novelty, evaluations":
    "Margen bruto tras inferencia, retención pasada la novedad, evaluaciones",
  "50–60% gross margin with a path to it": "50–60 % de margen bruto, con un camino para llegar",
  "a thin layer over a model whose vendor ships the same":
    "una capa fina sobre un modelo cuyo proveedor lanza lo mismo",
};
