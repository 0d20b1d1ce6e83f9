import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import { askAccountConfirmation } from './account/ask-claimant.ts';
import {
  changeClaimantAccount,
  readClaimantAccount,
  type ReadNeeds,
} from './account/change-claimant-account.ts';
import { confirmAccount } from './account/confirm-account.ts';
import { getMoney, recordAmount, saveCoverage } from './ledger/change-money.ts';
import { changeReserve } from './ledger/change-reserve.ts';
import { nameDifference } from './ledger/name-difference.ts';
import { recordAnswer, type AccountNeeds } from './offer/answer-offer.ts';
import { issueOffer, type OfferNeeds } from './offer/issue-offer.ts';
import { askOfferApproval } from './offer/offer-approval.ts';
import { previewOffer } from './offer/preview-offer.ts';
import {
  acceptReceivedOffer,
  confirmReceivedAccount,
  contestReceivedOffer,
  downloadReceivedOffer,
  getReceivedOffer,
} from './offer/received-offer.ts';
import { saveOffer } from './offer/save-offer.ts';
import { bankRoutes, type BankNeeds } from './bank/bank-routes.ts';
import { getPartnerAccount, savePartnerAccount } from './partner-account/partner-account.ts';
import { cancelPaymentOrder, orderPayment } from './payment/order-payment.ts';
import { correctPayment, recordPayment } from './payment/record-payment.ts';
import { claimRecovery, giveUpRecovery } from './recovery/follow-recovery.ts';
import { addRecovery, changeRecovery } from './recovery/note-recovery.ts';
import { correctReceipt, recordReceipt } from './recovery/record-receipt.ts';

type Needs = OfferNeeds & AccountNeeds & BankNeeds & ReadNeeds & { trackerOrigin: string; serverKey: Buffer };

/** The operations of the settlement area. */
export const settlementRoutes = (needs: Needs): RouteTable<'settlement'> => ({
  changeReserve,
  getMoney,
  nameDifference,
  recordAmount,
  saveCoverage,
  addRecovery,
  changeRecovery,
  claimRecovery,
  recordReceipt,
  correctReceipt,
  giveUpRecovery,
  saveOffer,
  previewOffer: (call) => previewOffer(needs, call),
  askOfferApproval,
  issueOffer: (call) => issueOffer(needs, call),
  recordAnswer: (call) => recordAnswer(needs, call),
  getReceivedOffer: (call) => getReceivedOffer(needs, call),
  downloadReceivedOffer: (call) => downloadReceivedOffer(needs, call),
  acceptReceivedOffer: (call) => acceptReceivedOffer(needs, call),
  contestReceivedOffer: (call) => contestReceivedOffer(needs, call),
  getClaimantAccount: standalone<'getClaimantAccount'>((call) => readClaimantAccount(needs, call)),
  changeClaimantAccount: (call) => changeClaimantAccount(needs, call),
  orderPayment,
  confirmAccount,
  askAccountConfirmation: (call) => askAccountConfirmation(needs, call),
  confirmReceivedAccount: (call) => confirmReceivedAccount(needs, call),
  cancelPaymentOrder,
  recordPayment,
  correctPayment,
  ...bankRoutes(needs),
  getPartnerAccount,
  savePartnerAccount: (call) => savePartnerAccount(needs, call),
});
