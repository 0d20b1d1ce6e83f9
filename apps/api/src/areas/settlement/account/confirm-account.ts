import { confirmingFault } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { touchMoney } from '../ledger/ledger-repository.ts';
import { actorOf, moneyOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { findOffers, type OfferRow } from '../offer/offer-repository.ts';
import { lockOffer } from '../offer/save-offer.ts';
import { payableOffer } from '../payment/payable.ts';
import { findPaidAccount, storeConfirmation, type PaidAccount } from './account-repository.ts';
import { faultOfAccount } from './paid-account.ts';

/** Confirms the account of an answered offer. The user must not have typed it, and compares it with a document of the claimant. */
export async function confirmAccount(call: Call<'confirmAccount'>): Promise<Schema<'Money'>> {
  const { tx, caller, now, body, audit } = call;
  const { offer } = await lockOffer(call);
  audit.subject(offer.offer_id);
  const account = await accountToConfirm(call, offer);
  const userId = actorOf(caller) ?? caller.userId;
  const own = confirmingFault(userId, { typedBy: account.typed_by_user_id });
  if (own !== undefined) throw moneyRefused(409, own);
  await storeConfirmation(tx, caller.orgId, { account, byUserId: userId, contactTypedBy: null, now });
  audit.note({ iban: account.iban_masked });
  await tellOfConfirmation(call, offer, { account, note: body.note.trim() });
  return moneyOf(call, offer.claim_file_id);
}

/** The account of an answered offer that waits to be confirmed, while the money of its file is locked. */
export async function accountToConfirm(
  { tx, caller: { orgId } }: Pick<ChangeContext, 'tx' | 'caller'>,
  offer: OfferRow,
): Promise<PaidAccount> {
  const offers = await findOffers(tx, { orgId, claimFileId: offer.claim_file_id });
  if (payableOffer(offers)?.offer_id !== offer.offer_id) throw moneyRefused(409, 'not_accepted');
  const account = await findPaidAccount(tx, orgId, offer.offer_id);
  if (account === undefined) throw moneyRefused(409, 'account_unknown');
  const fault = faultOfAccount(account);
  if (fault === undefined) throw moneyRefused(409, 'confirmed_already');
  if (fault === 'payers_account') throw moneyRefused(409, fault);
  return account;
}

/** Enters a confirmation into the timeline and refreshes open pages about the money. */
export async function tellOfConfirmation(
  context: ChangeContext,
  { claim_file_id: claimFileId, offer_id: offerId }: OfferRow,
  { account, note }: { account: PaidAccount; note?: string },
): Promise<void> {
  await touchMoney(context.tx, { orgId: context.caller.orgId, claimFileId });
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title: {
      ro: `Cont confirmat: ${account.iban_masked}`,
      en: `Account confirmed: ${account.iban_masked}`,
    },
    body: [account.payee_name, note].filter((part) => part !== undefined).join('. '),
    data: { offer_id: offerId },
  });
}
