/** Why what a claimant accepted and what was paid disagree. */
export const differenceCodes = [
  'waived',
  'excess_to_recover',
  'excess_written_off',
  'rounding',
  'exchange',
  'bank_error',
  'named_wrongly',
] as const;
/** One of the reasons why the accepted and the paid sum disagree. */
export type DifferenceCode = (typeof differenceCodes)[number];

/** Rounding explains at most one leu. */
const mostRounded = 100;

type NamedDifference = {
  code: DifferenceCode;
  /** Above zero is never paid, below zero was paid in excess. */
  changeBani: number;
  /** What is named so far. */
  namedBani: number;
  /** The newest accepted offer; zero when none stands. */
  acceptedBani: number;
  paidBani: number;
  /** An order of which nothing was paid waits for its approval, the bank or another account. */
  hasUnpaidOrder: boolean;
};

/** Why the ledger cannot name a difference of so much. */
export type DifferenceFault =
  | 'wrong_sign'
  | 'above_rounding'
  | 'more_than_named'
  | 'order_open'
  | 'more_than_unpaid'
  | 'more_than_paid';

/**
 * Why a difference cannot be named.
 *
 * An excess may be named before a lower offer: that offer is then accepted for less than what was paid.
 */
export function differenceFault(named: NamedDifference): DifferenceFault | undefined {
  const { code, changeBani, namedBani, acceptedBani, paidBani } = named;
  const after = namedBani + changeBani;
  if (!hasSignOf(code, changeBani)) return 'wrong_sign';
  if (code === 'rounding' && Math.abs(changeBani) > mostRounded) return 'above_rounding';
  if (code === 'named_wrongly') {
    const takesBack = Math.sign(changeBani) === -Math.sign(namedBani);
    return takesBack && Math.abs(changeBani) <= Math.abs(namedBani) ? undefined : 'more_than_named';
  }
  if (changeBani < 0) return -after > paidBani ? 'more_than_paid' : undefined;
  if (after > 0 && named.hasUnpaidOrder) return 'order_open';
  return after > 0 && after > acceptedBani - paidBani ? 'more_than_unpaid' : undefined;
}

/** Whether a reason explains what is never paid, or what was paid in excess. */
function hasSignOf(code: DifferenceCode, changeBani: number): boolean {
  if (code === 'waived') return changeBani > 0;
  return code === 'excess_to_recover' || code === 'excess_written_off' ? changeBani < 0 : changeBani !== 0;
}

/** How much of what is named as never paid takes from what could still be ordered; the rest of orders paid in part takes first. */
export const withheldFromOrders = (
  namedBani: number,
  orders: readonly { state: string; amount_bani: number; paid_bani: number }[],
): number =>
  Math.max(
    0,
    namedBani -
      orders
        .filter(({ state }) => state !== 'cancelled')
        .reduce((sum, { amount_bani: bani, paid_bani: paid }) => sum + bani - paid, 0),
  );
