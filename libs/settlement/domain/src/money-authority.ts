import type { Bani } from '@dosar/kernel/money';

/** Whether somebody may decide an amount alone; exactly the amount of their authority they may. */
export const isWithinAuthority = (amount: Bani, authority: Bani): boolean => amount <= authority;

/** For how many days an order counts for its account, whichever claim it belongs to. */
export const daysOfAccount = 30;

/**
 * The amount of an order that needs authority.
 *
 * What was ordered of the claim before counts, and what was ordered to the same account in the last 30 days, because splitting a
 * payment gives nobody more authority.
 */
export const amountToDecide = ({ amount, counted }: { amount: Bani; counted: Bani }): Bani =>
  amount + counted;

/**
 * The reserve that needs authority: all of the claim, because spreading it over coverages gives nobody more.
 *
 * `totalBani` is what all coverages have now, `beforeBani` what the changed one has, `amountBani` what it shall have.
 */
export const reserveToDecide = ({
  totalBani,
  beforeBani,
  amountBani,
}: Readonly<Record<'totalBani' | 'beforeBani' | 'amountBani', Bani>>): Bani =>
  totalBani - beforeBani + amountBani;

/** An approval that somebody is about to give. */
type Approving = {
  /** The member of the staff; `null` when the product itself or a claimant acts. */
  deciderId: string | null;
  authorId: string;
  authority: Bani;
  amount: Bani;
};

/** Why somebody cannot approve money: four eyes first, then the amount; `undefined` when they can. */
export function approvalFault({
  deciderId,
  authorId,
  authority,
  amount,
}: Approving): 'own_work' | 'above_authority' | undefined {
  if (deciderId === null || deciderId === authorId) return 'own_work';
  return isWithinAuthority(amount, authority) ? undefined : 'above_authority';
}
