import type { Schema } from '@dosar/openapi';
import { findPaidAccount } from '../account/account-repository.ts';
import { isForClaimant } from '../account/paid-account.ts';
import { contactTypistOf, type ClaimantContext } from './claimants-offer.ts';
import type { OfferRow } from './offer-repository.ts';

/** The account that staff typed and the claimant has not confirmed, while nobody else has. */
export async function accountToConfirm(
  context: Pick<ClaimantContext, 'tx' | 'caller' | 'now'>,
  offer: OfferRow,
): Promise<Schema<'ReceivedOffer'>['account_to_confirm']> {
  const account = await findPaidAccount(context.tx, context.caller.orgId, offer.offer_id);
  if (account === undefined || !isForClaimant(offer, account, await contactTypistOf(context, offer)))
    return null;
  return { payee_name: account.payee_name, iban_masked: account.iban_masked };
}
