import { z } from "zod";

/** Every id on the wire: a UUID, version 7 where we make it (time-ordered). */
export const id = z.uuid();
export const timestamp = z.iso.datetime({ offset: true });
