import { exact, says } from "../build.ts";
import type { PhraseWords } from "../language-pack.ts";

const doing =
  "usan?|utilizan?|mandan?|envían?|hacen?|llaman?|escriben?|dependen?|llevan?|apuntan?|anotan?|compran?|piden?|pagan?|contratan?|preguntan?|toman?|copian?|imprimen?|tiran?|gestionan?|controlan?|buscan?|guardan?|comparten?|trabajan?|rellenan?|comparan?|se apañan|lo hacen|lo llevan|tienen que|van|recurren|organizan|calculan";

export const phrases: PhraseWords = {
  problem: says(
    "esperan?|vací[oa]s?|olvid\\w+|atascad\\w+|no hay forma|pierden?|perder|les cuesta|desperdici\\w+|malgast\\w+|sufren?|dolor|problemas?|manual(?:mente)?|a mano|hojas? de cálculo|frustra\\w*|difícil|complicad\\w+|car[oa]s?|ausencias|no-shows?|errores|demasiad\\w+|lent[oa]s?|tiran|tirar|no (?:pueden|saben|encuentran|tienen)|se quejan|papel(?:eo)?|odian|tardan|plantones|cuellos? de botella|caduc\\w+|no existe",
  ),
  ownFigures: exact(
    String.raw`^\W*(?:(?:nosotros |yo )?(?:tenemos|tengo|perdemos|gastamos|cobramos|cobro|vendemos|ganamos|hacemos|entrevistamos|hablamos)\b|(?:nuestr[oa] )?(?:caja|churn|precio|cac|mrr|arr|equipo|gasto|competencia|competidores)\b)|\b(?:clientes de pago|cancelaron|churn|margen bruto|en el banco)\b`,
  ),
  request: exact(
    String.raw`^\W*(?:qué|cómo|cuál|cuánto|puedes|podrías|debería|dime|dame|muéstrame|por favor|genera|analiza|investiga|sugiere|optimiza|calcula|haz)\b`,
  ),
  today: [
    exact(
      String.raw`\b(?:hoy(?: en día)?|actualmente|ahora mismo|ahora|por ahora|hasta ahora|a día de hoy),? (?:(?:la gente|los?|las?|ell[oa]s|todos|la mayoría|casi todos|muchos)(?: \p{L}+){0,3} )?(?:normalmente |simplemente |solo |todavía |todo )?(?:lo |la |los |se )?(?=(?:${doing})(?![\p{L}]))`,
    ),
    exact(
      String.raw`\b(?:la gente|ell[oa]s|todos|la mayoría|(?:los|las) [\p{L}]+)(?: de \p{L}+)? (?:hoy |todavía |aún |siguen |actualmente |normalmente )(?=(?:${doing}|usando|haciendo|llevando|apuntando)(?![\p{L}]))`,
    ),
    exact(
      String.raw`\b(?:la gente|(?:los|las|sus) [\p{L}]+(?: [\p{L}]+)?|muchos|todos) (?=(?:${doing})[^.;\n]{0,60}\b(?:por teléfono|en papel|a mano|excel|hojas? de cálculo|whatsapp|libretas?|cuadernos?|pizarras?)\b)`,
    ),
  ],
  todayEnd: exact(String.raw`[.,;:(\n]| pero | porque | y (?:usan|pierden|gastan) | lo que `),
  firstPerson: says("nosotros|yo|tenemos|cobramos|usamos|hacemos|tengo"),
  whyNow: says(
    "por qué ahora|nueva (?:ley|norma|normativa|regulación|directiva)|regulación|normativa|obligatori[oa]|desde (?:20\\d\\d|la|el covid|que)|a partir de(?:l)? 20\\d\\d|a partir de|entra en vigor|por ley|recientemente|se ha vuelto|ahora (?:es|se) (?:posible|puede)|más barat[oa] que|prohib\\w+|hasta hace poco|veri\\*?factu|factura electrónica|está creciendo|fecha límite",
  ),
  founder: says(
    "(?:soy|fui|he sido|somos|era) (?:\\w+ ){0,2}(?:dentista|médic[oa]|enfermer[oa]|profesor[ea]?s?|maestr[oa]|ingenier[oa]s?|desarrollador[ea]?s?|programador[ea]?s?|diseñador[ea]?|abogad[oa]|contador[ea]?|fundador[ea]?|gerente|chef|cociner[oa]|agricultor[ea]?|veterinari[oa]|fisioterapeuta|farmacéutic[oa]|psicólog[oa]|entrenador[ea]?|investigador[ea]?|consultor[ea]?|dueñ[oa])|(?:llevo|trabajé|he trabajado|trabajando) (?:\\d+|\\w+) años|años de experiencia|años (?:como|en|trabajando|de)|mi (?:soci[oa]|cofundador[ea]?|mujer|marido|esposa|pareja|hermano|hermana|familia|padre)|co-?fundador[ea]?|tengo (?:un|una) (?:\\w+ )?(?:restaurante|clínica|taller|tienda|agencia|gestoría)|ex-[a-z]+|anteriormente (?:fundé|trabajé|creé|vendí)",
  ),
  difference: says(
    "a diferencia de|diferent\\w+|diferenci\\w+|en vez de|en lugar de|mejor que|más (?:barat[oa]|rápid[oa]|simple|sencill[oa]|fácil) que|l[oa]s? únic[oa]s?|ningun[oa] (?:de|otr)\\w*|nadie (?:más )?(?:lo )?(?:hace|ofrece)|patent\\w*|exclusiv\\w+|ventaja|porque (?:l[oa]s|ell[oa]s) (?:actuales|existentes)|pero sin|no (?:está|están) pensad[oa]s?|sin permanencia",
  ),
  feasibility: says(
    "prototipo|mvp|demo|beta|en vivo|lanzad[oa]|lanzamos|funcionando|versión (?:que funciona|funcional)|ya (?:funciona|está|tenemos|hemos)|construid[oa]|pilotos?|en producción|app store|google play|prueba de concepto|en marcha|online desde",
  ),
};
