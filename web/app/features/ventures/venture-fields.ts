import type { VentureSaid } from "@cofounder/contract";

/** The fields of the form, as texts. */
export type VentureFields = Omit<VentureSaid, "stage"> & { stage: NonNullable<VentureSaid["stage"]> | "" };

export function fieldsOf({ name, line, buyer, offer, stage, place, currency, type }: VentureSaid): VentureFields {
  return { name, line, buyer, offer, stage: stage ?? "", place, currency, type };
}

/** A change in the form's fields, as the server takes it. */
export function changeOf({ stage, currency, ...texts }: Partial<VentureFields>): Partial<VentureSaid> {
  return {
    ...texts,
    ...(stage !== undefined && { stage: stage === "" ? null : stage }),
    ...(currency !== undefined && { currency: currency.trim().toUpperCase() }),
  };
}
