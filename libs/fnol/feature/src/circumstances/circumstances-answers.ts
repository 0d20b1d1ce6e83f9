import * as z from 'zod';
import type { errors } from './messages.ts';

const refused = (reason: keyof typeof errors) => reason;

/** What happened, in the claimant's own words. */
export const circumstancesAnswers = z.object({
  description: z
    .string()
    .trim()
    .min(1, refused('descriptionMissing'))
    .max(4000, refused('descriptionTooLong')),
  injuries: z.enum(['yes', 'no'], refused('injuriesMissing')),
});
