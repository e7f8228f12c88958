import { duration, percent } from "../build.ts";
import type { Frame } from "../tongue.ts";
import { at, third, said } from "./turns.ts";

export const shareFrames: Frame[] = [
  at.ahead("nrr", percent, "(?:nrr|ndr|net (?:revenue|dollar) retention|retención neta(?: de (?:ingresos|clientes))?)"),
  at.behind(
    "nrr",
    percent,
    "(?:nrr|ndr|net (?:revenue|dollar) retention|retención neta(?: de (?:ingresos|clientes))?)",
  ),
  at.ahead("option_pool", percent, "(?:pool de opciones|pool|opciones para (?:el equipo|empleados)|esop)"),
  at.behind(
    "option_pool",
    percent,
    "(?:(?:de |para (?:el |un )?)?(?:pool de opciones|option pool|esop|opciones para (?:el equipo|empleados)))",
  ),
  at.ahead("aside", duration, "(?:dura|duran|aguanta|garantía)"),
  // Shares.
  at.behind(
    "aside",
    percent,
    "(?:de )?(?:descuento|iva|igv|equity|participación|precisión|más barat\\w*|más rápid\\w*|impuestos|acierto|nps|(?:de )?(?:la empresa|las acciones|la compañía|la sociedad))",
  ),
  at.ahead(
    "aside",
    percent,
    `(?:precisión|descuento|iva|participación|equity|nps|(?:${third})\\b[^,;]{0,25}?\\b(?:cobran?|se llevan?|piden?|se quedan?))`,
  ),
  at.ahead(
    "take_rate",
    percent,
    "(?:comisión|comisiones|nos quedamos(?: con)?|me quedo(?: con)?|nos llevamos|me llevo|fee|take rate|cobramos(?: un| una)?|retenemos|cobro)(?: (?:un|una|el|del|comisión|de))*",
  ),
  at.behind(
    "take_rate",
    percent,
    "(?:de )?(?:comisión|por (?:reserva|venta|transacción|pedido)|de cada (?:venta|reserva|pedido|transacción|servicio|viaje|factura|clase))",
  ),
  at.behind("market_share", percent, "(?:de(?:l| este| ese) mercado|de cuota|del total del mercado)"),
  at.later(
    "retention",
    percent,
    "(?:(?:de \\w+ )?(?:renueva|renuevan|renovó|renovaron|sigue|siguen|vuelve|vuelven|repite|repiten|recompra|se queda|se quedan)|de (?:retención|renovación|recompra))",
  ),
  at.ahead(
    "churn",
    percent,
    "(?:se (?:dan|da) de baja|se (?:me |nos )?van|cancelan?|pierdo|perdemos)(?: (?:un|el|como))*",
  ),
  at.later(
    "churn",
    percent,
    "(?:(?:de (?:los|las|ellos|\\w+) ?\\w* )?(?:cancela|cancelan|se da de baja|se dan de baja|se va|se van|abandona|abandonan)|de (?:churn|bajas|cancelación|abandono|cancelaciones))",
  ),
  at.later(
    "conversion",
    percent,
    "(?:(?:de (?:los|las|ellos|\\w+) ?\\w* )?(?:paga|pagan|pagó|compra|compran|compró|convierte|convierten|pasa a|pasan a|se suscribe|se suscriben|se registra|se registran|contrata|contratan)|de conversión)",
  ),
  at.later("interviews_positive", percent, `(?:(?:de (?:los|las|ellos|ellas|\\w+) ?\\w* )?(?:nos |me )?(?:${said}))`),
  at.behind("gross_margin", percent, "de margen"),
  // Stretches of time.
  at.ahead(
    "observed_time",
    duration,
    "(?:cancel|baja|se fue|perd|abandon)[^.;]{0,40}?(?:en|durante|desde hace|tras|en los últimos|en las últimas)",
  ),
  at.behind("runway", duration, "(?:más )?de (?:runway|caja|vida|pista|oxígeno)"),
  at.ahead("runway", duration, "(?:runway|(?:caja|dinero|fondos|alcanza|pista) (?:para|de))"),
  at.behind(
    "experience_years",
    duration,
    "(?:de experiencia|trabajando|como|siendo|en (?:el|la) (?:sector|industria|hostelería|banca)|dirigiendo|gestionando|en el mundo)",
  ),
  at.ahead(
    "experience_years",
    duration,
    "(?:llevo|trabajé|he trabajado|fui \\w+|soy \\w+ (?:desde|con)|experiencia|durante|he sido \\w+)",
  ),
];
