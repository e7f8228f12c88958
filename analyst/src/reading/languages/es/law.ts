import { says } from "../build.ts";
import type { LawWords } from "../language-pack.ts";

export const law: LawWords = {
  harms: {
    prescription_drugs: says(
      "sin receta(?: médica)?(?! de cocina)|(?:no|sin) (?:hace falta|necesita\\w*|pedir|exigir) receta",
    ),
    illegal_drugs: says(
      "(?:vend\\w+|venta de|entreg\\w+|reparto de|marketplace de|comprar) (?:\\w+ ){0,3}(?:cocaína|heroína|metanfetamina|mdma|fentanilo|drogas(?: ilegales)?|éxtasis)",
    ),
    counterfeit: says(
      "falsificad[oa]s?|falsificaciones|(?:títulos|diplomas|documentos|pasaportes|dni|certificados|carnets|bolsos|relojes|zapatillas) fals[oa]s?|réplicas? (?:de )?(?:lujo|marca|relojes|bolsos|zapatillas)|imitaciones de marca",
    ),
    fraud: says(
      "phishing|estafar|estafas? a|robar (?:tarjetas|contraseñas|cuentas|identidades|datos)|robo de identidad|lavar dinero|lavado de dinero|blanque\\w+|esquema ponzi|clonar tarjetas|suplantar",
    ),
    stolen_data: says(
      "(?:datos|bases? de datos|contraseñas|tarjetas|cuentas) (?:robad[oa]s|filtrad[oa]s|hackead[oa]s)|espiar a (?:mi|tu|su|la|el) (?:\\w+ )?(?:pareja|novi[oa]|espos[oa]|mujer|marido|ex)|sin que (?:lo|se) sepa[n]? (?:su|la) pareja",
    ),
    weapons: says(
      "armas (?:fantasma|ilegales|impresas|sin (?:licencia|registro|número))|pistolas? impresas?|(?:vender|comprar|fabricar|hacer) (?:\\w+ ){0,2}(?:explosivos|bombas)|armas químicas",
    ),
    sexual_abuse: says(
      "desnudar (?:fotos|mujeres|personas|chicas)|deepfakes? (?:porno\\w*|sexual\\w*|de desnudos)|pornografía infantil|quitar(?:le)? la ropa a (?:fotos|mujeres)",
    ),
    pyramid: says(
      "esquema piramidal|negocio piramidal|(?:gan\\w+|cobr\\w+) (?:dinero )?por (?:reclutar|invitar) (?:a )?(?:nuevos )?(?:miembros|personas|socios|inversores)|(?:rentabilidad|retorno|rendimiento|ganancias?)s? garantizad[oa]s?",
    ),
    gambling_minors: says(
      "(?:apuestas|casino|tragaperras|tragamonedas|juegos de azar|loot ?boxes)[^.\\n]{0,60}(?:niños|menores|adolescentes|escolares|estudiantes)|(?:niños|menores|adolescentes|escolares)[^.\\n]{0,60}(?:apuestas|casino|apostar)",
    ),
    deceptive_reviews: says(
      "(?:reseñas|opiniones|comentarios|valoraciones) fals[oa]s|(?:comprar|vender|venta de|vendemos|generar) (?:\\w+ ){0,2}(?:reseñas|seguidores|likes|opiniones)|seguidores falsos|bots de seguidores",
    ),
    cheating: says(
      "(?:escrib\\w+|hac\\w+|redact\\w+) (?:los |las |sus )?(?:trabajos|tesis|ensayos|tfg|tfm|exámenes) (?:por|para|a) (?:los )?(?:estudiantes|alumnos|ellos)|copiar en (?:los )?exámenes|hacer trampa|presentarse (?:a exámenes )?por otr[oa]s?",
    ),
  },
  preventing: says(
    "detect\\w*|previen\\w*|preven\\w*|prote[gj]\\w*|evit\\w*|contra|combat\\w*|identific\\w*|concienci\\w*|formación|verific\\w*|denunci\\w*|víctimas?|recuper\\w*|moder\\w*|anti-\\w+|anti(?:fraude|plagio|plagiat|betrug|spam|phishing)\\w*",
  ),
  medicalDevice: says(
    "diagn[oó]stic\\w*|trata (?:enfermedades|pacientes)|detecta (?:cáncer|enfermedades|diabetes)|dispositivo médico|producto sanitario|triaje|decisión clínica",
  ),
  payments: says(
    "custodi\\w+ (?:dinero|fondos)|dinero de (?:los )?clientes|remesas|envío de dinero|cuentas? bancarias?|neobanco|préstamos?|microcréditos?|créditos? a|aseguradora|seguros? (?:de|para)|transferencias|depósito en garantía|escrow|compra ahora|pago a plazos|vender a crédito|fiado",
  ),
  coldContact: says(
    "llamadas? en frío|puerta fría telefónica|correos? en frío|email en frío|sms|mensajes de texto|robollamadas|agente de voz|agente telefónico|llamadas automáticas|telemarketing",
  ),
  platformWork: says(
    "repartidor(?:es|as)?|riders?|conductores|choferes|autónomos (?:que|por)|limpiador[ae]s|trabajadores (?:de plataforma|por encargo)|nómina|freelancers|cuidador[ae]s",
  ),
  schools: says("colegios?|escuelas?|aulas?|institutos?"),
  custody: says("custodia|exchange|casa de cambio|stablecoins?|tokens?|trading|monederos?|billeteras?"),
};
