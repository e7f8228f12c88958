import type { Surface } from "../../platform/surface.ts";
import { answerContact, readRequests, requestContact } from "./contact.ts";
import { listMine, removePitch, setStatus, submitPitch, updatePitch } from "./own-pitches.ts";
import { listForAdmins, listPitches, moderate } from "./read-listings.ts";

export const pitchRoutes = (surface: Surface) => ({
  list: surface.pitches.list.handler(({ context, input }) => listPitches(context, context.userId || null, input)),
  mine: surface.pitches.mine.handler(async ({ context }) => ({ pitches: await listMine(context) })),
  submit: surface.pitches.submit.handler(async ({ context, input }) => ({ pitch: await submitPitch(context, input) })),
  update: surface.pitches.update.handler(async ({ context, input }) => ({ pitch: await updatePitch(context, input) })),
  setStatus: surface.pitches.setStatus.handler(async ({ context, input }) => ({
    pitch: await setStatus(context, input),
  })),
  delete: surface.pitches.delete.handler(async ({ context, input }) => {
    await removePitch(context, input);
    return { deleted: true as const };
  }),
  request: surface.pitches.request.handler(async ({ context, input }) => ({
    request: await requestContact(context, input),
  })),
  requests: surface.pitches.requests.handler(({ context }) => readRequests(context)),
  answer: surface.pitches.answer.handler(async ({ context, input }) => ({
    request: await answerContact(context, input),
  })),
  all: surface.pitches.all.handler(({ context, input }) => listForAdmins(context, input)),
  moderate: surface.pitches.moderate.handler(async ({ context, input }) => ({ pitch: await moderate(context, input) })),
});
