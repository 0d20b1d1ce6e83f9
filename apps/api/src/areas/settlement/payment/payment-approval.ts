import { formatLei } from '@dosar/kernel/money';
import { amountToDecide, approvalFault, offerTotals } from '@dosar/settlement-domain';
import { notFound } from '#src/kernel/problem/problem.ts';
import { approvalKinds } from '#src/areas/workload/extension-points.ts';
import { authorityOf } from '#src/areas/workload/index.ts';
import { lockSums, touchMoney } from '../ledger/ledger-repository.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import { lineNames } from '../letter/offer-letter.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { tellOfPartnerOrder } from '../partner-payment/order-invoice.ts';
import { tellOfStoppedPayment } from '../partner-payment/move-partner-order.ts';
import { accountChecks } from './account-checks.ts';
import { tellOfOrder } from './tell-of-order.ts';
import { accountCountsSince } from './payable-of-file.ts';
import { findCounted, findOrder, updateOrder, type OrderRow } from './payment-repository.ts';

const kind = 'payment';

/** Approval of payment orders above the authority of their creator. */
export const paymentApproval = approvalKinds.entry({
  kind,
  name: { ro: 'Plată', en: 'Payment' },
  hasAmount: true,
  afterwards: {
    ro: 'Ordinul de plată merge la bancă.',
    en: 'The payment order goes to the bank.',
  },
  async describe(tx, orgId, orderId) {
    const order = await findOrder(tx, orgId, orderId);
    if (order === undefined) return undefined;
    const amount = order.amount_bani;
    return {
      title: {
        ro: `Plată de ${formatLei(amount)} către ${order.payee_name}`,
        en: `Payment of ${formatLei(amount, 'en')} to ${order.payee_name}`,
      },
      section: 'money',
      derivation: [
        ...order.lines.map(({ code, note, amount_bani: amountBani }) => ({
          name: lineNames[code],
          ...(note && { detail: { ro: note, en: note } }),
          amountBani,
        })),
        ...notPaidNow(order),
        { name: { ro: 'Total', en: 'Total' }, amountBani: order.amount_bani, isTotal: true },
      ],
      toLookAt: [
        {
          outcome: 'passed',
          name:
            order.partner_job_id !== null
              ? {
                  ro: `Factura ${order.invoice_number ?? ''} a partenerului a fost verificată`,
                  en: `The invoice ${order.invoice_number ?? ''} of the partner was checked`,
                }
              : order.is_undisputed
                ? {
                    ro: 'Oferta este contestată; se plătește ce nu se contestă',
                    en: 'The offer is contested; what is undisputed is paid',
                  }
                : { ro: 'Oferta este acceptată', en: 'The offer was accepted' },
        },
        ...(order.partner_job_id === null ? accountChecks(order) : [approvedAccount]),
      ],
    };
  },
  async whoMayNot(tx, orgId, orderId) {
    const order = await findOrder(tx, orgId, orderId);
    if (order === undefined) return [];
    const {
      created_by_user_id: author,
      answer_recorded_by_user_id: recorder,
      account_typed_by_user_id: typist,
    } = order;
    return [...new Set([author, recorder, typist].filter((id) => id !== null))];
  },
  async decide(context, orderId, { outcome, reason }) {
    const { tx, caller, now } = context;
    const { orgId } = caller;
    const before = await findOrder(tx, orgId, orderId);
    if (before === undefined) throw notFound();
    const { claim_file_id: claimFileId } = before;
    await lockSums(tx, { orgId, claimFileId });
    const order = await findOrder(tx, orgId, orderId);
    if (order?.state !== 'asked') throw moneyRefused(409, 'changed_meanwhile');
    await touchMoney(tx, { orgId, claimFileId });
    if (outcome !== 'approved') {
      await updateOrder(tx, orgId, orderId, { state: 'cancelled', cancel_reason: reason ?? null });
      await tellOfStoppedPayment(context, order, reason ?? 'Plata nu a fost aprobată.');
      return;
    }
    const userId = actorOf(caller);
    const counted = await findCounted(tx, orgId, {
      claimFileId,
      ibanHash: order.iban_hash,
      since: accountCountsSince(now),
      exceptOrderId: orderId,
    });
    // Held here too, whatever asked for the decision: nobody approves an own order or one above the own authority.
    const fault = approvalFault({
      deciderId: userId,
      authorId: order.created_by_user_id,
      authority: userId === null ? 0 : await authorityOf(tx, orgId, userId, kind),
      amount: amountToDecide({ amount: order.amount_bani, counted }),
    });
    if (fault !== undefined) throw moneyRefused(409, fault);
    if (userId === order.answer_recorded_by_user_id) throw moneyRefused(409, 'own_answer');
    if (userId === order.account_typed_by_user_id) throw moneyRefused(409, 'own_account');
    const decision = { approved_by_user_id: userId, approved_at: now, decision_note: reason ?? null };
    await updateOrder(tx, orgId, orderId, { state: 'ordered', ...decision });
    const { amount_bani: amountBani, payee_name: payee, is_undisputed: isUndisputed } = order;
    if (order.partner_job_id !== null) {
      await tellOfPartnerOrder(context, { claimFileId, orderId, amountBani, payee });
      return;
    }
    await tellOfOrder(context, { claimFileId, orderId, amountBani, payee, isUndisputed });
  },
});

/** The account of a partner is in force only after a second person has approved it. */
const approvedAccount = {
  outcome: 'passed' as const,
  name: {
    ro: 'Contul partenerului a fost aprobat de a doua persoană',
    en: 'A second person has approved the account of the partner',
  },
};

/** What the lines of the offer say more than the order pays: ordered before, or contested. */
function notPaidNow({ lines, amount_bani: amountBani, deducted_bani: deducted }: OrderRow) {
  const { amountBani: offered } = offerTotals(lines);
  const later = offered - deducted - amountBani;
  return [
    ...(deducted > 0
      ? [
          {
            name: { ro: 'Ordonat înainte', en: 'Ordered before' },
            amountBani: -deducted,
          },
        ]
      : []),
    ...(later > 0 ? [{ name: { ro: 'Nu se plătește acum', en: 'Not paid now' }, amountBani: -later }] : []),
  ];
}
