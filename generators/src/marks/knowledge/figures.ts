const full = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Simple symbols on a field of 1000 by 1000 that are legible at 16 pixels: few, thick parts. */
export const figures: readonly [string, ...string[]] = [
  // A ring.
  full(500, 500, 460) + full(500, 500, 220),
  // A disc above its horizon.
  `M40 600a460 460 0 0 1 920 0Z M40 720H960V880H40Z`,
  // Four petals.
  "M500 500C500 230 360 60 60 60C60 360 230 500 500 500ZM500 500C770 500 940 360 940 60C640 60 500 230 500 500ZM500 500C500 770 640 940 940 940C940 640 770 500 500 500ZM500 500C230 500 60 640 60 940C360 940 500 770 500 500Z",
  // Rising bars.
  "M80 600H300V920H80ZM390 360H610V920H390ZM700 80H920V920H700Z",
  // A spark.
  "M500 20C540 330 670 460 980 500C670 540 540 670 500 980C460 670 330 540 20 500C330 460 460 330 500 20Z",
  // Two leaves.
  "M480 940V520C480 260 300 100 40 80C40 360 200 520 480 520ZM560 700V420C560 220 700 100 960 80C960 320 820 460 620 470V700Z",
  // A chevron upwards.
  "M500 120L960 580L800 740L500 440L200 740L40 580Z",
  // Two touching discs.
  full(330, 500, 290) + full(670, 500, 290),
  // A keel.
  "M80 120H920L500 900ZM330 280L500 600L670 280Z",
];
