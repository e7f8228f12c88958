import { z } from "zod";

/** Every id on the wire: a UUID, version 7 for ids generated here (time-ordered). */
export const id = z.uuid();
export const timestamp = z.iso.datetime({ offset: true });

/** The name of whoever typed a version; null: the caller, nobody, or somebody whose account is gone. */
export const author = z.string().nullable();
