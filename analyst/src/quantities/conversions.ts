/** The measures of one dimension: each with its size in the first one, and with the ways to write it in six languages. */
const dimensions: readonly (readonly (readonly [size: number, spellings: string])[])[] = [
  [
    [
      1,
      "kg kilo kilos kilogram kilograms kilogramm kilogramo kilogramos kilogramme kilogrammes किलो किलोग्राम किग्रा 公斤 千克",
    ],
    [0.001, "g gr gram grams gramm gramo gramos gramme grammes ग्राम 克"],
    [0.000001, "mg milligram milligrams milligramm miligramo miligramos milligramme milligrammes मिलीग्राम 毫克"],
    [1000, "t tonne tonnes tonnen tonelada toneladas टन 吨 公吨"],
    [100, "क्विंटल"],
    [0.5, "斤 市斤"],
    [0.05, "两"],
    [0.45359237, "lb lbs"],
    [0.028349523125, "oz ounce ounces onza onzas once onces unze unzen"],
  ],
  [
    [1, "l liter liters litre litres litern litro litros लीटर 升 公升"],
    [0.1, "dl deciliter deciliters decilitre decilitres deziliter decilitro decilitros"],
    [0.01, "cl centiliter centiliters centilitre centilitres zentiliter centilitro centilitros"],
    [0.001, "ml milliliter milliliters millilitre millilitres mililitro mililitros मिलीलीटर मिली 毫升"],
    [100, "hl hectoliter hectoliters hectolitre hectolitres hektoliter hectolitro hectolitros"],
  ],
  [
    [1, "m meter meters metre metres metern metro metros mètre mètres मीटर 米"],
    [
      0.01,
      "cm centimeter centimeters centimetre centimetres zentimeter centímetro centímetros centimètre centimètres सेंटीमीटर 厘米",
    ],
    [
      0.001,
      "mm millimeter millimeters millimetre millimetres milímetro milímetros millimètre millimètres मिलीमीटर 毫米",
    ],
    [
      1000,
      "km kilometer kilometers kilometre kilometres kilometern kilómetro kilómetros kilomètre kilomètres किलोमीटर किमी 公里 千米",
    ],
    [1609.344, "mile miles milla millas meile meilen"],
    [0.9144, "yd yard yards"],
    [0.3048, "ft foot feet"],
    [0.0254, "inch inches zoll"],
  ],
  [
    [1, "kwh"],
    [0.001, "wh"],
    [1000, "mwh"],
  ],
  [
    [1, "m²"],
    [10_000, "ha hectare hectares hektar hectárea hectáreas हेक्टेयर 公顷"],
    [1_000_000, "km²"],
    [0.09290304, "ft²"],
    [0.83612736, "yd²"],
  ],
];

/** A measure's dimension, and its size in the base measure of it. */
export interface Measure {
  dimension: number;
  size: number;
}

const measures = new Map(
  dimensions.flatMap((all, dimension) =>
    all.flatMap(([size, spellings]) =>
      spellings.split(" ").map((spelling): [string, Measure] => [spelling, { dimension, size }]),
    ),
  ),
);

/** What a unit's symbol measures; undefined for any other thing. Pounds, tons and gallons are of several sizes. */
export const sizeOf = (symbol: string): Measure | undefined => measures.get(symbol.toLowerCase());
