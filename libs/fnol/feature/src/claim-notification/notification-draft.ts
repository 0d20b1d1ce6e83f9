import * as z from 'zod/mini';
import { pickedZone } from '../damage/picked-damage.ts';
import { wizardPages } from './wizard-pages.ts';

const entered = z.string().check(z.maxLength(10_000));
const typed = z._default(entered, '');

const uploadedPhoto = z.object({
  documentId: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  size: z.number(),
  /** The zone of the car that it shows; absent for the whole car and for papers. */
  zone: z.optional(entered),
});

/**
 * What a claimant has entered so far, exactly as typed.
 *
 * It is read back from the browser's storage, where anybody may have changed it, so every part has a fallback.
 */
export const notificationDraft = z.object({
  page: z._default(z.enum(wizardPages), 'circumstances'),
  notifier: z.prefault(
    z.object({
      role: typed,
      firstName: typed,
      lastName: typed,
      phone: typed,
      email: typed,
      preferredChannel: typed,
    }),
    {},
  ),
  policy: z.prefault(z.object({ policyType: typed, policyNumber: typed }), {}),
  timeAndPlace: z.prefault(
    z.object({
      date: typed,
      time: typed,
      countyCode: typed,
      locality: typed,
      street: typed,
      recordedBy: z._default(z.catch(z.enum(['', 'police', 'amiable_statement', 'nobody']), ''), ''),
    }),
    {},
  ),
  vehicle: z.prefault(
    z.object({
      plateCountry: z._default(entered, 'RO'),
      hasNoPlate: z._default(z.boolean(), false),
      plate: typed,
      categoryCode: typed,
      brandCode: typed,
      model: typed,
      colorCode: typed,
      vin: typed,
      otherPlate: typed,
      otherInsurer: typed,
    }),
    {},
  ),
  circumstances: z.prefault(z.object({ kind: typed, description: typed, injuries: typed }), {}),
  damage: z.catch(z.object({ zones: z.array(pickedZone), parts: z.array(z.string()) }), {
    zones: [],
    parts: [],
  }),
  photos: z._default(z.array(uploadedPhoto).check(z.maxLength(100)), []),
  /** What was sent without an answer yet. */
  attempt: z.catch(
    z.optional(z.object({ idempotencyKey: z.string(), secret: z.string(), bodies: z.array(z.unknown()) })),
    undefined,
  ),
});

export type NotificationDraft = z.output<typeof notificationDraft>;
export type UploadedPhoto = z.output<typeof uploadedPhoto>;

/** The parts of a draft that consist of answers to questions. */
export type Answers = Omit<NotificationDraft, 'page' | 'damage' | 'photos' | 'attempt'>;

export function emptyDraft(): NotificationDraft {
  return notificationDraft.parse({});
}
