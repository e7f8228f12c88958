/** A chart without its drawing: `lines` with a value a month, or `bars` with one value each. */
export interface Chart {
  kind: "lines" | "bars";
  title: string;
  /** What the other axis counts; empty for bars. */
  across: string;
  ticks: { value: number; label: string }[];
  series: { name: string; values: number[]; /** Of a bar. */ label: string }[];
}

/** The place of a chart in a Markdown text: a picture that stands alone, with the chart's number from 0. */
export const chartPlace = /^chart:(\d{1,2})$/;

export const chartSize = { width: 640, height: 300 };
