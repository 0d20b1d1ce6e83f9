import type { Money, Offer, PaidAccount, PartnerOrder, PaymentOrder, Recovery } from './money-query.ts';

/** The window that is open over the section, with what it is about. */
export type OpenWindow =
  | { kind: 'amount' }
  | { kind: 'reserve' }
  | { kind: 'coverage' }
  | { kind: 'difference' }
  | { kind: 'offer'; offer?: Offer }
  | { kind: 'send'; offer: Offer }
  | { kind: 'approval'; offer: Offer }
  | { kind: 'answer'; offer: Offer }
  | { kind: 'confirm_account' | 'ask_claimant'; offerId: string; account: PaidAccount }
  | { kind: 'order' | 'undisputed'; offer: Offer; payable: NonNullable<Money['payable']> }
  | { kind: 'pay'; order: PaymentOrder | PartnerOrder }
  | { kind: 'cancel'; order: PaymentOrder | PartnerOrder }
  | { kind: 'correct'; payment: PaymentOrder['payments'][number] }
  | { kind: 'recovery'; recovery?: Recovery }
  | { kind: 'claim' | 'receipt' | 'give_up'; recovery: Recovery }
  | { kind: 'correct_receipt'; receipt: Recovery['receipts'][number] };

/** What every window needs. */
export type WindowProps = { assignmentId: string; money: Money; onClose: () => void };
