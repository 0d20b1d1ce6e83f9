import type { Schema } from '@dosar/openapi';
import type { OfferRow } from '../offer/offer-repository.ts';
import type { OfferRecipient } from '../offer/recipient-repository.ts';
import type { PaidAccount } from './account-repository.ts';

/** A confirmed channel of the recipient of an offer, and who of the staff typed it; nobody when its owner did. */
export type ContactToAsk = { kind: 'email' | 'sms'; to: string; typedBy: string | null; partyId: string };

/** Why the claimant is not asked to confirm an account. */
type AskBlock = Schema<'PaidAccount'>['ask_blocks'][number];

/** An account of an offer, and who the offer can go to. */
export type Asked = {
  recipients: readonly OfferRecipient[];
  offer: Pick<OfferRow, 'recipient_party_id' | 'link_typed_by_user_id'>;
  account: Pick<PaidAccount, 'typed_by_user_id'>;
};

/**
 * The channel for the question to the claimant. The person who typed the account must not control it, neither by its contact nor by an
 * earlier link.
 */
export function contactToAsk({ recipients, offer, account }: Asked): ContactToAsk | AskBlock {
  // What the claimant typed under another name is for the staff to look at: the claimant has said it already.
  if (account.typed_by_user_id === null) return 'typed_by_claimant';
  const known = contactsOf(recipients.find(({ party_id: id }) => id === offer.recipient_party_id));
  if (known.length === 0) return 'not_reachable';
  const earlier = offer.link_typed_by_user_id;
  if (earlier === account.typed_by_user_id) return 'own_contact';
  const contact = known.find(
    ({ typedBy }) =>
      typedBy === null ||
      // Of two typists of contacts nobody could say later which of them had the link.
      (typedBy !== account.typed_by_user_id && (earlier === null || earlier === typedBy)),
  );
  return contact ?? 'own_contact';
}

function contactsOf(recipient: OfferRecipient | undefined): ContactToAsk[] {
  if (recipient === undefined) return [];
  const { party_id: partyId, email, phone } = recipient;
  const byEmail = { kind: 'email', to: email, typedBy: recipient.email_typed_by_user_id, partyId } as const;
  const bySms = { kind: 'sms', to: phone, typedBy: recipient.phone_typed_by_user_id, partyId } as const;
  return [byEmail, bySms].filter((contact): contact is ContactToAsk => contact.to !== null);
}
