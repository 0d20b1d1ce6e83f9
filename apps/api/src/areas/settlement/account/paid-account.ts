import { accountFault, confirmingFault, isSameHolder, type AccountFault } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { OfferRow } from '../offer/offer-repository.ts';
import type { PaidAccount } from './account-repository.ts';
import { contactToAsk, type Asked } from './contact-to-ask.ts';

/** Why nothing can be paid into an account now. */
export const faultOfAccount = (account: PaidAccount): AccountFault | undefined =>
  accountFault({
    typedBy: account.typed_by_user_id,
    holder: account.payee_name,
    payee: account.recipient_name,
    isConfirmed: account.account_confirmation_id !== null,
    isPayers: account.is_payers,
  });

/** Whether an account is held under another name than that of whom the offer was made to. */
export const isHolderOther = ({
  payee_name: holder,
  recipient_name: payee,
}: Pick<PaidAccount, 'payee_name' | 'recipient_name'>): boolean => !isSameHolder(holder, payee);

/** Whether the claimant still has to confirm an account: staff typed it for an answered offer, and it is unconfirmed. */
export function isForClaimant(
  offer: Pick<OfferRow, 'state'>,
  account: PaidAccount,
  /** Who of the staff typed the contact by which the claimant has come. */
  contactTypedBy: string | null,
): boolean {
  const own =
    contactTypedBy !== null && confirmingFault(contactTypedBy, { typedBy: account.typed_by_user_id });
  if (own) return false;
  const fault = faultOfAccount(account);
  const isOpen = fault === 'account_unconfirmed' || fault === 'holder_differs';
  return isOpen && account.typed_by_user_id !== null && ['accepted', 'contested'].includes(offer.state);
}

type Reading = Omit<Asked, 'account'> & { readerId: string | null };

/** The account of an offer as staff read it. */
export function shownAccount(
  account: PaidAccount,
  { readerId, offer, recipients }: Reading,
): Schema<'PaidAccount'> {
  const contact = contactToAsk({ recipients, offer, account });
  const fault = faultOfAccount(account);
  const own =
    readerId === null ? undefined : confirmingFault(readerId, { typedBy: account.typed_by_user_id });
  return {
    payee_name: account.payee_name,
    recipient_name: account.recipient_name,
    iban_masked: account.iban_masked,
    typed_by: account.typed_by,
    is_holder_other: isHolderOther(account),
    confirmed_how: account.confirmed_how,
    confirmed_by: account.confirmed_by,
    confirmed_at: account.confirmed_at,
    asked_at: account.asked_at,
    fault: fault ?? null,
    confirm_blocks: own === undefined ? [] : [own],
    ask_blocks: typeof contact === 'string' ? [contact] : [],
  };
}
