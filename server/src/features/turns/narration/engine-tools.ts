import {
  calculate,
  calculators,
  claimsOfDerived,
  type DerivationRequest,
  type Derived,
  derivation,
  derive,
  type KnownFigure,
  knownLine,
} from "@cofounder/analyst/light";
import type { Claim } from "@cofounder/contract";
import { z } from "zod";
import type { Tool, ToolCall } from "../../../platform/model/model.ts";
import { recordReading } from "../reading/wire-tool.ts";

const lawCall = z.object({
  name: z.enum(calculators.map(({ name }) => name) as [string, ...string[]]),
  inputs: z
    .record(z.string(), z.string())
    .describe("For each input the id of a figure: of FACTS, derived (d_…) or one of your assumptions (a_…)."),
  assumptions: derivation.shape.assumptions,
});

const lawLine = ({ name, description, schema }: (typeof calculators)[number]): string =>
  `${name}(${Object.keys(schema.shape).join(", ")}): ${description}`;

/** The engine's arithmetic as tools of a model. It computes with figures by their ids, and with named assumptions. */
export const engineTools: Tool[] = [
  {
    name: "derive",
    description:
      "Compute a figure from others: an expression over ids whose units have to cancel to the unit you name. " +
      "A number of your own is an assumption; what rests on one is shown as assumed.",
    parameters: z.toJSONSchema(derivation, { target: "draft-7", io: "input" }) as Record<string, unknown>,
  },
  {
    name: "law",
    description: `Compute one of these formulas:\n${calculators.map(lawLine).join("\n")}`,
    parameters: z.toJSONSchema(lawCall, { target: "draft-7", io: "input" }) as Record<string, unknown>,
  },
];

/** What a model computed meanwhile: it may compute with it again, and its text may use it. */
export interface Computed {
  known: KnownFigure[];
  derived: Derived[];
  claims: Claim[];
}

interface Answer {
  content: string;
  computed: Computed;
}

const nothing: Computed = { known: [], derived: [], claims: [] };
const refuse = (error: string): Answer => ({ content: JSON.stringify({ error }), computed: nothing });

/** Answers one call; an error is returned to the model, which may call again. */
export function answerCall(call: ToolCall, known: readonly KnownFigure[]): Answer {
  try {
    const given: unknown = JSON.parse(call.arguments || "{}");
    if (call.name === "derive") return derivedAnswer(derivation.parse(given), known);
    if (call.name === "law") return lawAnswer(lawCall.parse(given), known);
    if (call.name === recordReading.name) return refuse("the reading is recorded; answer the founder now");
    return refuse(`there is no tool "${call.name}"`);
  } catch (error) {
    if (error instanceof z.ZodError) return refuse(z.prettifyError(error));
    if (error instanceof SyntaxError) return refuse("the arguments are not JSON");
    throw error;
  }
}

/** What a call assumed stays known where its expression is refused: others may rest on it. */
function derivedAnswer(request: DerivationRequest, known: readonly KnownFigure[]): Answer {
  const derived = derive(request, known);
  if ("error" in derived) {
    const { assumptions = [] } = request;
    const assumed = assumptions.flatMap(({ id }) => assumedAs(id, assumptions) ?? []);
    return { ...refuse(derived.error), computed: { ...nothing, known: assumed } };
  }
  const { formula, assumptions, asked } = derived;
  return {
    // In the unit that was asked for; computed on in base units.
    content: JSON.stringify({ result: knownLine({ ...derived, ...asked }), formula, assumptions }),
    computed: { known: [...derived.assumed, derived], derived: [derived], claims: claimsOfDerived(derived) },
  };
}

function lawAnswer({ name, inputs, assumptions = [] }: z.infer<typeof lawCall>, known: readonly KnownFigure[]): Answer {
  const figures: [string, KnownFigure][] = [];
  for (const [input, id] of Object.entries(inputs)) {
    const figure = known.find((one) => one.id === id) ?? assumedAs(id, assumptions);
    if (!figure) return refuse(`${id} is neither in FACTS nor derived nor one of your assumptions`);
    figures.push([input, figure]);
  }
  const answer = calculate(name, Object.fromEntries(figures.map(([input, { value }]) => [input, value])));
  if (!answer) return refuse(`there is no law "${name}"`);
  const { value, low, high, unit, formula } = answer;
  const used = figures.map(([input, figure]) => `${input} = ${knownLine(figure)}`);
  const isAssumed = figures.some(([, { type }]) => type === "assumption");
  return {
    content: JSON.stringify({ name, value, low, high, unit, formula, used, isAssumed }),
    computed: {
      known: figures.flatMap(([, figure]) => (figure.id.startsWith("a_") ? [figure] : [])),
      derived: [],
      claims: lawClaims(answer, figures),
    },
  };
}

/** An assumption is read by the rules of a derivation, from which it takes its unit. */
function assumedAs(
  id: string,
  assumptions: NonNullable<z.infer<typeof derivation>["assumptions"]>,
): KnownFigure | null {
  const one = assumptions.find((assumption) => assumption.id === id);
  if (!one) return null;
  const derived = derive(
    { name: "assumed", expression: id, unit: one.unit, because: one.because, assumptions: [one] },
    [],
  );
  return "error" in derived ? null : (derived.assumed[0] ?? null);
}

const base = { span: null, source: null };

function lawClaims(
  { name, value, low, high, unit, formula }: NonNullable<ReturnType<typeof calculate>>,
  figures: readonly [string, KnownFigure][],
): Claim[] {
  const isAssumed = figures.some(([, { isModels }]) => isModels === true);
  const money = figures.flatMap(([, figure]) => Object.keys(figure.unit).filter((symbol) => /^[A-Z]{3}$/.test(symbol)));
  return [value, low, high].flatMap((one, index): Claim[] =>
    one === null
      ? []
      : [
          {
            ...base,
            id: `law.${name}.${index}`,
            type: isAssumed ? "assumption" : "computed",
            text: String(one),
            value: one,
            unit: unit === "money" ? (money[0] ?? null) : unit,
            formula,
            inputs: [],
          },
        ],
  );
}
