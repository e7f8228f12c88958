import type { Catalogue } from "../catalogue.ts";

export const ideas: Catalogue = {
  "work of one's own hands": "el trabajo con las propias manos",
  blockchain: "blockchain",
  teaching: "enseñanza",
  "mobile apps": "apps móviles",
  software: "software",
  "health coaching": "asesoría de salud",
  "sustainable materials": "materiales sostenibles",
  "AI automation": "automatización con IA",
  "You can: {0}.": "Sabes: {0}.",
  "You care about: {0}.": "Te importa: {0}.",
  "The industry you named: {0}.": "El sector que nombraste: {0}.",
  "It asks for {0}: yours, or that of somebody who joins you.": "Hace falta: {0}, tuyo o de alguien que se sume.",
  "It fits if you have at least {0} hours a week for it (our estimate).":
    "Encaja si tienes al menos {0} horas por semana (estimación nuestra).",
  "It takes at least {0} hours a week (our estimate); you have {1}.":
    "Exige al menos {0} horas por semana (estimación nuestra); tienes {1}.",
  "It can be sold before anything is spent.": "Se puede vender antes de gastar nada.",
  "It fits if you have some money to put at risk before the first sale.":
    "Encaja si tienes algo de dinero que arriesgar antes de la primera venta.",
  "It puts part of your budget of {0} at risk before the first sale.":
    "Arriesga parte de tu presupuesto de {0} antes de la primera venta.",
  "{skill}, done for people in {interest}": "{skill} como servicio para quienes están en: {interest}",
  "Sell {skill} as a service with a fixed scope to people who work in {interest}. You do the work by hand and keep a list of what repeats: that list is what a product could do later.":
    "Vende {skill} como servicio de alcance cerrado a quienes trabajan en este campo: {interest}. Haz el trabajo a mano y anota lo que se repite: esa lista es lo que un producto podrá hacer después.",
  "Offer the fixed scope to ten people who do not know you, with a price, and ask for the money before the work.":
    "Ofrece el alcance cerrado, con precio, a diez personas que no te conozcan y pide el dinero antes del trabajo.",
  "If none of ten pays for the work done by hand, a tool for it will not be paid for either.":
    "Si ninguno de los diez paga por el trabajo hecho a mano, tampoco pagarán por una herramienta.",
  "A small tool for {interest}, built on {skill}": "Una pequeña herramienta para {interest}, basada en {skill}",
  "Take one task that people in {interest} do every week in a spreadsheet, and build a tool for that task alone, with {skill} behind it. One screen, one job, paid by the month.":
    "Elige una tarea que en este campo ({interest}) se hace cada semana en una hoja de cálculo y crea una herramienta solo para eso, apoyada en {skill}. Una pantalla, una función, pago mensual.",
  "Watch five people do the task, then pre-sell the tool to them before it exists.":
    "Observa a cinco personas hacer la tarea y véndeles la herramienta antes de que exista.",
  "If they do the task less than once a week, the month is the wrong thing to sell.":
    "Si hacen la tarea menos de una vez por semana, no vendas una cuota mensual.",
  "{skill} for people in {interest}, taught in four weeks":
    "{skill} en cuatro semanas para quienes están en: {interest}",
  "Teach {skill} to a first small group from {interest}, live, with one result at the end that they can show. Record what they ask; sell the recording only after the group.":
    "Enseña {skill} en directo a un primer grupo pequeño de este campo ({interest}), con un resultado final que puedan mostrar. Anota lo que preguntan; vende la grabación solo después del grupo.",
  "Sell seats of a first group with a date, before a lesson is written.":
    "Vende plazas de un primer grupo con fecha antes de preparar una sola clase.",
  "If people save the page and do not book a seat, they want to have learned it, not to learn it.":
    "Si guardan la página y no reservan plaza, quieren haberlo aprendido, no aprenderlo.",
  "Automating the dull hours of {interest}": "Automatizar las horas aburridas de {interest}",
  "Find the work that people in {interest} copy from one program into another, and automate it for them with {skill}. Charge for the hours it saves, kept running by the month.":
    "Encuentra lo que en este campo ({interest}) se copia de un programa a otro y automatízalo con {skill}. Cobra por las horas que ahorra, con mantenimiento mensual.",
  "Ask six people for the task they would hand over tomorrow, and do it once by hand for pay.":
    "Pregunta a seis personas qué tarea delegarían mañana y hazla una vez a mano, cobrando.",
  "If every one of them names another task, you have found a consultancy and not a product.":
    "Si cada uno nombra una tarea distinta, encontraste una consultoría, no un producto.",
  "Who is good at what in {interest}": "Quién es bueno en qué: {interest}",
  "Keep the list that people in {interest} ask each other for, and check each entry with an eye for {skill}. Introduce both sides by hand first; be paid by the side that wins a customer.":
    "Lleva la lista que la gente de este campo ({interest}) se pide entre sí y revisa cada entrada con criterio de {skill}. Al principio presenta a las partes a mano; cobra a la que gana un cliente.",
  "Make five introductions by hand and ask the side that gains to pay for the next one.":
    "Haz cinco presentaciones a mano y pide a quien gana que pague la siguiente.",
  "If both sides go on without you after the first meeting, there is no second fee.":
    "Si ambas partes siguen sin ti tras la primera reunión, no hay segunda comisión.",
  "A made thing for {interest}": "Un producto hecho para {interest}",
  "Make one product for people who love {interest}, in a small batch, and let {skill} be what sets it apart. Take orders first and make what is ordered.":
    "Haz un producto para quienes aman esto: {interest}, en un lote pequeño, y que {skill} marque la diferencia. Acepta pedidos primero y fabrica lo pedido.",
  "Show one sample and take deposits for a batch of twenty.":
    "Enseña una muestra y acepta señales para un lote de veinte.",
  "If the price of a batch of twenty does not cover material and your hours, a larger batch only loses more.":
    "Si el precio de veinte unidades no cubre el material y tus horas, un lote mayor solo pierde más.",
  "{interest} where people already are": "{interest} donde ya está la gente",
  "Bring {interest} to a place where people already come, for one day a week, with {skill} as what sets it apart. Rent the day, not the place.":
    "Lleva {interest} a un lugar al que la gente ya va, un día por semana, con {skill} como diferencia. Alquila el día, no el local.",
  "Three days in the same place, counted: who stops, who buys, who comes back.":
    "Tres días en el mismo lugar, contando: quién se para, quién compra, quién vuelve.",
  "If the third day sells less than the first, novelty was what sold.":
    "Si el tercer día vende menos que el primero, lo que vendía era la novedad.",
  "What changed in {interest} this month": "Qué cambió este mes: {interest}",
  "Read what people in {interest} have no time to read, judge it with an eye for {skill}, and send one page a month to those who decide. Free for four issues, then paid.":
    "Lee lo que en este campo ({interest}) nadie tiene tiempo de leer, valóralo con criterio de {skill} y envía una página al mes a quienes deciden. Cuatro números gratis, después de pago.",
  "Send the first issue to twenty people by name and ask each what they did because of it.":
    "Envía el primer número a veinte personas por su nombre y pregunta a cada una qué hizo gracias a él.",
  "If nobody did anything because of two issues, it is interesting and not useful.":
    "Si tras dos números nadie hizo nada, es interesante, pero no útil.",
};
