import * as z from 'zod';
import { parsePhone } from '@dosar/kernel/phones';
import type { errors } from './messages.ts';

const refused = (reason: keyof typeof errors) => reason;

const name = (missing: keyof typeof errors) =>
  z.string().trim().min(1, refused(missing)).max(80, refused('nameTooLong'));

/** Who reports, and at least one way to reach them. */
export const notifierAnswers = z
  .object({
    role: z.enum(['owner', 'driver', 'other'], refused('roleMissing')),
    firstName: name('firstNameMissing'),
    lastName: name('lastNameMissing'),
    phone: z
      .string()
      .trim()
      .refine((phone) => phone === '' || parsePhone(phone) !== undefined, refused('phoneInvalid')),
    email: z.union([z.literal(''), z.email()], refused('emailInvalid')),
    preferredChannel: z.enum(['', 'phone', 'email']),
  })
  .check(
    z.refine(({ phone, email }) => phone !== '' || email !== '', {
      error: refused('contactMissing'),
      path: ['phone'],
      when: () => true,
    }),
    z.refine(({ phone, email, preferredChannel }) => !phone || !email || preferredChannel !== '', {
      error: refused('preferredChannelMissing'),
      path: ['preferredChannel'],
      when: () => true,
    }),
  );

/** Where the claimant is contacted first: asked only when there is a choice. */
export function preferredChannelOf({
  phone,
  email,
  preferredChannel,
}: z.output<typeof notifierAnswers>): 'phone' | 'email' {
  if (phone === '') return 'email';
  if (email === '' || preferredChannel === '') return 'phone';
  return preferredChannel;
}
