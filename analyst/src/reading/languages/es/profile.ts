import { every, says } from "../build.ts";
import { jargonTypes } from "../jargon.ts";
import type { ProfileWords } from "../language-pack.ts";

export const profile: ProfileWords = {
  types: {
    "solo-founder": every(
      `${jargonTypes.solo}|yo solo|yo sola|en solitario|por mi cuenta|estoy sol[oa]|lo hago sol[oa]|sin socios|noches y fines de semana|ratos libres|proyecto paralelo|plantillas?|extensión de chrome|boletín`,
    ),
    "crypto-blockchain": every(`${jargonTypes.crypto}|cripto\\w*|monederos?|cadena de bloques|contratos inteligentes`),
    "ed-tech": every(
      `${jargonTypes.edu}|aprend\\w+|estudiantes?|alumn[oa]s|profesor(?:es|as)?|maestr[oa]s|docentes?|colegios?|escuelas?|exámenes|examen|oposiciones|oposición|opositor\\w*|academias?|clases(?: particulares)?|cursos?|educación|universidad(?:es)?|tutor(?:es|ías?)|idiomas|formación|temario|deberes|selectividad|mir`,
    ),
    "mobile-app": every(`${jargonTypes.app}|aplicación(?: móvil)?|aplicaciones|móvil|celular|descargas`),
    "saas-platform": every(
      `${jargonTypes.saas}|software|plataforma de gestión|programa de gestión|panel|por usuario|herramienta de gestión|facturación|gestión de|gestionar|automatiza la gestión`,
    ),
    "health-wellness": every(
      `${jargonTypes.health}|pacientes?|salud|médic[oa]s?|clínicas?|dentistas?|dieta|nutrición|nutricionistas?|terapia|terapeutas?|psicólog[oa]s?|gimnasios?|bienestar|fisioterap\\w+|farmacias?|mayores dependientes|diabétic[oa]s|enfermer\\w+|hospital(?:es)?`,
    ),
    sustainability: every(
      `${jargonTypes.green}|sostenib\\w+|sustentab\\w+|carbono|huella|recicl\\w+|reutiliz\\w+|energía|solar(?:es)?|residuos|desperdicio(?: alimentario)?|compost\\w*|circular|ecológic[oa]s?|emisiones|segunda mano|retornables?|excedentes|renovable\\w*`,
    ),
    "ai-automation": every(
      `${jargonTypes.ai}|ia|inteligencia artificial|agentes? (?:de ia|de voz|virtual|inteligente)|automatiza\\w*|bots?|generativa|aprendizaje automático`,
    ),
  },
  models: {
    subscription: says(
      "suscripción|suscripciones|suscriptores|al mes|mensual(?:es|idad)?|por mes|\\/mes|cuota|saas|membresía|al año|anual|abono|month",
    ),
    marketplace: says(
      "marketplace|comisión|conecta\\w*|compradores y vendedores|intermedi\\w+|plataforma que (?:conecta|une|pone en contacto)|de cada (?:venta|reserva|pedido)",
    ),
    one_off: says("pago único|una sola vez|de por vida|único pago|una vez"),
    usage: says(
      "pago por uso|por (?:uso|llamada|minuto|documento|mensaje|tarea|escaneo|informe|consulta)|créditos|prepago",
    ),
    advertising: says("publicidad|anuncios|patrocin\\w+|anunciantes"),
    commerce: says(
      "e-?commerce|tienda (?:online|en línea|virtual)|shopify|venta directa|d2c|producto físico|por caja|vendemos (?:cajas|productos|zapatos|ropa|bolsos|café)|tienda",
    ),
    services: says("agencia|consultor[ií]a|freelance\\w*|por hora|servicio(?:s)? de|asesor[ií]a|coaching"),
    hardware: says(
      "hardware|dispositivos?|sensor(?:es)?|máquinas?|wearables?|robots?|drones?|aparatos?|equipos? físicos?",
    ),
  },
  live: says(
    "lanzamos|lanzad[oa]|en vivo|en producción|ya (?:usan|lo usan|la usan|está en|estamos en)|usuarios activos|en la app store|en google play|está online|está funcionando|funciona desde|operando",
  ),
  prototype: says(
    "prototipo|mvp|demo|beta|maqueta|versión (?:funcional|de prueba)|prueba de concepto|landing|wireframes?",
  ),
  channels: [
    ["seo", says("seo|búsqueda orgánica|posicionamiento|búsquedas? (?:de|en) google")],
    ["content", says("blog|youtube|podcast|newsletter|boletín|contenidos?|webinars?|vídeos|videos")],
    [
      "sales",
      says(
        "puerta (?:a|en) puerta|llamadas? en frío|puerta fría|ventas? directas?|visit(?:as|amos|ando|o) (?:\\w+ ){0,3}(?:comercial\\w*|en persona|locales|tiendas|restaurantes|clínicas|talleres)?|comercial(?:es)?|fuerza de ventas|vendedores propios|llamando|correo en frío|prospección|en frío",
      ),
    ],
    [
      "ads",
      says(
        "google ads|facebook ads|meta ads|instagram ads|tiktok ads|linkedin ads|anuncios|publicidad (?:online|pagada|en \\w+)|adwords|sem",
      ),
    ],
    ["social", says("tiktok|instagram|influencers?|linkedin|twitter|redes sociales|facebook")],
    [
      "community",
      says("reddit|discord|grupos? de (?:facebook|whatsapp|telegram)|comunidad(?:es)?|foros?|product hunt"),
    ],
    [
      "partners",
      says(
        "partners?|alianzas?|socios comerciales|revendedores|asociaciones|asociación|gremios?|distribuidores|afiliados|acuerdos? con|convenios?|cámaras? de comercio|colegios? profesionales?|gestorías|integración con|mayoristas",
      ),
    ],
    ["app_store", says("app store|play store|google play|aso")],
    ["referral", says("boca a boca|boca en boca|referid[oa]s|recomendaci(?:ón|ones)|viral|invita\\w* amigos")],
    ["events", says("ferias?|congresos?|eventos|conferencias|meetups?|jornadas")],
    ["email", says("lista de correos?|email marketing|correos? masivos?|mailing")],
  ],
  signals: {
    everyone: says(
      "para (?:todos|todo el mundo|cualquiera|cualquier persona|todas las personas)|(?:cliente|mercado|público)s?(?: objetivo)? (?:es|son) (?:todos|todo el mundo|cualquiera)|todo el mundo (?:lo )?(?:necesita|puede|usará|quiere)",
    ),
    saysNoCompetitors: says(
      "no (?:hay|tenemos|existe|existen|tiene) (?:ninguna |ningún )?(?:competencia|competidor(?:es)?)|sin (?:competencia|competidores)|nadie (?:más )?(?:lo )?(?:hace|está haciendo)|somos los únicos",
    ),
    acquaintances: says(
      "(?:a )?(?:mis? |nuestros? )?(?:amig[oa]s|familia(?:res)?|madre|padre|mamá|hermano|hermana|mujer|marido|primos?|compañeros|conocidos|colegas)[^.\\n]{0,60}(?:dijeron|dice|dicen|encanta|gusta|usarían|comprarían|opinan|creen)",
    ),
    topDownOnly: says(
      "(?:solo|sólo|apenas|simplemente|con (?:solo|capturar|conseguir|un)|basta con|capturar|conseguir|captar|si (?:logramos|conseguimos|captamos))(?: (?:con|el|un|una|capturar|conseguir|solo)){0,4} \\d+(?:[.,]\\d+)?\\s?%(?= (?:de|del))",
    ),
    usesAi: says(`ia|inteligencia artificial|${jargonTypes.ai}|generativa|aprendizaje automático`),
    takesCards: says(
      "pagos?(?: online| con tarjeta)?|tarjetas?|checkout|pasarela|e-?commerce|tienda online|stripe|cobros? online",
    ),
    minors: says(
      "niñ[oa]s?|menores(?: de edad)?|adolescentes?|escolares|alumnos de (?:primaria|secundaria|la eso)|primaria|infantil(?:es)?|bebés|hijos|colegios?",
    ),
    personalData: says(
      "usuari[oa]s?|client[ea]s?|pacientes?|estudiantes?|alumn[oa]s|perfil(?:es)?|cuentas?|app|aplicación|empleados|datos|inquilinos|opositores|candidatos",
    ),
    healthData: says(
      "pacientes?|historias? clínicas?|historial médico|datos (?:médicos|de salud)|síntomas?|diagn[oó]stic\\w*|terapi\\w*|salud mental|recetas?|glucosa|embaraz\\w+|médic[oa]s?|clínic[oa]s?",
    ),
    statusQuo: says(
      "excel|hojas? de cálculo|google sheets|papel(?: y lápiz)?|boli y papel|whatsapp|por teléfono|a mano|manualmente|libretas?|cuadernos?|pizarras?|agenda de papel|correos?",
    ),
    nobodyPays: says(
      "nadie (?:paga|ha pagado|pagó)|aún no (?:paga nadie|tenemos (?:clientes|ingresos|ventas)|hay (?:clientes|ingresos|ventas)|facturamos|vendemos)|todavía no (?:paga nadie|tenemos (?:clientes|ingresos|ventas)|facturamos|vendemos)|sin (?:clientes|ingresos|ventas|facturar)|no (?:tenemos|hay) (?:aún |todavía )?(?:clientes|ingresos|ventas|usuarios)|cero (?:clientes|ingresos|ventas)|0 (?:clientes|ingresos)|pre-?revenue",
    ),
    somebodyPays: says(
      "ya (?:nos )?(?:pagan?|facturamos|cobramos)|nos pagan|pagan hoy|primer(?:os)? clientes? (?:paga|pagan|de pago)|todos pagan|clientes de pago",
    ),
    physical: says(
      "pan|comida|menús?|cajas?|café|kilos?|envíos?|entregas?|reparto|domicilio|empaques?|ingredientes|físic[oa]s?|ropa|muebles|botellas?|compost|kits?|mercancía|envases|tienda física|cosméticos?|productos artesanales|fruta|verdura",
    ),
    licenceAddressed: says(
      "(?:tenemos|con|obtuvimos|obtenido|tramitando) (?:la |una )?(?:licencia|autorización|registro sanitario)|licenciad[oa]s?|autorizad[oa]s?|partner regulado|socio regulado|entidad regulada|abogad[oa]s?|asesoría legal|cumplimos (?:con )?(?:el )?rgpd",
    ),
    money: says(
      "inversor(?:es)?|inversionistas?|levantar|ronda|financiación|financiamiento|valoración|valuación|pre-?seed|seed|serie a|runway|equity|capital semilla|safe|nota convertible|business angels?",
    ),
  },
};
