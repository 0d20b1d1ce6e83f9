import {
  confirmAccount,
  nameDifference,
  orderPayment,
  recordAmount,
  recordPayment,
  saveOffer,
} from '@dosar/api-client';
import { useCan } from '@dosar/auth';

/** What the reader does with the money of a file. */
export type MoneyRights = {
  /** Offers, reserves, coverages, and what is to come back. */
  mayOffer: boolean;
  mayRecordAmount: boolean;
  mayOrder: boolean;
  /** Confirms an account that somebody else typed. */
  mayConfirm: boolean;
  /** Records payments and corrects them. */
  mayPay: boolean;
  /** Names why the accepted and the paid sum disagree. */
  mayNameDifference: boolean;
};

/** What the reader does with the money of a file: money needs two people, so nobody does all of it. */
export function useMoneyRights(): MoneyRights {
  return {
    mayOffer: useCan(saveOffer),
    mayRecordAmount: useCan(recordAmount),
    mayOrder: useCan(orderPayment),
    mayConfirm: useCan(confirmAccount),
    mayPay: useCan(recordPayment),
    mayNameDifference: useCan(nameDifference),
  };
}
