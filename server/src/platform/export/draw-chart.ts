import { cutText } from "@cofounder/contract/cut-text";
import { type Chart, chartSize } from "./chart.ts";
import { type Fonts, stretchesOf } from "./fonts.ts";

const colours = ["#3a4bd0", "#5f6470", "#1b7f4d", "#b25e09", "#b3261e", "#1c1e26"];
const muted = "#5f6470";
const line = "#dcdde2";
const strong = "#9a9eab";

const { width, height } = chartSize;
const size = 12;
const nameMax = 28;

/** Where values are drawn. */
interface Field {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The height of a value. */
  yOf: (value: number) => number;
}

/** A chart as SVG. Its words are outlines, so that it needs no font where it is shown. */
export function drawChart(chart: Chart, fonts: Fonts): string {
  const write = writerOf(fonts);
  const legend = chart.kind === "lines" && chart.series.length > 1 ? legendOf(chart, write) : { marks: "", height: 0 };
  const labels = chart.ticks.map(({ value, label }) => ({ value, ...write(label) }));
  const left = Math.max(...labels.map((label) => label.width)) + 12;
  const low = chart.ticks[0]?.value ?? 0;
  const high = chart.ticks.at(-1)?.value ?? 1;
  const [top, bottom] = [chart.kind === "bars" ? 22 : 10, height - 30 - legend.height];
  const yOf = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - top);
  const field: Field = { left, right: width - 10, top, bottom, yOf };
  const grid = labels.map(({ value, width: own, path }) => {
    const y = yOf(value);
    const rule = `<path d="M${left} ${n(y)}H${field.right}" stroke="${value === 0 ? strong : line}" stroke-width="1"/>`;
    return rule + place(path, [left - 8 - own, y + 4], muted);
  });
  const drawn = chart.kind === "lines" ? linesOf(chart, field, write) : barsOf(chart, field, write);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">`,
    ...grid,
    drawn,
    legend.marks,
    "</svg>",
  ].join("");
}

/** An outline of a text with its width. */
interface Written {
  path: string;
  width: number;
}
type Write = (text: string) => Written;

/** Shapes a text with the fonts that have its characters. */
function writerOf({ familyFor, fontOf }: Fonts): Write {
  return (text) => {
    let path = "";
    let x = 0;
    for (const stretch of stretchesOf(text, familyFor)) {
      const font = fontOf(stretch.family);
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(stretch.text);
      glyphs.forEach((glyph, index) => {
        const at = positions[index];
        if (!at) return;
        const outline = glyph.path.toSVG();
        if (outline)
          path += `<path transform="matrix(${scale} 0 0 ${-scale} ${n(x + at.xOffset * scale)} ${n(-at.yOffset * scale)})" d="${outline}"/>`;
        x += at.xAdvance * scale;
      });
    }
    return { path, width: x };
  };
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

const place = (path: string, [x, y]: readonly [x: number, y: number], colour: string): string =>
  `<g transform="translate(${n(x)} ${n(y)})" fill="${colour}">${path}</g>`;

const short = (name: string): string => (name.length > nameMax ? `${cutText(name, nameMax - 1)}…` : name);

const colourOf = (index: number): string => colours[index % colours.length] ?? muted;

function linesOf({ series, across }: Chart, { left, right, bottom, yOf }: Field, write: Write): string {
  const months = Math.max(...series.map(({ values }) => values.length));
  const xOf = (index: number): number => left + 8 + (index / Math.max(months - 1, 1)) * (right - left - 20);
  const paths = series.map(({ values }, index) => {
    const points = values.map((value, month) => `${n(xOf(month))} ${n(yOf(value))}`).join("L");
    return `<path d="M${points}" stroke="${colourOf(index)}" stroke-width="2" stroke-linejoin="round"/>`;
  });
  const marked = Array.from({ length: months }, (_, index) => index + 1).filter(
    (month) => month === 1 || month % 6 === 0,
  );
  const axis = marked.map((month) => {
    const { path, width: own } = write(month === 1 ? `${across} 1` : String(month));
    return place(path, [Math.min(Math.max(xOf(month - 1) - own / 2, left), right - own), bottom + 18], muted);
  });
  return [...paths.toReversed(), ...axis].join("");
}

function barsOf({ series }: Chart, { left, right, bottom, yOf }: Field, write: Write): string {
  const room = (right - left) / series.length;
  const wide = Math.min(56, room * 0.6);
  return series
    .map(({ name, values, label }, index) => {
      const value = values[0] ?? 0;
      const middle = left + room * (index + 0.5);
      const [above, below] = [yOf(Math.max(value, 0)), yOf(Math.min(value, 0))];
      const written = write(label);
      const named = fitted(name, room - 8, write);
      return [
        `<rect x="${n(middle - wide / 2)}" y="${n(above)}" width="${n(wide)}" height="${n(Math.max(below - above, 1))}" fill="${colourOf(0)}"/>`,
        place(written.path, [middle - written.width / 2, above - 6], "#1c1e26"),
        place(named.path, [middle - named.width / 2, bottom + 18], muted),
      ].join("");
    })
    .join("");
}

/** As much of a name as there is room for. */
function fitted(name: string, room: number, write: Write): Written {
  let text = short(name);
  let written = write(text);
  while (written.width > room && text.length > 2) {
    text = `${cutText(text, text.length - 2)}…`;
    written = write(text);
  }
  return written;
}

const rowHeight = 20;

/** The names of lines with their colours, in as many rows as they need, from the bottom up. */
function legendOf({ series }: Chart, write: Write): { marks: string; height: number } {
  let [x, row] = [12, 0];
  const placed = series.map(({ name }, index) => {
    const { path, width: own } = write(short(name));
    if (x > 12 && x + own + 40 > width) [x, row] = [12, row + 1];
    const entry = { path, x, row, colour: colourOf(index) };
    x += own + 40;
    return entry;
  });
  const rows = row + 1;
  const marks = placed.map((entry) => {
    const y = height - 8 - (rows - 1 - entry.row) * rowHeight;
    return `<circle cx="${n(entry.x + 5)}" cy="${n(y - 4)}" r="4" fill="${entry.colour}"/>${place(entry.path, [entry.x + 15, y], muted)}`;
  });
  return { marks: marks.join(""), height: rows * rowHeight };
}
