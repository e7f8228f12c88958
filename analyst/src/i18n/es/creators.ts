import type { Catalogue } from "../catalogue.ts";

export const creators: Catalogue = {
  "{0} creators ({1}), imported or found by a search. Their figures are not verified: use the sheet below before any money moves.":
    "{0} creadores ({1}), importados o encontrados con una búsqueda. Sus cifras no están verificadas: usa la hoja de abajo antes de mover dinero.",
  "No creators ({0}) are known here, and none are made up. The searches below find them; import a list to see them here.":
    "Aquí no se conoce a ningún creador ({0}) y no se inventa ninguno. Las búsquedas de abajo los encuentran; importa una lista para verlos aquí.",
  "your budget × this share": "tu presupuesto × esta parte",
  "For {0}: {1}.": "Para {0}: {1}.",
  "Of the budget": "Del presupuesto",
  "budget × {0}%": "presupuesto × {0} %",
  "No engagement figure of this tier is known well enough to print.":
    "No conocemos ninguna cifra de interacción de este nivel lo bastante fiable.",
  "A profile of {0} followers gets about {1} likes and comments a post":
    "Un perfil de {0} seguidores recibe unos {1} me gusta y comentarios por publicación",
  "not one creator at {0}": "ni un creador a {0}",
  "one creator at {0}": "un creador a {0}",
  "up to {0} creators at {1} each": "hasta {0} creadores a {1} cada uno",
  "clicks × conversion × price × margin": "clics × conversión × precio × margen",
  "The most to pay for a post": "Lo máximo que pagar por una publicación",
  "Enter price and margin: then you see what a post may cost at most.":
    "Introduce precio y margen: así verás cuánto puede costar como máximo una publicación.",
  "{0} clicks": "{0} clics",
  "You gave no conversion: {0}% is the median of stores and stands in for it. Replace it with your own after the first post.":
    "No diste la conversión: usamos el {0} %, la mediana de las tiendas. Cámbiala por la tuya tras la primera publicación.",
  "One sale leaves {0} ({1} × {2}%). A post that costs more is paid by you, not by its buyers.":
    "Una venta deja {0} ({1} × {2} %). Una publicación más cara la pagas tú, no sus compradores.",
  "Instagram, 1K–10K followers": "Instagram, 1.000–10.000 seguidores",
  "1.78% of followers like or comment": "el 1,78 % de los seguidores da me gusta o comenta",
  "Instagram, above 1M": "Instagram, más de 1 millón",
  "Share of all creators who are nano": "Parte de los creadores que son nano",
  "No figure we would vouch for: take the median of ten creators of your niche and compare with that.":
    "Ninguna cifra que podamos avalar: toma la mediana de diez creadores de tu nicho y compara con ella.",
  "Open three good {0} profiles and follow “Suggested for you” on each":
    "Abre tres buenos perfiles de {0} y sigue «Sugerencias para ti» en cada uno",
  "(likes + comments) / followers, the median of the last 12 posts without pinned ones and ads":
    "(me gusta + comentarios) / seguidores, la mediana de las últimas 12 publicaciones sin fijadas ni anuncios",
  "views / subscribers, the median of the last 12 videos without shorts and ads":
    "visualizaciones / suscriptores, la mediana de los últimos 12 vídeos sin shorts ni anuncios",
  "(likes + replies + reposts) / followers, the median of the last 12 posts without pinned ones":
    "(me gusta + respuestas + reposts) / seguidores, la mediana de las últimas 12 publicaciones sin fijadas",
  "your country": "tu país",
  Engagement: "Interacción",
  "At or above the median of the tier": "En la mediana de su nivel o por encima",
  "At or above the median of ten creators you compare": "En la mediana de diez creadores comparados o por encima",
  "Real followers": "Seguidores reales",
  "An audience report from a tool that you trust, or a screen recording of the creator's own statistics":
    "Un informe de audiencia de una herramienta fiable, o las estadísticas del creador grabadas en pantalla",
  "75% or more are real": "el 75 % o más son reales",
  Audience: "Audiencia",
  "The creator's statistics: where they follow from, and in which language":
    "Las estadísticas del creador: desde dónde lo siguen y en qué idioma",
  "20% or more in {0}; 30% or more at your buyers' age": "20 % o más en {0}; 30 % o más de la edad de tus compradores",
  "Growth of followers": "Crecimiento de seguidores",
  "The curve of followers over 12 months": "La curva de seguidores en 12 meses",
  "No jump of a tenth in a week without a post that explains it":
    "Ningún salto del 10 % en una semana sin una publicación que lo explique",
  Comments: "Comentarios",
  "Read 30 of them": "Lee 30",
  "At least a third say something about {0}": "Al menos un tercio dice algo sobre {0}",
  Advertising: "Publicidad",
  "Count the paid posts among the last 30": "Cuenta las publicaciones pagadas entre las últimas 30",
  "Fewer than one in five, none for a competitor in three months":
    "Menos de una de cada cinco, ninguna de un competidor en tres meses",
  "Still active": "Sigue activo",
  "Date of the last post": "Fecha de la última publicación",
  "Within two weeks": "En las últimas dos semanas",
  Fit: "Encaje",
  "Show three posts to two of your buyers": "Muestra tres publicaciones a dos de tus compradores",
  "Both would follow": "Los dos lo seguirían",
  "Write the label into the brief and check the post in its first hour: the advertiser is liable for it too. Not legal advice.":
    "Incluye la etiqueta en el briefing y revisa la publicación en la primera hora: el anunciante también responde por ella. No es asesoría legal.",
  "one reel and one story": "un reel y una historia",
  "60 seconds within a video": "60 segundos dentro de un vídeo",
  "one post with a thread of three": "una publicación con un hilo de tres",
  "[fee]": "[honorarios]",
  "[fee, at most {0} for each 100 clicks you may expect]": "[honorarios, como máximo {0} por cada 100 clics esperados]",
  "people in {0}": "personas de {0}",
  people: "personas",
  "{0}: a question about [their post]": "{0}: una pregunta sobre [su publicación]",
  "First message": "Primer mensaje",
  "your [post about …] made me think of [what it made you think].":
    "tu [publicación sobre …] me hizo pensar en [lo que te hizo pensar].",
  "We make [product] for {0} who are interested in {1}, and I think it fits what you said about [their words].":
    "Hacemos [producto] para {0} que se interesan por {1}, y creo que encaja con lo que dijiste sobre [sus palabras].",
  "Would you try it for two weeks, free and without any obligation? If you would not recommend it, I want to know why.":
    "¿Lo probarías dos semanas, gratis y sin compromiso? Si no lo recomendarías, quiero saber por qué.",
  "[your name], [link]": "[tu nombre], [enlace]",
  "Second message, after five days": "Segundo mensaje, a los cinco días",
  "one line is enough: interested, later, or no. If it is no, thank you for reading; I will not write again.":
    "basta una línea: me interesa, más adelante o no. Si es no, gracias por leerme; no volveré a escribir.",
  Terms: "Condiciones",
  "What we agreed": "Lo que acordamos",
  "this is what we agreed: {0} by [date], with the link [tracked link], marked as advertising at the beginning.":
    "esto es lo acordado: {0} antes del [fecha], con el enlace [enlace con seguimiento] y la etiqueta de publicidad al principio.",
  "You say what you think; we only check facts.": "Di lo que piensas; nosotros solo revisamos los datos.",
  "You get {0}: half before, half seven days after, with your statistics of the post.":
    "Recibes {0}: la mitad antes y la otra mitad a los siete días, con tus estadísticas de la publicación.",
  "We may show the post on our own page for [months].":
    "Podemos mostrar la publicación en nuestra página durante [meses].",
  "If the label is missing, we ask for it within the first hour. If the post is more than a week late, the second half is not due.":
    "Si falta la etiqueta, la pediremos en la primera hora. Si la publicación se retrasa más de una semana, la segunda mitad no se paga.",
  "Followers and engagement as imported": "Seguidores e interacción según la importación",
  "Followers not known": "Seguidores desconocidos",
  "Followers as the search result says": "Seguidores según el resultado de búsqueda",
  "Engagement not known": "Interacción desconocida",
  Nano: "Nano",
  Micro: "Micro",
  "Mid-size": "Mediano",
  Mega: "Mega",
  "enough to learn with small creators and then repeat with larger ones":
    "alcanza para aprender con creadores pequeños y repetir con otros mayores",
  "many small tests, and one larger creator only after they paid back":
    "muchas pruebas pequeñas y un creador mayor solo cuando se hayan pagado",
  "several creators instead of one: a single post tells nothing":
    "varios creadores en vez de uno: una sola publicación no dice nada",
  "only the smallest tier leaves room for more than one attempt": "solo el nivel más pequeño permite más de un intento",
  "Web search, profiles": "Búsqueda web, perfiles",
  "Web search, those who can be written to": "Búsqueda web, con correo de contacto",
  "Instagram, hashtag": "Instagram, hashtag",
  "Instagram, suggestions": "Instagram, sugerencias",
  "YouTube, this month": "YouTube, este mes",
  "YouTube, channels": "YouTube, canales",
  "Web search, channels": "Búsqueda web, canales",
  "Web search, those with sponsors": "Búsqueda web, con patrocinadores",
  "X, posts that people answered": "X, publicaciones con respuestas",
  "X, people": "X, personas",
  "X, lists": "X, listas",
  "United States (FTC): a clear word such as “Ad” or “Paid partnership with …” where it is seen before the fold; free products count as payment.":
    "Estados Unidos (FTC): una palabra clara como «Ad» o «Paid partnership with …», visible sin desplegar; los productos gratis cuentan como pago.",
  "United Kingdom (ASA, CMA): “Ad” at the beginning, also for gifts and affiliate links.":
    "Reino Unido (ASA, CMA): «Ad» al principio, también para regalos y enlaces de afiliado.",
  "Germany: “Werbung” or “Anzeige” at the beginning; abbreviations such as “#ad” have been refused by courts.":
    "Alemania: «Werbung» o «Anzeige» al principio; los tribunales han rechazado abreviaturas como «#ad».",
  "France (law 2023-451): “Publicité” or “Collaboration commerciale” on the picture, and a written contract above the legal threshold.":
    "Francia (ley 2023-451): «Publicité» o «Collaboration commerciale» sobre la imagen, y contrato escrito por encima del umbral legal.",
  "European Union: commercial content is recognisable as such, and the platform's own label for it is switched on.":
    "Unión Europea: el contenido comercial debe reconocerse como tal, con la etiqueta propia de la plataforma activada.",
  "India (ASCI, consumer authority): “Ad”, “Sponsored” or “Partnership” in the language of the post, at its beginning.":
    "India (ASCI, autoridad de consumo): «Ad», «Sponsored» o «Partnership» en el idioma de la publicación, al principio.",
  "China (Internet advertising measures): the post carries the word 广告.":
    "China (medidas de publicidad en internet): la publicación lleva la palabra 广告.",
};
