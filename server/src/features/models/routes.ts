import type { Surface } from "../../platform/surface.ts";
import type { CurrentModels } from "./current-models.ts";
import { connectionOf } from "./draft.ts";
import { offeredModels } from "./offered-models.ts";
import { readSettings } from "./present.ts";
import { readUse } from "./read-use.ts";
import { clearSetting, savePrice, saveSetting } from "./save-setting.ts";
import { tryModel } from "./try-model.ts";

export const modelRoutes = (surface: Surface, models: CurrentModels) => ({
  settings: surface.models.settings.handler(({ context }) => readSettings(context, models)),
  save: surface.models.save.handler(({ context, input }) => saveSetting(context, models, input)),
  price: surface.models.price.handler(({ context, input }) => savePrice(context, models, input)),
  clear: surface.models.clear.handler(({ context, input }) => clearSetting(context, models, input.purpose)),
  list: surface.models.list.handler(async ({ context, input }) =>
    offeredModels(await connectionOf(context, models, input)),
  ),
  test: surface.models.test.handler(async ({ context, input }) => {
    const where = await connectionOf(context, models, input);
    const { model, contextTokens } = input;
    return tryModel(context, { ...where, model, contextTokens }, models.options);
  }),
  use: surface.models.use.handler(({ context }) => readUse(context, models)),
});
