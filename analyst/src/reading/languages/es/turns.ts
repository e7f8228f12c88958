import { framing } from "../build.ts";

export const at = framing({
  fillers:
    "es|son|era|seria|sera|de|del|unos|unas|cerca|alrededor|aproximadamente|aprox\\.?|mas|menos|casi|solo|solamente|ya|ahora|hasta|a|en|por|con|entre|ronda|rondan|los|las|el|la|otros|otras|como|que|tenemos|actualmente|hoy|minimo|promedio|al mes|mensual|mensuales|euros|us|mxn",
  stops: "y|pero|o|aunque|porque|ni",
});
export const third =
  "competencia|competidor(?:es|a)?|rivales|agencias?|intermediarios?|alternativas?|otras (?:apps|plataformas|herramientas|empresas)|otros|grandes plataformas|gestor[ií]as?|rappi|uber eats|glovo|airbnb|booking|mercado libre|amazon|un gestor|consultoras?|bancos";
export const pay =
  "pagan|paga|pagando|pagaron|pagado|compran|compraron|comprado|contrataron|contratado|se suscribieron|suscrit[oa]s";
export const gone =
  "cancelaron|cancel[oó]|cancelan|cancelado|se dieron de baja|se dio de baja|se dan de baja|dado de baja|se fueron|se fue|se han ido|abandonaron|abandonan|dejaron(?! (?:un|una|el|la|señal|depósito|anticipo))|dej[oó] de|no renovaron|se marcharon";
export const would =
  "pagar[ií]an?|comprar[ií]an?|estar[ií]an? dispuest[oa]s?|est[aá]n dispuest[oa]s?|dispuest[oa]s a|contratar[ií]an?|usar[ií]an?|quieren (?:pagar|comprar|usar|probar)|lo (?:pagar|comprar|usar)[ií]an?|la (?:pagar|comprar|usar)[ií]an?";
export const asked =
  "entrevistamos|entrevist[eé]|entrevistad[oa]s|hemos entrevistado|he entrevistado|hablamos con|habl[eé] con|hemos hablado con|he hablado con|preguntamos a|pregunt[eé] a|le pregunt[eé] a|les pregunt[eé] a|encuestamos|encuest[eé]|encuestas? a|entrevistas? (?:a|con)|conversaciones con|charlas con|visitamos|visit[eé]|platiqu[eé] con|platicamos con|llamamos a";
export const said =
  "dijo|dijeron|dicen|confirmaron|confirm[oó]|confirman|aseguran|reconocen|se quejan|se quejaron|mencionaron|admitieron|tienen (?:este|el|ese) (?:mismo )?problema|coinciden|respondieron|contestaron|les (?:mola|gusta|gustó|encanta|interesa)|est[aá]n interesad[oa]s|interesad[oa]s";
export const joined =
  "se registraron|registrad[oa]s|se apuntaron|se inscribieron|inscrit[oa]s|descargaron|instalaron|la usan|lo usan|usan (?:la|el)|la utilizan|usan gratis|en prueba|en periodo de prueba|en la beta|en beta|probaron";
export const inputs =
  "ingredientes|pan|harina|caf[eé]|comida|materiales?|materia prima|piezas?|componentes|env[ií]os?|reparto|mensajer[ií]a|empaque|embalaje|hosting|servidor(?:es)?|nube|inferencia|modelo|tokens?|api|openai|producci[oó]n|producto|fabricaci[oó]n|impresi[oó]n|mano de obra|soporte|limpieza|transporte|log[ií]stica|comisiones de pago|hacerl[oa]|fabricarl[oa]|producirl[oa]|atender(?:lo|la)?|prestar el servicio|sms|whatsapp|mantenimiento|tel[eé]fono";
