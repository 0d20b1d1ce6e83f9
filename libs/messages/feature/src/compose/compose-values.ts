import { newIdempotencyKey } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

/** Somebody of the file, by one of their addresses. */
export type ChosenRecipient = Schema<'ChosenRecipient'>;

/** Those who are chosen; until somebody chooses, the one whom the file is about. */
export const chosenRecipients = z.array(z.object({ party_id: z.string(), address: z.string() }));

/** The request as it was last sent, with the key it was sent under: a lost answer and another try send one message. */
export const lastSent = z.optional(z.object({ request: z.string(), key: z.string() }));

/** The key for a request: that of the last try when it was the same. */
export function keyFor(request: object, sent: z.output<typeof lastSent>) {
  const text = JSON.stringify(request);
  return sent?.request === text ? sent : { request: text, key: newIdempotencyKey() };
}

/** The addresses of a party that a channel can use, the preferred one first. */
export function addressesFor(party: Schema<'Recipient'>, channel: 'email' | 'sms') {
  return party.channels.filter((known) => (channel === 'email' ? known.kind === 'email' : known.takes_sms));
}

/** Whom a message goes to when nobody has chosen yet: the injured party, else whoever reported. */
export function usualRecipient(
  parties: readonly Schema<'Recipient'>[],
  channel: 'email' | 'sms',
): ChosenRecipient[] {
  const reachable = parties.filter((party) =>
    addressesFor(party, channel).some(({ state }) => state === 'confirmed'),
  );
  const party =
    reachable.find(({ roles }) => roles.includes('injured')) ??
    reachable.find(({ roles }) => roles.includes('notifier')) ??
    reachable[0];
  const address = party && addressesFor(party, channel).find(({ state }) => state === 'confirmed')?.address;
  return party && address ? [{ party_id: party.party_id, address }] : [];
}

/** Whether the file has another address that could get a copy. */
export function isSomebodyLeft(
  parties: readonly Schema<'Recipient'>[],
  chosen: readonly ChosenRecipient[],
): boolean {
  return (
    chosen.length > 0 &&
    parties.some((party) =>
      addressesFor(party, 'email').some(
        ({ address }) =>
          !chosen.some((other) => other.party_id === party.party_id && other.address === address),
      ),
    )
  );
}
