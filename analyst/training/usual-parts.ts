import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { choiceNameOf, choices } from "@cofounder/contract/figure-choices";
import { partNames, type Part } from "@cofounder/contract/usual-parts";
import { isTime } from "../src/quantities/unit.ts";
import type { TrainingFigure } from "./read-messages.ts";
import { readCorpus, unitClasses } from "./train/corpus.ts";

/**
 * This many figures with the average distribution are added to each choice, so that rare choices have little effect.
 */
const prior = 20;

function partsOf({ unit, party, status }: TrainingFigure): Part[] {
  const { above, time, customer, thing } = unitClasses(unit);
  return [
    `above ${isTime(above) ? "time" : above}`,
    `customer ${customer}`,
    `each ${thing}`,
    `time ${time}`,
    `party ${party}`,
    `status ${status}`,
  ].filter((part): part is Part => (partNames as readonly string[]).includes(part));
}

/** The frequency of a part of a reading with a choice, relative to its overall frequency, in the training messages. */
function usualParts(): Record<string, number[]> {
  const figures = readCorpus()
    .filter(({ hand }) => !hand.endsWith("-phrases"))
    .flatMap(({ marks }) => [...marks.values()])
    .flatMap((mark) => {
      const choice = mark && choiceNameOf(mark);
      return choice ? [{ choice, parts: partsOf(mark) }] : [];
    });
  const shareOf = (part: Part): number => figures.filter(({ parts }) => parts.includes(part)).length / figures.length;
  const shares = partNames.map((part) => [part, shareOf(part)] as const);
  const byChoice = Map.groupBy(figures, ({ choice }) => choice);
  return Object.fromEntries(
    Object.keys(choices).map((choice) => {
      const own = byChoice.get(choice as keyof typeof choices) ?? [];
      return [
        choice,
        shares.map(([part, share]) => {
          const here = own.filter(({ parts }) => parts.includes(part)).length;
          return Number(((here + prior * share) / (own.length + prior) / share).toPrecision(2));
        }),
      ];
    }),
  );
}

const file = join(import.meta.dirname, "../../contract/src/usual-parts.json");
const lines = Object.entries(usualParts()).map(([choice, values]) => `  "${choice}": "${values.join(" ")}"`);
writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
