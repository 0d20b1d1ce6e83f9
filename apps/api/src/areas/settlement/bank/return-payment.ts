import { formatLei } from '@dosar/kernel/money';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { giveFollowingWork, isKindOfWork, openAssignment } from '#src/areas/assignments/index.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { findPayment } from '../payment/payment-repository.ts';
import { takeBackPayment } from '../payment/take-back-payment.ts';
import { findMainWork, findPaymentsOfOrders, type NamedOrder } from './named-order-repository.ts';
import type { KnownLine } from './statement-line-repository.ts';

type Returning = ChangeContext & { caller: { userId: string }; statementId: string };

/** The kind of work that finds another account and orders again. */
const paymentWork = 'payment';

/** Reverses a returned payment, reopens its order, and asks the handler of the file for another account. */
export async function returnPayment(
  context: Returning,
  line: KnownLine,
  [order]: readonly NamedOrder[],
): Promise<void> {
  const { tx, caller, statementId } = context;
  if (order === undefined || line.booked_on === null)
    throw new Error('A returned payment has an order and a day.');
  const payments = await findPaymentsOfOrders(tx, caller.orgId, [order.payment_order_id]);
  const known = payments.find(
    ({ amount_bani: bani, taken_back: how }) => bani === line.amount_bani && how === null,
  );
  const payment = known && (await findPayment(tx, caller.orgId, known.payment_id));
  if (payment === undefined) throw new Error('A returned payment was recorded before.');
  const reason = line.return_reason ?? 'Întoarsă de bancă';
  await takeBackPayment(context, payment, {
    on: line.booked_on,
    reason,
    title: { ro: 'Plată întoarsă de bancă', en: 'Payment returned by the bank' },
    statementId,
  });
  await askForAccount(context, order, reason);
}

async function askForAccount(
  { tx, caller, now }: ChangeContext,
  order: NamedOrder,
  reason: string,
): Promise<void> {
  const { orgId } = caller;
  const { claim_file_id: claimFileId } = order;
  if (!(await isKindOfWork(tx, orgId, paymentWork))) return;
  const main = await findMainWork(tx, orgId, claimFileId);
  const { assignment_id: assignmentId } = await openAssignment(
    { tx, caller, now },
    {
      claimFileId,
      assignmentType: paymentWork,
      createdByUserId: undefined,
      parentAssignmentId: main?.assignment_id,
    },
  );
  const amount = formatLei(order.amount_bani);
  await recordTimelineEvent(
    { tx, caller, now },
    {
      claimFileId,
      assignmentId,
      kind: 'assignment',
      title: {
        ro: `De cerut alt cont: plata de ${amount} s-a întors`,
        en: `Ask for another account: the payment of ${amount} came back`,
      },
      body: reason,
    },
  );
  await giveFollowingWork(
    { tx, caller, now },
    { claimFileId, fromAssignmentId: main?.assignment_id, assignmentIds: [assignmentId] },
  );
}
