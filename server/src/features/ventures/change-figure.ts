import { parseUnit } from "@cofounder/analyst/light";
import type { FigureReading } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import {
  type FigurePlace,
  type FigureRow,
  type FigureUpdate,
  type FigureVersionRow,
  findFigure,
  insertFigure,
  listFigures,
  listFigureVersions,
  updateFigure,
  updateFigureIn,
} from "./figure-store.ts";
import type { Authored } from "../accounts/name-statements.ts";
import { requireVenture, type SomeOf } from "./store.ts";
import type { SheetQuantity } from "./table.ts";

/** What a member types of a figure. */
export interface TypedFigure {
  value: number;
  meaning: FigureReading["meaning"];
  flow: FigureReading["flow"];
  /** As text: "EUR/customer/month". */
  unit: string;
}

export async function readFigures(ctx: MemberCtx, ventureId: string): Promise<FigureRow[]> {
  await requireVenture(ctx, ventureId);
  return listFigures(ctx, ventureId);
}

export async function addFigure(
  ctx: MemberCtx,
  { ventureId, value, meaning, flow, unit }: TypedFigure & { ventureId: string },
): Promise<FigureRow> {
  await requireVenture(ctx, ventureId);
  const reading = {
    meaning,
    flow,
    unit: unitOf(unit),
    party: "venture",
    status: "actual",
    basis: "recurring",
  } as const;
  return insertFigure(ctx, ventureId, { quote: "", value, reading });
}

function unitOf(text: string): FigureReading["unit"] {
  const unit = parseUnit(text.replace(/\s+/g, ""));
  const exponents = Object.values(unit ?? {});
  if (!unit || exponents.length > 6 || exponents.some((exponent) => Math.abs(exponent) > 3))
    throw new Problem("venture_figure.unit");
  return { ...unit };
}

export interface FigureChange extends FigurePlace {
  /** The version that was seen. */
  version: number;
  typed: SomeOf<TypedFigure>;
  state?: FigureRow["state"] | undefined;
}

/** A change with all that the figure is then. */
export interface PlannedChange extends FigureUpdate {
  /** As it stands. */
  stored: FigureRow;
}

export async function planChange(ctx: MemberCtx, change: FigureChange): Promise<PlannedChange> {
  const stored = await findFigure(ctx, change);
  if (!stored) throw new Problem("venture_figure.not_found");
  const { ventureId, figureId, version, typed, state = stored.state } = change;
  return { ventureId, figureId, version, stored, state, quantity: changed(stored.quantity, typed) };
}

/** Refused with both values where somebody changed the figure meanwhile. */
export async function writeChange(ctx: MemberCtx, planned: PlannedChange): Promise<FigureRow> {
  return (await updateFigure(ctx, planned)) ?? refuseChanged(ctx, planned);
}

/** The same in a transaction that began with `holdStorage`. */
export async function writeChangeIn(tx: MemberCtx, planned: PlannedChange): Promise<FigureRow> {
  return (await updateFigureIn(tx, planned)) ?? refuseChanged(tx, planned);
}

async function refuseChanged(ctx: MemberCtx, { quantity, state, ...place }: PlannedChange): Promise<never> {
  const theirs = await findFigure(ctx, place);
  if (!theirs) throw new Problem("venture_figure.not_found");
  throw new Problem("venture.changed_meanwhile", {
    conflict: { yours: shown(quantity, state), theirs: shown(theirs.quantity, theirs.state), version: theirs.version },
  });
}

const shown = ({ value, reading: { meaning, unit } }: SheetQuantity, state: FigureRow["state"]) => ({
  value,
  meaning,
  unit,
  state,
});

/** A value that is typed has no range, and its words are no longer the founder's. */
function changed(quantity: SheetQuantity, { value, meaning, flow, unit }: SomeOf<TypedFigure>): SheetQuantity {
  const reading = {
    ...quantity.reading,
    ...(meaning !== undefined && { meaning }),
    ...(flow !== undefined && { flow }),
    ...(unit !== undefined && { unit: unitOf(unit) }),
  };
  if (value === undefined || value === quantity.value) return { ...quantity, reading };
  const { low: _low, high: _high, ...rest } = quantity;
  return { ...rest, quote: "", value, reading };
}

/** Newest first. */
export async function readFigureVersions(ctx: MemberCtx, place: FigurePlace): Promise<Authored<FigureVersionRow>[]> {
  if (!(await findFigure(ctx, place))) throw new Problem("venture_figure.not_found");
  return listFigureVersions(ctx, place.figureId);
}
