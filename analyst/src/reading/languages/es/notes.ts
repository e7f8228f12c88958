import { exact } from "../build.ts";
import { notesFrom } from "../note-words.ts";

const time = "días?|semanas?|mes|meses|años?|quincena|temporada|noche";
const perTime = String.raw`(?:al|a la|por|cada|este|esta|el|la) (?:${time})(?: pasad[oa])?`;
const staff =
  "chic[oa]s?|repartidor(?:es|a)?|profes?|profesor(?:es|a)?|choferes?|chofer|técnic[oa]s?|ayudantes?|emplead[oa]s?|paseador(?:es)?|limpiador[ae]s?|cociner[oa]s?|diseñador(?:es|a)?|instructor(?:es|a)?|mensajer[oa]s?";

export const notes = notesFrom({
  spaced: true,
  behind: {
    pre_money: "pre",
    valuation: "post|cap",
    cac: "(?:en [^ ]+ )?(?:por|cada) (?:cliente|suscriptor|usuario|alta|nuevo)|(?:para|en) conseguir (?:un|una|cada)",
    marketing_spend: String.raw`(?:${perTime} )?(?:en|de|para) (?:ads|anuncios|publicidad|marketing|insta(?:gram)?|facebook|google|tiktok|folletos|promo(?:ción)?)`,
    cash: "(?:[^ ]+ )?(?:ahorrad[oa]s?|de ahorros?|en el banco|en la cuenta|en caja|míos|de mi bolsillo|propios)",
    raise:
      "(?:para|pa) (?:montar|abrir|comprar|lanzar|arrancar|empezar|poner|crecer|el|la|un|una)|valorando|con una valoración",
    unit_cost:
      "(?:la |el |los |las |de |en |por |para )?(?:ingredientes|materiales?|insumos|material|envases?|empaque|etiquetas?|envío|producto|productos|producirl[oa]|hacerl[oa]s?|hacer cada)",
    fixed_costs: `(?:${perTime} )?(?:de |en |para )(?:(?:el|la|los|las) )?(?:alquiler|arriendo|renta|luz|sueldos?|servidor(?:es)?|local|seguro|bodega)`,
    price: String.raw`(?:el|la|por|cada) (?!(?:${time}|client[^ ]+|suscriptor|nuevo)(?=$| ))[^ ]+|cada un[oa]|la unidad|c\/u`,
    waitlist: "(?:[^ ]+ ){0,2}(?:en (?:la |una )?lista|esperando|apuntad[oa]s)",
    cancellations: "(?:[^ ]+ )?(?:se (?:fueron|dieron de baja|borraron|van|cayeron)|cancelaron|cancelan|bajas)",
    free_users:
      "(?:[^ ]+ )?(?:en (?:el plan |versión )?(?:gratis|gratuit[oa]|prueba|free|demo)|descargas|registrad[oa]s|gratis|seguidores|oyentes)",
    suppliers:
      "(?:[^ ]+ )?(?:choferes|conductores|vendedor[ae]s|profesores|profes|repartidores|cuidador[ae]s|anfitriones|artesan[oa]s|productores|proveedores|transportistas|cociner[oa]s)(?: (?:registrad[oa]s|activ[oa]s|inscrit[oa]s|apuntad[oa]s))?",
    seats_per_customer: "(?:puestos|usuarios|empleados|personas|asientos|alumnos|vehículos) (?:por|cada|de media)",
    orders_per_month: String.raw`[^ ]+ (?:por|cada|a la|al) [^ ]+ (?:cada un[oa]|por cliente)`,
    paying_customers:
      "(?:[^ ]+ )?(?:de pago|pagan|pagando|ya me compran|me compran|nos compran|ocupad[oa]s|suscriptores|abonad[oa]s|repiten)",
    orders_total: String.raw`[^ ]+(?: [^ ]+){0,2}? ${perTime}|[^ ]+ (?:diari[oa]s|semanales|mensuales|al día)|[^ ]+ en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\d)|(?:ventas|pedidos|reservas|viajes|servicios|entregas|encargos)`,
  },
  ahead: {
    cac: "conseguir (?:uno?|una|cada|un cliente)(?: me| nos)?(?: cuesta| sale)?|captar (?:uno?|una|cada)|por cliente nuevo",
    marketing_spend:
      "ads|anuncios|publicidad|marketing|insta(?:gram)?|facebook|face|google|tiktok|folletos|promo(?:ción)?",
    cash: "ahorrad[oa]s?|ahorros|tengo(?: unos| como| solo| en el banco)?(?= ?$)|tenemos(?: unos| como| solo)?(?= ?$)|en el banco|en la cuenta|en caja|bolsillo|caja",
    raise: "busco|buscamos|quiero|queremos|necesito|necesitamos|hacen? falta|levantar|levantando|pido|pedimos",
    setup_cost:
      "(?:horno|máquina|equipo|moto|camioneta|furgoneta|carrito|remolque|herramientas|inversión inicial|molde)(?: [^ ]+){0,2}? (?:costó|cuesta|salió|fue)|compré|me costó|nos costó|invertí",
    unit_cost: `limpieza|ingredientes|insumos|materiales?|materia prima|envases?|empaque|etiquetas?|envío|gasolina|producto|harina|telas?|piezas|repuestos|producirl[oa]|hacerl[oa]s?|(?:me |nos |te )?(?:cuestan?|salen?)(?: [^ ]+){0,2}?(?: a| en| como| unos)?(?= ?$)|costo|coste|gasto(?= ?$)|al? (?:la |el |cada )?(?:${staff}) (?:le|les)? ?(?:pago|pagamos|doy|damos|quedan?|toca)|(?:pago|pagamos|doy) (?:a |al )?(?:la |el |los |las )?(?:${staff})`,
    fixed_costs:
      "alquiler|arriendo|renta|local|luz|internet|seguro|sueldos?|salarios?|nómina|servidor(?:es)?|hosting|bodega|almacén|cocina|puesto|furgoneta|camioneta|contador|gestor[ií]a|ayudante|empleado|suministros|zoom",
    burn: "gastamos|gasto|quemamos|quemo|se (?:me|nos) van?|gastos|burn",
    valuation: "valorando(?: [^ ]+){0,6} en|valoración",
    order_value:
      "cada [^ ]+ (?:factura|genera|gasta|paga|deja)|(?:en promedio|promedio|de media|medio|media|ticket|un [^ ]+ sale en)(?: [^ ]+){0,2}?(?: es| son| de| unos| sale(?: en)?| está en)?(?: promedio)?",
    price:
      "o(?= ?$)|vendo|vendemos|cobro|cobramos|precio|vale|valen|venden|cuota|tarifa|a(?= ?$)|por(?= ?$)|mensualidad|cuesta(?= ?$)",
    cancellations: "se van|pierdo|perdemos|perdí|perdimos|se (?:me|nos) (?:fueron|van)|bajas",
    waitlist: "lista de espera",
    free_users: "en (?:prueba|demo)|gratis",
    seats_per_customer: "cada (?:client[ea]|empresa|grupo|equipo|oficina|colegio|gimnasio) (?:tiene|son)(?: [^ ]+)?",
    orders_per_month:
      "(?:cada (?:uno|una|cliente|restaurante|familia|alumno)|cada cual) (?:pide|compra|usa|toma|reserva|viene|gasta)(?: unas?| unos| como)?",
    paying_customers: "pagan|clientes(?: son)?(?= ?$)|con(?= ?$)",
    orders_total:
      "hacemos|hago|hice|hicimos|vendo|vendí|vendemos|vendimos|saco|sacamos|entrego|entregamos|reparto|repartimos|despachamos|preparo|lavamos|atiendo|atendemos",
  },
});

export const loose = exact(
  String.raw`^ ?(?:valorando|el|la|los|las|cada|c\/u|al|por|en|de|con|más|mas|mensual(?:es)?|anual(?:es)?|semanal(?:es)?|hacer[^ ]*|para|pa|y|total|aprox|justos?|lucas|me|se|le)(?=$|[\s,;:./-])`,
);
export const noPriceNote = exact(
  String.raw`(?<=^|[\s'-])(?:hace|desde|año|años|grado|nivel|curso|número|top|versión|tengo|tenemos|somos|hay|lleva(?:mos)?|entre)(?=$|[\s,;:./-])`,
);
