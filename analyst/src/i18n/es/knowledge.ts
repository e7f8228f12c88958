import type { Catalogue } from "../catalogue.ts";

export const knowledge: Catalogue = {
  "The median landing page for software converts 3.8% of its visitors.":
    "La página de aterrizaje mediana de software convierte al 3,8 % de sus visitantes.",
  "The median private software company spends $2.00 on sales and marketing for each $1 of new yearly revenue.":
    "La empresa de software privada mediana gasta 2,00 $ en ventas y marketing por cada dólar nuevo de ingresos anuales.",
  "Gross margins of subscription software at $5–50M of yearly revenue sit around 72–78%.":
    "Los márgenes brutos del software por suscripción con 5–50 M$ de ingresos anuales rondan el 72–78 %.",
  "Subscription businesses on one billing provider lose 3.27% of subscribers a month.":
    "Los negocios de suscripción de un proveedor de cobros pierden el 3,27 % de los suscriptores al mes.",
  "2–5% of free users of software become paying ones.":
    "Entre el 2 y el 5 % de los usuarios gratuitos de software acaban pagando.",
  "several compilations": "varias recopilaciones",
  "US search ads cost $5.42 a click and $66.69 a lead on average.":
    "Los anuncios de búsqueda en EE. UU. cuestan de media 5,42 $ por clic y 66,69 $ por contacto.",
  "7% of an app's installs are still active after 30 days, 13% after 7.":
    "El 7 % de las instalaciones de una app siguen activas a los 30 días, el 13 % a los 7.",
  "1.7% of downloads of subscription apps pay within 30 days at the median, 4.2% at the top.":
    "El 1,7 % de las descargas de apps de suscripción paga en 30 días en la mediana, el 4,2 % en las mejores.",
  "57.7% of new subscription apps never reach $1,000.":
    "El 57,7 % de las nuevas apps de suscripción nunca llega a 1.000 $.",
  "AI products reported an average gross margin of 45%.":
    "Los productos de IA declararon un margen bruto medio del 45 %.",
  "Marketplaces keep 5–15% on products and 20–30% on services.":
    "Los mercados en línea se quedan con el 5–15 % en productos y el 20–30 % en servicios.",
  "Themes of a homogeneous group stop being new after 9–12 interviews.":
    "En un grupo homogéneo deja de salir algo nuevo tras 9–12 entrevistas.",
  "A common bar for software is LTV of 3 times CAC and payback within 12 months.":
    "Un listón habitual para el software es un LTV de 3 veces el CAC y amortización en 12 meses.",
  "Of 431 venture-backed shutdowns, 43% named poor product-market fit and 70% running out of money.":
    "De 431 cierres de empresas con capital riesgo, el 43 % citó poco encaje con el mercado y el 70 % quedarse sin dinero.",
  "58% of closed seed rounds took up to 12 weeks, 90% up to 24.":
    "El 58 % de las rondas semilla cerradas tardó hasta 12 semanas, el 90 % hasta 24.",
  "The median US pre-seed SAFE had a $10M cap, $1.0M raised and 10.1% sold.":
    "El SAFE pre-seed mediano en EE. UU. tuvo un cap de 10 M$, 1,0 M$ captados y un 10,1 % vendido.",
  "Of 4,000 scored ideas, 18.3% reached 70 points of 100 or more.":
    "De 4.000 ideas puntuadas, el 18,3 % llegó a 70 puntos de 100 o más.",
  "Search (SEO)": "Búsqueda (SEO)",
  "Answer the exact question {buyer} type in, one page per question.":
    "Responde la pregunta exacta que escriben «{buyer}», una página por pregunta.",
  Content: "Contenidos",
  "Publish what you learn from each customer where {buyer} already read.":
    "Publica lo que aprendes de cada cliente donde ya leen «{buyer}».",
  "Founder sales": "Venta del fundador",
  "Write to {buyer} one by one, and close the first sales yourself.":
    "Escribe uno a uno a «{buyer}» y cierra tú mismo las primeras ventas.",
  "Search ads": "Anuncios de búsqueda",
  "Buy only the words {buyer} use when they want to buy.":
    "Compra solo las palabras que usan «{buyer}» cuando quieren comprar.",
  "Social and creators": "Redes y creadores",
  "Show the result, not the product, to {buyer}.": "Muestra el resultado, no el producto, a «{buyer}».",
  Communities: "Comunidades",
  "Help in the groups where {buyer} complain about this already.":
    "Ayuda en los grupos donde «{buyer}» ya se quejan de esto.",
  Partners: "Socios",
  "Let those who already sell to {buyer} offer it for a share.":
    "Deja que lo ofrezcan, a cambio de una parte, quienes ya venden a «{buyer}».",
  "Stores and existing platforms": "Tiendas y plataformas existentes",
  "Be found in the store where {buyer} already look.": "Que te encuentren en la tienda donde ya buscan «{buyer}».",
  Referral: "Recomendación",
  "Give {buyer} a reason to bring the next one.": "Da a «{buyer}» un motivo para traer al siguiente.",
  Events: "Eventos",
  "Go where {buyer} meet anyway, with ten talks booked before.":
    "Ve donde se reúnen «{buyer}» de todos modos, con diez charlas cerradas antes.",
  "E-mail list": "Lista de correo",
  "Write to the people who asked to hear from you.": "Escribe a quienes pidieron saber de ti.",
  Idea: "Idea",
  "12 or more interviews, what the problem costs, one test somebody paid for":
    "12 entrevistas o más, lo que cuesta el problema, una prueba por la que alguien pagó",
  "own money, grants, accelerators: $0–125k": "dinero propio, ayudas, aceleradoras: 0–125.000 $",
  "yourself, accelerators, public grants": "tú mismo, aceleradoras, ayudas públicas",
  "First version": "Primera versión",
  "5 to 20 users every week, 1 to 3 who pay or signed a letter of intent":
    "de 5 a 20 usuarios cada semana, de 1 a 3 que pagan o firmaron una carta de intención",
  "angels at $5–100k each, $100–500k in all":
    "business angels con 5.000–100.000 $ cada uno, 100.000–500.000 $ en total",
  "angels who know the trade, scouts": "business angels que conocen el sector, scouts",
  "Pre-seed": "Pre-seed",
  "pilots that stay, first revenue, a hint of a channel":
    "pilotos que se quedan, primeros ingresos, un indicio de canal",
  "a SAFE: $1.0M raised at a $10M cap, 10.1% sold": "un SAFE: 1,0 M$ captados con un cap de 10 M$, 10,1 % vendido",
  "micro funds ($50–500k each), angels, syndicates":
    "microfondos (50.000–500.000 $ cada uno), business angels, sindicatos",
  Seed: "Semilla",
  "$10–50k of MRR or strong proxies, retention of 85–90%, one channel that repeats":
    "10.000–50.000 $ de MRR o indicios fuertes, retención del 85–90 %, un canal que se repite",
  "$2.8M on a SAFE at an $18M cap, or $3.7M priced at $19.2M post-money, 18–20% sold":
    "2,8 M$ en un SAFE con cap de 18 M$, o 3,7 M$ a 19,2 M$ post-money, 18–20 % vendido",
  "seed funds ($0.5–5M each)": "fondos semilla (0,5–5 M$ cada uno)",
  "Series A": "Serie A",
  "$1–2.5M of ARR growing 7–15% a month, net retention of 100%, payback within 12–18 months":
    "1–2,5 M$ de ARR creciendo un 7–15 % al mes, retención neta del 100 %, amortización en 12–18 meses",
  "$12M at $58.9M post-money, 20% sold": "12 M$ a 58,9 M$ post-money, 20 % vendido",
  "a fund that leads with $5M or more": "un fondo que lidere con 5 M$ o más",
  "practitioners' bands": "rangos de la práctica",
  GDPR: "RGPD",
  "Personal data of people in the EU or the UK needs a lawful basis, and no more of it than the purpose needs; a breach is reported within 72 hours.":
    "Los datos personales en la UE o el Reino Unido necesitan una base legal y no más datos que el fin; una brecha se notifica en 72 horas.",
  "List every personal field you store and why; drop the ones without a reason.":
    "Lista cada dato personal que guardas y por qué; quita los que no tengan motivo.",
  "Regulation (EU) 2016/679": "Reglamento (UE) 2016/679",
  "EU AI Act": "Reglamento de IA de la UE",
  "People must be told that they talk to a machine from 2 Aug 2026. Systems for hiring, credit, education or biometrics count as high-risk from 2 Dec 2027.":
    "Desde el 2 de agosto de 2026 hay que avisar a las personas de que hablan con una máquina. Los sistemas de contratación, crédito, educación o biometría cuentan como de alto riesgo desde el 2 de diciembre de 2027.",
  "Write down whether your use falls into a high-risk area, and add the disclosure.":
    "Escribe si tu uso cae en un área de alto riesgo, y añade el aviso.",
  "EU AI Act with the 2026 Omnibus, to be checked in the Official Journal":
    "Reglamento de IA de la UE con el ómnibus de 2026, por comprobar en el Diario Oficial",
  "In the US, health data handled for clinics, insurers or their suppliers needs a business associate agreement and the Security Rule's safeguards.":
    "En EE. UU., los datos de salud tratados para clínicas, aseguradoras o sus proveedores exigen un acuerdo de business associate y las garantías de la Security Rule.",
  "Decide whether you are a business associate, and choose a host that signs the agreement.":
    "Decide si eres business associate, y elige un alojamiento que firme el acuerdo.",
  "US HHS, HIPAA Security Rule": "US HHS, HIPAA Security Rule",
  "FTC Health Breach Notification Rule": "FTC Health Breach Notification Rule",
  "A US health app outside HIPAA that shares data without permission must treat that as a breach and notify within 60 days.":
    "Una app de salud de EE. UU. fuera de HIPAA que comparte datos sin permiso debe tratarlo como brecha y notificarlo en 60 días.",
  "Remove advertising trackers from every screen that shows health data.":
    "Quita los rastreadores publicitarios de toda pantalla con datos de salud.",
  "Medical device rules": "Normas de productos sanitarios",
  "Software that claims to diagnose or treat may be a medical device, which has to be classified before it is sold.":
    "El software que dice diagnosticar o tratar puede ser un producto sanitario, que se clasifica antes de venderse.",
  "Write the intended use in one sentence and have it classified before building.":
    "Escribe el uso previsto en una frase y haz que lo clasifiquen antes de construir.",
  "EU MDR and US FDA guidance": "MDR de la UE y guía de la FDA",
  "COPPA and minors' data": "COPPA y datos de menores",
  "In the US, users under 13 need verified parental consent, separate consent for sharing with others, and limits on keeping data; the amended rule has been in force since 22 Apr 2026.":
    "En EE. UU., los menores de 13 necesitan consentimiento verificado de los padres, otro aparte para compartir con terceros y límites al guardar datos; la norma reformada rige desde el 22 de abril de 2026.",
  "Decide the minimum age, and how a parent proves consent, before the first sign-up.":
    "Decide la edad mínima, y cómo prueba un padre su consentimiento, antes del primer registro.",
  "US FTC, amended COPPA rule": "US FTC, norma COPPA reformada",
  "US schools may share pupil records only under a school-official agreement.":
    "Las escuelas de EE. UU. solo comparten datos de alumnos con un acuerdo de school official.",
  "Ask one school for the data agreement it signs with its present vendors.":
    "Pide a una escuela el acuerdo de datos que firma con sus proveedores actuales.",
  "US Department of Education": "US Department of Education",
  "India's DPDP Act": "Ley DPDP de la India",
  "The rules were notified in November 2025, full duties come around May 2027: consent, breach notice within 72 hours, and verifiable parental consent for anyone under 18.":
    "Las reglas se publicaron en noviembre de 2025 y las obligaciones plenas llegan hacia mayo de 2027: consentimiento, aviso de brechas en 72 horas y consentimiento verificable de los padres para menores de 18.",
  "Plan age and consent screens now; they change the sign-up.":
    "Planea ya las pantallas de edad y consentimiento; cambian el registro.",
  "India DPDP Rules": "Reglas DPDP de la India",
  "Custody, exchange or issuing of crypto assets in the EU needs an authorization, with own funds from €50k; the transition period ended by 1 July 2026.":
    "Custodiar, cambiar o emitir criptoactivos en la UE exige autorización, con fondos propios desde 50.000 €; el periodo transitorio acabó a más tardar el 1 de julio de 2026.",
  "Ask a specialized lawyer whether you need your own authorization or can work under a partner's.":
    "Pregunta a un abogado especializado si necesitas autorización propia o puedes trabajar bajo la de un socio.",
  "Regulation (EU) 2023/1114": "Reglamento (UE) 2023/1114",
  "Payments and money laundering rules": "Normas de pagos y blanqueo",
  "Holding or moving other people's money, lending or insuring needs a license or a licensed partner, and identity checks.":
    "Guardar o mover dinero ajeno, prestar o asegurar exige licencia o un socio con licencia, y comprobar identidades.",
  "Find a licensed partner who takes the regulated step, and get their terms in writing.":
    "Busca un socio con licencia para el paso regulado, y consigue sus condiciones por escrito.",
  "PSD2 and national regulators": "PSD2 y supervisores nacionales",
  "Card data brings audit duties; hosted payment fields keep nearly all of them with the payment provider.":
    "Los datos de tarjeta traen obligaciones de auditoría; los campos de pago alojados dejan casi todas en el proveedor.",
  "Use the provider's hosted checkout and never let a card number touch your server.":
    "Usa la caja alojada del proveedor y no dejes que un número de tarjeta toque tu servidor.",
  "PCI Security Standards Council, PCI DSS 4.0.1": "PCI Security Standards Council, PCI DSS 4.0.1",
  "EU green-claims rules": "Normas de la UE sobre alegaciones verdes",
  'From 27 Sep 2026 generic claims such as "green" or "climate neutral" towards EU consumers are banned unless proven, and labels need certification.':
    "Desde el 27 de septiembre de 2026 se prohíben ante consumidores de la UE las alegaciones genéricas como «verde» o «climáticamente neutro» sin prueba, y los sellos exigen certificación.",
  "Rewrite each environmental claim as a measured one with its proof.":
    "Reescribe cada alegación ambiental como una medida, con su prueba.",
  "Directive (EU) 2024/825": "Directiva (UE) 2024/825",
  "Cold contact rules": "Normas de contacto en frío",
  "Calls, texts and cold e-mail need consent or an opt-out depending on the country; recorded or automated calls must say so.":
    "Llamadas, mensajes y correos en frío exigen consentimiento o baja según el país; las llamadas grabadas o automáticas deben decirlo.",
  "Check the rule of your first country for businesses and for consumers separately.":
    "Comprueba la norma de tu primer país, por separado para empresas y consumidores.",
  "ePrivacy rules and US TCPA": "Normas ePrivacy y TCPA de EE. UU.",
  "Contractor status": "Condición de autónomos",
  "People who work through a platform may count as its employees.":
    "Quien trabaja a través de una plataforma puede contar como su empleado.",
  "Compare your control over their hours and prices with the local test.":
    "Compara tu control sobre sus horas y precios con el criterio local.",
  "national labor law": "derecho laboral nacional",
  "$5–29 a month or $19–99 once; below $10 the fixed card fee takes a visible share.":
    "5–29 $ al mes o 19–99 $ una vez; por debajo de 10 $ la tarifa fija de la tarjeta se lleva una parte visible.",
  "Everything rests on one person: support, sales and product compete for the same hours.":
    "Todo descansa en una persona: soporte, ventas y producto compiten por las mismas horas.",
  "0.1–1% of volume, or a monthly fee for custody and reporting.":
    "0,1–1 % del volumen, o una cuota mensual por custodia e informes.",
  "License and custody duties come before the first customer.":
    "La licencia y la custodia van antes del primer cliente.",
  "$7–20 a month for learners, or a yearly price per pupil for schools.":
    "7–20 $ al mes para alumnos, o un precio anual por alumno para escuelas.",
  "Learners leave when the exam is passed, and schools buy once a year.":
    "Los alumnos se van al aprobar, y las escuelas compran una vez al año.",
  "the built-in phone apps": "las apps que ya trae el teléfono",
  "the top three results in the app store for your main keyword":
    "los tres primeros resultados de la tienda para tu palabra clave",
  "Store subscriptions, of which the store keeps 15–30%.":
    "Suscripciones de tienda, de las que la tienda se queda el 15–30 %.",
  "Most installs are gone within a month, before they paid.":
    "La mayoría de las instalaciones se van en un mes, antes de pagar.",
  "the incumbent of your buyer's own trade": "el líder del gremio de tu comprador",
  "$10–100 per seat or $50–500 per site a month.": "10–100 $ por puesto o 50–500 $ por sede al mes.",
  "A long sale to a buyer who already has something that half works.":
    "Una venta larga a un comprador que ya tiene algo que funciona a medias.",
  "Content $10–20 a month, care $39–300 a month.": "Contenido 10–20 $ al mes, atención 39–300 $ al mes.",
  "Claims need evidence, health data needs special care, and habits fade after the first weeks.":
    "Las promesas piden pruebas, los datos de salud cuidado especial, y los hábitos se apagan tras las primeras semanas.",
  "€50–500 a month for small firms, custom for large ones.":
    "50–500 € al mes para empresas pequeñas, a medida para las grandes.",
  "The buyer is the person with the budget, who needs a money case, not a climate case.":
    "El comprador es quien tiene el presupuesto, que pide un argumento de dinero, no de clima.",
  "A seat price plus usage, or a price per finished task.":
    "Un precio por puesto más uso, o un precio por tarea terminada.",
  "Model costs grow with use, and the model's vendor can ship the same feature.":
    "El coste del modelo crece con el uso, y su proveedor puede lanzar la misma función.",
  "Interviews about past behavior": "Entrevistas sobre conducta pasada",
  "{buyer} have this problem often enough to act on it":
    "«{buyer}» tienen este problema lo bastante a menudo como para actuar",
  "{buyer} act on the problem": "«{buyer}» actúan ante el problema",
  "Ask {sample} strangers among {buyer} what they did the last time it happened and what it cost them. Do not mention your product.":
    "Pregunta a {sample} desconocidos de entre «{buyer}» qué hicieron la última vez y cuánto les costó. No menciones tu producto.",
  "strangers who raise the problem unprompted and already spend time or money on it":
    "desconocidos que sacan el problema sin que se les pregunte y ya gastan tiempo o dinero en él",
  strangers: "desconocidos",
  "Stop or change the idea if fewer than {passes} of {sample} raise the problem unprompted and already spend time or money on it.":
    "Para o cambia la idea si menos de {passes} de {sample} sacan el problema por sí mismos y ya gastan tiempo o dinero en él.",
  "If it is wrong, there is nothing to sell.": "Si es falsa, no hay nada que vender.",
  "One narrow list": "Una lista estrecha",
  "Write down {sample} people or firms by name who share one job, place and size, and contact all of them.":
    "Escribe los nombres de {sample} personas o empresas que comparten oficio, lugar y tamaño, y contacta con todas.",
  "named prospects who agree to a call": "posibles clientes con nombre que aceptan una llamada",
  "named prospects": "posibles clientes con nombre",
  "Stop or change the idea if fewer than {passes} of {sample} named prospects agree to a call.":
    "Para o cambia la idea si menos de {passes} de {sample} posibles clientes aceptan una llamada.",
  "If it is wrong, no message and no channel will fit.": "Si es falsa, no encajará ningún mensaje ni canal.",
  "Pre-sale": "Preventa",
  "{buyer} will pay {price} for it, not only praise it": "«{buyer}» pagarán {price} por ello, no solo lo elogiarán",
  "{buyer} pay {price}": "«{buyer}» pagan {price}",
  "Offer it to {sample} qualified {buyer} at {price}, with a refundable deposit or as a paid pilot. Count money, not compliments.":
    "Ofrécelo a {sample} compradores serios de entre «{buyer}» a {price}, con señal reembolsable o como piloto de pago. Cuenta dinero, no elogios.",
  "qualified buyers who pay": "compradores serios que pagan",
  "qualified buyers": "compradores serios",
  "Stop or change the idea if fewer than {passes} of {sample} qualified buyers pay.":
    "Para o cambia la idea si pagan menos de {passes} de {sample} compradores serios.",
  "If it is wrong, interest never becomes revenue.": "Si es falsa, el interés nunca se convierte en ingresos.",
  "One channel, by hand": "Un canal, a mano",
  "you can reach {buyer} for less than they are worth": "puedes llegar a «{buyer}» por menos de lo que valen",
  "{buyer} cost less to win than they bring": "ganar a «{buyer}» cuesta menos de lo que aportan",
  "Work one channel alone, {channel}: contact {sample} {buyer} and log hours and money per reply and per sale.":
    "Trabaja un solo canal, {channel}: contacta con {sample} de «{buyer}» y anota horas y dinero por respuesta y por venta.",
  "contacts who become paying customers": "contactos que se convierten en clientes que pagan",
  contacts: "contactos",
  "Stop or change the channel if fewer than {passes} of {sample} contacts become paying customers.":
    "Para o cambia de canal si menos de {passes} de {sample} contactos se convierten en clientes que pagan.",
  "If it is wrong, each new customer costs more than it brings.":
    "Si es falsa, cada cliente nuevo cuesta más de lo que aporta.",
  "A cohort": "Una cohorte",
  "{buyer} still use it, and pay for it, after the novelty is gone":
    "«{buyer}» lo siguen usando, y pagando, cuando pasa la novedad",
  "{buyer} stay": "«{buyer}» se quedan",
  "Follow {sample} active users of one start week for four weeks, without reminding them by hand.":
    "Sigue a {sample} usuarios activos de una misma semana de inicio durante cuatro semanas, sin recordárselo a mano.",
  "active users who still do the core action in week 4": "usuarios activos que aún hacen lo esencial en la semana 4",
  "active users": "usuarios activos",
  "Stop or change the idea if fewer than {passes} of {sample} still use it in week 4.":
    "Para o cambia la idea si menos de {passes} de {sample} lo siguen usando en la semana 4.",
  "If it is wrong, every sale has to be made again.": "Si es falsa, cada venta hay que volver a hacerla.",
  "Concierge run": "Prueba a mano",
  "it can be done well enough for {buyer} to pay for it":
    "se puede hacer lo bastante bien como para que «{buyer}» paguen",
  "it works well enough for {buyer}": "funciona lo bastante bien para «{buyer}»",
  "Do {sample} real cases for {buyer} by hand behind the scenes and let them judge the result.":
    "Haz {sample} casos reales para «{buyer}» a mano, entre bastidores, y deja que juzguen el resultado.",
  "real cases the customer accepts": "casos reales que acepta el cliente",
  "real cases": "casos reales",
  "Stop or change the idea if fewer than {passes} of {sample} real cases are accepted.":
    "Para o cambia la idea si se aceptan menos de {passes} de {sample} casos reales.",
  "If it is wrong, the promise cannot be kept at any price.":
    "Si es falsa, la promesa no se puede cumplir a ningún precio.",
  "Metered run": "Prueba medida",
  "Deliver {sample} real units and log every cost of each: hosting, model calls, materials, delivery, support minutes.":
    "Entrega {sample} unidades reales y anota todos los costes de cada una: alojamiento, llamadas al modelo, materiales, entrega, minutos de soporte.",
  units: "unidades",
  "If it is wrong, growth makes the loss larger.": "Si es falsa, crecer agranda la pérdida.",
  "Written opinion": "Dictamen por escrito",
  "Put the intended use on one page and get a written answer from a specialized lawyer, and from {sample} licensed partners.":
    "Pon el uso previsto en una página y consigue respuesta por escrito de un abogado especializado y de {sample} socios con licencia.",
  "licensed partners who confirm in writing that they would carry the regulated step":
    "socios con licencia que confirman por escrito que asumirían el paso regulado",
  "licensed partners": "socios con licencia",
  "Stop or change the idea if fewer than {passes} of {sample} licensed partners confirm in writing that they would carry the regulated step.":
    "Para o cambia la idea si menos de {passes} de {sample} socios con licencia confirman por escrito que asumirían el paso regulado.",
  "If it is wrong, you may not open at all.": "Si es falsa, ni siquiera puedes abrir.",
  "Terms check": "Revisión de condiciones",
  "{platform} will keep letting you do this": "{platform} seguirá dejándote hacerlo",
  "{platform} lets you": "{platform} te deja",
  "Read the terms of {platform} for the clause that would end you, and write the plan without it. Show both to {sample} developers who build on it.":
    "Lee en las condiciones de {platform} la cláusula que acabaría contigo, y escribe el plan sin ella. Enséñaselo todo a {sample} desarrolladores que construyen sobre ella.",
  "developers who see no clause that forbids it": "desarrolladores que no ven ninguna cláusula que lo prohíba",
  developers: "desarrolladores",
  "Stop or change the idea if fewer than {passes} of {sample} developers see no clause that forbids it.":
    "Para o cambia la idea si menos de {passes} de {sample} desarrolladores no ven ninguna cláusula que lo prohíba.",
  "If it is wrong, somebody else decides whether you exist.": "Si es falsa, otro decide si existes.",
  "Follow {sample} of those who pay for four weeks, without reminding them by hand, and count who still uses it.":
    "Sigue a {sample} de los que pagan durante cuatro semanas, sin recordárselo a mano, y cuenta quién lo sigue usando.",
  "paying customers who still use it in week 4": "clientes que pagan y lo siguen usando en la semana 4",
  "China's PIPL": "PIPL de China",
  "Personal data of people in China needs consent and, from some volume on, storage in the country; AI that writes for the public is filed and labeled.":
    "Los datos personales en China exigen consentimiento y, a partir de cierto volumen, guardarse en el país; la IA que escribe para el público se registra y se etiqueta.",
  "Write down which personal data leaves the country, and why it has to.":
    "Escribe qué datos personales salen del país y por qué.",
  "PIPL and the generative AI measures of China": "PIPL y medidas de IA generativa de China",
  "Large buyers ask for a security attestation: the first year costs $20–60k, and its window runs 3 to 12 months.":
    "Los compradores grandes piden un certificado de seguridad: el primer año cuesta 20.000–60.000 $, y su ventana dura de 3 a 12 meses.",
  "Ask one large buyer which proof they need, before you start the clock.":
    "Pregunta a un comprador grande qué prueba necesita, antes de poner el reloj en marcha.",
  "European Accessibility Act": "Ley Europea de Accesibilidad",
  "Online shops, banking and passenger transport for consumers in the EU have had to be usable with disabilities since 28 June 2025.":
    "Desde el 28 de junio de 2025, las tiendas online, la banca y el transporte de viajeros para consumidores de la UE deben poder usarse con discapacidad.",
  "Go through the order with a keyboard and a screen reader, and note what fails.":
    "Haz un pedido con teclado y lector de pantalla, y anota qué falla.",
  "Directive (EU) 2019/882": "Directiva (UE) 2019/882",
  "Companies above $1bn of revenue that do business in California report scope 1 and 2 emissions first on 10 Aug 2026, scope 3 in 2027: a reason for your buyers to act.":
    "Las empresas con más de 1.000 M$ de ingresos que operan en California informan de alcance 1 y 2 por primera vez el 10 de agosto de 2026, y de alcance 3 en 2027: un motivo para que actúen tus compradores.",
  "Ask which of your buyers supply a company that has to report.":
    "Pregunta cuáles de tus compradores suministran a una empresa obligada a informar.",
};
