import type { Schema } from '@dosar/openapi';
import type { OfferRow } from './offer-repository.ts';

/** An offer as people read it: without the key of its link. */
export function shownOffer(row: OfferRow): Schema<'Offer'> {
  const {
    claim_file_id: _file,
    language: _language,
    offer_key: _key,
    created_by_user_id: _author,
    approved_by_user_id: _approver,
    answered_by_user_id: _recorder,
    account_typed_by_user_id: _typist,
    has_account: _hasAccount,
    ...shown
  } = row;
  return shown;
}
