import { optionalText, phoneAnswer, reason, requiredText } from '@dosar/forms';
import * as z from 'zod/mini';

/** Who comes with the vehicle, and what the assessor should know. */
export const contactAnswers = z.object({
  contact_name: requiredText({ min: 2, max: 120 }),
  contact_phone: phoneAnswer.check(z.minLength(1, { error: reason('required') })),
  sms_consent: z.boolean(),
  address: optionalText({ max: 300 }),
  note: optionalText({ max: 500 }),
  needs_step_free: z.boolean(),
});

/** Answers about the contact. */
export type ContactAnswers = z.output<typeof contactAnswers>;
