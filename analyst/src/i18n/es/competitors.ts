import type { Catalogue } from "../catalogue.ts";

export const competitors: Catalogue = {
  "buyers in {0}": "compradores de {0}",
  "General knowledge, to be checked": "Conocimiento general, por comprobar",
  "Do nothing": "No hacer nada",
  "Ask five {0} what they did about it in the last month. If most did nothing, this is the competitor to beat.":
    "Pregunta a cinco compradores («{0}») qué hicieron al respecto el último mes. Si la mayoría no hizo nada, este es el competidor que hay que vencer.",
  "What they do today: {0}": "Lo que hacen hoy: {0}",
  "You wrote that they {0}. It is paid for, familiar and needs no decision.":
    "Escribiste: «{0}». Ya está pagado, es conocido y no exige ninguna decisión.",
  "Watch one of them do it and write down minutes and money per week.":
    "Observa a uno de ellos mientras lo hace y anota los minutos y el dinero por semana.",
  "You named {0}. What it charges and whom it serves is not known here.":
    "Nombraste a {0}. Aquí no se sabe cuánto cobra ni a quién atiende.",
  "You named {0}. What they charge and whom they serve decides how hard it is.":
    "Has nombrado a {0}. Lo que cobran y a quién atienden decide lo difícil que será.",
  "Open the pricing page and the last three releases of {0}, and read its worst reviews for a complaint that keeps coming back.":
    "Abre la página de precios y las tres últimas versiones de {0}, y busca en sus reseñas de una y dos estrellas la queja que se repite.",
  product: "producto",
  "An example to check: often compared with businesses of the type {0}. Whether your buyer ever considers it is open.":
    "Un ejemplo por comprobar: suele compararse con negocios de tipo {0}. Está por ver si tu comprador lo tiene en cuenta.",
  "Ask five buyers whether {0} was on their list. Cross it out if nobody says yes.":
    "Pregunta a cinco compradores si {0} estaba en su lista. Si nadie dice que sí, táchalo.",
  "It costs them {0} by your own figure, and no decision. That figure is what you sell against.":
    "Según tu propia cifra les cuesta {0}, y ninguna decisión. Contra esa cifra vendes.",
  "You wrote {0}. If that is what it costs them to leave things as they are, it is what you sell against.":
    "Escribiste {0}. Si eso es lo que les cuesta dejarlo todo como está, contra eso vendes.",
  "What does it cost {0} a month to leave things as they are? Without that figure, doing nothing wins.":
    "¿Cuánto les cuesta al mes («{0}») dejarlo todo como está? Sin esa cifra gana no hacer nada.",
  "{0}: {1} for {2}.": "{0}: {1}, para {2}.",
  "Today they {0}, so the first thing you compete with is a habit.":
    "Hoy es así: «{0}». Compites primero con una costumbre.",
  "How do they manage today? That habit is the first thing you compete with.":
    "¿Cómo se las arreglan hoy? Esa costumbre es lo primero con lo que compites.",
  "You named {0}; nothing is claimed here that you did not write.":
    "Nombraste a {0}; aquí no se afirma nada que no hayas escrito.",
  "You named no competitor. A market without competitors is rare: search for what buyers type, not for what you call it.":
    "No nombraste a ningún competidor. Un mercado sin competidores es raro: busca lo que escriben los compradores, no como lo llamas tú.",
  "You wrote that there are no competitors. An investor reads that as a market nobody looked at.":
    "Escribiste que no hay competidores. Un inversor lo lee como un mercado que nadie ha mirado.",
  "In this kind of business: {0}": "En este tipo de negocio: {0}",
  "For comparison": "Para comparar",
  "Prices in this kind of business": "Precios en este tipo de negocio",
  "the three results your buyer finds first": "los tres primeros resultados que encuentra tu comprador",
  "{0}: this is open ground only as long as nobody else does it. The feature pages of {1} tell you.":
    "{0}: es terreno libre solo mientras nadie más lo haga. Compruébalo en las páginas de funciones: {1}.",
  "What do you do that {0} cannot copy within six months?":
    "¿Qué haces tú que no se pueda copiar en seis meses? Piensa en: {0}.",
  "{0} who still {1}: as far as you said, nobody sells to them yet. Count them first.":
    "{0} que todavía lo hacen así: «{1}». Por lo que dijiste, nadie les vende aún. Cuéntalos primero.",
  "Which {0} use nothing at all, and why?": "¿Quiénes («{0}») no usan nada, y por qué?",
  "The problem costs {0} each time and you ask {1} a month: it pays for itself once it is avoided {2} times a month ({3} / {4}).":
    "El problema cuesta {0} cada vez y tú pides {1} al mes: se paga solo si se evita {2} veces al mes ({3} / {4}).",
  "What sets you apart, in your words: {0}.": "Lo que te distingue, en tus palabras: {0}.",
  "You: {0}. Hard to buy, if buyers care about it.": "Tú: {0}. Difícil de comprar, si a los compradores les importa.",
  "A way to reach buyers that you already named: {0}.": "Una vía para llegar a los compradores que ya nombraste: {0}.",
  "You named no advantage yet: what can you do that would take others a year?":
    "Aún no nombraste ninguna ventaja: ¿qué sabes hacer que a otros les llevaría un año?",
  "Why has nobody replaced {0} so far?": "¿Por qué nadie ha sustituido hasta ahora {0}?",
  "Why has nobody solved it so far?": "¿Por qué nadie lo ha resuelto hasta ahora?",
  "doing nothing": "no hacer nada",
  "[what only you do]": "[lo que solo haces tú]",
  "who today {0}": "(hoy: «{0}»)",
  "who [how they manage today]": "[cómo se las arreglan hoy]",
  "For {0} {1}: {2}. Unlike {3}, {4}.": "Para {0} {1}: {2}. A diferencia de {3}: {4}.",
  "Read it to five buyers. If they cannot say it back in their own words, it is not your position yet.":
    "Léesela a cinco compradores. Si no saben repetirla con sus palabras, todavía no es tu posicionamiento.",
  "Beat doing nothing before you beat anybody else: {0}": "Antes de vencer a nadie más, vence a la inacción: {0}",
  "Stop or change course: {0}": "Parar o cambiar de rumbo: {0}",
  "What the comparison rests on most: {0}. {1}": "En lo que más se apoya la comparación: {0}. {1}",
  "{0}: {1} {2}": "{0}: {1} {2}",
  "Win the customers {0} disappoints: take the complaint that keeps coming back in its reviews and answer it on your first page.":
    "Gana a los clientes que {0} decepciona: toma la queja que se repite en sus reseñas y respóndela en tu página de inicio.",
  "Write down the first three names that {0} give you. Those are your competitors, whatever this page says.":
    "Anota los tres primeros nombres que te den tus compradores («{0}»). Esos son tus competidores, diga lo que diga esta página.",
  "{0} competes with you": "{0} compite contigo",
  "{0} is an alternative your buyer considers": "Tu comprador considera {0} una alternativa",
  "Read the pricing page, the feature page and the lowest reviews; note the date of each.":
    "Lee la página de precios, la de funciones y las peores reseñas; anota la fecha de cada una.",
  "Nobody does exactly this": "Nadie hace exactamente esto",
  "Search in the buyer's words and language, and read two pages of results and the ads.":
    "Busca con las palabras y en el idioma del comprador, y lee dos páginas de resultados y los anuncios.",
  "There are enough {0}": "Hay suficientes compradores («{0}»)",
  "They would change from what they do today": "Dejarían lo que hacen hoy",
  "Five conversations with strangers about the last time it happened, without naming your product.":
    "Cinco conversaciones con desconocidos sobre la última vez que pasó, sin mencionar tu producto.",
  "US Census: Statistics of US Businesses and County Business Patterns, by NAICS code":
    "US Census: Statistics of US Businesses y County Business Patterns, por código NAICS",
  "Eurostat structural business statistics and the national business register":
    "las estadísticas estructurales de empresas de Eurostat y el registro mercantil nacional",
  "ONS: UK business counts, by SIC code": "ONS: UK business counts, por código SIC",
  "the Ministry of Corporate Affairs and the Udyam register": "el Ministry of Corporate Affairs y el registro Udyam",
  "the National Bureau of Statistics": "la Oficina Nacional de Estadística de China",
  "the national statistics office and the trade association":
    "el instituto nacional de estadística y la asociación del sector",
  "Count them here: {0}. Write down the year and the code you counted.":
    "Cuéntalos aquí: {0}. Anota el año y el código que usaste.",
  "Ask the last five buyers whom else they looked at, and what made them stop looking.":
    "Pregunta a los últimos cinco compradores qué más miraron y qué hizo que dejaran de buscar.",
  "Write down what a funded team would need to copy it: months, money, a license, data, trust.":
    "Anota qué necesitaría un equipo con financiación para copiarlo: meses, dinero, una licencia, datos, confianza.",
  "Ask what they would do tomorrow if your product were gone.":
    "Pregunta qué harían mañana si tu producto desapareciera.",
  "List every supplier above a tenth of your cost, and the second one you could change to.":
    "Haz una lista de cada proveedor que pese más de una décima parte de tus costes, con el segundo al que podrías cambiar.",
  "Work out the share of revenue of your largest customer, now and in a year.":
    "Calcula qué parte de tus ingresos viene de tu mayor cliente, ahora y dentro de un año.",
  "Examples to check: {0}.": "Ejemplos por comprobar: {0}.",
  "{0} keeps others out as long as it keeps you out: {1}": "{0} frena a los demás mientras te frene a ti: {1}",
  "Anybody can call the same model: the model is no barrier, your data and your customers are.":
    "Cualquiera puede usar el mismo modelo: la barrera no es el modelo, sino tus datos y tus clientes.",
  "Goods need stock, space and money before the first sale; that slows newcomers down, and you too.":
    "Los productos físicos exigen inventario, espacio y dinero antes de la primera venta; eso frena a los nuevos, y a ti también.",
  "How do {0} get by without any product?": "¿Cómo se las arreglan («{0}») sin ningún producto?",
  "You sell to everybody: nobody in particular has a reason to look for you.":
    "Vendes a todo el mundo: nadie en concreto tiene un motivo para buscarte.",
  "How easily {0} go back to what they do now decides what you may charge.":
    "Lo que puedes cobrar depende de lo fácil que les resulte («{0}») volver a lo de ahora.",
  "yes, you say": "sí, según tú",
  no: "no",
  "not named yet": "sin indicar",
  "no invoice": "sin factura",
  "not known yet": "aún por conocer",
  "Made for": "Pensado para",
  everybody: "todo el mundo",
  You: "Tú",
  "No invoice and no product.": "Sin factura y sin producto.",
  "Place it yourself after reading its page.": "Colócalo tú después de leer su página.",
  "You wrote {0}. Move yourself if your buyers see it differently.":
    "Escribiste {0}. Muévete si tus compradores lo ven de otra manera.",
  "Place yourself where your buyers would.": "Colócate donde te pondrían tus compradores.",
  "For everybody": "Para todos",
  "Only for {0}": "Solo para {0}",
  "A named buyer is the cheapest difference a small company can have.":
    "Un comprador concreto es la diferencia más barata que puede tener una empresa pequeña.",
  Cheap: "Barato",
  Expensive: "Caro",
  "The same for everybody": "Igual para todos",
  "Fitted to each customer": "A la medida de cada cliente",
  "After the price, buyers ask whether it fits them.": "Después del precio, los compradores preguntan si les encaja.",
  "Price is the first thing a comparison shows.": "El precio es lo primero que muestra una comparación.",
  "Your text speaks of {0}; this is where the alternatives differ most.":
    "Tu texto habla de {0}; ahí es donde más se diferencian las alternativas.",
  "Few offers, vetted by hand": "Pocas ofertas, seleccionadas a mano",
  "Many offers, open to all": "Muchas ofertas, abiertas a todos",
  "two sides": "dos lados del mercado",
  "A person does it": "Lo hace una persona",
  "It runs by itself": "Funciona solo",
  automation: "automatización",
  "Bought and owned": "Se compra y es tuyo",
  "Delivered as a service": "Como servicio",
  goods: "productos físicos",
  "Data goes to the vendor": "Los datos van al proveedor",
  "Data stays with the customer": "Los datos se quedan con el cliente",
  "personal data": "datos personales",
  "Do it yourself": "Hazlo tú mismo",
  "Done for you": "Te lo hacen",
  "a service": "un servicio",
  "Needs a project to start": "Exige un proyecto para empezar",
  "Works on the first day": "Funciona desde el primer día",
  "What stops most buyers of software is the change itself.":
    "Lo que frena a la mayoría de compradores de software es el propio cambio.",
  "A corner too small for {0}: {1} with one need the others treat as an exception.":
    "Un rincón demasiado pequeño para otros ({0}): {1} con una necesidad que ellos tratan como excepción.",
};
