import type { Schema } from '@dosar/openapi';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { clocksOf } from '#src/areas/workload/index.ts';
import { localDateOf } from '@dosar/kernel/zone';
import { shownAccount } from '../account/paid-account.ts';
import { moneyChanged } from '../events.ts';
import { findOfferedFile, findOffers } from '../offer/offer-repository.ts';
import { findOfferRecipients, shownRecipient } from '../offer/recipient-repository.ts';
import { shownOffer } from '../offer/shown-offer.ts';
import { accountToPay, blocksOfPayment, payableOf, payableOffer } from '../payment/payable-of-file.ts';
import { findOrders, findPayments } from '../payment/payment-repository.ts';
import { partnerOrdersOf } from '../partner-payment/shown-partner-order.ts';
import { shownOrder } from '../payment/shown-order.ts';
import { findRecoveries } from '../recovery/recovery-repository.ts';
import {
  findCoverages,
  findEntries,
  findFileOfAssignment,
  findSums,
  insertEntries,
  lockSums,
  type NewEntry,
} from './ledger-repository.ts';
import { limitsOf } from './limits-of-file.ts';
import { differenceBlocks } from './difference-blocks.ts';
import { suggestedLines } from './suggested-lines.ts';
import { damageSources } from '../extension-points.ts';

type Read = Pick<ChangeContext, 'tx' | 'caller'>;
type ReadOnDay = Read & { now: Date };

/** As many entries as a page shows. */
const entriesShown = 200;

/** The money of a file as its section shows it. */
export async function moneyOf({ tx, caller, now }: ReadOnDay, claimFileId: string): Promise<Schema<'Money'>> {
  const file = { orgId: caller.orgId, claimFileId };
  const userId = actorOf(caller);
  const recipients = await findOfferRecipients(tx, file);
  const offers = await findOffers(tx, file);
  const orders = await findOrders(tx, file);
  const payments = await findPayments(tx, file);
  const coverages = await findCoverages(tx, file);
  const offer = payableOffer(offers);
  const account = await accountToPay(tx, caller.orgId, offers);
  const sums = await findSums(tx, file);
  const language = recipients[0]?.language ?? 'ro';
  const [damage] = damageSources.entries();
  return {
    claim_file_id: claimFileId,
    extent: 'whole',
    ...sums,
    difference_blocks: await differenceBlocks(tx, file, { orders, readerId: userId }),
    coverages,
    entries: await findEntries(tx, file, entriesShown),
    recoveries: await findRecoveries(tx, file),
    offers: offers.map(shownOffer),
    orders: orders.map((order) => shownOrder(order, { payments, readerId: userId })),
    partner_orders: await partnerOrdersOf(tx, file, { payments, readerId: userId }),
    recipients: recipients.map(shownRecipient),
    suggested_lines: suggestedLines({
      coverages,
      clocks: await clocksOf(tx, caller.orgId, claimFileId, localDateOf(now)),
      damage: await damage?.reckoned(tx, file, language),
      sums,
      language,
    }),
    has_closed_note: (await damage?.hasClosedNote(tx, file)) ?? false,
    payable: await payableOf({ tx, caller, now }, claimFileId, { offers, orders, account }),
    account:
      offer === undefined || account === undefined
        ? null
        : shownAccount(account, { readerId: userId, offer, recipients }),
    payment_blocks: blocksOfPayment({
      offers,
      orders,
      coverages,
      account,
      differenceBani: sums.difference_bani ?? 0,
      readerId: userId,
      file: await findOfferedFile(tx, file),
    }),
    ...(await limitsOf({ tx, caller }, claimFileId, userId)),
  };
}

/** The file of an assignment; for assignments that the organisation does not have there is none. */
export async function fileOf({ tx, caller }: Read, assignmentId: string): Promise<string> {
  const claimFileId = await findFileOfAssignment(tx, caller.orgId, assignmentId);
  if (claimFileId === undefined) throw notFound();
  return claimFileId;
}

/** Holds the money of a file that the caller has read at this version. */
export async function lockMoney({ tx, caller }: Read, claimFileId: string, readVersion: number) {
  const sums = await lockSums(tx, { orgId: caller.orgId, claimFileId });
  if (sums.money_version !== readVersion) throw staleRowVersion(sums.money_version);
  return sums;
}

/** Adds entries to the ledger of a file whose money is locked, and tells the areas that repeat its sums. */
export async function book(
  context: ChangeContext,
  claimFileId: string,
  entries: readonly NewEntry[],
): Promise<void> {
  const { tx, caller, now } = context;
  const file = { orgId: caller.orgId, claimFileId };
  await insertEntries(tx, file, { entries, userId: actorOf(caller), now });
  const sums = await findSums(tx, file);
  await publish(context, moneyChanged, {
    claimFileId,
    estimatedBani: sums.estimated_bani,
    agreedBani: sums.agreed_bani,
    reserveBani: sums.reserve_bani,
    paidBani: sums.paid_bani,
  });
}

/** The acting member of staff; null when a claimant or the product acts. */
export function actorOf(caller: ChangeContext['caller']): string | null {
  return 'userId' in caller ? (caller.actorUserId ?? caller.userId) : null;
}
