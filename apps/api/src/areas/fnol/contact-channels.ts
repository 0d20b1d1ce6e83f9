import { createHash } from 'node:crypto';
import { newOpaqueKey } from '@dosar/kernel/ids';
import { parsePhone } from '@dosar/kernel/phones';
import type { JsonBodyOf } from '@dosar/openapi';

type Notifier = Pick<
  JsonBodyOf<'submitClaimNotification'>['notifier'],
  'email' | 'phone' | 'preferred_channel'
>;

/** A link sent to a contact is good for this long. */
const confirmDays = 7;

/** One way to reach the notifier, with the key of the link that confirms it. */
export type NotifiedChannel = {
  kind: 'email' | 'phone';
  value: string;
  isPreferred: boolean;
  /** A fixed line confirms itself when somebody answers it; no message can be sent there. */
  takesMessages: boolean;
  confirmKey: string;
  confirmKeyHash: string;
  confirmKeyExpiresAt: Date;
};

/** The ways to reach the notifier as they are stored. Keys are random and only their hash is kept. */
export function notifiedChannels(
  { email, phone, preferred_channel }: Notifier,
  now: Date,
): NotifiedChannel[] {
  const parsedPhone = phone === undefined ? undefined : parsePhone(phone);
  const expiresAt = new Date(now.getTime() + confirmDays * 24 * 60 * 60 * 1000);
  const channel = (kind: 'email' | 'phone', value: string, takesMessages: boolean): NotifiedChannel => {
    const confirmKey = newOpaqueKey();
    return {
      kind,
      value,
      isPreferred: kind === preferred_channel,
      takesMessages,
      confirmKey,
      confirmKeyHash: createHash('sha256').update(confirmKey).digest('hex'),
      confirmKeyExpiresAt: expiresAt,
    };
  };
  return [
    ...(email === undefined ? [] : [channel('email', email.trim().toLowerCase(), true)]),
    ...(parsedPhone === undefined ? [] : [channel('phone', parsedPhone.e164, parsedPhone.kind !== 'fixed')]),
  ];
}
