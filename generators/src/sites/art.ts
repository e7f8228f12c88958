import type { ColorScheme } from "@cofounder/contract/tools/website-builder";
import { pick, seededNumbers } from "./seeded.ts";

type Numbers = () => number;

const round = (value: number) => Math.round(value * 10) / 10;
const svg = (box: string, inside: string) =>
  `<svg viewBox="${box}" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;

const fills = ["var(--accent)", "var(--second)", "var(--ink)", "var(--band)"] as const;

/** A square of a mosaic: a quarter, a half, a dot, a leaf or plain. */
function tile(next: Numbers, [x, y, size]: [number, number, number]): string {
  const fill = pick(next, fills);
  const turn = Math.floor(next() * 4) * 90;
  const place = `transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2})"`;
  const half = size / 2;
  const shapes: [string, ...string[]] = [
    `<path d="M0 0h${size}a${size} ${size} 0 0 1-${size} ${size}z"/>`,
    `<path d="M0 0h${size}a${half} ${half} 0 0 1-${size} 0z"/>`,
    `<circle cx="${half}" cy="${half}" r="${half}"/>`,
    `<path d="M0 0h${half}a${half} ${half} 0 0 1 ${half} ${half}v${half}h-${half}a${half} ${half} 0 0 1-${half}-${half}z"/>`,
    `<circle cx="${half}" cy="${half}" r="${half / 2.4}"/>`,
    `<rect width="${size}" height="${size}"/>`,
  ];
  return `<g ${place} fill="${fill}">${pick(next, shapes)}</g>`;
}

function mosaic(next: Numbers, cells: number): string {
  const size = 80;
  const drawn: string[] = [];
  for (let at = 0; at < cells * cells; at++) {
    if (next() < 0.14) continue;
    drawn.push(tile(next, [(at % cells) * size, Math.floor(at / cells) * size, size]));
  }
  return svg(`0 0 ${cells * size} ${cells * size}`, drawn.join(""));
}

/** Contour lines around a hill with its own shape. */
function contours(next: Numbers): string {
  const phases = [next() * 6.28, next() * 6.28, next() * 6.28];
  const lines: string[] = [];
  for (let ring = 1; ring <= 22; ring++) {
    const points: string[] = [];
    for (let step = 0; step <= 90; step++) {
      const angle = (step / 90) * Math.PI * 2;
      const [a = 0, b = 0, c = 0] = phases;
      const swell =
        1 + 0.16 * Math.sin(2 * angle + a) + 0.1 * Math.sin(3 * angle + b + ring / 9) + 0.05 * Math.sin(5 * angle + c);
      const radius = (14 + ring * 17) * swell;
      points.push(`${round(420 + radius * Math.cos(angle))} ${round(300 + radius * 0.8 * Math.sin(angle))}`);
    }
    lines.push(`<path d="M${points.join("L")}z" opacity="${round(1 - ring / 30)}"/>`);
  }
  return svg("0 0 800 600", `<g fill="none" stroke="var(--second)" stroke-width="1.2">${lines.join("")}</g>`);
}

function burst(points: number, [outer, inner]: [number, number]): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const [angle, radius] = [(at / points) * Math.PI, at % 2 ? inner : outer];
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `<path d="M${corners.join("L")}z"/>`;
}

/** A few large, overlapping cut-outs. */
function cutouts(next: Numbers): string {
  const petals = 5 + Math.floor(next() * 5);
  const flower = Array.from(
    { length: petals },
    (_, at) => `<ellipse rx="62" ry="120" cy="-92" transform="rotate(${round((at * 360) / petals)})"/>`,
  ).join("");
  const tilt = round(next() * 60);
  return svg(
    "0 0 600 600",
    `<circle cx="${round(330 + next() * 80)}" cy="${round(210 + next() * 40)}" r="200" fill="var(--second)"/>` +
      `<g transform="translate(${round(250 + next() * 60)} 300) rotate(${tilt})" fill="var(--paper)">${flower}</g>` +
      `<g transform="translate(${round(250 + next() * 60)} 300) rotate(${tilt})" fill="var(--ink)">${burst(12 + Math.floor(next() * 8), [74, 52])}</g>` +
      `<g transform="translate(${round(440 + next() * 60)} ${round(430 + next() * 40)})" fill="var(--second)">${burst(9, [78, 40])}</g>`,
  );
}

/** Vertical hairlines with heights derived from the name, and one coloured dot. */
function rhythm(next: Numbers): string {
  const [slow, fast, shift] = [1 + next() * 2, 5 + next() * 6, next() * 6.28];
  const count = 96;
  const marked = Math.floor(count * (0.25 + next() * 0.5));
  const lines: string[] = [];
  for (let at = 0; at < count; at++) {
    const angle = (at / count) * Math.PI * 2;
    const height = 24 + 88 * Math.abs(Math.sin(slow * angle + shift) * 0.7 + Math.sin(fast * angle) * 0.3);
    const x = round(6 + at * 12.5);
    lines.push(`<path d="M${x} ${round(120 - height)}V${round(120 + height * 0.35)}"/>`);
    if (at === marked)
      lines.push(`<circle cx="${x}" cy="${round(104 - height)}" r="9" fill="var(--second)" stroke="none"/>`);
  }
  return svg("0 0 1200 200", `<g fill="none" stroke="var(--ink)" stroke-width="1.5">${lines.join("")}</g>`);
}

const drawings: Record<ColorScheme, (next: Numbers) => string> = {
  modern: (next) => mosaic(next, 5),
  professional: contours,
  vibrant: cutouts,
  minimal: rhythm,
};

/** The large picture of a site. Derived from the name alone: the same name, the same picture. */
export function drawArt(scheme: ColorScheme, name: string): string {
  return drawings[scheme](seededNumbers(`${scheme}:${name}`));
}

/** A small mosaic for one item on the page. */
export function drawGlyph(text: string): string {
  return mosaic(seededNumbers(`glyph:${text}`), 2);
}
