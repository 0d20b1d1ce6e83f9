import { sql, type RawBuilder } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { NamedOrder } from './named-order-repository.ts';

type Outcome = Schema<'LineOutcome'>;
/** The state of a line, which is the same for every reader. */
export type StoredOutcome = Exclude<Outcome, 'own_order'>;

/** States in which a line can be recorded, by anybody except the person who ordered its payment. */
const recordable = [
  'matches',
  'partial',
  'over',
  'several',
  'returned',
] as const satisfies readonly StoredOutcome[];

/**
 * What a stored line means to a person, as SQL over `bank_statement_line`: to whoever ordered or approved what it pays, that a
 * colleague records it. Nobody's `readerId` is `null`.
 */
export const outcomeFor = (readerId: string | null): RawBuilder<Outcome> => sql`
  case when outcome = any (${recordable}::text[]) and exists (select from payment_order own
      where own.org_id = bank_statement_line.org_id and own.payment_order_id = any (bank_statement_line.order_ids::uuid[])
        and ${readerId}::uuid in (own.created_by_user_id, own.approved_by_user_id))
    then 'own_order' else outcome end`;

/** Whether a person ordered or approved something that a line with this outcome pays. */
export const isOwn = (outcome: StoredOutcome, orders: readonly NamedOrder[], personId: string): boolean =>
  recordable.some((known) => known === outcome) &&
  orders.some(({ created_by_user_id: author, approved_by_user_id: approver }) =>
    [author, approver].includes(personId),
  );
