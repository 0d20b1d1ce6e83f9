/** Somebody of the staff by id; `null` when a claimant, or the product itself, did it. */
export type Person = string | null;

/** Who had a hand in an answered offer before its payment is ordered. */
export type OfferDuties = {
  /** Recorded the claimant's answer. */
  answerRecordedBy: Person;
  /** Typed or changed the account that is paid into. */
  accountTypedBy: Person;
};

/**
 * Why somebody cannot order the payment of an offer.
 *
 * Whoever says that the claimant agrees, or into which account to pay, never sends the money off as well.
 */
export function orderingFault(
  personId: string,
  { answerRecordedBy, accountTypedBy }: OfferDuties,
): 'own_answer' | 'own_account' | undefined {
  if (personId === answerRecordedBy) return 'own_answer';
  return personId === accountTypedBy ? 'own_account' : undefined;
}

/** Who let a payment order go. */
export type OrderDuties = { orderedBy: Person; approvedBy: Person };

/** Who moved money of a claim, by its orders in force and its payments. */
export type MoneyMovers = { orders: readonly OrderDuties[]; payers: readonly Person[] };

/** Why somebody cannot name a difference between what was accepted and what was paid: nobody explains the own payments. */
export function namingFaults(
  personId: string,
  { orders, payers }: MoneyMovers,
): ('own_order' | 'own_approval' | 'own_payment')[] {
  const faults = new Set(orders.flatMap((order) => payingFault(personId, order) ?? []));
  return payers.includes(personId) ? [...faults, 'own_payment'] : [...faults];
}

/** Why somebody cannot give an order to the bank, record its payment or correct it. */
export function payingFault(
  personId: string,
  { orderedBy, approvedBy }: OrderDuties,
): 'own_order' | 'own_approval' | undefined {
  if (personId === orderedBy) return 'own_order';
  return personId === approvedBy ? 'own_approval' : undefined;
}
