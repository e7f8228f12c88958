import { afterAll, beforeAll, expect, test } from "vitest";
import { launchMeasured, type MeasuredChromium } from "./fixtures/chromium.ts";
import { scoresOf } from "./fixtures/lighthouse.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();
let measured: MeasuredChromium;

beforeAll(async () => void (measured = await launchMeasured()));
afterAll(() => measured.close());

test.each(["/", "/pricing", "/blog/what-a-task-costs", "/auth"])(
  "on a phone %s is fast, and has no accessibility, best-practice or SEO fault",
  async (path) => {
    const { performance, ...others } = await scoresOf(measured, scene.application.url + path);
    expect(others).toEqual({ accessibility: 100, "best-practices": 100, seo: 100 });
    expect(performance).toBeGreaterThanOrEqual(95);
  },
);
