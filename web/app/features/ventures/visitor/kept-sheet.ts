import type { ChoiceName, FigureReading } from "@cofounder/contract";

/** A figure that a visitor typed. */
export interface KeptFigure {
  id: string;
  value: number;
  choice: ChoiceName;
  unit: FigureReading["unit"];
}

interface KeptSheet {
  figures: KeptFigure[];
  /** Milliseconds since 1970. */
  at: number;
}

const key = "visitor-sheet";

/** Figures that nobody took over by then are forgotten: another person may sit at this computer. */
const keptMs = 24 * 60 * 60_000;

type SheetStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A visitor's figures, in this browser alone until an account takes them over. */
export function keptSheetIn(storage: SheetStorage, now: () => number = Date.now) {
  return {
    read(): KeptFigure[] {
      const sheet = parsed(storage.getItem(key));
      return sheet && sheet.at <= now() && now() - sheet.at <= keptMs ? sheet.figures : [];
    },
    keep(figures: readonly KeptFigure[]): void {
      storage.setItem(key, JSON.stringify({ figures: [...figures], at: now() } satisfies KeptSheet));
    },
    forget: (): void => storage.removeItem(key),
  };
}

/** Stored data may be of an earlier version, or changed by hand: what is no sheet is none. */
function parsed(raw: string | null): KeptSheet | null {
  if (raw === null) return null;
  try {
    const value = JSON.parse(raw) as Partial<KeptSheet> | null;
    if (!Array.isArray(value?.figures) || typeof value.at !== "number") return null;
    return { figures: value.figures.filter(isFigure), at: value.at };
  } catch {
    return null;
  }
}

const isFigure = (figure: unknown): figure is KeptFigure =>
  typeof figure === "object" &&
  figure !== null &&
  "id" in figure &&
  "value" in figure &&
  typeof figure.value === "number" &&
  "choice" in figure &&
  "unit" in figure &&
  typeof figure.unit === "object";

/** Where storage is forbidden or full, nothing is kept, and the page still works. */
const lenient: SheetStorage = {
  getItem: (name) => attempt(() => localStorage.getItem(name), null),
  setItem: (name, text) => attempt(() => localStorage.setItem(name, text), undefined),
  removeItem: (name) => attempt(() => localStorage.removeItem(name), undefined),
};

function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export const keptSheet = keptSheetIn(lenient);
