import { listModels, type OfferedModel } from "../../platform/model/list-models.ts";
import { failureIn } from "./try-model.ts";

interface Offered {
  failure: { kind: string; message: string } | null;
  models: OfferedModel[];
}

/** The models that a server offers; why it does not tell is an answer too. */
export async function offeredModels(where: { baseUrl: string; apiKey: string | null }): Promise<Offered> {
  try {
    return { failure: null, models: await listModels(where) };
  } catch (error) {
    return { failure: failureIn(error), models: [] };
  }
}
