import { money, only } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { at, third, inputs } from "./turns.ts";

export const moneyFrames: Frame[] = [
  at.ahead(
    "unit_cost",
    money,
    "(?:la|el|los|las|cada) (?:profes?|profesor\\p{L}*|chic[oa]s?|repartidor\\p{L}*|chófer\\p{L}*|técnic[oa]s?|limpiador\\p{L}*|monitor\\p{L}*|instructor\\p{L}*|empleada?o?) (?:cobra|cobran|gana|ganan|se llevan?)(?: unos| como)?",
  ),
  at.ahead(
    "cac",
    money,
    "(?:conseguir|captar) (?:un[oa]?|cada un[oa]|(?:un|cada) cliente)(?: (?:me|nos))? (?:cuesta|sale)(?: (?:a|por|en|unos|como))*",
  ),
  at.behind("unit_cost", money, "en (?:productos?|materiales?|material|ingredientes|insumos|envases?)(?! al)"),
  at.ahead(
    "unit_cost",
    money,
    "(?:al|a la|a los|a las|a cada|cada) \\p{L}+ (?:le |les |se )?(?:pagamos|pago|damos|doy|queda|quedan)",
  ),
  at.later("raise", money, "(?:con|a|sobre) (?:una |un )?(?:valoración|valuación|cap)"),
  at.ahead("pre_money", money, "(?:(?:valoración|valuación) (?:pre-?money|previa)(?: de la empresa)?|pre-?money)"),
  at.behind("pre_money", money, "(?:(?:de (?:valoración|valuación) )?pre-?money)"),
  at.ahead(
    "order_value",
    money,
    "(?:alquiler|servicio|viaje|venta|encargo|trabajo|préstamo|transacción|contrato) (?:medi[oa]|promedio)",
  ),
  only(
    at.ahead(
      "cac",
      money,
      "(?:cada|un) (?:cliente|usuario|suscriptor|comprador)(?: nuevo)? (?:nos |me )(?:cuesta|sale(?: a| por)?)",
    ),
    ({ after }) => /\b(?:anuncios|publicidad|ads|marketing|captacion)\b/i.test(after.slice(0, 40)),
  ),
  at.ahead(
    "alternative_cost",
    money,
    "(?:pagan|paga)(?: (?:hoy|actualmente|ahora))? (?:a )?(?:un|una|su|al|a la) \\p{L}+(?: \\p{L}+)?",
  ),
  at.behind("aside", money, "(?:ya )?(?:levantados|recaudados)"),
  at.ahead("alternative_cost", money, "alternativas?(?: es| actual| sería)[^.;]{0,60}? (?:por|a|de|cuesta)"),
  // Money of somebody else, of the past, or spent once.
  at.ahead(
    "alternative_cost",
    money,
    `(?:${third})\\b[^,;.]{0,30}?\\b(?:cobran?|cuestan?|piden?|vale|valen|se lleva|se llevan|se quedan?|sale por|desde)`,
  ),
  at.later(
    "alternative_cost",
    money,
    "(?:a|por|en) (?:un|una|su|el|la) (?:gestor[ií]a?|agencia|contador|contable|asesor|consultor(?:a|[ií]a)?|abogado|asistente|empleado|secretaria)",
  ),
  at.ahead("aside", ["money", "count", "percent"], "(?:subi|baj|aument|pas|crec)\\w{1,4} (?:de|desde)"),
  at.behind("deposit", money, "de (?:depósito|señal|fianza|anticipo|reserva)"),
  at.ahead("deposit", money, "(?:depósito|señal|fianza|anticipo)(?: reembolsable)?"),
  at.later(
    "marketing_spend",
    money,
    "en (?:\\w+ ){0,3}?(?:ads|anuncios|publicidad|marketing|adwords|google|facebook|instagram|meta|tiktok|campañas)",
  ),
  at.ahead(
    "marketing_spend",
    money,
    "(?:en|inversión en|presupuesto de|gasto en) (?:ads|anuncios|publicidad|marketing|google ads|facebook ads|instagram ads|meta ads|tiktok ads)",
  ),
  at.ahead(
    "setup_cost",
    money,
    "(?:invertimos|inverti|hemos invertido|he invertido|inversión inicial|(?:nos|me) cost(?:ó|aron)|moldes?|maquinaria|maquina|prototipo|certificación|horno|equipo inicial|reforma|licencia inicial)(?: (?:nos|me))?(?: (?:costo|cuesta|costaron|fue))?",
  ),
  // What the founder has, owes and burns.
  at.behind("revenue", money, "(?:de |en )?(?:mrr|arr|facturación|ingresos|ventas)"),
  at.behind("raise", money, "(?:de )?(?:pre-?seed|seed|inversión|financiación|financiamiento|ronda)"),
  at.ahead(
    "cash",
    money,
    "(?:(?:tenemos|tengo) [^.;,]{3,40} y|tenemos|tengo|contamos con|cuento con|dispongo de|disponemos de|nos quedan|me quedan|hay|ahorros|ahorrados|en caja|caja|en el banco|en banco|ahorré|ponemos|pongo|aportamos|puse|pusimos|capital(?: propio| inicial)?|efectivo|fondos propios|presupuesto)",
  ),
  at.behind(
    "cash",
    money,
    "(?:ahorrad[oa]s?|en (?:el )?banco|en caja|en la caja|en la cuenta|de ahorros?|en ahorros|de caja|en efectivo|de capital propio|propios|de mi bolsillo|de mis ahorros|de presupuesto|en la cuenta)",
  ),
  at.ahead(
    "raise",
    money,
    "(?:buscamos|busco|levantar|levantamos|levantando|recaudar|recaudando|ronda(?! (?:los|las|el))|pedimos|necesitamos|inversión|financiación|financiamiento|capital semilla)(?: (?:una|inversión|de|ronda|financiación))*",
  ),
  at.ahead(
    "valuation",
    money,
    "(?:valoración|valuación|valuation|cap|pre-?money|post-?money|valorad[oa]s? en|valorando la empresa)(?: (?:cap|pre-?money|post-?money|máxima))*",
  ),
  at.ahead(
    "fixed_costs",
    money,
    "(?:alquiler|renta|arriendo|sueldos?|salarios?|nóminas?|gastos fijos|costes fijos|costos fijos|seguros?|luz|empleados|local|oficina|cocina|repartidor|contadora?|gestoría)(?: (?:nos|me))?(?: (?:cuesta|cuestan|es|son|sale|salen))?(?: (?:nos|me))?",
  ),
  at.ahead(
    "cac",
    money,
    "(?:cada \\p{L}+ nuev[oa] (?:nos|me) (?:cuesta|sale)(?: a| por)?|cac|coste? de (?:adquisición|captación)|costo de (?:adquisición|captación)|captar (?:un|a un|cada) (?:nuevo )?(?:cliente|usuario)|conseguir (?:un|cada|a un) (?:nuevo )?(?:cliente|usuario|suscriptor|taller|restaurante)|adquirir (?:un|cada) cliente|traer (?:un|a un|cada) cliente|cada cliente (?:nuevo )?nos cuesta|cada cliente nuevo)(?: (?:por cliente|nos|me|cuesta|sale|con anuncios|vía \\w+|actual))*",
  ),
  at.behind(
    "cac",
    money,
    "(?:por|de) (?:cada )?(?:cliente|usuario|suscriptor|alta|venta) (?:nuev[oa]|captad[oa]|conseguid[oa]|adquirid[oa]|ganad[oa])|en captar|(?:para )?(?:captar|conseguir|adquirir) (?:un|cada|a un)",
  ),
  at.ahead(
    "order_value",
    money,
    "(?:ticket|pedido|compra|cesta|carrito|reserva|gasto|factura|valor|importe) (?:medi[oa]|promedio)(?: (?:del|por|de) (?:pedido|ticket|compra|reserva|cliente|carrito|transacción|la compra))?",
  ),
  at.ahead(
    "problem_size",
    money,
    "(?:pierden?|perdiendo|malgastan?|desperdician?|tiran?|les cuesta|le cuesta|cuesta a (?:los|las|cada) \\w+|se gastan|gastan)(?: (?:cada|un|una|año|mes|restaurante|clínica|alrededor|cerca|unos))*",
  ),
  at.ahead(
    "unit_cost",
    money,
    `(?:${inputs})(?: y (?:el |la )?\\w+)?(?: (?:nos|me))?(?: (?:cuesta|cuestan|sale|salen|es|son))?(?: (?:nos|me))?`,
  ),
  at.ahead(
    "unit_cost",
    money,
    "(?:nos|me) (?:cuesta|cuestan|sale|salen)(?: (?:producir|fabricar|servir|atender|hacer|entregar|mantener|cada|una?|caja|unidad|cliente|clínica|usuario|pedido|unos))*|(?:coste|costo|costes|costos) (?:unitario|variable|por (?:cliente|usuario|unidad|pedido|caja|clínica|\\w+)|directo|de (?:producción|servir|servicio|producto|venta|fabricación|hosting|servidores|envío|entrega|materiales|la api|infraestructura))|cogs|(?:el|su|mi|nuestro) (?:coste|costo)(?! fijo)|la compramos|lo compramos|los compramos|compramos a|compro a",
  ),
  at.behind(
    "unit_cost",
    money,
    "(?:de |en )(?:coste|costo|servidores|hosting|materiales|material|ingredientes|api|openai|envío|producción|mensajería|inferencia)",
  ),
  at.ahead(
    "burn",
    money,
    "(?:gastamos|gasto|quemamos|quemo|burn|burn rate|gastos?|gastos mensuales|gastos? (?:mensual(?:es)?|al mes|totales)|quema)(?: (?:mensual(?:es)?|cada mes|al|mes|unos))*",
  ),
  at.behind("burn", money, "(?:al mes |mensuales |por mes )?de (?:gastos?|burn|quema)"),
  at.ahead(
    "revenue",
    money,
    "(?:facturamos|facturo|facturando|facturación|ingresos?|ingresamos|vendemos(?= \\d)|ventas(?: mensuales| anuales)?|mrr|arr|generamos)(?: (?:recurrentes?|mensual(?:es)?|anual(?:es)?|al mes|este año|el año pasado|actuales))*",
  ),
  at.ahead(
    "price",
    money,
    "(?:cobramos|cobro|cobraremos|cobrar|cobraríamos|cobrando|cuesta|costaría|costará|cuestan|vale|precio(?: de venta| final| mensual| anual| público)?|precios|suscripción(?: mensual| anual)?|cuota(?: mensual| anual)?|tarifa|plan(?:es)?(?: \\w+)?|vendemos(?: \\w+){0,2} (?:a|por)|vendo(?: \\w+){0,2} (?:a|por)|se vende(?:n)? (?:a|por)|venderíamos|pvp|mensualidad|membresía|desde|pagan|paga|pagarían|pagaría|nos pagan)",
  ),
  at.behind("price", money, "(?:cada un[oa]|la unidad|por cabeza)"),
];
