import type { Catalogue } from "../catalogue.ts";

export const judging: Catalogue = {
  "The market is named top-down; a share of a large number is not a plan.":
    "El mercado está nombrado desde arriba; una parte de un número grande no es un plan.",
  "You count {0} reachable customers, without a price to multiply.":
    "Cuentas {0} clientes alcanzables, sin un precio por el que multiplicar.",
  "{0} reachable customers at your price make {1} a year, on a count you have yet to verify.":
    "{0} clientes alcanzables a tu precio son {1} al año, según un recuento que aún hay que comprobar.",
  "No competition usually means no search was made, or nobody buys.":
    "Que no haya competencia suele significar que no se ha buscado, o que nadie compra.",
  "You say what differs: {0}.": "Dices qué es distinto: {0}.",
  "You know what they do today: {0}.": "Sabes qué hacen hoy: {0}.",
  "You name {0} and what they do today ({1}); why a buyer would switch is open.":
    "Nombras a {0} y lo que hacen hoy ({1}); falta por qué cambiaría un comprador.",
  "You name {0}; why a buyer would switch is open.": "Nombras a {0}; falta por qué cambiaría un comprador.",
  "You name a take rate, and no average order to apply it to.":
    "Nombras una comisión, pero no el pedido medio al que se aplica.",
  "Each customer loses money: the gross margin is {0}.": "Cada cliente pierde dinero: el margen bruto es de {0}.",
  "The commission per order can be computed.": "La comisión por pedido se puede calcular.",
  "The price is {0} a month.": "El precio es de {0} al mes.",
  "The price is {0} a sale.": "El precio es de {0} por venta.",
  "The cost to serve is missing.": "Falta lo que cuesta dar el servicio.",
  "A customer pays {0} a month on average.": "Un cliente paga de media {0} al mes.",
  "Your costs do not say yet what one sale costs.": "De tus costes aún no se deduce lo que cuesta una venta.",
  "You sell already: money, not words.": "Ya vendes: dinero, no palabras.",
  "What a customer costs to win is missing.": "Falta lo que cuesta ganar un cliente.",
  "A customer pays back in {0}.": "Un cliente se amortiza en {0}.",
  "Winning a customer costs {0} by your figure.": "Ganar un cliente cuesta {0} según tu cifra.",
  "You name {0}, without a cost per customer.": "Nombras {0}, sin coste por cliente.",
  "You put a size on it: {0}.": "Le pones tamaño: {0}.",
  "You spoke to {0} people, without saying how many confirmed it.":
    "Hablaste con {0} personas, sin decir cuántas lo confirmaron.",
  "You describe it ({0}), and {1} pay to be rid of it.": "Lo describes ({0}), y {1} pagan por librarse de ello.",
  "You describe it ({0}) but show no one who acts on it.":
    "Lo describes ({0}), pero no muestras a nadie que haga algo al respecto.",
  "{0} of the {1} you asked went on to pay, at least {2} after allowing for the small sample.":
    "{0} de las {1} personas consultadas acabaron pagando, al menos un {2} descontando lo pequeña que es la muestra.",
  "{0} of {1} people you asked confirmed it, at least {2} after allowing for the small sample.":
    "{0} de {1} personas consultadas lo confirmaron, al menos un {2} descontando lo pequeña que es la muestra.",
  "The customer is everyone, which gives no first list to work through.":
    "El cliente es todo el mundo, y así no hay una primera lista con la que empezar.",
  "{0} can be listed by name.": "{0} se pueden listar por su nombre.",
  "One order has been placed and paid.": "Se ha hecho y pagado un pedido.",
  "One pilot costs the other side time, which is more than words.":
    "Un piloto le cuesta tiempo a la otra parte, y eso es más que palabras.",
  "One person signed up or uses it without paying.": "Una persona se ha apuntado o lo usa sin pagar.",
  "One person on a list gave an address, not money.": "Una persona en una lista dio una dirección, no dinero.",
  "One person said it matters; nobody has committed anything yet.":
    "Una persona dijo que importa; nadie se ha comprometido aún.",
  "{0} orders have been placed and paid.": "Se han hecho y pagado {0} pedidos.",
  "{0} pilots cost the other side time, which is more than words.":
    "{0} pilotos le cuestan tiempo a la otra parte, que es más que palabras.",
  "{0} people signed up or use it without paying.": "{0} personas se registraron o lo usan sin pagar.",
  "{0} people on a list gave an address, not money.": "{0} personas en una lista dieron una dirección, no dinero.",
  "{0} people said it matters; nobody has committed anything yet.":
    "{0} personas dijeron que importa; nadie se ha comprometido todavía.",
  "{0} of revenue is money people already pay.": "{0} de ingresos es dinero que ya se paga.",
  "1 paying customer: money, not words.": "1 cliente que paga: dinero, no palabras.",
  "{0} paying customers: money, not words.": "{0} clientes que pagan: dinero, no palabras.",
  "{0} paying customers of {1} asked, {2} ({3} to {4} allowing for the small sample).":
    "{0} clientes que pagan de {1} consultados, {2} (de {3} a {4} con esta muestra pequeña).",
  "{0} paying customers of {1} who signed up or tried it, {2} ({3} to {4} allowing for the small sample).":
    "{0} clientes que pagan de {1} que se registraron o lo probaron, {2} (de {3} a {4} con esta muestra pequeña).",
  "You bring {0}.": "Aportas: {0}.",
  "You bring experience of {0}.": "Aportas experiencia: {0}.",
  "Something changed: {0}.": "Algo ha cambiado: {0}.",
  "{0} may ask for a license, and you say nothing about it.": "{0} puede exigir una licencia, y no dices nada de ello.",
  "A first version exists.": "Existe una primera versión.",
  "It is in use.": "Ya está en uso.",
  "People pay for it already.": "Ya se paga por ello.",
  "Problem acuteness": "Gravedad del problema",
  "Customer specificity": "Claridad del cliente",
  "Evidence of demand": "Pruebas de demanda",
  "Bottom-up market": "Mercado contado desde abajo",
  "Alternatives and difference": "Alternativas y diferencia",
  "Business model and unit economics": "Modelo de negocio y economía por unidad",
  Distribution: "Canal de venta",
  "Founder fit": "Encaje del fundador",
  "Why now": "Por qué ahora",
  "Feasibility and regulation": "Viabilidad y normativa",
  "A figure in your text cannot be true.": "Una cifra de tu texto no puede ser cierta.",
  "By your own figures each customer costs more than they pay.":
    "Según tus propias cifras, cada cliente cuesta más de lo que paga.",
  "A license may be needed and nothing is said about it.": "Puede hacer falta una licencia y no se dice nada de ello.",
  "No payment, deposit, pilot or signature is named.": "No se nombra ningún pago, señal, piloto ni firma.",
  "A product for everyone has no first customer.": "Un producto para todos no tiene un primer cliente.",
  "A test whose bar you fixed beforehand failed.": "Una prueba cuyo listón fijaste de antemano ha fallado.",
  "Not rated: too little is known about the venture yet.": "Sin nota: aún se sabe demasiado poco del proyecto.",
  "It stays at the cap of {0}. {1}": "Se queda en el tope de {0}. {1}",
  "{0}: now {1}. {2}": "{0}: ahora {1}. {2}",
  "{0}: from {1} to {2}. {3}": "{0}: de {1} a {2}. {3}",
  "Your locked test passed: {0}.": "Tu prueba fijada se superó: {0}.",
  "Your locked test failed: {0}.": "Tu prueba fijada falló: {0}.",
  "No channel to customers is named.": "No se nombra ningún canal para llegar a los clientes.",
  "Nothing shows yet that paying customers stay.": "Nada muestra todavía que los clientes que pagan se queden.",
  "Two of your figures contradict each other.": "Dos de tus cifras se contradicen.",
  "Even {0} of {1} leaves the true rate anywhere from {2} to {3} (95% Wilson interval).":
    "Incluso {0} de {1} dejan la tasa real en cualquier punto entre {2} y {3} (intervalo de Wilson del 95 %).",
  "Nothing said about it yet.": "Aún no se dice nada de ello.",
  "Selling prescription medicine without a prescription is illegal and can kill people.":
    "Vender medicamentos sin receta es ilegal y puede matar.",
  "A service that brings patients to a licensed prescriber and pharmacy.":
    "Un servicio que lleve a los pacientes a médicos y farmacias autorizados.",
  "Trading illegal drugs harms people and is a crime.":
    "Comerciar con drogas ilegales daña a las personas y es delito.",
  "Harm-reduction or addiction-care tools run with licensed providers.":
    "Herramientas de reducción de daños o de tratamiento con proveedores autorizados.",
  "It sells forgeries of somebody else's work or documents.":
    "Vende falsificaciones del trabajo o los documentos de otros.",
  "Resale of authenticated second-hand goods, or a check that tells real from forged.":
    "Reventa de artículos auténticos de segunda mano, o una prueba que distinga lo real de lo falso.",
  "It takes money or access from people by deceiving them.": "Quita dinero o accesos a la gente mediante engaño.",
  "Training or detection that protects people against the same scheme.":
    "Formación o detección que proteja contra ese mismo engaño.",
  "It uses data or access that the people concerned never agreed to.":
    "Usa datos o accesos que los afectados nunca autorizaron.",
  "A service that warns people when their own data has leaked.":
    "Un servicio que avise a la gente cuando se filtran sus propios datos.",
  "It puts weapons past the checks that keep them from harm.":
    "Hace que las armas esquiven los controles que evitan daños.",
  "Safe-storage or training products sold through licensed dealers.":
    "Productos de almacenamiento seguro o formación vendidos por distribuidores autorizados.",
  "It makes sexual images of people who did not agree to them.":
    "Crea imágenes sexuales de personas que no lo han aceptado.",
  "A service that finds such images and has them taken down.":
    "Un servicio que encuentre esas imágenes y consiga retirarlas.",
  "Money that comes from recruiting the next payer ends with the last ones losing it.":
    "El dinero que viene de captar al siguiente acaba con los últimos perdiéndolo.",
  "A referral bonus paid out of real product sales.":
    "Una recompensa por recomendar, pagada con ventas reales del producto.",
  "Gambling offered to minors is illegal nearly everywhere and harms them.":
    "El juego ofrecido a menores es ilegal casi en todas partes y les hace daño.",
  "A game of skill without stakes, or a licensed service with strict age checks.":
    "Un juego de habilidad sin apuestas, o un servicio con licencia y control estricto de edad.",
  "Bought or invented reviews deceive buyers and break consumer law.":
    "Las reseñas compradas o inventadas engañan al comprador e infringen la ley de consumo.",
  "Asking real customers for a review at the right moment.":
    "Pedir a clientes reales una reseña en el momento adecuado.",
  "It sells deception of a school or of another person.": "Vende el engaño a una escuela o a otra persona.",
  "A tutor that teaches and shows how the answer is found.":
    "Un tutor que enseñe y muestre cómo se llega a la respuesta.",
  "The cost to serve one customer is not measured.": "No está medido lo que cuesta atender a un cliente.",
  "They pay today's price; a higher one is untested.": "Pagan el precio de hoy; uno más alto está sin probar.",
  "Few people have paid so far.": "Hasta ahora han pagado pocos.",
  "The pilots have not been turned into payments.": "Los pilotos no se han convertido en pagos.",
  "Nobody has paid yet, and intent is weak evidence.": "Nadie ha pagado todavía, y la intención es una prueba débil.",
  "You name no payment so far.": "Hasta ahora no nombras ningún pago.",
  "No interview or past behavior is named that shows how much the problem hurts.":
    "No se nombra ninguna entrevista ni conducta que muestre cuánto duele el problema.",
  "{0} talks are few to rest it on.": "{0} conversaciones son pocas para apoyarse en ellas.",
  "{0} may require a license, and nothing is said about it.":
    "{0} puede exigir una licencia, y no se dice nada de ello.",
  "Who buys first waits for your answer.": "Quién compra primero espera tu respuesta.",
  "Who buys first is not said.": "No se dice quién compra primero.",
  "The cost of winning a customer rests on few sales.": "El coste de ganar un cliente se apoya en pocas ventas.",
  "What it costs to win a customer is unknown.": "No se sabe lo que cuesta ganar un cliente.",
  "You name nothing that shows whether they stay.": "No nombras nada que muestre si se quedan.",
  "The churn figure rests on few customers and months.": "La tasa de cancelación se apoya en pocos clientes y meses.",
  "Nothing has been built or done by hand yet.": "Aún no se ha construido ni hecho nada a mano.",
  "It depends on {0}.": "Depende de {0}.",
  "your price": "tu precio",
  "direct contact": "contacto directo",
  "the platform": "la plataforma",
  "Berkus method": "Método Berkus",
  "Scorecard method (Payne)": "Método de puntuación (Payne)",
  "Risk factor summation": "Suma de factores de riesgo",
  "Twelve interviews with {buyer}, nine of which confirm the problem":
    "Doce entrevistas con «{buyer}», nueve de las cuales confirmen el problema",
  "It shows that strangers have the problem.": "Demuestra que desconocidos tienen el problema.",
  "Three paying customers among {buyer}": "Tres clientes que paguen entre «{buyer}»",
  "Money is the only proof of willingness to pay.": "El dinero es la única prueba de que están dispuestos a pagar.",
  "A price, and what serving one customer costs you": "Un precio, y lo que te cuesta atender a un cliente",
  "It makes the margin a number.": "Convierte el margen en un número.",
  "What serving one customer costs you": "Lo que te cuesta atender a un cliente",
  "How many {buyer} you can reach, from a register": "A cuántos de «{buyer}» puedes llegar, según un registro",
  "It replaces a guess about the market by a count.": "Sustituye una suposición sobre el mercado por un recuento.",
  "One channel you have worked, with its cost per customer": "Un canal que hayas trabajado, con su coste por cliente",
  "It shows that customers can be won for less than they bring.":
    "Demuestra que se ganan clientes por menos de lo que aportan.",
  "Why a buyer would leave what they do today": "Por qué un comprador dejaría lo que hace hoy",
  "What buyers use today, and why they would switch": "Qué usan hoy los compradores, y por qué cambiarían",
  "A difference has to be named before it can be tested.": "Una diferencia hay que nombrarla antes de poder probarla.",
  "One narrow group that buys first": "Un grupo estrecho que compre primero",
  "A narrow group makes a list and a message possible.": "Un grupo estrecho hace posibles la lista y el mensaje.",
  "A written answer on the license question": "Una respuesta por escrito sobre la licencia",
  "It removes the gate.": "Quita el tope.",
  "Which figure is right: {label}": "Qué cifra es la correcta: {label}",
  "A contradiction caps the rating.": "Una contradicción pone tope a la nota.",
  "A corrected figure for {figure}": "Una cifra corregida para {figure}",
  "An impossible figure caps the rating.": "Una cifra imposible pone tope a la nota.",
  "If the churn was measured over one month, the true rate lies anywhere from {0} to {1}.":
    "Si la pérdida de clientes se midió durante un mes, la tasa real está en algún punto entre {0} y {1}.",
  "You count {0} reachable customers; what they would bring a year does not follow from your price.":
    "Cuentas {0} clientes alcanzables; lo que aportarían al año no se deduce de tu precio.",
  "What a customer may cost cannot be said before it is clear what one leaves you.":
    "Lo que puede costar un cliente no se puede decir hasta que esté claro cuánto te deja uno.",
  "You name {0}.": "Nombras {0}.",
};
