import { payingAccountApproval } from '../bank/change-paying-account.ts';
import { reserveApproval } from '../ledger/reserve-approval.ts';
import { offerApproval } from '../offer/offer-approval.ts';
import { partnerAccountApproval } from '../partner-account/partner-account.ts';
import { paymentApproval } from '../payment/payment-approval.ts';

/** The approvals about money. */
export const moneyApprovals = [
  offerApproval,
  paymentApproval,
  payingAccountApproval,
  partnerAccountApproval,
  reserveApproval,
];
