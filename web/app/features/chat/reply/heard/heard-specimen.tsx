import type { FigureReading, HeardFigure } from "@cofounder/contract";
import { useState } from "react";
import { FoldPart } from "../fold-part.tsx";
import { HeardView } from "./heard-view.tsx";
import type { Place } from "./said.ts";
import { type Settled, withSettled } from "./shown-figures.ts";

const text =
  "A laundry app for students in Utrecht. A wash costs €4.50, the shop takes €2.80 of it, and we pay €300 a month for the " +
  "server. 40 students have paid so far, about 3 washes a month each, and 5% leave every month. Washly charges €6. We have " +
  "12,000 in the bank and want to raise €80,000. We asked 120 students at 3 campuses, 31 said yes. Room 214 is our office, " +
  "and we start on 1 March.";

const own: Omit<FigureReading, "meaning" | "unit"> = {
  flow: "none",
  party: "venture",
  status: "actual",
  basis: "once",
};
const price: FigureReading = { ...own, meaning: "price", flow: "in", unit: { EUR: 1, wash: -1 } };
const cost: FigureReading = { ...own, meaning: "unit_cost", flow: "out", unit: { EUR: 1, wash: -1 } };
const fixed: FigureReading = {
  ...own,
  meaning: "fixed_cost",
  flow: "out",
  unit: { EUR: 1, month: -1 },
  basis: "recurring",
};
const people = (meaning: FigureReading["meaning"]): FigureReading => ({ ...own, meaning, unit: { customer: 1 } });

type Sketch = Pick<HeardFigure, "state" | "reading" | "label"> & { offers?: HeardFigure["offers"] };

const sketches: [string, Sketch][] = [
  ["€4.50", { state: "settled", reading: price, label: "price for each wash" }],
  [
    "€2.80",
    {
      state: "unread",
      reading: cost,
      label: "cost for each wash",
      offers: [
        { reading: { ...price, meaning: "fee" }, label: "commission you keep for each wash" },
        { reading: price, label: "price for each wash" },
      ],
    },
  ],
  ["€300", { state: "unread", reading: fixed, label: "fixed cost each month" }],
  ["40", { state: "read", reading: people("paying"), label: "paying customers" }],
  [
    "3",
    {
      state: "unread",
      reading: { ...own, meaning: "usage", unit: { wash: 1, customer: -1, month: -1 }, basis: "recurring" },
      label: "washes for each customer and month",
    },
  ],
  ["5%", { state: "unread", reading: null, label: "" }],
  ["€6", { state: "unread", reading: { ...price, party: "rival" }, label: "a competitor's price for each wash" }],
  [
    "12,000",
    { state: "unread", reading: { ...own, meaning: "cash", flow: "held", unit: { EUR: 1 } }, label: "cash at hand" },
  ],
  [
    "€80,000",
    {
      state: "read",
      reading: { ...own, meaning: "raise", flow: "asked", unit: { EUR: 1 } },
      label: "money wanted from investors",
    },
  ],
  ["120", { state: "read", reading: people("asked"), label: "people you asked" }],
  ["31", { state: "read", reading: people("said_yes"), label: "people who said yes" }],
  ["214", { state: "dismissed", reading: null, label: "" }],
  ["1 March", { state: "read", reading: { ...own, meaning: "date", unit: {} }, label: "date, planned" }],
];

const figures: HeardFigure[] = sketches.map(([quote, { offers = [], ...rest }]) => {
  const start = text.indexOf(quote);
  return { id: quote, quote, span: { message: 0, start, end: start + quote.length }, offers, ...rest };
});

const placeOf = ({ span: { start, end } }: HeardFigure): Place => ({ messageId: "", text, start, end });

/** Figures in every state, as shown at the head of a reply, and a fold. */
export function HeardSpecimen() {
  const [settled, setSettled] = useState<Settled[]>([]);
  const part = {
    kind: "heard" as const,
    title: "What I heard",
    figures: withSettled(figures, settled),
    note: "Nothing is computed from what you have not confirmed.",
  };
  return (
    <div className="w-full max-w-3xl space-y-9">
      <HeardView
        part={part}
        frozen={null}
        placeOf={placeOf}
        onSettle={(clicked) => setSettled([...settled, ...clicked])}
      />
      <HeardView part={part} frozen="busy" placeOf={placeOf} onSettle={() => undefined} />
      <FoldPart title="The whole analysis">
        <p>What stands here is drawn when it is opened.</p>
      </FoldPart>
    </div>
  );
}
