import * as z from 'zod';
import { wizardPages } from './wizard-pages.ts';

const typed = z.string().max(10_000).default('');

const uploadedPhoto = z.object({
  documentId: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  size: z.number(),
});

/**
 * What a claimant has entered so far, exactly as typed.
 *
 * It is read back from the browser's storage, where anybody may have changed it, so every part has a fallback.
 */
export const notificationDraft = z.object({
  page: z.enum(wizardPages).default('notifier'),
  notifier: z
    .object({
      role: typed,
      firstName: typed,
      lastName: typed,
      phone: typed,
      email: typed,
      preferredChannel: typed,
    })
    .prefault({}),
  policy: z.object({ policyType: typed, policyNumber: typed }).prefault({}),
  timeAndPlace: z
    .object({ date: typed, time: typed, countyCode: typed, locality: typed, street: typed })
    .prefault({}),
  vehicle: z
    .object({
      plateCountry: typed.default('RO'),
      hasNoPlate: z.boolean().default(false),
      plate: typed,
      categoryCode: typed,
      brandCode: typed,
      model: typed,
      colorCode: typed,
      vin: typed,
    })
    .prefault({}),
  circumstances: z.object({ description: typed, injuries: typed }).prefault({}),
  photos: z.array(uploadedPhoto).max(100).default([]),
  /** What was sent without an answer yet. */
  attempt: z.object({ idempotencyKey: z.string(), bodies: z.array(z.unknown()) }).optional(),
});

export type NotificationDraft = z.output<typeof notificationDraft>;
export type UploadedPhoto = z.output<typeof uploadedPhoto>;

/** The parts of a draft that consist of answers to questions. */
export type Answers = Omit<NotificationDraft, 'page' | 'photos' | 'attempt'>;

export function emptyDraft(): NotificationDraft {
  return notificationDraft.parse({});
}
