import { moneyRefused } from '../offer/money-refused.ts';

/** What the database refuses of an order, in the words of the rule that came too late to see it. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['payment_order_leaves_the_payer', 'payers_account'],
  ['payment_order_account_is_confirmed', 'account_unconfirmed'],
  ['payment_order_account_is_typed_by_another', 'own_account'],
  ['payment_order_is_within_offer', 'already_ordered'],
]);

/** Stores an order; a constraint that refuses it is told as the rule that it holds. */
export async function withinConstraints<Stored>(store: () => Promise<Stored>): Promise<Stored> {
  try {
    return await store();
  } catch (error) {
    const reason = reasons.get(constraintOf(error));
    throw reason === undefined ? error : moneyRefused(409, reason);
  }
}

const constraintOf = (error: unknown): string =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
