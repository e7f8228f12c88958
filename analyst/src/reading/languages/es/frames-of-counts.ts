import { count, countsThings, isBareMany, only } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { countsPeople } from "./people.ts";
import { at, pay, gone, would, asked, said, joined } from "./turns.ts";

export const countFrames: Frame[] = [
  at.behind(
    "suppliers",
    count,
    "(?:agricultores|productores|vendedores|proveedores|profesores|conductores|repartidores|artesanos) (?:\\p{L}+ )?y \\d+",
  ),
  only(at.behind("paying_customers", count, "(?!usuari)\\p{L}+ activ[oa]s"), ({ quantity }) =>
    countsPeople(quantity.noun),
  ),
  only(at.ahead("market_count", count, "hay|existen|son"), isBareMany),
  at.behind(
    "free_users",
    count,
    "(?:\\p{L}+ )?(?:en|con) (?:la|el|su) (?:versión|plan|modo|cuenta|prueba) (?:gratis|gratuit[oa]|free)",
  ),
  only(at.ahead("cancellations", count, "se (?:me|nos) van"), ({ before }) => !/\ben \p{L}+ se /iu.test(before)),
  only(
    at.ahead(
      "orders_total",
      count,
      "(?:hemos hecho|llevamos|hicimos|hemos (?:realizado|entregado|servido|vendido)|realizamos|entregamos|hacemos|vendemos|vendo|preparamos)",
    ),
    countsThings(countsPeople),
  ),
  // Who was counted.
  at.behind("paid_pilots", count, "(?:\\p{L}+ )?pilotos? (?:pagando|que pagan|que ya pagan)"),
  at.behind(
    "suppliers",
    count,
    "(?:choferes|conductores|vendedor[ae]s|repartidores|cuidador[ae]s|anfitriones|artesan[oa]s|productores|transportistas|cociner[oa]s) (?:registrad|inscrit|apuntad|dad|activ)\\p{L}*",
  ),
  at.ahead("uses_per_unit", count, "(?:aguanta|aguantan|dura|duran|resiste|soporta|se reutiliza|reutilizable)"),
  at.later("paid_pilots", count, "pilotos? (?:pagad[oa]s?|de pago)"),
  at.behind("paid_pilots", count, "(?:\\w+ )?pilotos? (?:pagad[oa]s?|de pago)"),
  at.behind("aside", count, "(?:dijeron que no|rechazaron|no (?:estaban|están) interesad\\w*|devoluci\\w*)"),
  at.later(
    "stated_intent",
    count,
    `(?:(?:dicen|dijeron|aseguran|me dijeron|nos dijeron|prometieron) que (?:sí )?(?:lo |la )?)?(?:${would})`,
  ),
  at.later("cancellations", count, gone),
  at.behind("cancellations", count, "(?:bajas|cancelaciones|devoluciones|clientes perdidos)"),
  at.ahead(
    "cancellations",
    count,
    "(?:perdimos|perdemos|hemos perdido|perdí|se nos fueron|se nos van|se fueron|cancelaron|se dieron de baja|se dan de baja|bajas)",
  ),
  at.ahead("new_customers", count, "(?:captamos|ganamos|sumamos|conseguimos|entran|añadimos|cerramos)(?= )"),
  at.behind(
    "new_customers",
    count,
    "(?:clientes |altas |usuarios |suscriptores )?(?:nuev[oa]s|altas) (?:al|por|cada) (?:mes|semana)",
  ),
  at.ahead(
    "target_customers",
    count,
    "(?:objetivo|meta|queremos (?:llegar a|tener|alcanzar|conseguir)|llegar a|esperamos|alcanzar|aspiramos a|planeamos|necesitamos|conseguir)",
  ),
  at.ahead("interviews", count, asked),
  at.behind("interviews", count, "(?:entrevistas|encuestas|conversaciones|encuestad[oa]s|entrevistad[oa]s|respuestas)"),
  at.later(
    "interviews",
    count,
    "(?:entrevistad[oa]s|encuestad[oa]s|a l[oa]s que (?:pregunt|entrevist)\\w+|que (?:entrevistamos|entrevisté|visité|visitamos|pregunté|preguntamos))",
  ),
  at.behind(
    "letters_of_intent",
    count,
    "(?:cartas? de (?:intención|interés)|lois?|cartas firmadas|acuerdos de intención)",
  ),
  at.behind(
    "preorders",
    count,
    "(?:preventas?|pre-?pedidos|pre-?órdenes|preórdenes|reservas (?:pagadas|con (?:depósito|señal|anticipo))|reservas anticipadas|depósitos|señales|pre-?reservas|pre-?orders?)",
  ),
  at.later(
    "preorders",
    count,
    "(?:dejaron|dieron|pagaron|han dejado|han pagado) (?:ya )?(?:un |una |el |la )?(?:depósito|señal|anticipo|reserva|preventa)",
  ),
  at.ahead("paid_pilots", count, "pilotos? (?:de pago|pagados?) (?:con|en)"),
  at.ahead(
    "pilots",
    count,
    "(?:piloto|pilotos|pilotando|prueba piloto|pruebas piloto)(?: (?:con|en|gratis|gratuitos?|activos?|a))*",
  ),
  at.behind("pilots", count, "(?:\\w+ )?(?:pilotos?|pruebas piloto)"),
  at.later("pilots", count, "(?:(?:lo|la) (?:prueban|están probando|testean)|están probando|probando|en piloto)"),
  at.later("waitlist", count, "(?:en |apuntad[oa]s (?:a|en) )(?:la |nuestra |una )?(?:lista(?: de espera)?|waitlist)"),
  at.ahead("waitlist", count, "(?:lista de espera|waitlist)"),
  at.behind(
    "suppliers",
    count,
    "(?:vendedores|proveedores|profesores|tutores|repartidores|conductores|anfitriones|limpiadoras?|cuidador[ae]s|agricultores|productores|chefs|cocineros|guías|instructores|profesionales) (?:registrad|activ|verificad|en la plataforma|inscrit|dad)\\w*",
  ),
  at.later(
    "paying_customers",
    count,
    `(?:(?:que|de ellos|de ellas|de los cuales|ya|nos|actualmente|hoy|sí|realmente|ahora) )*(?:${pay})`,
  ),
  at.ahead(
    "paying_customers",
    count,
    "(?:(?:mrr|arr|ingresos|ventas|facturamos[^.;,]{0,25}|al mes) (?:con|de|entre)|(?:ya |nos )?pagan|pagando|vendid[oa]s|hemos vendido|vendimos|vendí|he vendido|de pago|pagantes)",
  ),
  at.behind(
    "paying_customers",
    count,
    "(?:de pago|pagand?o|pagantes|(?:\\p{L}+ )?vendid[oa]s|(?:\\w+ )?(?:clientes|suscriptores|socios|usuarios) (?:de pago|pagando|pagantes|activos|que pagan)|clientes|suscriptores|abonados|unidades vendidas|ventas cerradas)",
  ),
  at.later("interviews_positive", count, said),
  at.later("free_users", count, joined),
  at.behind(
    "free_users",
    count,
    "(?:usuari[oa]s(?: (?:gratis|gratuit[oa]s|registrad[oa]s|activ[oa]s))?|descargas|registros|registrad[oa]s|instalaciones|gratis|gratuit[oa]s|seguidores|beta ?testers)",
  ),
  at.ahead(
    "seats_per_customer",
    count,
    "(?:cada|por) (?:empresa|cliente|despacho|escuela|colegio|equipo|clínica|oficina) (?:tiene|con|son)",
  ),
  at.behind(
    "seats_per_customer",
    count,
    "(?:usuarios|empleados|alumnos|licencias|asientos|puestos|personas|agentes) (?:por|en cada) (?:empresa|cliente|despacho|escuela|colegio|equipo|clínica|oficina|cuenta|inmobiliaria|agencia|restaurante|tienda|taller|hotel|centro)",
  ),
  at.behind(
    "orders_per_month",
    count,
    "(?:pedidos?|reservas?|compras?|facturas?|viajes|clases|sesiones|envíos|veces|servicios|transacciones|comidas) (?:al|por|a la|cada) (?:mes|semana|año|día)(?: (?:por|cada) \\w+)?",
  ),
  at.behind(
    "orders_total",
    count,
    "(?:alquileres|servicios (?:realizados|vendidos)|pedidos|ventas|reservas|transacciones|compras|órdenes|envíos|viajes)",
  ),
  at.behind("visitors", count, "(?:\\w+ )?(?:visitas|visitantes|lectores|páginas vistas)"),
  at.ahead("team_size", count, "(?:somos|equipo|equipo actual)"),
  at.behind(
    "team_size",
    count,
    "(?:co-?)?(?:fundador[ae]?s?|soci[oa]s(?! de pago)|cofundador[ae]?s?|founders|ingenier[oa]s|desarrollador[ae]?s|empleados|personas en (?:el|nuestro) equipo)",
  ),
  only(
    at.behind("aside", count, "(?:personas|empleados|habitantes|habitaciones|camas|mesas|plazas|años)"),
    ({ before }) => /\b(?:de|entre|hasta|menos de|mas de|con) $/.test(before),
  ),
];
