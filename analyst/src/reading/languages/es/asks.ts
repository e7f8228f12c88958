import { exact, says } from "../build.ts";
import type { AskWords } from "../language-pack.ts";

export const asks: AskWords = {
  topics: {
    funding: says(
      "inversor(?:es)?|inversionistas?|inversión|financiación|financiamiento|levantar (?:dinero|capital|fondos)|ronda|valoración|valuación|capital semilla",
    ),
    competitors: says("competencia|competidor(?:es)?|rivales|alternativas"),
    pricing: says("precios?|cuánto (?:debo|debería|podría|puedo|deberíamos) cobrar|cobrar|tarifas?|pricing"),
    revenue: says(
      "modelo de (?:ingresos|negocio)|ingresos|monetiz\\w+|ganar dinero|unit economics|punto de equilibrio|márgen(?:es)?|margen|rentab\\w+|runway|ltv|cac",
    ),
    plan: says(
      "hoja de ruta|roadmap|plan|próximos pasos|siguientes? pasos?|qué (?:debo|debería|hago|hacemos)|por dónde empiezo|hitos",
    ),
    growth: says(
      "crec\\w+|marketing|canales|captar|captación|adquisición|cons(?:eguir|igo|eguimos) (?:\\w+ )?(?:clientes|usuarios)|primeros clientes|promo\\w+",
    ),
    risks: says("riesgos?|arriesgad\\w+|fall\\w+|debilidad(?:es)?|mal|puntos débiles"),
    market: says("mercado|tamaño|tam|sam|oportunidad|qué tan grande"),
    ideas: says("ideas?|lluvia de ideas|variantes?|pivot\\w*|funcionalidades"),
    regulation: says("legal(?:es)?|ley(?:es)?|regulación|normativa|rgpd|licencias?|permisos?|cumplimiento"),
    rating: says("puntuación|puntúa\\w*|nota|calific\\w+|valora mi|qué tan buen[oa]|qué te parece"),
  },
  asking: exact(
    String.raw`[?¿]|^\s*(?:qué|cómo|quién|cuál(?:es)?|dónde|cuándo|cuánto|por qué|puedes?|podrías|debo|debería|dame|dime|muéstrame|muestra|haz|hazme|crea|escribe|genera|analiza|sugiere|ayúdame|compara|explica|estima|calcula|identifica|lista|encuentra|precios?|competencia|mercado|riesgos?|ingresos|plan)(?![\p{L}])`,
  ),
  wholeReport: says(
    "(?:análisis|informe|reporte) (?:completo|entero|detallado|a fondo)|todo el (?:análisis|informe)|analiza (?:mi|esta|la) (?:idea|startup|negocio|proyecto|empresa)|empieza de nuevo|desde cero otra vez",
  ),
  ownVenture: says(
    "quiero (?:crear|montar|hacer|lanzar)|queremos (?:crear|montar|hacer|lanzar)|estoy (?:creando|montando|construyendo|desarrollando)|estamos (?:creando|construyendo|desarrollando)|mi idea es|mi startup (?:es|ayuda)",
  ),
  acknowledgement: exact(
    String.raw`^[\s\p{P}]*(?:hola|buenas|buenos días|buenas tardes|ok(?:ay)?|vale|gracias|muchas gracias|sí|si|no|claro|genial|perfecto|bien|bueno|prueba|de acuerdo|entendido|listo)[\s\p{P}]*$`,
  ),
};
