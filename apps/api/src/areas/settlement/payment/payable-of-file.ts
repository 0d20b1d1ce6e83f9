import { addDays } from '@dosar/kernel/dates';
import { localDateOf, startOfDay } from '@dosar/kernel/zone';
import { daysOfAccount } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { findPaidAccount, type PaidAccount } from '../account/account-repository.ts';
import { faultOfAccount } from '../account/paid-account.ts';
import type { OfferedFile, OfferRow } from '../offer/offer-repository.ts';
import { payableOffer, shownPayable } from './payable.ts';
import { paymentBlocks } from './payment-blocks.ts';
import { findCounted, type OrderRow } from './payment-repository.ts';

export { payableOffer } from './payable.ts';

type Money = { offers: readonly OfferRow[]; orders: readonly OrderRow[] };

/** The account of the newest answered offer; none before an answer, or when no account is known. */
export async function accountToPay(
  tx: ChangeContext['tx'],
  orgId: string,
  offers: readonly OfferRow[],
): Promise<PaidAccount | undefined> {
  const answered = payableOffer(offers);
  return answered && findPaidAccount(tx, orgId, answered.offer_id);
}

/** The amount that an order would pay now, and the amounts that count with it against the limit of authority. */
export async function payableOf(
  { tx, caller: { orgId }, now }: Pick<ChangeContext, 'tx' | 'caller' | 'now'>,
  claimFileId: string,
  { offers, orders, account }: Money & { account: PaidAccount | undefined },
): Promise<Schema<'Money'>['payable']> {
  const offer = payableOffer(offers);
  const payable = shownPayable(offer, orders);
  if (offer === undefined || payable === null) return null;
  const ibanHash = account?.iban_hash ?? null;
  const since = accountCountsSince(now);
  return { ...payable, counted_bani: await findCounted(tx, orgId, { claimFileId, ibanHash, since }) };
}

/** From when on orders to an account count together. */
export const accountCountsSince = (now: Date): Date => startOfDay(addDays(localDateOf(now), -daysOfAccount));

type Blocking = Money & {
  coverages: readonly Pick<Schema<'Coverage'>, 'coverage_code' | 'reserve_bani'>[];
  /** Into which the answered offer is paid; none while nobody has told one. */
  account: PaidAccount | undefined;
  /** What the ledger names of accepted less paid. */
  differenceBani: number;
  readerId: string | null;
  file: Pick<OfferedFile, 'is_ready_for_offers'>;
};

/** The reason why the reader cannot order the payment of a file now. */
export function blocksOfPayment({
  offers,
  orders,
  coverages,
  account,
  differenceBani,
  readerId,
  file,
}: Blocking) {
  const answered = payableOffer(offers);
  const offer = answered ?? offers[0];
  return paymentBlocks({
    offer,
    isNewerOpen: offers.some(
      ({ state, offer_no: no }) => state === 'issued' && no > (answered?.offer_no ?? no),
    ),
    isReady: file.is_ready_for_offers,
    accountFault: account && faultOfAccount(account),
    duties: {
      answerRecordedBy: offer?.answered_by_user_id ?? null,
      accountTypedBy: account?.typed_by_user_id ?? null,
    },
    readerId,
    differenceBani,
    orders,
    coverages,
  });
}
