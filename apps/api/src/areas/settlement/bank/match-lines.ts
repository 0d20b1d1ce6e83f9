import { localDateOf } from '@dosar/kernel/zone';
import { allocatePayment } from '@dosar/settlement-domain';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { findCoveragesOfFiles } from '../ledger/ledger-repository.ts';
import { isAboveReserve, isPayable, owedBy } from '../payment/payable.ts';
import {
  findNamedOrders,
  findPaymentsOfOrders,
  type KnownPayment,
  type NamedOrder,
} from './named-order-repository.ts';
import type { StoredOutcome } from './own-lines-sql.ts';
import { findRecordedKeys, type KnownLine } from './statement-line-repository.ts';

/** A line with the orders that it names, and what it means for them. */
export type Match<Line extends KnownLine> = { line: Line; orders: NamedOrder[]; outcome: StoredOutcome };

type Known = {
  named: ReadonlyMap<string, NamedOrder[]>;
  recorded: ReadonlySet<string>;
  payments: ReadonlyMap<string, KnownPayment[]>;
  coverages: Awaited<ReturnType<typeof findCoveragesOfFiles>>;
};

/** The most orders that one line is said to be about. */
const mostOrders = 50;
const currency = 'RON';

/**
 * Finds what lines of one statement mean, batch by batch in their order.
 *
 * It remembers which orders earlier lines pay, so that a second line for the same order pays nothing, and a return within the same
 * file finds its payment.
 */
export class LineMatcher {
  readonly #context: ChangeContext;
  readonly #statementId: string;
  readonly #paidHere: Map<string, number>;
  readonly #today: string;

  constructor(context: ChangeContext, statementId: string, paidHere: Map<string, number> = new Map()) {
    this.#context = context;
    this.#statementId = statementId;
    this.#paidHere = paidHere;
    this.#today = localDateOf(context.now);
  }

  async match<Line extends KnownLine>(lines: readonly Line[]): Promise<Match<Line>[]> {
    const { tx, caller } = this.#context;
    const words = [...new Set(lines.flatMap(({ named }) => named))];
    const named = await findNamedOrders(tx, caller.orgId, words);
    const all = [...named.values()].flat();
    const ids = [...new Set(all.map(({ payment_order_id: id }) => id))];
    const payments = ids.length === 0 ? [] : await findPaymentsOfOrders(tx, caller.orgId, ids);
    const files = [...new Set(all.map(({ claim_file_id: id }) => id))];
    const keys = lines.map(({ line_key: key }) => key);
    const known = {
      named,
      recorded: await findRecordedKeys(tx, caller.orgId, keys),
      payments: Map.groupBy(payments, ({ payment_order_id: id }) => id),
      coverages: files.length === 0 ? new Map() : await findCoveragesOfFiles(tx, caller.orgId, files),
    };
    const matches: Match<Line>[] = [];
    for (const line of lines) {
      const found = line.named.flatMap((word) => known.named.get(word) ?? []);
      const orders = [...new Map(found.map((order) => [order.payment_order_id, order])).values()];
      const outcome = this.#outcomeOf(line, orders, known);
      if (outcome === 'matches')
        for (const order of orders) this.#paidHere.set(order.payment_order_id, openOf(order));
      matches.push({ line, orders: orders.slice(0, mostOrders), outcome });
    }
    return matches;
  }

  #outcomeOf(line: KnownLine, orders: readonly NamedOrder[], known: Known): StoredOutcome {
    if (line.fault !== null || line.amount_bani === null || line.booked_on === null) return 'unreadable';
    if (known.recorded.has(line.line_key)) return 'paid_already';
    if (!line.is_booked) return 'pending';
    if (line.currency !== currency) return 'other_currency';
    const [order] = orders;
    if (line.amount_bani >= 0)
      return order === undefined
        ? 'incoming'
        : orders.length > 1
          ? 'return_differs'
          : this.#returnOf(order, line.amount_bani, known);
    if (order === undefined) return 'unknown';
    if (line.booked_on > this.#today) return 'in_the_future';
    return orders.length > 1
      ? this.#outcomeOfSeveral(line, line.amount_bani, orders, known)
      : this.#outcomeOfOne(line, line.amount_bani, order, known);
  }

  /** Whether money that came in with the reference of an order is a payment that came back. */
  #returnOf(order: NamedOrder, bani: number, { payments }: Known): StoredOutcome {
    const same = (payments.get(order.payment_order_id) ?? []).filter(
      ({ amount_bani: paid }) => paid === bani,
    );
    if (same.some(({ taken_back: how }) => how === null)) return 'returned';
    if (this.#paidHere.get(order.payment_order_id) === bani) return 'returned';
    return same.some(({ taken_back: how }) => how === 'by_bank') ? 'paid_already' : 'return_differs';
  }

  #outcomeOfOne(
    line: KnownLine,
    signedBani: number,
    order: NamedOrder,
    { payments, coverages }: Known,
  ): StoredOutcome {
    const bani = -signedBani;
    const open = openOf(order);
    const isKnown = (payments.get(order.payment_order_id) ?? []).some((payment) =>
      this.#saysTheSame(line, bani, payment),
    );
    if (isKnown || order.state === 'paid' || this.#paidHere.has(order.payment_order_id))
      return 'paid_already';
    if (!isPayable(order)) return 'not_payable';
    if (isBefore(line, order)) return 'before_order';
    if (bani !== open) return bani < open ? 'partial' : 'over';
    return isAbove(order, bani, coverages) ? 'above_reserve' : 'matches';
  }

  /** Another file of the bank, or somebody by hand, has told of this transfer. */
  #saysTheSame(line: KnownLine, bani: number, payment: KnownPayment): boolean {
    if (payment.amount_bani !== bani || payment.taken_back === 'by_hand') return false;
    if (payment.bank_statement_id === this.#statementId) return false;
    const isSameReference = line.bank_reference !== null && payment.bank_reference === line.bank_reference;
    const isUnnamed = line.bank_reference === null || payment.bank_reference === null;
    return payment.paid_on === line.booked_on ? isSameReference || isUnnamed : false;
  }

  #outcomeOfSeveral(
    line: KnownLine,
    signedBani: number,
    orders: readonly NamedOrder[],
    { coverages }: Known,
  ): StoredOutcome {
    const isPaid = (order: NamedOrder) =>
      order.state === 'paid' || this.#paidHere.has(order.payment_order_id);
    if (orders.every(isPaid)) return 'paid_already';
    if (!orders.some(isPayable)) return 'not_payable';
    if (orders.some((order) => isBefore(line, order))) return 'before_order';
    const open = orders.reduce((sum, order) => sum + openOf(order), 0);
    const isWhole = orders.every((order) => isPayable(order) && !isPaid(order)) && open === -signedBani;
    if (!isWhole) return 'several';
    if (orders.some((order) => isAbove(order, openOf(order), coverages))) return 'above_reserve';
    return orders.length > mostOrders ? 'several' : 'matches';
  }
}

/** The unpaid amount of an order. */
export const openOf = ({ amount_bani: amount, paid_bani: paid }: NamedOrder): number => amount - paid;

/** Whether the bank booked a line before the day of an order; such a line cannot pay it. */
export const isBefore = ({ booked_on: day }: Pick<KnownLine, 'booked_on'>, order: NamedOrder): boolean =>
  day !== null && day < localDateOf(new Date(order.created_at));

/** Whether a payment of an order takes more than a coverage of its file has in reserve. */
const isAbove = (order: NamedOrder, bani: number, coverages: Known['coverages']): boolean =>
  isAboveReserve(
    allocatePayment(owedBy(order), order.paid_bani, bani),
    coverages.get(order.claim_file_id) ?? [],
  );
