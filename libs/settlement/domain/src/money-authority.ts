import type { Bani } from '@dosar/kernel/money';

/** Whether a person may decide an amount alone; an amount equal to their authority is allowed. */
export const isWithinAuthority = (amount: Bani, authority: Bani): boolean => amount <= authority;

/** For how many days an order counts toward the authority for its account, across claims. */
export const daysOfAccount = 30;

/**
 * The amount of an order that needs authority.
 *
 * It includes earlier orders of the claim, and orders into the same account in the last 30 days, because splitting a payment
 * must not extend anybody's authority.
 */
export const amountToDecide = ({ amount, counted }: { amount: Bani; counted: Bani }): Bani =>
  amount + counted;

/**
 * The reserve that needs authority: that of the whole claim, because spreading it over coverages must not extend authority.
 *
 * `totalBani` is the present reserve of all coverages, `beforeBani` that of the changed one, `amountBani` its new reserve.
 */
export const reserveToDecide = ({
  totalBani,
  beforeBani,
  amountBani,
}: Readonly<Record<'totalBani' | 'beforeBani' | 'amountBani', Bani>>): Bani =>
  totalBani - beforeBani + amountBani;

/** An approval to be judged. */
type Approving = {
  /** The user; `null` when the product or a claimant acts. */
  deciderId: string | null;
  authorId: string;
  authority: Bani;
  amount: Bani;
};

/** Why a person cannot approve money: the second-person rule first, then the amount; `undefined` when they can. */
export function approvalFault({
  deciderId,
  authorId,
  authority,
  amount,
}: Approving): 'own_work' | 'above_authority' | undefined {
  if (deciderId === null || deciderId === authorId) return 'own_work';
  return isWithinAuthority(amount, authority) ? undefined : 'above_authority';
}
