import { isSameHolder } from './account-holder.ts';
import type { Person } from './money-duties.ts';

/** The account that an offer is paid into, as far as it matters whether money may go there. */
export type AccountToPay = {
  /** Typed or changed the account; `null` when the claimant did. */
  typedBy: Person;
  /** The name that the account is held under. */
  holder: string;
  /** Whom the offer was made to. */
  payee: string;
  /** The claimant, or another member of the staff than who typed it, has confirmed this account under this name. */
  isConfirmed: boolean;
  /** It is the account from which the organisation itself pays. */
  isPayers: boolean;
};

/** Why nothing is paid into an account. */
export type AccountFault = 'payers_account' | 'holder_differs' | 'account_unconfirmed';

/**
 * Why nothing can be paid into an account now; `undefined` when it can.
 *
 * What the claimant typed under the own name needs no confirmation. Nothing confirms the account of the payer.
 */
export function accountFault({
  typedBy,
  holder,
  payee,
  isConfirmed,
  isPayers,
}: AccountToPay): AccountFault | undefined {
  if (isPayers) return 'payers_account';
  if (isConfirmed) return undefined;
  if (!isSameHolder(holder, payee)) return 'holder_differs';
  return typedBy === null ? undefined : 'account_unconfirmed';
}

/** Why somebody of the staff cannot confirm an account: whoever typed it says nothing new with that. */
export function confirmingFault(
  personId: string,
  { typedBy }: Pick<AccountToPay, 'typedBy'>,
): 'own_account' | undefined {
  return personId === typedBy ? 'own_account' : undefined;
}
