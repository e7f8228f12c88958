import { z } from "zod";
import { forVentureEditors, forVentureReaders } from "./endpoint.ts";
import { author, id, timestamp } from "./ids.ts";
import { oneLine } from "./one-line.ts";
import { refusals } from "./problems.ts";

/** Of one venture: as many as are listed. */
export const scenariosMax = 100;
export const scenarioNameMaxLength = 80;
export const scenarioValuesMax = 100;

/** The months of a forecast. */
export const forecastMonthsMax = 24;
/** The draws of a forecast's band begin from a number of 32 bits. */
export const seedMax = 4_294_967_295;

/** Larger than any amount that a founder names. */
const amount = z.number().min(-1e15).max(1e15);

/** A value in the place of a figure's own, in its unit; with both ends it is a range. */
export const otherValue = z
  .object({ value: amount, low: amount.optional(), high: amount.optional() })
  .refine(
    ({ value, low, high }) =>
      (low === undefined && high === undefined) ||
      (low !== undefined && high !== undefined && low <= value && value <= high),
    { message: "A range has both ends, and the value lies between them." },
  );

/** Other values by the ids of the sheet's figures. */
const otherValues = z
  .record(id, otherValue)
  .refine((values) => Object.keys(values).length <= scenarioValuesMax)
  .meta({ maxProperties: scenarioValuesMax });

export const forecastMonth = z.int().min(1).max(forecastMonthsMax);
export const forecastSeed = z.int().min(0).max(seedMax);

/** The month of money that comes or goes once or from then on, by the ids of the sheet's figures. */
const eventMonths = z
  .record(id, forecastMonth)
  .refine((months) => Object.keys(months).length <= scenarioValuesMax)
  .meta({ maxProperties: scenarioValuesMax });

/** What a scenario is made of, beside its name. */
const scenarioParts = z.object({ values: otherValues, months: eventMonths, seed: forecastSeed });

export const ventureScenario = scenarioParts.extend({
  id,
  ventureId: id,
  name: z.string(),
  /** Counts from 1: a change names the version that it saw. */
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

const scenarioVersion = scenarioParts.extend({ name: z.string(), version: z.int().min(1), at: timestamp, author });

const name = oneLine(scenarioNameMaxLength).min(1);
const ofVenture = z.object({ ventureId: id });
const ofScenario = z.object({ ventureId: id, scenarioId: id });
const answer = z.object({ scenario: ventureScenario });

export const scenarios = {
  list: forVentureReaders
    .route({
      method: "GET",
      path: "/ventures/{ventureId}/scenarios",
      summary: "The scenarios of a venture, oldest first",
    })
    .input(ofVenture)
    .output(z.object({ scenarios: z.array(ventureScenario) })),
  create: forVentureEditors
    .route({
      method: "POST",
      path: "/ventures/{ventureId}/scenarios",
      summary: "Keep a scenario: other values for some figures",
    })
    .errors(refusals("scenario.limit_reached"))
    .input(
      ofVenture.extend({
        name,
        values: otherValues.default({}),
        months: eventMonths.default({}),
        seed: forecastSeed.default(1),
      }),
    )
    .output(answer),
  change: forVentureEditors
    .route({
      method: "PATCH",
      path: "/ventures/{ventureId}/scenarios/{scenarioId}",
      summary: "Rename a scenario or change its values; refused with both where it was changed since the named version",
    })
    .errors(refusals("scenario.not_found", "scenario.changed_meanwhile"))
    .input(ofScenario.extend({ version: z.int().min(1), name: name.optional(), ...scenarioParts.partial().shape }))
    .output(answer),
  versions: forVentureReaders
    .route({
      method: "GET",
      path: "/ventures/{ventureId}/scenarios/{scenarioId}/versions",
      summary: "The versions of a scenario, newest first",
    })
    .errors(refusals("scenario.not_found"))
    .input(ofScenario)
    .output(z.object({ versions: z.array(scenarioVersion) })),
  delete: forVentureEditors
    .route({ method: "DELETE", path: "/ventures/{ventureId}/scenarios/{scenarioId}", summary: "Delete a scenario" })
    .errors(refusals("scenario.not_found"))
    .input(ofScenario)
    .output(z.object({ deleted: z.literal(true) })),
};

export type VentureScenario = z.infer<typeof ventureScenario>;
export type ScenarioVersion = z.infer<typeof scenarioVersion>;
export type ScenarioParts = z.infer<typeof scenarioParts>;
