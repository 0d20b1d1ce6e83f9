import * as z from 'zod/mini';
import { parsePhone } from '@dosar/kernel/phones';
import type { errors } from './messages.ts';

const refused = (reason: keyof typeof errors) => reason;

const nameLength = z.maxLength(80, refused('nameTooLong'));
const emailAddress = z.email();

/** Who reports, and at least one way to reach them. */
export const notifierAnswers = z
  .object({
    role: z.enum(['owner', 'driver', 'other'], refused('roleMissing')),
    // Somebody with one name has no first one.
    firstName: z.string().check(z.trim(), nameLength),
    lastName: z.string().check(z.trim(), z.minLength(1, refused('lastNameMissing')), nameLength),
    phone: z.string().check(
      z.trim(),
      z.refine((phone) => phone === '' || parsePhone(phone) !== undefined, refused('phoneInvalid')),
    ),
    email: z.string().check(
      z.trim(),
      z.refine((email) => email === '' || emailAddress.safeParse(email).success, refused('emailInvalid')),
    ),
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
