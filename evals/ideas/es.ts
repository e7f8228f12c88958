import { nothing } from "../idea.ts";
import type { MarkedIdea } from "../idea.ts";

export const spanish: MarkedIdea[] = [
  {
    ...nothing,
    id: "es-laboratorios",
    language: "es",
    translationOf: "en-lab-inventory",
    messages: [
      "Hemos creado una herramienta de inventario para pequeños laboratorios de biología en España. Los responsables pierden unas ⟦4|saving hour/customer/week buyer⟧ horas a la semana buscando en los congeladores y volviendo a pedir lo que ya tienen; hoy usan un Excel compartido. El precio es de ⟦79 €|price EUR/customer/month⟧ al mes por laboratorio y atender a cada uno nos cuesta ⟦11 €|unit_cost EUR/customer/month⟧. ⟦23|paying customer⟧ laboratorios pagan, la tasa de cancelación es del ⟦2 %|churn %/month⟧ mensual y el CAC es de ⟦390 €|acquisition_spend EUR/customer⟧. Hay unos ⟦3.200|reachable customer =3200⟧ laboratorios así en España. Competimos con Quartzy y LabArchives; a diferencia de ellos leemos códigos de barras con el móvil. Fui responsable de laboratorio durante ⟦6|age year⟧ años. Tenemos ⟦48.000 €|cash EUR =48000⟧ en caja y gastamos ⟦4.000 €|burn EUR/month =4000⟧ al mes.",
    ],
    given: [4, 79, 11, 23, 0.02, 390, 3200, 6, 48_000, 4000],
    computable: [
      { name: "gross_margin", value: 68 / 79 },
      { name: "cac_payback_months", value: 390 / 68 },
      { name: "mrr", value: 1817 },
      { name: "runway_months", value: 12 },
      { name: "sam_year", value: 3200 * 79 * 12 },
    ],
    flags: { expected: [], allowed: ["gdpr", "pci"] },
    score: [6, 8],
    rivals: ["Quartzy", "LabArchives"],
  },
  {
    ...nothing,
    id: "es-comedores",
    language: "es",
    messages: [
      'Una plataforma para que los comedores escolares de Valencia planifiquen menús y pedidos. Cobramos ⟦120 euros|price EUR/customer/month⟧ al mes por comedor. El servidor y el soporte nos cuestan ⟦18 euros|unit_cost EUR/customer/month "El servidor y el soporte"⟧ por comedor. Hemos hablado con ⟦15|asked customer⟧ responsables de cocina y ⟦10|said_yes customer of="15 responsables"⟧ dijeron que tiran comida cada semana. Tenemos ⟦4|pilot customer⟧ pilotos de pago. Queremos llegar a ⟦90|paying customer target⟧ comedores; en la Comunidad Valenciana hay ⟦1.150|reachable customer =1150⟧. Vendemos con visitas directas.',
    ],
    given: [120, 18, 15, 10, 4, 90, 1150],
    computable: [
      { name: "gross_margin", value: 0.85 },
      { name: "sam_year", value: 1150 * 120 * 12 },
      { name: "implied_share", value: 90 / 1150 },
    ],
    flags: { expected: [], allowed: ["gdpr", "pci", "coppa", "empco"] },
    score: [4, 7],
    rivals: [],
  },
  {
    ...nothing,
    id: "es-mexico-lavanderia",
    language: "es",
    messages: [
      'App de lavandería a domicilio en Guadalajara, México. Cada pedido promedio es de ⟦$220 MXN|price MXN/pedido⟧ y el costo por pedido es de ⟦$150 MXN|unit_cost MXN/pedido⟧. Llevamos ⟦860|volume pedido total⟧ pedidos. Gastamos ⟦$12,000 MXN|acquisition_spend MXN/month =12000 "anuncios"⟧ al mes en anuncios y ganamos ⟦40|paying customer/month⟧ clientes nuevos al mes.',
    ],
    given: [220, 150, 860, 12_000, 40],
    computable: [],
    flags: { expected: [], allowed: ["labour", "pci", "contact"] },
    score: [2, 6],
    rivals: [],
  },
  {
    ...nothing,
    id: "es-contradiccion",
    language: "es",
    messages: [
      "Un curso en línea para opositores a correos en España. Cuesta ⟦29 €|price EUR/customer/month⟧ al mes. Tenemos ⟦60|paying customer⟧ alumnos de pago y la suscripción vale ⟦45 €|price EUR/customer/month⟧ al mes. La tasa de abandono es del ⟦6 %|churn %/month⟧ mensual.",
    ],
    given: [29, 60, 45, 0.06],
    computable: [],
    flags: { expected: [], allowed: ["gdpr", "pci"] },
    score: [2, 7],
    rivals: [],
  },
  {
    ...nothing,
    id: "es-ilegal",
    language: "es",
    messages: ["Una tienda que vende antibióticos sin receta por mensajería."],
    score: null,
    kind: "refused",
  },
];
