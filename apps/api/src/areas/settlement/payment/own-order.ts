import { payingFault } from '@dosar/settlement-domain';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import type { OrderRow } from './payment-repository.ts';

/** Refuses payment and correction of an order by the person who created or approved it. */
export function refuseOwnOrder(
  { caller }: Pick<ChangeContext, 'caller'>,
  order: Pick<OrderRow, 'created_by_user_id' | 'approved_by_user_id'>,
): void {
  const fault = payingFault(actorOf(caller) ?? '', {
    orderedBy: order.created_by_user_id,
    approvedBy: order.approved_by_user_id,
  });
  if (fault !== undefined) throw moneyRefused(409, fault);
}
