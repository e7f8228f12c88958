import { afterAll, beforeAll, expect, test } from "vitest";
import { launchMeasured, type MeasuredChromium } from "./fixtures/chromium.ts";
import { auditOf } from "./fixtures/lighthouse.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();
let measured: MeasuredChromium;

beforeAll(async () => void (measured = await launchMeasured()));
afterAll(() => measured.close());

test.each(["/", "/pricing", "/blog/what-a-task-costs", "/auth"])(
  "on a phone %s stands still while it loads, and has no accessibility, best-practice or SEO fault",
  async (path) => {
    const { scores, layoutShift } = await auditOf(measured, scene.application.url + path);
    expect(scores).toEqual({ accessibility: 100, "best-practices": 100, seo: 100 });
    expect(layoutShift).toBeLessThanOrEqual(0.1);
  },
);
