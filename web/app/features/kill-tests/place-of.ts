import type { KillTest } from "@cofounder/contract";

/** The id of a test and the venture that it is in. */
export const placeOf = ({ id, ventureId }: KillTest) => ({ testId: id, ...(ventureId && { ventureId }) });
