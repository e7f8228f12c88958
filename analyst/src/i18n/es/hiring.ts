import type { Catalogue } from "../catalogue.ts";

export const hiring: Catalogue = {
  "without the fee that its page shows": "sin la comisión que indica su página",
  "Total client cost": "Coste total para ti",
  "Of your budget, this much pays for work": "De tu presupuesto, esto paga trabajo",
  "{0} of {1}": "{0} de {1}",
  "At {0} an hour": "A {0} por hora",
  "{0} hours and more": "{0} horas y más",
  "{0} to {1} hours": "de {0} a {1} horas",
  "(budget − ${0}) / ({1} × (1 + {2}%))": "(presupuesto − {0} $) / ({1} × (1 + {2} %))",
  "In your words: {0}.": "En tus palabras: {0}.",
  "What is different for a customer when the work is done ({0})? One sentence, before you ask anybody.":
    "¿Qué cambia para un cliente cuando el trabajo esté hecho ({0})? Una frase, antes de preguntar a nadie.",
  "You name three cases for {0} beforehand, and all three work while you watch":
    "Nombras de antemano tres casos de {0} y los tres funcionan delante de ti",
  "Changes after acceptance, unless something was faulty":
    "Cambios después de la aceptación, salvo que hubiera un fallo",
  "Accounts, licenses and hosting: they are in your name and paid by you":
    "Cuentas, licencias y alojamiento: van a tu nombre y los pagas tú",
  "About {0} hours": "Unas {0} horas",
  "A fixed scope": "Alcance cerrado",
  "{0} an hour": "{0} por hora",
  "{0} in all, by milestones": "{0} en total, por hitos",
  "We are looking for {0}. Skills: {1}.": "Buscamos: {0}. Conocimientos: {1}.",
  "[one sentence]": "[una frase]",
  "You deliver: {0}.": "Entregas: {0}.",
  "[what you can open and use]": "[algo que se pueda abrir y usar]",
  "We accept it when: {0}.": "Lo aceptamos cuando: {0}.",
  "[a test you name beforehand]": "[una prueba fijada de antemano]",
  "It begins with a paid trial of {0} hours; whoever does it is paid whether or not we go on.":
    "Empieza con una prueba pagada de {0} horas; se paga sigamos o no.",
  "Answers without the question are not read.": "Las respuestas sin esa pregunta no se leen.",
  "Pay for the trial": "Pago de la prueba",
  "{0}. Three candidates get the same task and the same day.":
    "{0}. Tres candidatos reciben la misma tarea el mismo día.",
  "{0} per candidate": "{0} por candidato",
  "3 to 5 hours at their own rate, paid in any case": "de 3 a 5 horas a su propia tarifa, pagadas en cualquier caso",
  "What they asked before they began": "Qué preguntaron antes de empezar",
  "Whether it passes: {0}": "Si lo supera: {0}",
  "the test you wrote down": "la prueba que anotaste",
  "What they left out, and whether they said so": "Qué dejaron fuera, y si lo dijeron",
  "Whether somebody else could go on with it tomorrow": "Si otra persona podría continuarlo mañana",
  "{0}: this may be a skill you live from. If you need it for longer than six months, hire or co-found instead of buying hours.":
    "{0}: puede ser una capacidad de la que vivas. Si la necesitas más de seis meses, contrata o busca un cofundador en vez de comprar horas.",
  "For one task of {0}, pay money. Shares for a task cost more than they look and stay on the cap table.":
    "Por una tarea de {0}, paga dinero. Las acciones por una tarea cuestan más de lo que parece y se quedan en la cap table.",
  "Median grants: 1.50% to the first employee, 0.33% to the fifth.":
    "Mediana de participaciones: 1,50 % al primer empleado, 0,33 % al quinto.",
  "Four years of vesting with a one-year cliff, whoever it is; nothing is earned before the cliff.":
    "Cuatro años de vesting con un cliff de un año, sea quien sea; antes del cliff no se gana nada.",
  "No cash at all: advisers, students, grants, or shares with vesting and a written role. Never shares on a promise.":
    "Sin nada de dinero: asesores, estudiantes, subvenciones o acciones con vesting y un rol por escrito. Nunca acciones por una promesa.",
  "One case in detail, with what went wrong": "Un caso con detalle, incluido lo que salió mal",
  "General words about the field": "Generalidades sobre el tema",
  "I want this: {0}. What is the smallest version that would teach us something?":
    "Quiero esto: {0}. ¿Cuál es la versión más pequeña que nos enseñaría algo?",
  "What would you ask me before you begin ({0})?": "¿Qué me preguntarías antes de empezar ({0})?",
  "They make it smaller, or ask who it is for": "Lo reducen o preguntan para quién es",
  "A price before a question": "Un precio antes que una pregunta",
  "All rights to the work pass to the company when it is paid, in writing, before work begins.":
    "Todos los derechos pasan a la empresa con el pago; por escrito y antes de empezar.",
  "Payment by milestone on acceptance; the last one is at least a fifth.":
    "Pago por hitos al aceptar; el último es al menos una quinta parte.",
  "Test data only; no customer data and no production keys until they are needed, and taken back on the last day.":
    "Solo datos de prueba; nada de datos de clientes ni claves de producción hasta que hagan falta, y se retiran el último día.",
  "Access to what the task needs and no more, under your own accounts, taken back on the last day.":
    "Acceso solo a lo que exige la tarea, con tus propias cuentas, y se retira el último día.",
  "LinkedIn Jobs, for a contractor of your own": "LinkedIn Jobs, para contratar directamente",
  "Y Combinator co-founder matching": "Y Combinator, búsqueda de cofundadores",
  "A defined task on fixed milestones: money is held until you accept, and the history of a person can be read.":
    "Una tarea definida con hitos fijos: el dinero se retiene hasta que aceptas y se ve el historial de cada persona.",
  "You pay 5% on the basic plan (3% from a US bank account) or 10% on Business Plus, and $0.99–14.99 per contract; the freelancer pays 0–15%.":
    "Pagas el 5 % en el plan básico (3 % desde una cuenta bancaria de EE. UU.) o el 10 % en Business Plus, y 0,99–14,99 $ por contrato; el freelance paga 0–15 %.",
  "Freelancers with portfolios who keep what you pay; good for design and for pages that are seen.":
    "Freelances con portafolio que se quedan con todo lo que pagas; bueno para diseño y páginas visibles.",
  "No commission on what the freelancer is paid.": "Sin comisión sobre lo que cobra el freelance.",
  "Productised work with a price on it: one clear piece, delivered in days.":
    "Trabajo empaquetado con precio: una pieza clara, entregada en días.",
  "The seller pays 20%; the buyer's fee is shown at the checkout and is not in the sum here.":
    "El vendedor paga el 20 %; la comisión del comprador se ve al pagar y no está incluida aquí.",
  "Screened senior people within days, for a task where a wrong choice costs more than the premium.":
    "Perfiles sénior filtrados en días, para tareas en las que equivocarse cuesta más que el sobreprecio.",
  "The premium is inside the hourly rate; a deposit is usual. Ask for both in writing.":
    "El sobreprecio va dentro de la tarifa por hora; suele pedirse un depósito. Pide ambos por escrito.",
  "Vetted engineers for a project of weeks, proposed by a person who read your scope.":
    "Ingenieros verificados para proyectos de semanas, propuestos por alguien que leyó tu alcance.",
  "The premium is inside the hourly rate. Ask for it in writing.":
    "El sobreprecio va dentro de la tarifa por hora. Pídelo por escrito.",
  "A small team that worked together before, for a product rather than a task.":
    "Un equipo pequeño que ya trabajó junto, para un producto más que para una tarea.",
  "The premium is inside the rate. Ask for it in writing.":
    "El sobreprecio va dentro de la tarifa. Pídelo por escrito.",
  "Ten to twenty hours a week for months: cheaper than a marketplace, and what is learned stays with one person.":
    "De diez a veinte horas por semana durante meses: más barato que una plataforma, y lo aprendido se queda en una persona.",
  "No fee; you write the contract and the assignment of rights yourself.":
    "Sin comisión; tú redactas el contrato y la cesión de derechos.",
  "A co-founder or first employee, for a skill the company lives from for longer than six months: knowledge stays, and part of the pay is ownership.":
    "Un cofundador o primer empleado, para una capacidad de la que la empresa vive más de seis meses: el conocimiento se queda y parte del pago es propiedad.",
  "No fee; the price is salary and shares with vesting.":
    "Sin comisión; el precio es el sueldo y acciones con vesting.",
  "The pages in your repository, with a readme that starts them by one command":
    "Las páginas en tu repositorio, con un readme que las arranca con un comando",
  "A stranger clones it, starts it in ten minutes, and every page works at 390 and 1440 pixels by keyboard alone":
    "Un desconocido lo clona, lo arranca en diez minutos y cada página funciona a 390 y 1440 píxeles solo con teclado",
  "Build one screen from a sketch, with one empty and one failed state, in your repository":
    "Construir una pantalla a partir de un boceto, con un estado vacío y uno de error, en tu repositorio",
  "Show a screen you built that had to work on a slow phone. What did you measure, and what did you leave out?":
    "Enseña una pantalla que tuvo que funcionar en un móvil lento. ¿Qué mediste y qué dejaste fuera?",
  "Numbers before and after, and something they decided not to build":
    "Cifras de antes y después, y algo que decidieron no construir",
  "Only names of frameworks, no page you can open": "Solo nombres de frameworks, ninguna página que abrir",
  "The service with its migrations, and tests that say what it guarantees":
    "El servicio con sus migraciones y pruebas que dicen qué garantiza",
  "The tests pass on a clean machine, a request without rights is refused, and a restore from the backup is shown once":
    "Las pruebas pasan en una máquina limpia, se rechaza una petición sin permisos y se muestra una restauración de la copia",
  "Add one endpoint with validation, one refusal and a test, to a small repository you give them":
    "Añadir un endpoint con validación, un rechazo y una prueba a un repositorio pequeño que les das",
  "Tell me about data you lost or nearly lost. What changed afterwards?":
    "Cuéntame de datos que perdiste o casi. ¿Qué cambió después?",
  "A real incident, told with their own part in it": "Un incidente real, con su propia parte en él",
  "Never had one, or it was always somebody else": "Nunca les pasó, o siempre fue otro",
  "The app in the test channel of the store, under your own account":
    "La app en el canal de pruebas de la tienda, con tu propia cuenta",
  "You install it on two of your own phones, start it without a network, and the crash report of a forced crash arrives":
    "La instalas en dos teléfonos tuyos, arranca sin red y llega el informe de un fallo forzado",
  "One screen with a list, loading from your test address, that works without a network":
    "Una pantalla con una lista que carga de tu dirección de prueba y funciona sin red",
  "Which app of yours is in a store today, and what did the last three one-star reviews say?":
    "¿Qué app tuya está hoy en una tienda, y qué dicen las tres últimas reseñas de una estrella?",
  "They know the reviews without looking": "Se saben las reseñas sin mirar",
  "Screenshots instead of a store link": "Capturas en vez de un enlace a la tienda",
  "The pipeline, the evaluation set of 100 real cases, and the cost of one case":
    "El pipeline, el conjunto de evaluación de 100 casos reales y el coste de un caso",
  "The evaluation runs by one command and its result is the one in the report; cost per case stays under a third of your price":
    "La evaluación se ejecuta con un comando y su resultado es el del informe; el coste por caso queda por debajo de un tercio de tu precio",
  "Measure a simple baseline on 30 of your cases and say which ten it gets wrong, and why":
    "Medir una línea base simple en 30 casos tuyos y decir cuáles diez falla y por qué",
  "When was the simple solution better than the model?": "¿Cuándo fue mejor la solución simple que el modelo?",
  "A baseline they measured first": "Una línea base que midieron primero",
  "A demo without a number of how often it fails": "Una demo sin cifra de cuántas veces falla",
  "Everything as code in your account, with a bill estimate and a page on what to do at night":
    "Todo como código en tu cuenta, con una estimación de la factura y una página sobre qué hacer de noche",
  "A new environment comes up from the code alone, and a lost machine is replaced while you watch":
    "Un entorno nuevo se levanta solo con el código y una máquina caída se reemplaza delante de ti",
  "Write down how one service of yours is backed up and restored, and do the restore":
    "Describir cómo se respalda y restaura un servicio tuyo, y hacer la restauración",
  "What do you refuse to automate?": "¿Qué te niegas a automatizar?",
  "A limit with a reason": "Un límite con un motivo",
  "Accounts in their name": "Cuentas a su nombre",
  "Editable sources, the components and their states, and the rights to both":
    "Archivos editables, los componentes y sus estados, y los derechos de ambos",
  "Five people of your customers do the main task on the prototype without help; contrast of text is 4.5 to 1 or more":
    "Cinco de tus clientes hacen la tarea principal en el prototipo sin ayuda; el contraste del texto es de 4,5 a 1 o más",
  "Redraw one screen that exists, and say in three sentences what you took away":
    "Rediseñar una pantalla existente y decir en tres frases qué se quitó",
  "Show a design that failed with users. What did you see them do?":
    "Enseña un diseño que fracasó con los usuarios. ¿Qué les viste hacer?",
  "They watched people, and changed it": "Observaron a personas y lo cambiaron",
  "Only pictures, no process and no user": "Solo imágenes, sin proceso ni usuarios",
  "The texts in an editable file, each with its purpose and its one reader":
    "Los textos en un archivo editable, cada uno con su objetivo y su lector",
  "Three buyers say in their own words what you sell after reading the first paragraph":
    "Tres compradores dicen con sus palabras qué vendes tras leer el primer párrafo",
  "Rewrite your first page's first paragraph in three versions, after one 20-minute call with you":
    "Reescribir el primer párrafo de tu página en tres versiones, tras una llamada de 20 minutos contigo",
  "Which text of yours moved a number? Which number?": "¿Qué texto tuyo movió una cifra? ¿Cuál?",
  "They know the number and doubt it": "Conocen la cifra y dudan de ella",
  "Samples that could be about any company": "Muestras que valdrían para cualquier empresa",
  "One channel set up in your own accounts, with its cost per lead by week":
    "Un canal montado en tus cuentas, con su coste por lead semanal",
  "You can name the cost of one lead and of one customer from the report without asking anybody":
    "Puedes decir el coste de un lead y de un cliente a partir del informe sin preguntar a nadie",
  "Look through your page and one account, and propose one test with the number that ends it":
    "Revisar tu página y una cuenta y proponer una prueba con la cifra que la termina",
  "Tell me about a channel you gave up. At which number?": "Cuéntame de un canal que abandonaste. ¿Con qué cifra?",
  "A threshold set beforehand": "Un umbral fijado de antemano",
  "Reach, likes and impressions instead of customers": "Alcance, me gusta e impresiones en vez de clientes",
  "A list of named prospects, the messages sent, and every answer in your own CRM":
    "Una lista de prospectos con nombre, los mensajes enviados y cada respuesta en tu CRM",
  "Ten conversations with buyers on your calendar, with notes you can read":
    "Diez conversaciones con compradores en tu calendario, con notas legibles",
  "Write to five of your prospects after one call with you, and bring back what they answered":
    "Escribir a cinco de tus prospectos tras una llamada contigo y traer sus respuestas",
  "Describe the last deal you lost. Who decided against you, and why?":
    "Describe la última venta que perdiste. ¿Quién decidió en contra y por qué?",
  "The name of the role that decided, and the alternative it chose":
    "El cargo de quien decidió y la alternativa que eligió",
  "Pays by leads they will not name": "Cobra por leads que no quiere nombrar",
  "The final files, the project files, and a list of the rights of music and pictures":
    "Los archivos finales, los del proyecto y una lista de derechos de música e imágenes",
  "The first three seconds say what it is about with the sound off; all rights are on the list":
    "Los tres primeros segundos dicen de qué va sin sonido; todos los derechos están en la lista",
  "Cut 30 seconds from material you give them, in two versions":
    "Montar 30 segundos con el material que les das, en dos versiones",
  "What did you cut out of your best piece, and why?": "¿Qué quitaste de tu mejor pieza, y por qué?",
  "They think about who watches": "Piensan en quién lo ve",
  "Music or pictures without a license": "Música o imágenes sin licencia",
  "The finished documents, with the open questions on one page":
    "Los documentos terminados, con las preguntas abiertas en una página",
  "A second professional finds nothing to change in a sample you choose":
    "Otro profesional no encuentra nada que cambiar en una muestra que tú eliges",
  "Review one contract or one month, and list the three largest risks":
    "Revisar un contrato o un mes y listar los tres mayores riesgos",
  "What would you advise a company of my size not to do yet?":
    "¿Qué le aconsejarías no hacer todavía a una empresa de mi tamaño?",
  "They save you money against their own interest": "Te ahorran dinero en contra de su propio interés",
  "Answers before they asked anything": "Respuestas antes de preguntar nada",
};
