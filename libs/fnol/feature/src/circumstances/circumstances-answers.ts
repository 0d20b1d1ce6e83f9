import * as z from 'zod/mini';
import { accidentKinds } from './accident-kinds.ts';
import type { errors } from './messages.ts';

const refused = (reason: keyof typeof errors) => reason;

/** What happened, in the claimant's own words. */
export const circumstancesAnswers = z.object({
  kind: z.enum(accidentKinds, refused('kindMissing')),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, refused('descriptionMissing')),
      z.maxLength(4000, refused('descriptionTooLong')),
    ),
  injuries: z.enum(['yes', 'no'], refused('injuriesMissing')),
});
