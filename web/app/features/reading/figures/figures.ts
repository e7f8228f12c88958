import type { ComponentType } from "react";
import type { FigureName } from "../../../content/prose.ts";
import { CohortFigure, OwnershipFigure, TaskCostFigure } from "./bar-figures.tsx";
import { IntervalsFigure } from "./intervals-figure.tsx";
import { PaybackFigure } from "./payback-figure.tsx";

export const figures: Record<FigureName, ComponentType> = {
  intervals: IntervalsFigure,
  payback: PaybackFigure,
  ownership: OwnershipFigure,
  cohort: CohortFigure,
  "task-cost": TaskCostFigure,
};
