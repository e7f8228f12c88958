import type { Catalogue } from "../catalogue.ts";

export const workOnSite: Catalogue = {
  "Where to look": "Dónde buscar",
  "{0}: this is work on site. The marketplaces that this tool knows are for work delivered as files, so it names none, and no fee or hourly rate either.":
    "{0}: es un trabajo presencial. Los mercados que conoce esta herramienta son para trabajos que se entregan como archivos, así que no nombra ninguno, ni tampoco comisiones ni tarifas por hora.",
  "{0}: this tool does not know this role. So it names no marketplace, no fee and no hourly rate; what follows holds for any work.":
    "{0}: esta herramienta no conoce este puesto. Por eso no nombra ningún mercado, comisión ni tarifa por hora; lo que sigue vale para cualquier trabajo.",
  "Ask customers, neighbors and people who already do this work for one name each, and call those people first.":
    "Pide a clientes, vecinos y personas que ya hacen este trabajo un nombre cada uno, y llama primero a esos.",
  "Put the job post where people come by ({0}): shops, clubs, schools and notice boards, and the neighbourhood's groups online.":
    "Pon el anuncio por donde pasa la gente ({0}): tiendas, clubes, escuelas y tablones, y los grupos del barrio en internet.",
  "Put the job post where people who do this work come by: shops, clubs, schools and notice boards, and the neighbourhood's groups online.":
    "Pon el anuncio por donde pasa la gente de este trabajo: tiendas, clubes, escuelas y tablones, y los grupos del barrio en internet.",
  "Ask the public employment service and the schools or associations of this work; posting there is often free.":
    "Pregunta en el servicio público de empleo y en las escuelas o asociaciones de este trabajo; allí el anuncio suele ser gratis.",
  "Is there an agency or a site for exactly this work where you are? What does it take of the pay, and who employs the person?":
    "¿Hay en tu zona una agencia o una web justo para este trabajo? ¿Qué parte del pago se queda y quién contrata a la persona?",
  "What is usually paid for this where you are? Ask three people who do it, and look up the minimum wage.":
    "¿Cuánto se suele pagar por esto en tu zona? Pregunta a tres personas que lo hagan y consulta el salario mínimo.",
  "budget / {0}, before taxes and contributions": "presupuesto / {0}, antes de impuestos y cotizaciones",
  "What is done, where, on which days and at what time ({0})? One sentence, before you ask anybody.":
    "¿Qué se hace, dónde, qué días y a qué hora ({0})? Una frase, antes de preguntar a nadie.",
  "Each time as agreed: place, day, start and end are in one shared calendar":
    "Cada vez según lo acordado: lugar, día, inicio y fin están en un calendario compartido",
  "A short message afterwards: what was done, and what was unusual":
    "Un mensaje breve después: qué se hizo y qué hubo fuera de lo normal",
  "A page with everything that somebody else needs to take over for a day":
    "Una página con todo lo que otra persona necesita para sustituirle un día",
  "You write down three things that you can check on the spot, and check them on the first, the third and the tenth time":
    "Anotas tres cosas que puedes comprobar en el momento y las compruebas la primera, la tercera y la décima vez",
  "Once you watch without saying anything, and once you ask the people it is done for":
    "Una vez miras sin decir nada, y otra preguntas a las personas para las que se hace",
  "Before the first day you have seen the document, with its date: {0}":
    "Antes del primer día has visto el documento, con su fecha: {0}",
  "Work that was not agreed: it is agreed and paid for separately":
    "El trabajo no acordado: se acuerda y se paga aparte",
  "Travel, material and equipment: write down who brings and who pays for what":
    "Desplazamiento, material y equipo: escribe quién trae y quién paga cada cosa",
  "[how many hours a week]": "[cuántas horas a la semana]",
  "[what you pay, per hour or each time]": "[lo que pagas, por hora o por vez]",
  "We are looking for {0}. What matters to us: {1}.": "Buscamos: {0}. Lo que nos importa: {1}.",
  "The work: {0}": "El trabajo: {0}",
  "When and where: [days, time, place]. {0}, {1}.": "Cuándo y dónde: [días, hora, lugar]. {0}, {1}.",
  "It begins with one paid trial shift; it is paid whether or not we go on.":
    "Empieza con un turno de prueba pagado; se paga sigamos o no.",
  "Please tell us when you are free, where you have done this kind of work and whom we may ask, and the question you would ask us first.":
    "Responde, por favor, con las horas a las que puedes, dónde has hecho un trabajo así y a quién podemos preguntar, y la pregunta que nos harías primero.",
  "One ordinary shift of the real work, alongside you or somebody who knows it. Two or three candidates do the same shift, one after the other.":
    "Un turno normal del trabajo real, contigo o con alguien que lo conozca al lado. Dos o tres candidatos hacen el mismo turno, uno tras otro.",
  "One shift": "Un turno",
  "The hours of the shift at {0} each": "Las horas del turno a {0} cada una",
  "hours × {0}": "horas × {0}",
  "The usual pay for the hours of the shift, in any case": "Lo habitual por las horas del turno, en cualquier caso",
  "Whether they were there on time and ready": "Si llegaron a tiempo y con todo listo",
  "Whether the three things that you wrote down were right": "Si las tres cosas que anotaste estaban bien",
  "Whether they told you what went wrong before you asked": "Si te contaron lo que salió mal antes de que preguntaras",
  "This is the work: {0}. What can go wrong with it, and what do you do then?":
    "Este es el trabajo: {0}. ¿Qué puede salir mal y qué haces entonces?",
  "What can go wrong in this work, and what do you do then?":
    "¿Qué puede salir mal en este trabajo y qué haces entonces?",
  "Two or three things that they have seen themselves": "Dos o tres cosas que hayan vivido",
  "“Nothing goes wrong”": "«No sale nada mal»",
  "You wake up ill on a day of work. What happens next?":
    "Un día de trabajo te despiertas con fiebre. ¿Qué pasa entonces?",
  "They tell you at once, and know somebody who could step in":
    "Te avisan enseguida y conocen a alguien que podría sustituirles",
  "“I am never ill”": "«Nunca me pongo malo»",
  "Who did you last do this kind of work for, and may I call them?":
    "¿Para quién hiciste por última vez un trabajo así, y puedo llamarle?",
  "A name, and how it ended": "Un nombre, y cómo terminó",
  "No name": "Ningún nombre",
  "Employed or self-employed? If you set the time, the place and the way of working, the law often counts it as employment. Ask before the first paid day. Not legal advice.":
    "¿Por cuenta ajena o por cuenta propia? Si tú fijas el horario, el lugar y la forma de trabajar, la ley suele verlo como un empleo. Pregunta antes del primer día pagado. No es asesoramiento jurídico.",
  "Who pays when something breaks or somebody is hurt: their insurance, yours or none? See the policy before the first day.":
    "¿Quién paga si algo se rompe o alguien se hace daño: su seguro, el tuyo o ninguno? Mira la póliza antes del primer día.",
  "Does this work need a license, a registration or a criminal record check where you are? Ask the town hall or the industry association.":
    "¿Este trabajo necesita en tu zona una licencia, un registro o un certificado de antecedentes? Pregunta en el ayuntamiento o en la asociación de este trabajo.",
  "On one page, signed by both: the pay and when it is paid, the times, what happens if either side cancels on the day, illness and notice.":
    "En una página, firmada por ambos: el pago y su día, los horarios, qué vale si se cancela el mismo día, enfermedad y preaviso.",
  "Keys, addresses and data of customers: noted when they are handed over, and given back on the last day.":
    "Llaves, direcciones y datos de clientes: se anotan al entregarlos y se devuelven el último día.",
  "{0} for {1} ({2}): start with {3}.": "{0} para {1} ({2}): empieza por {3}.",
  "{0}: {1} more than your budget of {2} allows": "{0}: {1} más de lo que permite tu presupuesto de {2}",
  "{0}: less than your budget of {1}": "{0}: menos que tu presupuesto de {1}",
  "{0}: within your budget of {1}": "{0}: dentro de tu presupuesto de {1}",
  "Your hours at your rate, before fees": "Tus horas a tu tarifa, antes de comisiones",
  "One finished piece that shows {0}, in a file that you can open yourself":
    "Una pieza terminada que muestre {0}, en un archivo que puedas abrir tú",
  "A page that says how somebody else goes on with it": "Una página que explique cómo sigue otra persona",
  "The result: {0}": "El resultado: {0}",
  "Please answer with one piece of work that is close to this, what you did in it yourself, and the question you would ask us first.":
    "Responde, por favor, con un trabajo parecido a este, lo que hiciste tú en él y la pregunta que nos harías primero.",
  "One small, real piece of the work that you need anyway, with its acceptance written down":
    "Una parte pequeña y real del trabajo que necesitas de todos modos, con su criterio de aceptación por escrito",
  "Which client did you once disappoint, and may I call them?":
    "¿A qué cliente decepcionaste una vez, y puedo llamarle?",
  "A name, and what they have changed since": "Un nombre, y qué han cambiado desde entonces",
  "“There was nobody”": "«No hubo ninguno»",
  "Could the law where they live count them as your employee? Ask before it lasts longer than three months. Not legal advice.":
    "¿Podría la ley del lugar donde viven considerarles empleados tuyos? Pregunta antes de que dure más de tres meses. No es asesoramiento jurídico.",
  "This matters to me: {0}. When was that hard to live up to, and what did you do?":
    "Esto me importa: {0}. ¿Cuándo te costó cumplirlo y qué hiciste?",
  "One case in detail, and somebody who can confirm it": "Un caso en detalle, y alguien que pueda confirmarlo",
  "Only “I always am”": "Solo «siempre lo soy»",
  "About the place, {0}: how do you get there, and how long does it take at that time of day?":
    "Sobre el lugar, {0}: ¿cómo llegas y cuánto tardas a la hora del trabajo?",
  "A way and a time that they have tried": "Un camino y un tiempo que han probado",
  "“That will work out somehow”": "«Ya veremos»",
  "You need a document for this: {0}. Who issued yours, until when is it valid, and may I see it?":
    "Para esto hace falta un documento: {0}. ¿Quién expidió el tuyo, hasta cuándo vale y puedo verlo?",
  "They bring it, or say what they lack": "Lo traen, o dicen qué les falta",
  "“I will hand it in later”": "«Lo entrego más adelante»",
  "I am also looking for this: {0}. What have you done with it, and who can confirm it?":
    "También busco esto: {0}. ¿Qué has hecho con ello y quién puede confirmarlo?",
};
