import type { AppField } from "@cofounder/contract/tools/app-generator";

type Three = readonly [string, string, string];

const whole = (words: string, han = "(?!)"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])|${han}`, "iu");

/** Made-up texts for fields that are named so. The first match counts. */
export const exampleTexts: readonly [words: RegExp, examples: Three][] = [
  [
    whole(
      "name|full name|owner|customer|client|guest|member|student|teacher|patient|tenant|driver|employee|author|artist|" +
        "contact|person|payer|donor|buyer|seller|walker|sitter|coach|trainer|volunteer|supplier|assigned to|" +
        "kunde|kundin|gast|mitglied|schüler|lehrer|patient|mieter|fahrer|mitarbeiter|autor|besitzer|" +
        "nombre|cliente|huésped|socio|alumno|profesor|paciente|inquilino|conductor|empleado|autor|dueño|" +
        "nom|client|invité|membre|élève|professeur|locataire|conducteur|employé|auteur|propriétaire",
      "नाम|ग्राहक|सदस्य|छात्र|लेखक|姓名|客户|会员|学生|作者",
    ),
    ["Ana Ruiz", "Ben Okafor", "Mei Lin"],
  ],
  [whole("dog|cat|pet|animal|hund|katze|haustier|tier|perro|gato|mascota|chien|chat|animal"), ["Bella", "Max", "Luna"]],
  [
    whole(
      "company|business|restaurant|shop|store|school|clinic|venue|parish|firm|firma|betrieb|laden|schule|" +
        "empresa|restaurante|tienda|escuela|entreprise|boutique|école",
      "कंपनी|公司|餐厅|商店|学校",
    ),
    ["Riverside", "Old Mill", "Corner House"],
  ],
  [
    whole(
      "address|place|location|pick-?up|venue|adresse|ort|standort|abholort|dirección|lugar|ubicación|lieu",
      "पता|स्थान|地址|地点",
    ),
    ["12 Market Street", "3 Station Road", "48 Park Lane"],
  ],
  [whole("city|town|stadt|ciudad|ville", "शहर|城市"), ["Bristol", "Freiburg", "Valencia"]],
  [whole("role|position|job title|rolle|puesto|rôle|poste"), ["Designer", "Engineer", "Assistant"]],
  [whole("colou?r|farbe|couleur"), ["Blue", "Green", "Red"]],
  [whole("plate|number plate|licen[cs]e plate|kennzeichen|matrícula"), ["AB-123", "CD-456", "EF-789"]],
];

/** Made-up numbers for fields that are named so; others count from two. */
export const exampleNumbers: readonly [words: RegExp, examples: readonly [number, number, number]][] = [
  [whole("age|alter|edad|âge"), [24, 37, 52]],
  [whole("minutes|duration|minuten|dauer|minutos|duración|minutes|durée"), [30, 45, 60]],
  [whole("year|jahr|año|année"), [2019, 2022, 2024]],
  [whole("mileage|distance|kilometers|kilometer"), [12_400, 38_000, 61_500]],
  [whole("weight|gewicht|peso|poids"), [4, 9, 22]],
  [whole("calories|kalorien"), [320, 540, 710]],
];

/** Made-up amounts of money for fields that are named so; others are small. */
export const exampleAmounts: readonly [words: RegExp, examples: readonly [number, number, number]][] = [
  [whole("rent|miete|alquiler|loyer"), [650, 820, 1_100]],
  [whole("salary|gehalt|salario|salaire|income|revenue|umsatz"), [1_800, 2_400, 3_200]],
  [whole("budget|value|wert|valor|valeur|presupuesto"), [500, 1_200, 2_500]],
  [whole("total|amount|invoice|betrag|summe|importe|monto|montant"), [45, 120, 260]],
];

type Name = Pick<AppField, "label">;

/** The row of a table whose words are in a field's label. */
export const rowFor = <Row>(table: readonly [words: RegExp, row: Row][], { label }: Name): Row | undefined =>
  table.find(([words]) => words.test(label))?.[1];
