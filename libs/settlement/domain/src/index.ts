export {
  accountFault,
  confirmingFault,
  type AccountFault,
  type AccountToPay,
} from './account-confirmation.ts';
export { isSameHolder } from './account-holder.ts';
export { coverageCodes, ledgerAccounts, type CoverageCode, type LedgerAccount } from './money-accounts.ts';
export {
  amountToDecide,
  approvalFault,
  daysOfAccount,
  isWithinAuthority,
  reserveToDecide,
} from './money-authority.ts';
export {
  namingFaults,
  orderingFault,
  payingFault,
  type MoneyMovers,
  type OfferDuties,
  type OrderDuties,
} from './money-duties.ts';
export {
  differenceCodes,
  differenceFault,
  withheldFromOrders,
  type DifferenceCode,
} from './named-difference.ts';
export {
  amountsByCoverage,
  offerFault,
  offerTotals,
  type OfferFault,
  type OfferLine,
  type OfferLineCode,
} from './offer-lines.ts';
export { allocatePayment, restOf, type CoverageAmount } from './payment-allocation.ts';
export { creditTransferFile } from './credit-transfer-file.ts';
