import * as z from 'zod/mini';
import type { errors } from './messages.ts';

const refused = (reason: keyof typeof errors) => reason;

/** What happened, in the claimant's own words. */
export const circumstancesAnswers = z.object({
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, refused('descriptionMissing')),
      z.maxLength(4000, refused('descriptionTooLong')),
    ),
  injuries: z.enum(['yes', 'no'], refused('injuriesMissing')),
});
