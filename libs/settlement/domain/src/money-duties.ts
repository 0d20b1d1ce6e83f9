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

/** Why somebody cannot give an order to the bank, record its payment or correct it. */
export function payingFault(
  personId: string,
  { orderedBy, approvedBy }: OrderDuties,
): 'own_order' | 'own_approval' | undefined {
  if (personId === orderedBy) return 'own_order';
  return personId === approvedBy ? 'own_approval' : undefined;
}
