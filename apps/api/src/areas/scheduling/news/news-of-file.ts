import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import { findDeliveries } from '#src/areas/messages/index.ts';
import type { Database } from '#src/generated/database.ts';
import { findOutboxStates } from '#src/kernel/outbox/outbox-repository.ts';
import { canTellAgain } from './news-still-true.ts';
import { findNewsOfFile, type VisitNewsRow } from './visit-news-repository.ts';

type Recipient = VisitNewsRow['recipients'][number];
type Delivery = Pick<Schema<'VisitNewsRecipient'>, 'state' | 'failure'>;

/** Nobody knows more of a message whose delivery was cleaned up. */
const unknown: Delivery = { state: 'sent', failure: null };

/** The notifications about the visits of a file, each with its recipients and the current state of their messages. */
export async function newsOfFile(
  tx: Transaction<Database>,
  orgId: string,
  { claimFileId, now }: { claimFileId: string; now: Date },
): Promise<Schema<'VisitNews'>[]> {
  const rows = await findNewsOfFile(tx, orgId, claimFileId);
  const delivered = await shownDelivery(
    tx,
    orgId,
    rows.flatMap(({ recipients }) => recipients),
  );
  let next = 0;
  return rows.map((row) => {
    const recipients = delivered.slice(next, (next += row.recipients.length));
    return shownNews(row, recipients, now);
  });
}

function shownNews(
  row: VisitNewsRow,
  recipients: Schema<'VisitNewsRecipient'>[],
  now: Date,
): Schema<'VisitNews'> {
  const { visit_news_id, visit_id, reason, outcome, place_name, by, starts_at: startsAt } = row;
  const { was_starts_at: wasAt, was_place_name: wasPlace, visit_status: status } = row;
  const visit = { status, starts_at: row.visit_starts_at, place_id: row.visit_place_id };
  return {
    visit_news_id,
    visit_id,
    reason,
    outcome,
    place_name,
    by,
    starts_at: startsAt.toISOString(),
    told_at: row.told_at.toISOString(),
    was:
      wasAt === null || wasPlace === null ? null : { starts_at: wasAt.toISOString(), place_name: wasPlace },
    can_tell_again: canTellAgain({ ...row, recipients }, visit, now),
    recipients,
  };
}

/** People who were written to, each with what became of the message by now, in the same order. */
export async function shownDelivery(
  tx: Transaction<Database>,
  orgId: string,
  recipients: readonly Recipient[],
): Promise<Schema<'VisitNewsRecipient'>[]> {
  const messages = await findDeliveries(
    tx,
    orgId,
    recipients.flatMap(({ message_id: id }) => id ?? []),
  );
  const outbox = await findOutboxStates(
    tx,
    orgId,
    recipients.flatMap(({ outbox_id: id }) => id ?? []),
  );
  return recipients.map(({ message_id: messageId, outbox_id: outboxId, ...recipient }) => ({
    ...recipient,
    ...(messages.get(messageId ?? '') ?? outbox.get(outboxId ?? '') ?? unknown),
  }));
}
