import type { Schema } from '@dosar/openapi';
import { defineMessages } from 'react-intl';

/** What was done to a job, as its history says it. */
export const doneMessages = defineMessages<Schema<'PartnerJobStep'>['act']>({
  make: {
    id: 'partners.jobDone.make',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Job prepared',
  },
  send: {
    id: 'partners.jobDone.send',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Sent',
  },
  accept: {
    id: 'partners.jobDone.accept',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Accepted',
  },
  decline: {
    id: 'partners.jobDone.decline',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Declined',
  },
  fall_silent: {
    id: 'partners.jobDone.fallSilent',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'No answer in time',
  },
  offer_next: {
    id: 'partners.jobDone.offerNext',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Offered to another one',
  },
  take_back: {
    id: 'partners.jobDone.takeBack',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Job taken back',
  },
  reopen: {
    id: 'partners.jobDone.reopen',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Has to be done again',
  },
  quote: {
    id: 'partners.jobDone.quote',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Estimate received',
  },
  approve_quote: {
    id: 'partners.jobDone.approveQuote',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Estimate approved',
  },
  refuse_quote: {
    id: 'partners.jobDone.refuseQuote',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Correction of the estimate asked for',
  },
  start_work: {
    id: 'partners.jobDone.startWork',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Work has begun',
  },
  wait_for_parts: {
    id: 'partners.jobDone.waitForParts',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Waiting for parts',
  },
  resume_work: {
    id: 'partners.jobDone.resumeWork',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Work goes on',
  },
  finish: {
    id: 'partners.jobDone.finish',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Work done',
  },
  invoice: {
    id: 'partners.jobDone.invoice',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Invoice received',
  },
  return_invoice: {
    id: 'partners.jobDone.returnInvoice',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Corrected invoice asked for',
  },
  clear_invoice: {
    id: 'partners.jobDone.clearInvoice',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Invoice checked',
  },
  stop_payment: {
    id: 'partners.jobDone.stopPayment',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Payment stopped',
  },
  take_back_payment: {
    id: 'partners.jobDone.takeBackPayment',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Payment taken back',
  },
  pay: {
    id: 'partners.jobDone.pay',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Paid',
  },
  cancel: {
    id: 'partners.jobDone.cancel',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Cancelled',
  },
});
