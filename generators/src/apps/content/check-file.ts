import type { FieldType } from "@cofounder/contract/tools/app-generator";

const readers: Record<FieldType, string> = {
  text: "text: (typed) => short(typed, 200),",
  longText: "longText: (typed) => short(typed, 10000),",
  number: "number: (typed) => number(typed),",
  money: "money: (typed) => number(typed),",
  date: 'date: (typed) => (/^\\d{4}-\\d{2}-\\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : fault("Enter a date.")),',
  time: 'time: (typed) => (/^([01]\\d|2[0-3]):[0-5]\\d$/.test(typed) ? typed : fault("Enter a time.")),',
  email:
    'email: (typed) => (/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(typed) ? short(typed, 200) : fault("Enter an e-mail address.")),',
  phone: 'phone: (typed) => (/^[+\\d][\\d\\s()/.-]{3,30}$/.test(typed) ? typed : fault("Enter a phone number.")),',
  url: 'url: (typed) => (/^https?:\\/\\/\\S+$/i.test(typed) ? short(typed, 2000) : fault("Enter an address that begins with http:// or https://.")),',
  boolean: 'boolean: (typed) => (typeof typed === "boolean" ? typed : fault("Enter yes or no.")),',
  choice: 'choice: (typed, { options }) => (options.includes(typed) ? typed : fault("Choose one of the list.")),',
  relation:
    'relation: (typed) => (Number.isSafeInteger(Number(typed)) && Number(typed) > 0 ? Number(typed) : fault("Choose one of the list.")),',
};

const shortHelper = `
function short(typed, max) {
  if (typeof typed !== "string") return fault("Enter a text.");
  return typed.length <= max ? typed : fault("Use at most " + max + " characters.");
}
`;
const numberHelper = `
function number(typed) {
  const value = typeof typed === "string" ? Number(typed.replace(",", ".")) : typed;
  return typeof value === "number" && Number.isFinite(value) ? value : fault("Enter a number.");
}
`;

const isShort = (type: FieldType) => ["text", "longText", "email", "url"].includes(type);
const isNumber = (type: FieldType) => type === "number" || type === "money";

/** The validation of form and server alike, for the types that this app has. */
export const checkFile = (types: FieldType[]): string => `class Fault extends Error {}

function fault(message) {
  throw new Fault(message);
}
${types.some(isShort) ? shortHelper : ""}${types.some(isNumber) ? numberHelper : ""}
const readers = {
${types.map((type) => `  ${readers[type]}`).join("\n")}
};

const isEmpty = (typed) => typed === undefined || typed === null || typed === "";

/** Reads one record as it was typed. \`problems\` names what is wrong by field; it is empty when \`record\` may be kept. */
export function check(entity, typed) {
  const record = {};
  const problems = {};
  for (const field of entity.fields) {
    const value = typeof typed[field.name] === "string" ? typed[field.name].trim() : typed[field.name];
    if (isEmpty(value)) {
      if (field.required) problems[field.name] = "This is needed.";
      record[field.name] = ${types.includes("boolean") ? 'field.type === "boolean" ? false : null' : "null"};
      continue;
    }
    try {
      record[field.name] = readers[field.type](value, field);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      problems[field.name] = error.message;
    }
  }
  return { record, problems };
}
`;
