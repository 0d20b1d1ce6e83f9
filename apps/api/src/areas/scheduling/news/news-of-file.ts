import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import { findDeliveries } from '#src/areas/messages/index.ts';
import type { Database } from '#src/generated/database.ts';
import { findOutboxStates } from '#src/kernel/outbox/outbox-repository.ts';
import { findNewsOfFile } from './visit-news-repository.ts';

type Delivery = Pick<Schema<'VisitNewsRecipient'>, 'state' | 'failure'>;

/** Nobody knows more of a message whose delivery was cleaned up. */
const unknown: Delivery = { state: 'sent', failure: null };

/** Who was told of the visits of a file, each with what became of the message by now. */
export async function newsOfFile(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
): Promise<Schema<'VisitNews'>[]> {
  const rows = await findNewsOfFile(tx, orgId, claimFileId);
  const sent = rows.flatMap(({ recipients }) => recipients);
  const messages = await findDeliveries(
    tx,
    orgId,
    sent.flatMap(({ message_id: id }) => id ?? []),
  );
  const outbox = await findOutboxStates(
    tx,
    orgId,
    sent.flatMap(({ outbox_id: id }) => id ?? []),
  );
  const deliveryOf = (recipient: (typeof sent)[number]): Delivery =>
    messages.get(recipient.message_id ?? '') ?? outbox.get(recipient.outbox_id ?? '') ?? unknown;
  return rows.map(({ was_starts_at: wasAt, was_place_name: wasPlace, ...row }) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    told_at: row.told_at.toISOString(),
    was:
      wasAt === null || wasPlace === null ? null : { starts_at: wasAt.toISOString(), place_name: wasPlace },
    recipients: row.recipients.map((recipient) => {
      const { role, name, channel, address } = recipient;
      return { role, name, channel, address, ...deliveryOf(recipient) };
    }),
  }));
}
