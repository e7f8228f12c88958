import type { Headings } from "../answer.ts";

export const es: Headings = {
  "vc-or-bootstrap": {
    title: "¿Capital riesgo o crecer por tu cuenta?",
    asks: ["¿Necesito inversores?", "¿Levanto capital o hago bootstrapping?", "¿Encaja mi negocio con un fondo?"],
    terms: "capital riesgo venture inversores bootstrapping fondo propios ingresos crecer autofinanciado",
  },
  "find-angels": {
    title: "Cómo encontrar business angels",
    asks: [
      "¿Cómo encuentro inversores ángeles?",
      "¿Quién invierte en startups en fase inicial?",
      "¿Cómo consigo una presentación a un inversor?",
    ],
    terms: "business angels ángeles inversores inversor privado red contactos inviertan invertir encuentro",
  },
  grants: {
    title: "Qué subvenciones y ayudas públicas hay",
    asks: ["¿Qué ayudas puedo pedir?", "¿Cómo solicito ENISA o CDTI?", "¿Hay dinero público a fondo perdido?"],
    terms: "subvención subvenciones ayudas ayuda pública gobierno enisa cdti fondo perdido emprendedores financiación",
  },
  "bank-loan": {
    title: "¿Te dará el banco un préstamo?",
    asks: [
      "¿Puede una startup conseguir un crédito bancario?",
      "¿Qué pide el banco?",
      "¿Debo avalar con mi patrimonio?",
    ],
    terms: "banco préstamo crédito bancario ico aval garantía intereses prestar deuda",
  },
  crowdfunding: {
    title: "¿Encaja el crowdfunding?",
    asks: [
      "¿Hacemos una campaña de crowdfunding?",
      "¿Cómo funciona el equity crowdfunding?",
      "preventa en Kickstarter o Verkami",
    ],
    terms: "crowdfunding micromecenazgo kickstarter verkami campaña mecenas preventa",
  },
  "revenue-based-financing": {
    title: "Qué cuesta la financiación por ingresos",
    asks: ["¿Qué es el revenue based financing?", "¿Me conviene un anticipo sobre mis ingresos?"],
    terms: "revenue based financing financiación ingresos anticipo porcentaje ventas",
  },
  accelerators: {
    title: "¿Compensa una aceleradora?",
    asks: ["¿Entro en una aceleradora o incubadora?", "¿Qué da y qué pide Y Combinator?"],
    terms: "aceleradora aceleradoras incubadora combinator techstars lanzadera programa",
  },
  "safe-or-note": {
    title: "¿SAFE o nota convertible?",
    asks: [
      "¿Uso un SAFE o una nota convertible?",
      "¿Qué es un cap de valoración?",
      "¿Cómo funciona un préstamo convertible?",
    ],
    terms: "safe nota convertible préstamo convertible cap descuento combinator contrato",
  },
  valuation: {
    title: "¿Cuánto vale mi startup?",
    asks: ["¿Cómo valoro mi startup?", "¿Qué valoración pido?", "¿Qué es pre-money y post-money?"],
    terms: "valoración valorar vale valor pre-money post-money calcula sin ingresos",
  },
  dilution: {
    title: "¿Cuánto me diluyo?",
    asks: [
      "¿Cómo funciona la dilución?",
      "¿Cómo queda el cap table tras la ronda?",
      "¿Qué porcentaje doy a los inversores?",
    ],
    terms: "dilución diluyo diluir cap table porcentaje ronda rondas participación",
  },
  "option-pool": {
    title: "¿Qué tamaño debe tener el pool de opciones?",
    asks: ["¿Cuántas opciones reservo para el equipo?", "¿Qué es un ESOP?", "phantom shares"],
    terms: "pool opciones empleados esop stock options phantom shares reserva tamaño",
  },
  "term-sheet": {
    title: "En qué fijarse en un term sheet",
    asks: ["¿Cómo leo un term sheet?", "¿Qué es la preferencia de liquidación?", "¿Qué negocio con el inversor?"],
    terms: "term sheet cláusulas preferencia liquidación antidilución arrastre veto negociar",
  },
  "due-diligence": {
    title: "Preparar la due diligence",
    asks: ["¿Qué es una due diligence?", "¿Cómo preparo el data room?"],
    terms: "due diligence data room documentos auditoría inversores piden papeles",
  },
  "pitch-deck": {
    title: "Qué lleva un pitch deck y en qué orden",
    asks: ["¿Cómo hago un pitch deck?", "¿Cuántas diapositivas debe tener?", "Redacta un pitch deck"],
    terms: "pitch deck diapositivas presentación inversores orden estructura slides",
  },
  "investor-update": {
    title: "Qué escribir a los inversores",
    asks: ["¿Cómo escribo un informe a inversores?", "Redacta un informe mensual para socios"],
    terms: "inversores informe mensual mes actualización reporte cuento socios",
  },
  "split-equity": {
    title: "Cómo repartir la empresa entre socios",
    asks: ["¿Cómo repartimos el capital?", "¿Es justo el 50/50?", "¿Cuánto le doy a mi cofundador?"],
    terms: "repartir repartimos reparto participaciones socios fundadores cofundador 50/50 capital acciones",
  },
  vesting: {
    title: "Cómo funcionan el vesting y el cliff",
    asks: ["¿Qué pasa con las acciones si un socio se va?", "¿Qué es un cliff de un año?"],
    terms: "vesting cliff consolidación permanencia socio se va cuatro años",
  },
  "technical-cofounder": {
    title: "Encontrar un socio técnico",
    asks: ["¿Cómo encuentro un CTO?", "No sé programar, ¿quién desarrolla mi producto?"],
    terms: "socio técnico cto programador programe programar desarrollador cofundador agencia",
  },
  "cofounder-conflict": {
    title: "Cuando los socios se pelean",
    asks: ["¿Qué hago si no me entiendo con mi cofundador?", "¿Cómo me separo de mi socio?"],
    terms: "conflicto socio pelea discutimos desacuerdo cofundador separarme fatal llevo",
  },
  "side-job": {
    title: "Empezar sin dejar el trabajo",
    asks: ["¿Puedo emprender mientras estoy contratado?", "¿Cuándo dejo mi empleo?"],
    terms: "trabajo empleo contratado pluriactividad dejar jefe exclusividad emprender montar",
  },
  burnout: {
    title: "Cuando ya no puedes más",
    asks: ["¿Cómo evito quemarme?", "No tengo ganas de seguir", "Estoy agobiado y estresado"],
    terms: "agotado quemado burnout motivación estrés cansado agobiado ganas ánimo",
  },
  "first-hires": {
    title: "A quién contratar primero",
    asks: ["¿Cómo contrato a mi primer empleado?", "Redacta una oferta de empleo", "¿Cuándo contrato?"],
    terms: "contratar contrato primero empleado oferta empleo fichar selección candidato equipo",
  },
  "contractor-or-employee": {
    title: "¿Autónomo o empleado?",
    asks: ["¿Freelance o plantilla?", "¿Qué es un falso autónomo?", "¿De quién es el código de un freelance?"],
    terms: "autónomo freelance falso laboral plantilla empleado programador colaborador",
  },
  "first-salesperson": {
    title: "Cuándo contratar al primer comercial",
    asks: ["¿Cuándo necesito un comercial?", "¿Qué comisión le doy a un vendedor?"],
    terms: "vendedor comercial ventas comisión contratar vender",
  },
  "early-equity": {
    title: "Sueldo y acciones para los primeros empleados",
    asks: ["¿Cuántas acciones doy a los primeros empleados?", "¿Qué sueldo pago?", "¿Cuánto cobra un fundador?"],
    terms: "sueldo salario acciones opciones primeros empleados equity asesor",
  },
  firing: {
    title: "Cómo despedir a alguien",
    asks: ["¿Cómo despido a un empleado?", "¿Qué indemnización corresponde en un despido?"],
    terms: "despido despedir despedido echar indemnización preaviso empleado finiquito",
  },
  "interview-guide": {
    title: "Cómo entrevistar a clientes",
    asks: [
      "¿Qué preguntas hago a clientes potenciales?",
      "¿Cuántas entrevistas necesito?",
      "Redacta un guion de entrevista",
    ],
    terms: "entrevista entrevistas guion preguntas clientes potenciales descubrimiento encuesta",
  },
  "landing-page-test": {
    title: "Probar la demanda con una landing page",
    asks: [
      "¿Cómo valido la demanda antes de construir?",
      "¿Qué conversión es buena en una landing?",
      "Redacta una landing page",
    ],
    terms: "landing page demanda probar pruebo validar validación conversión visitas página",
  },
  "waiting-list": {
    title: "Qué vale una lista de espera",
    asks: ["¿Cómo creo una lista de espera?", "¿Cuántos inscritos acaban comprando?"],
    terms: "lista de espera inscritos lanzamiento apuntados registrados waitlist",
  },
  "mvp-scope": {
    title: "Qué incluir en la primera versión",
    asks: ["¿Qué es un producto mínimo viable?", "¿Qué funciones quito del MVP?"],
    terms: "mvp producto mínimo viable funciones primera versión prototipo",
  },
  "product-market-fit": {
    title: "Cómo saber si hay encaje producto-mercado",
    asks: ["¿Cómo mido el product-market fit?", "prueba del 40 % de Sean Ellis"],
    terms: "encaje producto-mercado product market fit mercado decepcionados encuesta",
  },
  pivot: {
    title: "¿Pivotar o seguir?",
    asks: ["¿Cuándo debo pivotar?", "¿Abandono la idea o sigo?", "¿Cambio de rumbo?"],
    terms: "pivotar pivoto pivote seguir sigo adelante abandonar cambiar rumbo perseverar",
  },
  "ab-tests": {
    title: "Cuántas visitas necesita un test A/B",
    asks: ["¿Cuánto dura un test A/B?", "¿Es significativo el resultado?"],
    terms: "a/b ab test muestra tamaño significativo visitas variante experimento",
  },
  metrics: {
    title: "Qué métricas seguir",
    asks: ["¿Qué KPI importan?", "¿Qué pongo en el panel?", "métrica estrella del norte"],
    terms: "métricas métrica kpi indicadores números medir seguir semana panel",
  },
  okrs: {
    title: "Cómo escribir OKR",
    asks: ["¿Qué son los OKR?", "¿Cómo fijo objetivos trimestrales para el equipo?"],
    terms: "okr okrs objetivos resultados clave trimestre metas",
  },
  "first-customers": {
    title: "Cómo conseguir los primeros diez clientes",
    asks: [
      "¿Cómo encuentro mis primeros clientes?",
      "¿Cómo logro mi primera venta?",
      "¿Cómo consigo usuarios sin presupuesto?",
    ],
    terms: "primeros clientes diez usuarios primera venta conseguir consigo",
  },
  "cold-email": {
    title: "Cómo escribir un correo en frío",
    asks: [
      "Escribe un correo en frío",
      "¿Cómo escribo a desconocidos?",
      "Redacta un mensaje de prospección",
      "¿Es legal el correo en frío?",
    ],
    terms: "correo frío email mail mensaje prospección asunto carta linkedin redacta",
  },
  "sales-cycle": {
    title: "Cómo acortar un ciclo de venta B2B",
    asks: ["¿Cómo vendo a grandes empresas?", "¿Quién decide la compra en una empresa?", "Las ventas tardan demasiado"],
    terms: "ciclo venta b2b empresas compras decisor tardan acorto acortar cerrar",
  },
  pilot: {
    title: "¿Hay que cobrar un piloto?",
    asks: ["¿Cobro por una prueba piloto?", "¿Cómo convierto un piloto en contrato?", "Redacta un acuerdo de piloto"],
    terms: "piloto prueba concepto gran empresa corporación cobrar cobro gratis",
  },
  partnerships: {
    title: "Cómo vender a través de socios comerciales",
    asks: ["¿Cómo encuentro distribuidores?", "¿Qué comisión doy a un revendedor?", "alianzas"],
    terms: "partners alianzas alianza distribuidores revendedor canal afiliados comisión colaboración",
  },
  "marketplace-start": {
    title: "Cómo arrancar un marketplace",
    asks: ["¿Qué lado del marketplace va primero?", "¿Qué comisión cobra un marketplace?"],
    terms: "marketplace plataforma huevo gallina oferta demanda vendedores compradores lado",
  },
  competitors: {
    title: "Cuando aparece un competidor",
    asks: ["¿Qué hago con la competencia?", "Alguien tiene la misma idea", "¿Cómo me diferencio?"],
    terms: "competidor competidores competencia rival misma idea diferenciarme mismo",
  },
  "copied-by-giant": {
    title: "¿Y si un gigante te copia?",
    asks: ["¿Y si Google o Amazon hace lo mismo?", "¿Cómo me defiendo de una empresa grande?"],
    terms: "copia copian copiar gigante empresa grande google amazon microsoft foso",
  },
  seo: {
    title: "Cómo aparecer en los buscadores",
    asks: ["¿Cómo hago SEO?", "¿Cómo posiciono mi web?", "¿Cuánto tarda el posicionamiento?"],
    terms: "seo buscador buscadores google posicionamiento resultados orgánico palabras clave",
  },
  "paid-ads": {
    title: "Cómo empezar con anuncios de pago",
    asks: ["¿Pago publicidad?", "¿Cuánto cuesta un clic?", "¿Funcionan los anuncios de Facebook?"],
    terms: "anuncios publicidad ads google facebook meta instagram pago clic campaña",
  },
  "content-social": {
    title: "Contenido y redes sociales",
    asks: [
      "¿Qué red social uso?",
      "¿Qué publico en LinkedIn?",
      "¿Cómo trabajo con influencers?",
      "¿Empiezo un blog o boletín?",
    ],
    terms:
      "redes sociales contenido publicar linkedin instagram tiktok boletín newsletter influencers audiencia seguidores",
  },
  referral: {
    title: "Cómo conseguir recomendaciones",
    asks: ["¿Cómo monto un programa de referidos?", "¿Qué premio doy por recomendar?"],
    terms: "referidos recomendaciones recomienden recomendar boca a boca amigos viral premio",
  },
  press: {
    title: "Cómo salir en la prensa",
    asks: ["Redacta una nota de prensa", "¿Cómo contacto con un periodista?"],
    terms: "prensa periodista periodistas nota medios artículo relaciones públicas",
  },
  "app-store": {
    title: "Tiendas de apps: comisiones y visibilidad",
    asks: ["¿Qué comisión cobran Apple y Google?", "¿Cómo consigo más descargas?"],
    terms: "app store apple google play comisión descargas tienda aso rechazada",
  },
  "set-price": {
    title: "Cómo fijar el precio",
    asks: ["¿Cuánto cobro?", "¿Qué modelo de precios uso?", "¿Qué pongo en la página de precios?"],
    terms: "precio precios cobrar tarifa planes modelo poner suscripción",
  },
  "raise-prices": {
    title: "Cómo subir los precios",
    asks: ["¿Cómo anuncio una subida de precios?", "Redacta un correo de subida de precios"],
    terms: "subir subo subida precios aumentar clientes actuales encarecer",
  },
  "trial-or-freemium": {
    title: "¿Prueba gratuita o freemium?",
    asks: ["¿Ofrezco una versión gratuita?", "¿Cuánto debe durar la prueba?"],
    terms: "gratis gratuito gratuita prueba freemium plan tarjeta días",
  },
  "unit-economics": {
    title: "Unit economics, explicado",
    asks: ["¿Cómo calculo la economía unitaria?", "¿Gano dinero con cada pedido?", "margen de contribución"],
    terms: "unit economics economía unitaria contribución por cliente por pedido",
  },
  "gross-margin": {
    title: "Qué margen bruto es sano",
    asks: ["¿Cómo calculo el margen bruto?", "¿Qué entra en el coste de ventas?"],
    terms: "margen bruto coste ventas cogs márgenes",
  },
  churn: {
    title: "Qué tasa de bajas es normal",
    asks: ["¿Cómo reduzco el churn?", "¿Por qué cancelan los clientes?", "¿Cómo retengo clientes?"],
    terms: "churn cancelación cancelan bajas tasa retención retener abandono",
  },
  "cac-ltv": {
    title: "Cómo calcular CAC y LTV",
    asks: ["¿Cuánto me cuesta captar un cliente?", "¿Qué relación LTV/CAC es buena?"],
    terms: "cac ltv coste adquisición captación valor vida cliente calculan",
  },
  payback: {
    title: "En cuánto tiempo se recupera un cliente",
    asks: ["¿Qué payback de CAC es bueno?", "¿Cuándo se amortiza un cliente?"],
    terms: "payback recuperar amortizar meses captar coste recupera",
  },
  "burn-runway": {
    title: "Cómo calcular burn y runway",
    asks: ["¿Cuánto me dura el dinero?", "¿Cuántos meses de caja tengo?"],
    terms: "burn runway caja dinero meses dura tesorería queda",
  },
  gdpr: {
    title: "RGPD: qué debe hacer una empresa pequeña",
    asks: ["¿Me afecta el RGPD?", "¿Necesito un aviso de cookies?", "encargado del tratamiento"],
    terms: "rgpd gdpr protección datos personales cookies consentimiento cumplir lopd",
  },
  "terms-privacy": {
    title: "Términos y política de privacidad",
    asks: ["¿Qué textos legales necesita mi web?", "Redacta una política de privacidad", "aviso legal"],
    terms: "términos condiciones política privacidad aviso legal textos desistimiento",
  },
  patents: {
    title: "¿Vale la pena una patente?",
    asks: ["¿Cómo patento mi invento?", "¿Cuánto cuesta una patente?", "¿Cómo protejo mi idea?"],
    terms: "patente patentar patento invento invención modelo de utilidad proteger idea",
  },
  trademarks: {
    title: "Cómo proteger un nombre",
    asks: ["¿Cuánto cuesta registrar una marca?", "Alguien usa nuestro nombre"],
    terms: "marca marcas registrar registro nombre oepm euipo logo proteger",
  },
  nda: {
    title: "Cuándo usar un acuerdo de confidencialidad",
    asks: ["¿Necesito un NDA?", "Redacta un NDA", "¿Me robarán la idea?"],
    terms: "nda confidencialidad acuerdo secreto firmar robar idea contar",
  },
  "open-source": {
    title: "Licencias de código abierto",
    asks: [
      "¿Puedo usar código abierto en un producto comercial?",
      "¿Qué licencia elijo?",
      "diferencia entre MIT y GPL",
    ],
    terms: "código abierto open source licencia licencias gpl mit apache librerías software",
  },
  incorporate: {
    title: "Dónde y cómo constituir la sociedad",
    asks: ["¿Qué forma jurídica elijo?", "¿Cómo creo una SL?", "¿Monto la empresa en Delaware?"],
    terms: "sociedad sl constituir constituyo constitución forma jurídica limitada registrar delaware autónomo notario",
  },
  "taxes-vat": {
    title: "IVA, lo básico",
    asks: ["¿Cuándo cobro IVA?", "¿Qué impuestos paga una startup?", "IVA a clientes de otros países"],
    terms: "iva impuestos impuesto factura facturar hacienda cobrar intracomunitario",
  },
  insurance: {
    title: "Qué seguros necesita una startup",
    asks: ["¿Necesito un seguro de responsabilidad civil?", "seguro D&O"],
    terms: "seguro seguros responsabilidad civil póliza ciber d&o asegurar",
  },
  "domain-and-name": {
    title: "Elegir nombre y dominio",
    asks: ["¿Cómo elijo el nombre de la empresa?", "El dominio está ocupado"],
    terms: "nombre dominio .com naming elegir elijo web",
  },
  "sell-company": {
    title: "Cómo se vende una empresa",
    asks: ["¿Cómo vendo mi startup?", "¿Qué es una carta de intenciones?", "Nos quieren adquirir"],
    terms: "vender venta empresa comprar comprador adquisición exit carta intenciones earn-out",
  },
  "shut-down": {
    title: "Cómo cerrar la empresa",
    asks: ["¿Cómo disuelvo la sociedad?", "¿Qué hago en caso de insolvencia?", "concurso de acreedores"],
    terms: "cerrar cierro cierre disolver disolución liquidación concurso acreedores insolvencia",
  },
};
