import { expect, test } from "vitest";
import { isOwnBusiness } from "./own-business.ts";

const before = (text: string, words: string) => isOwnBusiness(text, text.indexOf(words));

test.each([
  ["I run a small bakery in Leeds.", "small bakery"],
  ["I run a small bakery in Leeds.", "a small bakery"],
  ["We opened our second café in May.", "second café"],
  ["Ich führe eine kleine Bäckerei in Kiel.", "kleine Bäckerei"],
  ["Tengo una floristería en Vigo.", "floristería"],
  ["Je tiens une petite boulangerie à Lyon.", "petite boulangerie"],
  ["我经营一家面包店。", "面包店"],
])("%s names the founder's own business", (text, words) => expect(before(text, words)).toBe(true));

test.each([
  ["We have restaurants that pay 40 euros.", "restaurants"],
  ["Wir haben Zahnärzte als Kunden.", "Zahnärzte"],
  ["Tenemos clínicas que pagan.", "clínicas"],
  ["हम डेंटिस्टों को टूल बेचते हैं।", "डेंटिस्टों"],
  ["We sell to a small bakery.", "small bakery"],
])("%s names somebody else", (text, words) => expect(before(text, words)).toBe(false));
