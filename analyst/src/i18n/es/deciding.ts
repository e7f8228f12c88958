import type { Catalogue } from "../catalogue.ts";

/** A decision between options. */
export const deciding: Catalogue = {
  "Until you say, none of them is in any result, and the rating is capped.":
    "Hasta aclararlo, ninguno entra en ningún resultado y la calificación queda limitada.",
  "Today's business: {0}": "El negocio de hoy: {0}",
  "Its sales leave": "Sus ventas dejan",
  "It saves": "Ahorra",
  "Its own running costs": "Sus propios gastos corrientes",
  "More or less than today": "Más o menos que hoy",
  "Left in all, with today's business": "Lo que queda en total, con el negocio de hoy",
  "{0} is left after the fixed costs and {1}.": "Después de los gastos fijos y de {1} quedan {0}.",
  "That is with the sales of today, if everybody stays.": "Eso es con las ventas de hoy, si todos se quedan.",
  "By these figures it does not run out: **{0}** is left ({1}).": "Con estas cifras no se acaba: quedan **{0}** ({1}).",
  "What is left of each sale": "Lo que queda de cada venta",
  "Left of the whole order": "Lo que queda de todo el pedido",
  "Spent once before it starts": "Se gasta una vez antes de empezar",
  "Sales of its own that pay them": "Ventas propias que los cubren",
  "Laid out until buyers pay": "Adelantado hasta que los compradores pagan",
  "Your money after what has to be paid first": "El dinero tras lo que hay que pagar primero",
  "Not in it": "No incluido",
  "Both ways by the same calculation": "Los dos caminos, con el mismo cálculo",
  "Today, and with what you plan": "Hoy y con el plan",
  Today: "Hoy",
  "In neither of them: {0}.": "En ninguno de los dos: {0}.",
  "With the plan": "Con el plan",
  "{0}: its running costs are paid from **{1}** of its own on ({2}).":
    "{0}: sus gastos corrientes se cubren a partir de **{1}** propios ({2}).",
  "{0}: **{1}** is left of each sale ({2}).": "{0}: de cada venta quedan **{1}** ({2}).",
  "It takes {0} first, which is back after **{1}**.": "Hacen falta primero {0}, que se recuperan después de **{1}**.",
  "It takes {0} first.": "Hacen falta primero {0}.",
  "It takes {0} first, which never comes back by these figures.":
    "Hacen falta primero {0}, que con estas cifras nunca se recuperan.",
  "Not in it: {0}.": "No incluido: {0}.",
  "{0}: {1} less than today ({2}).": "{0}: {1} menos que hoy ({2}).",
  "{0}: at most {1} more than today ({2}).": "{0}: como mucho {1} más que hoy ({2}).",
  "{0}: {1} more than today ({2}).": "{0}: {1} más que hoy ({2}).",
  "{0}: the whole order loses {1} ({2}).": "{0}: con todo el pedido se pierden {1} ({2}).",
  "{0}: the whole order leaves at most {1} ({2}).": "{0}: de todo el pedido quedan como mucho {1} ({2}).",
  "{0}: the whole order leaves {1} ({2}).": "{0}: de todo el pedido quedan {1} ({2}).",
  "**{0} has to be paid before it brings anything, and you have {1}: {2} is lacking.**":
    "**Hay que pagar {0} antes de que traiga nada, y hay {1}: faltan {2}.**",
  "Today's business leaves {0} beside it.": "Aparte, el negocio de hoy deja {0}.",
  "{0} has to be paid before it brings anything; of your {1}, {2} stays.":
    "Hay que pagar {0} antes de que traiga nada; de los {1} quedan {2}.",
  "By these figures {0} brings {1} more than {2}.": "Con estas cifras, {0} trae {1} más que {2}.",
  "The money for {0} is back sooner.": "El dinero de {0} se recupera antes.",
  "All of today's costs go on in this.": "En esto siguen todos los gastos de hoy.",
  "{0} needs {1} before it brings anything, and you have {2}.": "{0} necesita {1} antes de traer nada, y hay {2}.",
  "The order of {0} loses {1}.": "Con el pedido de {0} se pierden {1}.",
  "The order of {0} leaves {1}.": "Del pedido de {0} quedan {1}.",
  "{0} leaves {1} less than today.": "Con {0} quedan {1} menos que hoy.",
  "{0} leaves {1} more than today.": "Con {0} quedan {1} más que hoy.",
  "It only works if {0} more is there before {1} brings anything.":
    "Solo funciona si hay {0} más antes de que {1} traiga nada.",
  "Ask the buyer for a part in advance or a shorter time to pay, and ask your bank for the rest, before you sign anything.":
    "Antes de firmar nada, pedir al comprador un anticipo o un plazo de pago más corto, y al banco el resto.",
  "Ask your bank and whoever sells it for payment in parts, before you sign anything.":
    "Antes de firmar nada, preguntar al banco y a quien lo vende por un pago a plazos.",
  "Sign nothing while {0} is not promised in writing.": "No firmar nada mientras no estén prometidos por escrito {0}.",
  "It stands or falls with {0}: from {1} on, the running costs of it are paid.":
    "Todo depende de {0}: a partir de {1}, sus gastos corrientes quedan cubiertos.",
  "Before you spend anything on it, get as much of {0} as you can ordered in writing.":
    "Antes de gastar nada en ello, conseguir por escrito pedidos de todo lo posible de {0}.",
  "Before you spend anything on it, try it for two weeks with what can be borrowed or rented, and count what sells.":
    "Antes de gastar nada en ello, probarlo dos semanas con lo que se pueda pedir prestado o alquilar, y contar lo que se vende.",
  "Do not start if it is fewer than {0} in the two weeks.": "No empezar si en las dos semanas son menos de {0}.",
  "It brings more as long as fewer than {0} of the sales go.":
    "Trae más mientras se pierdan menos del {0} de las ventas.",
  "Before anybody is hired, write down for four weeks everything that has to be turned away or put off.":
    "Antes de contratar a nadie, apuntar durante cuatro semanas todo lo que haya que rechazar o aplazar.",
  "Do not hire if it is fewer than {0} in the four weeks.": "No contratar si en las cuatro semanas son menos de {0}.",
  "{0}: after the fixed costs {1} is left.": "{0}: después de los gastos fijos quedan {1}.",
  "{0}: after the fixed costs {1} is lacking.": "{0}: después de los gastos fijos faltan {1}.",
  "That is for a month of the season alone.": "Eso es solo para un mes de la temporada.",
  "It only works from {0} on, instead of {1}.": "Solo funciona a partir de {0}, en vez de {1}.",
  "Name {0} or more as the price, before anything is promised.": "Pedir como precio {0} o más, antes de prometer nada.",
  "Turn it down below {0}.": "Rechazarlo por debajo de {0}.",
  "Does each sale of {0} cost the same as today: {1}?": "¿Cada venta de {0} cuesta lo mismo que hoy: {1}?",
  "I count it so.": "Así está calculado.",
  "at most {0}": "como mucho {0}",
  "Do not start with fewer than {0}.": "No empezar con menos de {0}.",
  "How many sales a month would {0} bring?": "¿Cuántas ventas al mes traería {0}?",
  "Each leaves {0}; only with a number can it be compared.": "Cada una deja {0}; solo con un número se puede comparar.",
  "Without it I cannot compare it with today.": "Sin eso no se puede comparar con hoy.",
  "Which costs of today would end with {0}?": "¿Qué gastos de hoy terminarían con {0}?",
  "I count all of them on, {0} too.": "En el cálculo siguen todos, también {0}.",
  "The arithmetic of today": "La cuenta de hoy",
  "Your business today": "El negocio hoy",
  "over {0}": "más de {0}",
  "That is with the sales of today.": "Eso es con las ventas de hoy.",
  "With {0} instead of {1} it leaves {2} ({3}).": "Con {0} en vez de {1} deja {2} ({3}).",
  "With {0} instead of {1} it loses {2} ({3}).": "Con {0} en vez de {1} pierde {2} ({3}).",
  "With {0} instead of {1} it is {2} less than today ({3}).": "Con {0} en vez de {1} son {2} menos que hoy ({3}).",
  "With {0} instead of {1} it is {2} more than today ({3}).": "Con {0} en vez de {1} son {2} más que hoy ({3}).",
  "{0}: over the months without sales {1} less than going on as today ({2}).":
    "{0}: en los meses sin ventas, {1} menos que seguir como hoy ({2}).",
  "{0}: over the months without sales {1} more than going on as today ({2}).":
    "{0}: en los meses sin ventas, {1} más que seguir como hoy ({2}).",
  "{0} is lent for it: {1} repays it with its interest, and is in the sum.":
    "Para ello se prestan {0}: {1} lo devuelven con intereses y están en la suma.",
  "By these figures all of them leave less than today; {0} costs {1} less than {2}.":
    "Con estas cifras todos dejan menos que hoy; {0} cuesta {1} menos que {2}.",
  "More or less than today, with {0}": "Más o menos que hoy, con {0}",
  "Over the months without sales": "En los meses sin ventas",
  "Bought at once, at least": "Compra de una vez, al menos",
  "All ways by the same calculation": "Todos los caminos, con el mismo cálculo",
  "{0} leaves {1} less than going on as today, over the months without sales.":
    "{0} deja {1} menos que seguir como hoy, en los meses sin ventas.",
  "{0} leaves {1} more than going on as today, over the months without sales.":
    "{0} deja {1} más que seguir como hoy, en los meses sin ventas.",
  "Going on as today loses {0} ({1}).": "Seguir como hoy pierde {0} ({1}).",
  "Going on as today leaves {0} ({1}).": "Seguir como hoy deja {0} ({1}).",
  "{0} in its place would be {1} less.": "{0} en su lugar serían {1} menos.",
  "{0} in its place would be {1} more.": "{0} en su lugar serían {1} más.",
  "Your money covers that for {0}.": "El dinero lo cubre durante {0}.",
  "Closing ends the sales and what they cost; other costs that would go on after it are not in this.":
    "Cerrar termina las ventas y lo que cuestan; otros gastos que seguirían después no están incluidos.",
  "Which costs would go on after closing, and for how long: rent, notice periods, loans?":
    "¿Qué gastos seguirían después de cerrar, y cuánto tiempo: alquiler, preavisos, préstamos?",
  "Only with them can closing be compared with going on.": "Solo con ellos se puede comparar cerrar con seguir.",
  "What comes after them is not in it.": "Lo que viene después no está incluido.",
  "Today's sales already fill your capacity: there is no room for it beside them.":
    "Las ventas de hoy ya llenan la capacidad: no queda sitio para ello.",
  "It takes **{0}** of the capacity that today's sales leave free ({1}).":
    "Ocupa **{0}** de la capacidad que dejan libre las ventas de hoy ({1}).",
  "Those who wait for you would leave **{0}** on top, if it makes room for them ({1}).":
    "Quienes esperan dejarían **{0}** más, si hace sitio para ellos ({1}).",
  "At least {0} has to be bought at once, which lasts {1}.":
    "Hay que comprar de una vez al menos {0}, que alcanza para {1}.",
  "At least {0} has to be bought at once.": "Hay que comprar de una vez al menos {0}.",
  "It takes {0} first; that and what the months without sales cost is back after **{1}**.":
    "Hacen falta primero {0}; eso y lo que cuestan los meses sin ventas se recupera después de **{1}**.",
  "That is back after **{0}**.": "Eso se recupera después de **{0}**.",
  "What your figures say": "Lo que dicen las cifras",
  "{0}: **{1}** in all ({2}).": "{0}: **{1}** en total ({2}).",
  "As it is today": "Como hoy",
  "{0}: the money does not run out, {1} is left.": "{0}: el dinero no se acaba, quedan {1}.",
  "As it is today at **{0}** ({1}); {2} at **{3}** ({4}).":
    "Como hoy, a partir de **{0}** ({1}); {2}, a partir de **{3}** ({4}).",
  "{0} pays from **{1}** beside today's on ({2}).": "{0} compensa a partir de **{1}** además de las de hoy ({2}).",
  "Even if it brought nothing, **{0}** of today's {1} would be left.":
    "Aunque no trajera nada, de los {1} de hoy quedarían **{0}**.",
  "Today's business does not pay it by itself: **{0}** would be lacking.":
    "El negocio de hoy no lo paga por sí solo: faltarían **{0}**.",
  "{0} ({1} less {2} that has to stay)": "{0} ({1} menos {2} que tienen que quedarse)",
  "Those who wait for you would leave **{0}** once, if it makes room for them ({1}).":
    "Quienes esperan dejarían **{0}** una vez, si así hay sitio para ellos ({1}).",
  "That pays it for {0}.": "Eso lo paga durante {0}.",
  "**Beside today's sales that is {0} more than your capacity ({1}): so many do not fit, and I count only those that do.**":
    "**Además de las ventas de hoy son {0} más que tu capacidad ({1}): tantas no caben, y cuento solo las que caben.**",
  "**{0}** ({1}), with no sale counted before that.": "**{0}** ({1}), sin contar ninguna venta antes.",
  "{0} is not enough for that.": "{0} no alcanza para eso.",
  "**{0}** with {1} ({2}).": "**{0}** con {1} ({2}).",
  "Below {0} you lose money.": "Por debajo de {0} se pierde dinero.",
  "At {0}, {1} leaves {2}.": "Con {0}, {1} deja {2}.",
  "Does {0} come on top, or does it take the place of something that you have today?":
    "¿{0} se suma, o sustituye algo de lo que hay hoy?",
  "On top of today's": "Se suma a lo de hoy",
  "In place of {0}": "En lugar de {0}",
  "{what}, on top of today's": "{what}, además de lo de hoy",
  "{what}, in place of “{other}”": "{what}, en lugar de «{other}»",
  "{0} lasts **{1}** ({2}).": "{0} dura **{1}** ({2}).",
  "How long it lasts takes how much of it you buy at once, and how much goes in a month.":
    "Para saber cuánto dura hace falta cuánto se compra de una vez y cuánto se gasta al mes.",
  "{0}: what can be used of it comes to **{1}** ({2}), against {3} today.":
    "{0}: lo que se puede aprovechar sale a **{1}** ({2}), frente a {3} hoy.",
  "{0}: what can be used of it comes to **{1}** ({2}).": "{0}: lo que se puede aprovechar sale a **{1}** ({2}).",
  "{0} has to be paid for it at once.": "Hay que pagar {0} de una vez.",
  "In all that is {0} less than at today's price.": "En total son {0} menos que al precio de hoy.",
  "In all that is {0} more than at today's price.": "En total son {0} más que al precio de hoy.",
  "It stays cheaper as long as no more than **{0}** of it ({1}) are lost.":
    "Sigue saliendo más barato mientras no se pierdan más de **{0}** ({1}).",
  "{0}: what it takes first is back within {1} at **{2}** ({3}).":
    "{0}: lo que hace falta al principio se recupera en {1} con **{2}** ({3}).",
  "{0}: what it takes first is back within {1} at **{2}** beside today's ({3}).":
    "{0}: lo que hace falta al principio se recupera en {1} con **{2}** además de lo de hoy ({3}).",
  "{0}: what it takes first is back within {1} at **{2}** of its own ({3}).":
    "{0}: lo que hace falta al principio se recupera en {1} con **{2}** propias ({3}).",
  "That is **{0}** more than today.": "Son **{0}** más que hoy.",
  "That is **{0}** fewer than today.": "Son **{0}** menos que hoy.",
  "It pays the costs that are its own from **{0}** on ({1}).": "Cubre sus propios costes a partir de **{0}** ({1}).",
};
