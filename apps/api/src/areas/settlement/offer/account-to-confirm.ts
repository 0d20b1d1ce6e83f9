import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { findPaidAccount } from '../account/account-repository.ts';
import { isForClaimant } from '../account/paid-account.ts';
import type { OfferRow } from './offer-repository.ts';

/** The account that staff typed and that nobody has confirmed. */
export async function accountToConfirm(
  { tx, orgId }: Pick<ChangeContext, 'tx'> & { orgId: string },
  offer: OfferRow,
  /** Who of the staff typed the contact by which the claimant came. */
  contactTypedBy: string | null,
): Promise<Schema<'ReceivedOffer'>['account_to_confirm']> {
  const account = await findPaidAccount(tx, orgId, offer.offer_id);
  if (account === undefined || !isForClaimant(offer, account, contactTypedBy)) return null;
  return { payee_name: account.payee_name, iban_masked: account.iban_masked };
}
