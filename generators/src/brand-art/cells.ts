import { oneOf } from "../marks/seeded.ts";

export interface Brush {
  next: () => number;
  /** Fills; the first has the highest contrast. */
  tones: readonly [string, ...string[]];
  ground: string;
}

/** A square field on the board. */
interface Field {
  x: number;
  y: number;
  size: number;
}

/** Fills a field with one simple shape. */
type Cell = (field: Field, brush: Brush) => string;

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const quarter = ({ x, y, size: r }: Field): string => `M${x} ${y}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`;
const disc = ([cx, cy]: readonly [number, number], r: number, fill: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
const middle = ({ x, y, size }: Field): [number, number] => [x + size / 2, y + size / 2];
const tone = (brush: Brush): string => oneOf(brush.tones, brush.next);

/** Rotated by any number of quarter turns about the middle of the field. */
function turned(inner: string, field: Field, { next }: Brush): string {
  return `<g transform="rotate(${Math.floor(next() * 4) * 90} ${middle(field).join(" ")})">${inner}</g>`;
}

const cells: readonly [Cell, ...Cell[]] = [
  (field, brush) => turned(path(quarter(field), tone(brush)), field, brush),
  (field, brush) => {
    const half = { ...field, size: field.size / 2 };
    return turned(path(quarter(field), tone(brush)) + path(quarter(half), brush.ground), field, brush);
  },
  (field, brush) =>
    disc(middle(field), field.size / 2, tone(brush)) + disc(middle(field), field.size / 5, brush.ground),
  (field, brush) => {
    const { x, y, size } = field;
    return turned(path(`M${x} ${y}H${x + size}L${x} ${y + size}Z`, tone(brush)), field, brush);
  },
  (field, brush) => {
    const { x, y, size } = field;
    const arc = `A${size} ${size} 0 0 1 `;
    return turned(path(`M${x} ${y}${arc}${x + size} ${y + size}${arc}${x} ${y}Z`, tone(brush)), field, brush);
  },
  (field, brush) => {
    const { x, y, size } = field;
    const bar = (at: number) => `M${x} ${y + (at * size) / 3 + size / 12}h${size}v${size / 6}h${-size}Z`;
    return turned(path([0, 1, 2].map(bar).join(""), tone(brush)), field, brush);
  },
  (field, brush) => {
    const { x, y, size } = field;
    const half = size / 2;
    return turned(path(`M${x} ${y + half}A${half} ${half} 0 0 1 ${x + size} ${y + half}Z`, tone(brush)), field, brush);
  },
  (field, brush) => {
    const { x, y, size } = field;
    return path(`M${x} ${y}h${size}v${size}h${-size}Z`, tone(brush)) + disc(middle(field), size / 3.2, brush.ground);
  },
];

export interface Area {
  x: number;
  y: number;
  columns: number;
  rows: number;
  size: number;
}

/** Simple shapes on a grid. `density` is the share of filled fields; few kinds of shapes, so that they look related. */
export function fieldOf({ x, y, columns, rows, size }: Area, brush: Brush, density: number): string {
  const kinds: [Cell, ...Cell[]] = [oneOf(cells, brush.next), oneOf(cells, brush.next), oneOf(cells, brush.next)];
  const drawn: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (brush.next() < density)
        drawn.push(oneOf(kinds, brush.next)({ x: x + column * size, y: y + row * size, size }, brush));
  return drawn.join("");
}

/** Rings around a corner or a centre, each in its own tone. */
export function ringsOf(
  cx: number,
  cy: number,
  { reach, count, brush }: { reach: number; count: number; brush: Brush },
): string {
  return Array.from({ length: count }, (_, at) => {
    const radius = (reach * (count - at)) / count;
    return disc(
      [cx, cy],
      radius,
      at === count - 1 ? brush.ground : (brush.tones[at % brush.tones.length] ?? brush.ground),
    );
  }).join("");
}

/** Hills behind hills across the whole width. */
export function hillsOf(width: number, height: number, { next, tones }: Brush): string {
  const layers = 5;
  return Array.from({ length: layers }, (_, at) => {
    const base = height * (0.54 + (at * 0.46) / layers);
    const points = Array.from({ length: 7 }, (__, step) => `${(width * step) / 6} ${base - next() * height * 0.13}`);
    const [first = "0 0", ...rest] = points;
    const curve = rest.map((point, index) => smooth(index === 0 ? first : (rest[index - 1] ?? first), point)).join("");
    return path(`M${first}${curve}V${height}H0Z`, tones[at % tones.length] ?? tones[0]);
  }).join("");
}

function smooth(from: string, to: string): string {
  const [x1 = 0, y1 = 0] = from.split(" ").map(Number);
  const [x2 = 0, y2 = 0] = to.split(" ").map(Number);
  const half = (x1 + x2) / 2;
  return `C${half} ${y1} ${half} ${y2} ${x2} ${y2}`;
}
