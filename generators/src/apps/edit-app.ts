import { cutText } from "@cofounder/contract/cut-text";
import type { AppEntity, AppField, AppSpec } from "@cofounder/contract/tools/app-generator";
import { appEntitiesMax, appFieldsMax } from "@cofounder/contract/tools/app-limits";
import { capital, codeName, plural, singular } from "./names.ts";
import { readDescription, related } from "./read-description.ts";
import { listed, readField } from "./read-fields.ts";

/** The app after an instruction and what was done; or why nothing was. */
export type Edited = { spec: AppSpec; said: string } | { cannot: string };

type Groups = Record<string, string | undefined>;

const clean = (text: string | undefined) =>
  (text ?? "")
    .trim()
    .replace(/^(?:the|an?|field|fields|called|named)\s+/i, "")
    .replace(/["“”'.!]+/g, "")
    .trim();

function findEntity(spec: AppSpec, words: string | undefined): AppEntity | undefined {
  const wanted = codeName(singular(clean(words).split(" ").at(-1) ?? ""));
  return spec.entities.find(({ name }) => name === wanted);
}

const findField = (entity: AppEntity, words: string | undefined): AppField | undefined => {
  const wanted = codeName(clean(words));
  return entity.fields.find(({ name }) => name === wanted);
};

function replaced(spec: AppSpec, entity: AppEntity): AppSpec {
  const entities = spec.entities.map((each) => (each.name === entity.name ? entity : each));
  return { ...spec, entities: related(entities) };
}

const noEntity = (words: string | undefined): Edited => ({
  cannot: `There is nothing called “${clean(words)}” in this app.`,
});

/** The named entity, or the only one. */
const meant = (spec: AppSpec, words: string | undefined) => (words ? findEntity(spec, words) : spec.entities[0]);

function addFields(spec: AppSpec, { what = "", to }: Groups): Edited {
  const entity = meant(spec, to);
  if (!entity) return noEntity(to);
  const read = listed(what).flatMap((part) => readField(clean(part)) ?? []);
  const fresh = read.filter(({ name }) => !entity.fields.some((field) => field.name === name));
  if (!fresh.length) return { cannot: `${entity.plural} have that already, or it cannot be a field.` };
  const fields = [...entity.fields, ...fresh];
  if (fields.length > appFieldsMax) return { cannot: `${entity.plural} may have at most ${appFieldsMax} fields.` };
  return {
    spec: replaced(spec, { ...entity, fields }),
    said: `Added ${fresh.map(({ label }) => label).join(", ")} to ${entity.plural}.`,
  };
}

function removeField(spec: AppSpec, { what, to }: Groups): Edited {
  const whole = to ? undefined : findEntity(spec, what);
  if (whole) return removeEntity(spec, whole);
  const entity = to ? findEntity(spec, to) : spec.entities.find((each) => findField(each, what));
  const field = entity && findField(entity, what);
  if (!entity || !field) return { cannot: `There is no field “${clean(what)}”${to ? ` in ${clean(to)}` : ""}.` };
  const fields = entity.fields.filter(({ name }) => name !== field.name);
  const [first, ...rest] = fields;
  if (!first) return { cannot: `${entity.plural} would have no field left.` };
  const actions = entity.actions.filter((action) => action.field !== field.name);
  return {
    spec: replaced(spec, { ...entity, fields: [{ ...first, required: true }, ...rest], actions }),
    said: `Removed ${field.label} from ${entity.plural}.`,
  };
}

function removeEntity(spec: AppSpec, entity: AppEntity): Edited {
  const left = spec.entities.filter(({ name }) => name !== entity.name);
  if (!left.length) return { cannot: "An app needs something to keep." };
  const entities = left.map((each) => ({
    ...each,
    fields: each.fields.map(({ of, ...field }) =>
      of === entity.name ? { ...field, type: "text" as const } : { ...field, ...(of && { of }) },
    ),
  }));
  return { spec: { ...spec, entities }, said: `Removed ${entity.plural}.` };
}

function rename(spec: AppSpec, { what, name = "" }: Groups): Edited {
  const wanted = clean(name);
  if (!codeName(wanted)) return { cannot: `“${wanted}” cannot be a name here. Use Latin letters.` };
  const entity = findEntity(spec, what);
  if (entity) {
    const one = singular(wanted);
    if (findEntity(spec, one)) return { cannot: `There is something called “${wanted}” already.` };
    const next = { ...entity, name: codeName(one), label: capital(one), plural: capital(plural(one)) };
    const entities = spec.entities.map((each) => {
      const fields = (each === entity ? next : each).fields.map((field) =>
        field.of === entity.name ? { ...field, of: next.name } : field,
      );
      return { ...(each === entity ? next : each), fields };
    });
    return { spec: { ...spec, entities }, said: `${entity.plural} are ${next.plural} now.` };
  }
  const owner = spec.entities.find((each) => findField(each, what));
  const field = owner && findField(owner, what);
  if (!owner || !field) return noEntity(what);
  if (findField(owner, wanted)) return { cannot: `${owner.plural} have a field “${wanted}” already.` };
  const renamed = { ...field, name: codeName(wanted), label: capital(wanted) };
  const fields = owner.fields.map((each) => (each === field ? renamed : each));
  const actions = owner.actions.map((action) =>
    action.field === field.name ? { label: `Mark as ${wanted.toLowerCase()}`, field: renamed.name } : action,
  );
  return { spec: replaced(spec, { ...owner, fields, actions }), said: `${field.label} is ${renamed.label} now.` };
}

function retitle(spec: AppSpec, { name = "" }: Groups): Edited {
  const title = cutText(name.trim().replace(/^["“']|(?<!["”'.])["”'.]+$/g, ""), 60);
  return title
    ? { spec: { ...spec, title }, said: `The app is called ${title} now.` }
    : { cannot: "Say what the app is to be called." };
}

function addEntity(spec: AppSpec, { what = "", fields }: Groups): Edited {
  if (spec.entities.length >= appEntitiesMax)
    return { cannot: `An app of this kind keeps at most ${appEntitiesMax} things.` };
  const [entity] = readDescription(`track ${clean(what)}${fields ? ` with ${fields}` : ""}`).entities;
  if (!entity || spec.entities.some(({ name }) => name === entity.name))
    return { cannot: `“${clean(what)}” is in this app already.` };
  return { spec: { ...spec, entities: related([...spec.entities, entity]) }, said: `Added ${entity.plural}.` };
}

function require(spec: AppSpec, { what, to, state = "" }: Groups): Edited {
  const entity = to ? findEntity(spec, to) : spec.entities.find((each) => findField(each, what));
  const field = entity && findField(entity, what);
  if (!entity || !field) return { cannot: `There is no field “${clean(what)}”.` };
  const required = !/optional/i.test(state);
  const fields = entity.fields.map((each) => (each === field ? { ...each, required } : each));
  return {
    spec: replaced(spec, { ...entity, fields }),
    said: `${field.label} is ${required ? "needed" : "optional"} now.`,
  };
}

const edits: [form: RegExp, edit: (spec: AppSpec, groups: Groups) => Edited][] = [
  [/^(?:change|set|make) (?:the )?(?:app(?:'s)? )?(?:title|name)(?: of the app)? (?:to|be) (?<name>.+)$/i, retitle],
  [/^(?:call|rename) the app (?:to )?(?<name>.+)$/i, retitle],
  [/^(?:rename|change)(?: the)?(?: field)? (?<what>.+?) (?:to|into|as) (?<name>.+)$/i, rename],
  [/^make (?<what>.+?)(?: (?:of|in|on) (?<to>.+?))? (?<state>required|needed|optional)$/i, require],
  [/^(?:remove|delete|drop)(?: the)?(?: fields?)? (?<what>.+?)(?: (?:from|of|in) (?<to>.+))?$/i, removeField],
  [/^(?:also )?(?:track|manage|keep|list)(?: also)? (?<what>[^,]+?)(?: with (?<fields>.+))?$/i, addEntity],
  [
    /^add (?:an? )?(?:new )?(?:entity|thing|list|page)(?: (?:of|for|called|named))? (?<what>[^,]+?)(?: with (?<fields>.+))?$/i,
    addEntity,
  ],
  [/^add (?<what>[\p{L} ]+?s) with (?<fields>.+)$/iu, addEntity],
  [
    /^(?:add|include)(?: (?:an?|the))?(?: new)?(?: fields?)? (?<what>.+?) (?:to|in|for|on) (?:each |every |all )?(?<to>[\p{L} ]+)$/iu,
    addFields,
  ],
  [/^(?:add|include)(?: (?:an?|the))?(?: new)?(?: fields?)? (?<what>.+)$/i, addFields],
];

const can =
  "Without a language model these changes are possible: add, remove or rename a field or a thing, make " +
  "a field required or optional, and change the title. Say one of them, as in “add phone to customers”.";

/** Applies an instruction to an app of the engine, if it is a supported one. */
export function editApp(spec: AppSpec, instruction: string): Edited {
  const text = instruction
    .replace(/\s+/g, " ")
    .replace(/^please /i, "")
    .replace(/(?<![.!])[.!]+$/, "")
    .trim();
  for (const [form, edit] of edits) {
    const groups = form.exec(text)?.groups;
    if (groups) return edit(spec, groups);
  }
  return { cannot: can };
}
