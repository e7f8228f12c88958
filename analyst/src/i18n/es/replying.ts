import type { Catalogue } from "../catalogue.ts";

/** The reply before its sections. */
export const replying: Catalogue = {
  "{0}: **{1}** ({2}).": "{0}: **{1}** ({2}).",
  "Never as it is: you lose {0} ({1}), so selling more loses more.":
    "Así, nunca: se pierden {0} ({1}), de modo que vender más es perder más.",
  "At **{0}** ({1}).": "A partir de **{0}** ({1}).",
  "**{0}**: today it is {1}, and it takes {2} to lose no money ({3}).":
    "**{0}**: hoy son {1}, y hacen falta {2} para no perder dinero ({3}).",
  "**None**: today it is {0}, and it takes {1} to lose no money ({2}).":
    "**Ninguno**: hoy son {0}, y hacen falta {1} para no perder dinero ({2}).",
  "Count what you really sell on the next {0} days on which you are open.":
    "Cuenta lo que vendes de verdad en los próximos {0} días en que abres.",
  "After **{0}** ({1}).": "Después de **{0}** ({1}).",
  "You lose **{0}** ({1}).": "Se pierden **{0}** ({1}).",
  "**{0}** is left ({1}).": "Quedan **{0}** ({1}).",
  "No cost of a single sale is in it.": "No incluye ningún coste por venta.",
  "Fixed costs are not in it, because you name none.": "No incluye gastos fijos, porque no se nombra ninguno.",
  "**{0}** with the new money ({1}), **{2}** before it.": "**{0}** con el dinero nuevo ({1}), **{2}** antes.",
  "Pay that is not in it yet has to fit into that.": "El sueldo que aún no está ahí tiene que caber en eso.",
  "There is nothing to pay more people from.": "De ahí no sale para pagar a nadie más.",
  "What you take ({0}) would have to be at least {1} to lose nothing on it.":
    "Lo que cobras ({0}) tendría que ser al menos {1} para no perder nada con ello.",
  "A competitor asks {0}.": "Un competidor cobra {0}.",
  "A buyer spends {0} today.": "Un comprador gasta hoy {0}.",
  "You ask {0}.": "Tú cobras {0}.",
  "{0}: **{1}** instead of {2}.": "{0}: **{1}** en vez de {2}.",
  "Winning one costs {0}.": "Ganar uno cuesta {0}.",
  "Whether that is enough shows when you know what winning one costs.":
    "Si eso basta se verá cuando sepas cuánto cuesta ganar uno.",
  "A customer leaves **{0}** over the whole time ({1}).": "Un cliente deja **{0}** en todo el tiempo ({1}).",
  "What is missing for it: {0}.": "Para eso falta: {0}.",
  "This waits for one answer: what does {0} belong to?": "Para eso me falta una respuesta: ¿a qué corresponde {0}?",
  "They do not fit together as I read them.": "Tal como las leo, no encajan.",
  "Until then it is in no result.": "Hasta entonces no está en ningún resultado.",
  "You take {0}, and what is left of that nobody knows yet.": "Cobras {0}, y nadie sabe aún cuánto queda de eso.",
  "What do you pay each month, whether or not you sell anything?": "¿Qué hay que pagar cada mes, se venda o no?",
  "With {0} that is left it gives your break-even.": "Con {0} que quedan, da tu punto de equilibrio.",
  "Break-even is at {0}.": "El punto de equilibrio está en {0}.",
  "What does it cost, in money and hours, to win one customer?": "¿Cuánto cuesta, en dinero y horas, ganar un cliente?",
  "Up to {0} it is paid back within a year.": "Hasta {0} se recupera en un año.",
  "How many of your customers leave in a month?": "¿Cuántos clientes se van en un mes?",
  "It decides how long each of them leaves you {0}.": "De eso depende cuánto tiempo te deja cada uno {0}.",
  "Who of those who said yes has paid, and how much?": "¿Quién de los que dijeron que sí ha pagado, y cuánto?",
  "{0} said yes so far, and a yes is not a payment.": "{0} han dicho que sí, y un sí no es un pago.",
  "How much do you spend in a month, your own living included?":
    "¿Cuánto se gasta al mes, contando lo necesario para vivir?",
  "It shows how long {0} lasts.": "Muestra cuánto duran {0}.",
  "It only works if {0} falls to {1} or less.": "Solo funciona si {0} baja a {1} o menos.",
  "Ask three others for a written offer for it, at the quantities you really need.":
    "Pide otras tres ofertas por escrito, para las cantidades que de verdad necesitas.",
  "Stop selling it as it is if none of the three is at {0} or below.":
    "Deja de venderlo así si ninguna de las tres está en {0} o menos.",
  "It only works if {0} can rise above {1}.": "Solo funciona si {0} puede pasar de {1}.",
  "Spend four weeks on nothing but selling, and count only who has paid.":
    "Dedicar cuatro semanas solo a vender, y contar únicamente a quien haya pagado.",
  "It only works with at least {0}, and you name no sales yet.":
    "Solo funciona con al menos {0}, y todavía no nombras ventas.",
  "It only works with at least {0}; you suppose {1}, and nobody has bought yet.":
    "Solo funciona con al menos {0}; supones {1}, y nadie ha comprado aún.",
  "It only works with at least {0}; today it is {1}.": "Solo funciona con al menos {0}; hoy son {1}.",
  "Count what you really sell in the next four weeks, nothing given away.":
    "Contar lo que de verdad se vende en las próximas cuatro semanas, sin regalar nada.",
  "Take orders for four weeks before you spend more, paid in advance where you can.":
    "Toma pedidos durante cuatro semanas antes de gastar más, cobrados por adelantado si puedes.",
  "Stop if it is fewer than {0}: that is the pace of the break-even.":
    "Para si son menos de {0}: ese es el ritmo del punto de equilibrio.",
  "It only pays with {0}, before what you bought is worn out or gone.":
    "Solo se recupera con {0}, antes de que lo comprado se gaste o se pierda.",
  "Borrow or rent one first, run it for two weeks and count.":
    "Pide prestada o alquila una primero, úsala dos semanas y cuenta.",
  "Do not buy if it is fewer than {0} in two weeks: then it takes longer than a year to be paid back.":
    "No compres si en dos semanas son menos de {0}: así tardarías más de un año en recuperarlo.",
  "It only works if the {0} who said yes also pay.": "Solo funciona si los {0} que dijeron que sí también pagan.",
  "It all rests on {0}, which is what a buyer said and nobody has paid.":
    "Todo se apoya en {0}: lo dijo un comprador y nadie lo ha pagado.",
  "It only works if they really pay {0}, and nothing you say shows yet how many do.":
    "Solo funciona si de verdad pagan {0}, y nada de lo que dices muestra aún cuántos lo hacen.",
  "It only goes on if new money comes within {0}.": "Solo sigue adelante si entra dinero nuevo en {0}.",
  "Ask everybody who could give it now, and write down who names a sum and a date.":
    "Pregunta ya a todos los que podrían darlo, y apunta quién dice una cantidad y una fecha.",
  "Cut the spending if nobody has promised both in writing after half of that time.":
    "Recorta los gastos si a la mitad de ese plazo nadie ha prometido ambas por escrito.",
  "With {0} you lose {1}.": "Con {0} se pierden {1}.",
  "With {0} {1} is left.": "Con {0} quedan {1}.",
  "Taken together you lose {0}.": "En conjunto se pierden {0}.",
  "Taken together that leaves {0}.": "En conjunto quedan {0}.",
  "Of what comes in, {0} is left.": "De lo que entra queda el {0}.",
  "With the same sales it would take {0} instead of {1} to lose nothing.":
    "Con las mismas ventas harían falta {0} en vez de {1} para no perder nada.",
  "What moves it most is {0}: a tenth more and it is {1}.":
    "Lo que más lo mueve es {0}: con una décima parte más serían {1}.",
  "{0} of {1} said yes; in truth it may be anywhere from {2} to {3}, and a yes is not a payment.":
    "{0} de {1} dijeron que sí; en realidad puede estar en cualquier punto entre {2} y {3}, y un sí no es un pago.",
  "The round values the company at {0} with the new money and {1} before it.":
    "La ronda valora la empresa en {0} con el dinero nuevo y en {1} antes.",
  "Without any income your money would last {0}.": "Sin ningún ingreso el dinero duraría {0}.",
  "Your money lasts {0}.": "El dinero dura {0}.",
  "Winning a customer costs {0}, and a customer leaves {1} over the whole time.":
    "Ganar un cliente cuesta {0}, y un cliente deja {1} en todo el tiempo.",
  "I count every day of the month; with days off it is less.":
    "Cuento todos los días del mes; con días libres es menos.",
  "The days on which you are open hold for these too: {0}.": "Los días que abres valen también para esto: {0}.",
  "Counted for its part of the sales alone: {0}.": "Contado solo para su parte de las ventas: {0}.",
  "What your own figures ask for": "Lo que piden tus propias cifras",
  "it is counted and written down": "contado y anotado",
  "**Next test:** {0}": "**Siguiente prueba:** {0}",
  "Not rated yet.": "Aún sin valorar.",
  "{0} out of 10.": "{0} de 10.",
  "It rests on what is only planned or estimated: {0}.": "Se apoya en lo que solo está previsto o estimado: {0}.",
  "With what you suppose it would be {0} instead of {1}.": "Con lo supuesto serían {0} en vez de {1}.",
  "With {0} you lose {1}: {2} comes in, {3} goes out.": "Con {0} se pierden {1}: entran {2}, salen {3}.",
  "You lose {0}: {1} comes in, {2} goes out.": "Se pierden {0}: entran {1}, salen {2}.",
  "You lose {0}.": "Se pierden {0}.",
  "You lose {0}: all sales leave {1}, the fixed costs take {2}.":
    "Se pierden {0}: todas las ventas dejan {1}, los gastos fijos se llevan {2}.",
  "Even at full capacity the fixed costs are not paid: it would take {0} of it.":
    "Ni a plena capacidad se pagan los gastos fijos: haría falta el {0} de ella.",
  "Break-even takes {0}, and you count {1} within reach.":
    "El punto de equilibrio pide {0}, y tú cuentas {1} a tu alcance.",
  "Winning a customer costs {0}, and a customer leaves only {1} over the whole time.":
    "Ganar un cliente cuesta {0}, y un cliente solo deja {1} en todo el tiempo.",
  "It takes {0} until a customer has paid back what it cost to win them.":
    "Pasan {0} hasta que un cliente ha devuelto lo que costó ganarlo.",
  "{0} is left after the fixed costs.": "Después de los gastos fijos quedan {0}.",
  "You break even at {0}.": "El punto de equilibrio está en {0}.",
  "What you spend once is back after {0}.": "Lo que se gasta una vez se recupera después de {0}.",
  "{0} is left: {1} comes in, {2} goes out.": "Quedan {0}: entran {1}, salen {2}.",
  "{0} is left.": "Quedan {0}.",
  "This round values the company at {0} with the new money and {1} before it.":
    "Esta ronda valora la empresa en {0} con el dinero nuevo y en {1} antes.",
  "{0} of {1} said yes; with so few asked, the true share lies anywhere from {2} to {3}.":
    "{0} de {1} dijeron que sí; con tan pocas preguntas, la parte verdadera está en cualquier punto entre {2} y {3}.",
  "You spend {0}.": "Gastas {0}.",
  "You take in {0}; what is left of it needs your costs.": "Entran {0}; lo que quede de eso depende de los costes.",
  "The arithmetic, if it were so": "La cuenta, si fuera así",
  "The arithmetic": "La cuenta",
  What: "Qué",
  "From your figures": "De las cifras",
  "Comes in": "Entra",
  "Your commission": "Tu comisión",
  "Commission rate": "Porcentaje de comisión",
  "Price with the discount": "Precio con el descuento",
  "What is left": "Lo que queda",
  "Part of it that is left": "Parte que queda",
  "A customer brings": "Un cliente aporta",
  "Earned for an hour of work": "Ganado por hora de trabajo",
  "Cost of each one reached": "Coste de cada persona alcanzada",
  "Cost of each one who got there": "Coste de cada persona que lo logró",
  "Part that got there": "Parte que lo logró",
  "Result after fixed costs": "Resultado después de gastos fijos",
  "Result when it is full": "Resultado a plena ocupación",
  "Result after winning customers": "Resultado después de captar clientes",
  "Result after the loan": "Resultado después del préstamo",
  "Result with grants and donations": "Resultado con subvenciones y donaciones",
  "Result after tax on the profit": "Resultado tras el impuesto sobre el beneficio",
  "What it brings is not in that.": "Lo que aporta no está incluido.",
  "Sales beside today's that pay them": "Ventas además de las de hoy que lo pagan",
  "The customers whom you expect to lose are taken off.": "Ahí ya se han ido los que, según dices, se irían.",
  "{0} costs **{1}** more; what it brings is not in that.": "{0} cuesta **{1}** más; lo que aporta no está incluido.",
  "{0} costs {1} more, which takes {2} beside today's.":
    "{0} cuesta {1} más; para eso hacen falta {2} además de lo de hoy.",
  "{0} costs {1} more; what it brings is not in that.": "{0} cuesta {1} más; lo que aporta no está incluido.",
  "{0} is left with {1}.": "Quedan {0} con {1}.",
  "{0} is left with {1}; without that you would lose {2}.": "Quedan {0} con {1}; sin eso faltarían {2}.",
  "Result once that many have gone": "Resultado cuando se hayan ido tantos",
  "Those who wait would leave": "Los que esperan dejarían",
  "Break-even": "Punto de equilibrio",
  "Break-even of one place": "Punto de equilibrio de un local",
  "Break-even, of the capacity": "Punto de equilibrio, en parte de la capacidad",
  "Capacity in use": "Capacidad en uso",
  "Spent once": "Gastado una vez",
  "Paid back after": "Recuperado después de",
  "Customers who leave": "Clientes que se van",
  "A customer stays": "Un cliente se queda",
  "A customer leaves over the whole time": "Un cliente deja en total",
  "What a customer leaves against the cost of winning one": "Lo que deja un cliente frente al coste de ganarlo",
  "Winning a customer is paid back after": "Ganar un cliente se recupera después de",
  "Winning a customer may cost at most, to be paid back in a year":
    "Lo más que puede costar ganar un cliente, para recuperarlo en un año",
  "Winning a customer may cost at most": "Lo más que puede costar ganar un cliente",
  "Said yes": "Dijeron que sí",
  "Said no": "Dijeron que no",
  "Go one step further": "Dan el paso siguiente",
  Stay: "Se quedan",
  Left: "Se fueron",
  Loss: "Pérdida",
  "The money lasts": "El dinero dura",
  "The money lasts without any income": "El dinero dura sin ningún ingreso",
  "The grants last": "Las subvenciones duran",
  "With the new money it lasts": "Con el dinero nuevo dura",
  Grants: "Subvenciones",
  "Part of the company that goes": "Parte de la empresa que se va",
  "Valuation against a year's revenue": "Valoración frente a las ventas de un año",
  "Your question": "La pregunta",
  "Your questions": "Las preguntas",
  "What that means": "Qué significa",
  "**The test:** {0}": "**La prueba:** {0}",
  "**When to stop:** {0}": "**Cuándo parar:** {0}",
  "What it stands or falls with": "De qué depende todo",
  "You correct something, and I could not tell what. Press the figure it is about, or say it as “59, not 49” or “the buyers are …”.":
    "Esto corrige algo y no he podido saber qué. Pulsa la cifra de la que se trata, o dilo así: «59, no 49» o «los compradores son …».",
  "{0} in the place of {1}": "{0} en lugar de {1}",
  "{0} is left after fixed costs of {1}.": "Quedan {0} después de unos costes fijos de {1}.",
  "You lose {0} after fixed costs of {1}.": "Se pierden {0} después de unos costes fijos de {1}.",
  "After fixed costs of {0} it is **{1}**.": "Después de unos costes fijos de {0} son **{1}**.",
  "Confirmed: {0}.": "Confirmado: {0}.",
  "Taken as you say it: {0}.": "Tomado como lo dices: {0}.",
  "Not in any sum yet: {0}.": "Todavía en ninguna cuenta: {0}.",
  "I leave out {0}: it does not go together with {1}.": "Dejo fuera {0}: no encaja con {1}.",
  "{amount} {each}": "{amount} {each}",
  "{0} ({1} to {2})": "{0} (de {1} a {2})",
  "the price": "el precio",
  "what one sale costs you": "lo que te cuesta una venta",
  "the fixed costs of a month": "los gastos fijos de un mes",
  "how many you sell in a month": "cuánto vendes en un mes",
  "what you spend once": "lo que gastas una vez",
  "the money you have": "el dinero que tienes",
  "what you spend in a month": "lo que gastas en un mes",
  "the money of the round": "el dinero de la ronda",
  "the share or the valuation for it": "la parte o la valoración a cambio",
  "how many customers leave": "cuántos clientes se van",
  "how much you can make or serve at most": "cuánto puedes hacer o atender como mucho",
  "what is left after the fixed costs": "lo que queda después de los gastos fijos",
  "how much it takes to break even": "cuánto hace falta para no perder",
  "when what you spend once is back": "cuándo se recupera lo que gastas una vez",
  "how long your money lasts": "cuánto dura tu dinero",
  "whether a customer brings more than winning one costs": "si un cliente deja más de lo que cuesta ganarlo",
  "what the round values the company at": "en cuánto valora la ronda a la empresa",
  "how much that yes is worth": "cuánto vale ese sí",
  "what it costs to reach one of them": "lo que cuesta llegar a cada persona",
  "what you take in": "lo que ingresas",
  "What does a customer pay you, and for what?": "¿Cuánto te paga un cliente, y por qué?",
  "You name {0}, and no price to set against it.": "Nombras {0}, y ningún precio que lo compense.",
  "Write down each week what you sell, and compare it with the part of {0} that falls to that week.":
    "Apunta cada semana lo que vendes, y compáralo con la parte de {0} que toca a esa semana.",
  "Cut the fixed costs if you are below it four weeks in a row.":
    "Baja los gastos fijos si te quedas por debajo cuatro semanas seguidas.",
  "I leave out {0}: {1} is not in it yet.": "Dejo fuera {0}: todavía no incluye {1}.",
  "**{0}** is left ({1}), as long as this goes with it: {2}.":
    "Quedan **{0}** ({1}), siempre que esto le corresponda: {2}.",
  "{0} is left, as long as this goes with it: {1}.": "Quedan {0}, siempre que esto le corresponda: {1}.",
  "You suppose {0}.": "Supones {0}.",
  "Without {0}: {1}": "Sin {0}: {1}",
  "At **{0}** ({1}), {2} more than today.": "A partir de **{0}** ({1}), {2} más que hoy.",
  "Today it is {0}.": "Hoy son {0}.",
  "Today it is {0}, so sales may fall by {1} before you lose money.":
    "Hoy son {0}, así que las ventas pueden bajar un {1} antes de perder dinero.",
  "If it were as you suppose: {0}": "Si fuera como supones: {0}",
  "What is left depends on {0}: say where that belongs, and I work it out.":
    "Lo que queda depende de {0}: di a qué corresponde y lo calculo.",
  "Of your months I count with the last: {0}.": "De tus meses cuento con el último: {0}.",
  "All of it is paid back after": "Todo se recupera después de",
  "That and winning a customer is paid back after": "Eso y captar al cliente se recupera después de",
  "For a time I need to know how many of them you do in a month.":
    "Para decir un plazo necesito saber cuántas haces al mes.",
  "With {0} once more, {1} stays.": "Con {0} una vez más quedan {1}.",
  "With {0} once more, {1} would be lacking.": "Con {0} una vez más faltarían {1}.",
  "What each gets for nothing, {0}, goes off that.": "De ahí se resta lo que cada uno recibe gratis: {0}.",
  "As said above.": "Como queda dicho arriba.",
  "Your figures say what it means, not yes or no.": "Tus cifras dicen qué significa, no sí o no.",
  "Whether buyers find it dear or cheap, no figure of yours says: count who pays at two prices.":
    "Si a los compradores les parece caro o barato no lo dice ninguna cifra tuya: cuenta quién paga con dos precios.",
  "{0} takes **{1}** more: {2} in all.": "{0} requiere **{1}** más: {2} en total.",
  "That is **{0}** of {1}.": "Son **{0}** de {1}.",
  "It leaves more as long as fewer than {0} of them go.": "Queda más mientras se vaya menos del {0} de ellos.",
  "That is with as many buyers as now.": "Eso vale con tantos compradores como ahora.",
  "From {0} to {1} it is **{2}** more.": "De {0} a {1} es un **{2}** más.",
  "From {0} to {1} it is **{2}** less.": "De {0} a {1} es un **{2}** menos.",
  "Yes. {0}": "Sí. {0}",
  "No. {0}": "No. {0}",
  "Break-even is at {0}, and you suppose {1}.": "El punto de equilibrio está en {0}; se suponen {1}.",
  "Break-even is at {0}; you are at {1}.": "El punto de equilibrio está en {0}; hoy son {1}.",
  "Break-even is at {0}; you are at {1}, so sales may fall by {2} before you lose money.":
    "El punto de equilibrio está en {0}; hoy son {1}, así que las ventas pueden bajar un {2} antes de perder dinero.",
  "A customer leaves {0} over the whole time.": "Un cliente deja {0} en todo el tiempo.",
  "Winning a customer costs {0}.": "Ganar un cliente cuesta {0}.",
  "It only works with at least {0}.": "Solo funciona con al menos {0}.",
  "It holds as long as it does not fall below {0}; today it is {1}.":
    "Se sostiene mientras no baje de {0}; hoy son {1}.",
  "the same figure for two months or more": "la misma cifra de dos meses o más",
  "what you spend to win customers, and how many came": "lo que gastas en captar clientes y cuántos llegaron",
  "{0} {1} is not counted: what it is, is still open.": "{0} No está contado {1}: falta saber qué es.",
  "This takes the goal {0} as reached. {1}": "Aquí el objetivo {0} ya está alcanzado. {1}",
  "the rate of the tax": "el tipo del impuesto",
  "how many customers join in a month": "cuántos clientes entran al mes",
  "No sum of mine answers that yet. What your figures do say stands below.":
    "Ninguna de mis cuentas responde a eso todavía. Lo que sí dicen las cifras está más abajo.",
  "What do the sales behind {0} cost you each month?": "¿Cuánto te cuestan al mes las ventas de {0}?",
  "You say {0}; your other figures leave another amount. Which cost or income is missing among them?":
    "Dices {0}; según tus otras cifras quedaría otra cantidad. ¿Qué gasto o ingreso falta entre ellas?",
  "Until then neither the result nor the break-even is known.":
    "Hasta entonces no se conocen ni el resultado ni el punto de equilibrio.",
  "Name every buyer a price above {0} from now on, before you deliver.":
    "Di desde ahora a cada comprador, antes de entregar, un precio por encima de {0}.",
  "Deliver nothing more at {0} or below, and stop selling it as it is when nobody pays more: each one loses you money, however many buy.":
    "No entregues nada más a {0} o menos, y deja de venderlo así si nadie paga más: con cada uno pierdes dinero, compren los que compren.",
  "It only pays if what you buy for each of them is paid for during {0}.":
    "Solo compensa si lo que compras para cada uno se paga durante {0}.",
  "Before you buy the next one, ask for a signature on how long they take it.":
    "Antes de comprar el siguiente, pide una firma sobre cuánto tiempo lo toman.",
  "Do not buy it for fewer than {0}, signed by one or by several in turn: with fewer it never pays for itself.":
    "No lo compres por menos de {0}, firmados por uno o por varios seguidos: con menos nunca se paga.",
  "How many have to, I can say once I know {0}.": "Cuántos tienen que hacerlo lo puedo decir cuando sepa esto: {0}.",
  "Do not take it on with fewer than {0}: that is the pace of the break-even.":
    "No te comprometas con menos de {0}: ese es el ritmo del punto de equilibrio.",
  "Change one thing that could bring {0} more in that time than now, and count what you sell.":
    "Cambiar una sola cosa que en ese tiempo pueda traer {0} más que ahora, y contar lo que se vende.",
  "Before you owe {0}, take orders for four weeks, paid in advance where you can.":
    "Antes de deber {0}, toma pedidos durante cuatro semanas, pagados por adelantado donde puedas.",
  "At {0} that is {1}.": "Con {0} son {1}.",
  "At {0} that is {1} of {2} in each.": "Con {0} son {1} de {2} en cada una.",
  "Stop unless at least {0} more pay after those weeks than before: only at that pace does the break-even come before your money ends, in {1}.":
    "Para si tras esas semanas no pagan al menos {0} más que antes: solo a ese ritmo llega el punto de equilibrio antes de que se acabe tu dinero, en {1}.",
  "How many more have to pay each month depends on how long you can wait for it, and so on the money you have, which you do not name.":
    "Cuántos más tienen que pagar cada mes depende de cuánto puedas esperar, es decir, del dinero que tienes y que no nombras.",
  "With {0} it takes {1} until then, if nobody leaves.": "Con {0} faltan {1} hasta entonces, si nadie se va.",
  "Before you owe {0}, ask for signed orders, paid in advance where you can.":
    "Antes de deber {0}, pide pedidos firmados, pagados por adelantado donde puedas.",
  "Do not take it on with fewer than {0}: that is the break-even.":
    "No te comprometas con menos de {0}: ese es el punto de equilibrio.",
  "It takes {0} and no money.": "Lleva {0} y nada de dinero.",
  "It takes {0}.": "Requiere {0}.",
  "{0} only pays for itself with {1} on top of the {2} of today.": "{0} solo se paga con {1} además de {2} de hoy.",
  "Before you commit to it, take orders for four weeks beyond what you serve today, with a date later on, and count them.":
    "Antes de comprometerte, toma durante cuatro semanas pedidos por encima de lo que hoy atiendes, con fecha posterior, y cuéntalos.",
  "Do not take it on if fewer than {0} come on top in these four weeks: with fewer it does not pay for itself.":
    "No lo hagas si en estas cuatro semanas se suman menos de {0}: con menos no se paga.",
  "{0} leaves more than {1} only while at least {2} still buy.":
    "{0} deja más que {1} solo mientras siga comprando al menos el {2}.",
  "Name {0} before the next {1}, and count who buys all the same.":
    "Antes de los próximos {1}, di {0} y cuenta quién compra igualmente.",
  "Stay at {0} if more than {1} of the {2} say no: then it may be that fewer than {3} stay.":
    "Quédate en {0} si más de {1} de los {2} dicen que no: entonces puede que se quede menos del {3}.",
  "{0} that those who go would have left": "{0} que habrían dejado los que se van",
  "Try one way of reaching buyers with {0}, your own hours included, and spend as much again only for each who has paid.":
    "Prueba una vía para llegar a compradores con {0}, tus horas incluidas, y gasta otro tanto solo por cada uno que haya pagado.",
  "Stop that way when {0} is spent without one who pays, or as soon as those who pay cost more than {1} each.":
    "Deja esa vía cuando hayas gastado {0} y nadie haya pagado, o en cuanto los que pagan cuesten más de {1} cada uno.",
  "at most {0} before somebody pays": "como mucho {0} antes de que alguien pague",
  "{0} only pays if at least {1} of them buy: winning a customer may cost {2}.":
    "{0} solo compensa si compra al menos el {1}: ganar un cliente puede costar {2}.",
  "Pay for {0} and count who buys.": "Paga {0} y cuenta quién compra.",
  "Stop that way if fewer than {0} buy: with fewer it may be less than {1}.":
    "Deja esa vía si compran menos de {0}: con menos puede que sea menos del {1}.",
  "at most {0}": "como mucho {0}",
  "{0} of fixed costs": "{0} de gastos fijos",
  "{0} for {1}": "{0} para {1}",
  "{0} of work": "{0} de trabajo",
  "the costs of a month, divided by what is left {each}": "los gastos de un mes, divididos entre lo que queda {each}",
  "what comes in {each}, less all that goes out for it": "lo que entra {each}, menos todo lo que sale por ello",
  "what is left {each}, as a share of what comes in": "lo que queda {each}, como parte de lo que entra",
  "what you spend once, divided by what is left {each}": "lo que gastas una vez, dividido entre lo que queda {each}",
  "the money you have, divided by what goes out of it in a month":
    "el dinero que tienes, dividido entre lo que sale de él en un mes",
  "the price times what you sell in a month": "el precio por lo que vendes en un mes",
  "what winning a customer costs, beside what is left {each}":
    "lo que cuesta ganar un cliente, junto a lo que queda {each}",
  "what is left {each}, for as long as they stay": "lo que queda {each}, mientras se quedan",
  "what is left {each} at this price and at another": "lo que queda {each} a este precio y a otro",
  "what is left {each} now and then": "lo que queda {each} ahora y entonces",
  "what is left after the costs of a month, beside the pay": "lo que queda tras los gastos de un mes, junto al sueldo",
  "the money of the round, divided by the share for it": "el dinero de la ronda, dividido entre la parte que se da",
  "what you sell, beside what you can make at most": "lo que vendes, junto a lo máximo que puedes hacer",
  "all that goes out {each}": "todo lo que sale {each}",
  "For this, confirm: {0}.": "Para esto, confirma: {0}.",
  "Still open: {0}.": "Aún abierto: {0}.",
  "For this, confirm: {0}, {1}.": "Para esto, confirma: {0}, {1}.",
  "and say what {0} is": "y di qué es {0}",
  "and say what {0} are": "y di qué son {0}",
  "The answer takes {0}: say which of the figures above they are.":
    "Para responder necesito: {0}. Di cuáles de las cifras de arriba son.",
  "Then it is {0}.": "Entonces calculo: {0}.",
  "for each sale": "por venta",
  "what is left {each}": "lo que queda {each}",
  "Confirm {0}, and I can say {1}.": "Confirma esto: {0}. Entonces puedo decir {1}.",
  "From them {0} have to come.": "De ellos tienen que venir {0}.",
  "It decides who is asked to pay {0}.": "Decide a quién se le piden {0}.",
  "It decides who is asked first to pay for {offer}.": "Decide a quién se pide primero que pague por {offer}.",
  "It shows whether {buyer} pay for the problem already, in money or in hours.":
    "Muestra si el problema ya cuesta dinero u horas: {buyer}.",
  "It says how many {buyer} have to pay before {offer} earns its costs.":
    "Dice cuántos tienen que pagar hasta cubrir los costes: {buyer}, {offer}.",
  "It says what is left of what {buyer} pay.": "Dice qué queda de lo que pagan: {buyer}.",
  "It shows whether {buyer} pay, or only like it.": "Muestra si pagan o solo les gusta: {buyer}.",
  "It says how many {buyer} there are to win at most.": "Dice cuántos hay por ganar como mucho: {buyer}.",
  "It says whether {buyer} bring more than it costs to win them.":
    "Dice si dejan más de lo que cuesta ganarlos: {buyer}.",
  "It says how long {buyer} go on paying.": "Dice cuánto tiempo siguen pagando: {buyer}.",
  "It is what {buyer} would have to give up for {offer}.": "Es lo que tendrían que dejar por ello: {buyer}, {offer}.",
  "What does it cost you {0}, with everything that goes out for it?":
    "¿Cuánto te cuesta {0}, con todo lo que sale por ello?",
  "How many {0} do you sell in a month today?": "¿Cuántas unidades ({0}) vendes hoy al mes?",
  "How much money do you have for the time until you break even?":
    "¿Cuánto dinero tienes para el tiempo hasta el punto de equilibrio?",
  "You lose {0} until it is {1}: it says how soon they have to come.":
    "Pierdes {0} hasta llegar a {1}: dice con qué rapidez tienen que llegar.",
};
