import { formatLei } from '@dosar/kernel/money';
import { amountToDecide, isWithinAuthority } from '@dosar/settlement-domain';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { partnerJobMoved } from '#src/areas/partners/events.ts';
import { findInvoiceOfJob, type JobInvoice } from '#src/areas/partners/index.ts';
import { askApproval } from '#src/areas/workload/index.ts';
import { authorityOnFile, tellOfRuledApproval } from '../ledger/authority-of-file.ts';
import { lockSums, touchMoney } from '../ledger/ledger-repository.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { findPartnerAccount, findPartnerAccounts } from '../partner-account/partner-account-repository.ts';
import { accountCountsSince } from '../payment/payable-of-file.ts';
import { findCounted, lockAccount } from '../payment/payment-repository.ts';
import { insertPartnerOrder } from './partner-order-repository.ts';

/**
 * Orders an invoice to be paid once its handler has checked it; above the own authority somebody else decides.
 *
 * It goes into the account of the partner that a second person has approved. A shop that stands in no directory has no such account and gets no order.
 */
export const orderCheckedInvoices = partnerJobMoved.follow(async (context, { act, partnerJobId }) => {
  if (act !== 'clear_invoice') return;
  const { tx, caller } = context;
  const invoice = await findInvoiceOfJob(tx, caller.orgId, partnerJobId);
  if (invoice?.partnerId == null) return;
  await orderInvoice(context, { ...invoice, partnerId: invoice.partnerId });
});

async function orderInvoice(
  context: ChangeContext,
  invoice: JobInvoice & { partnerId: string },
): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const userId = actorOf(caller);
  if (userId === null) throw moneyRefused(409, 'own_work');
  const { claimFileId, partnerJobId, partnerId, amountBani } = invoice;
  const account = await findPartnerAccount(tx, { orgId, partnerId });
  if (account === undefined) throw await withoutAccount(context, partnerId);
  await lockSums(tx, { orgId, claimFileId });
  await lockAccount(tx, orgId, account.iban_hash);
  const since = accountCountsSince(now);
  const counted = await findCounted(tx, orgId, { claimFileId, ibanHash: account.iban_hash, since });
  const decidedBani = amountToDecide({ amount: amountBani, counted });
  const { authority, because } = await authorityOnFile(context, { claimFileId, userId, kind: 'payment' });
  const isWithin = isWithinAuthority(decidedBani, authority);
  const orderId = await insertPartnerOrder(tx, orgId, {
    ...invoice,
    account,
    state: isWithin ? 'ordered' : 'asked',
    userId,
    now,
  });
  await touchMoney(tx, { orgId, claimFileId });
  if (isWithin) {
    await tellOfPartnerOrder(context, { claimFileId, orderId, amountBani, payee: account.holder_name });
    return;
  }
  await askApproval(context, {
    kind: 'payment',
    subjectId: orderId,
    claimFileId,
    amountBani: decidedBani,
    note: undefined,
  });
  if (because !== undefined)
    await tellOfRuledApproval(context, claimFileId, { amountBani: decidedBani, because });
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title: {
      ro: `Plata partenerului, de aprobat: ${formatLei(amountBani)}`,
      en: `Payment of the partner, to be approved: ${formatLei(amountBani)}`,
    },
    body: account.holder_name,
    data: { payment_order_id: orderId, partner_job_id: partnerJobId },
  });
}

/** The account of a partner needs the approval of a second person before any payment; the refusal tells whether one is pending. */
async function withoutAccount({ tx, caller }: ChangeContext, partnerId: string) {
  const { waiting } = await findPartnerAccounts(tx, { orgId: caller.orgId, partnerId });
  return moneyRefused(409, waiting === null ? 'partner_account_unknown' : 'partner_account_waits');
}

type Told = { claimFileId: string; orderId: string; amountBani: number; payee: string };

/** Tells the staff that a partner will be paid; the claimant has nothing to do with it. */
export async function tellOfPartnerOrder(
  context: ChangeContext,
  { claimFileId, orderId, amountBani, payee }: Told,
): Promise<void> {
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title: {
      ro: `Plata partenerului, ordonată: ${formatLei(amountBani)}`,
      en: `Payment of the partner ordered: ${formatLei(amountBani)}`,
    },
    body: payee,
    data: { payment_order_id: orderId },
  });
}
