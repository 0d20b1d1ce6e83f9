import * as z from 'zod/mini';
import type { errors } from './messages.ts';

const refused = (reason: keyof typeof errors) => reason;

/** Which insurance should pay. */
export const policyAnswers = z.object({
  policyType: z.enum(['rca', 'casco', 'rca_dd', 'green_card', 'other'], refused('policyTypeMissing')),
  policyNumber: z.string().check(z.trim(), z.maxLength(60, refused('policyNumberTooLong'))),
});
