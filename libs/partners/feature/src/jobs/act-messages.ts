import type { Schema } from '@dosar/openapi';
import { defineMessages } from 'react-intl';

/** What is done to a job, as its button says it. */
export const actMessages = defineMessages<Schema<'PartnerJobAct'>>({
  send: {
    id: 'partners.jobAct.send',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Choose a partner',
  },
  accept: {
    id: 'partners.jobAct.accept',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Accepted',
  },
  decline: {
    id: 'partners.jobAct.decline',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Declined',
  },
  fall_silent: {
    id: 'partners.jobAct.fallSilent',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'No answer in time',
  },
  offer_next: {
    id: 'partners.jobAct.offerNext',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Offer to another one',
  },
  quote: {
    id: 'partners.jobAct.quote',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Note the estimate',
  },
  approve_quote: {
    id: 'partners.jobAct.approveQuote',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Approve the estimate',
  },
  refuse_quote: {
    id: 'partners.jobAct.refuseQuote',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Ask for a correction',
  },
  start_work: {
    id: 'partners.jobAct.startWork',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Work has begun',
  },
  wait_for_parts: {
    id: 'partners.jobAct.waitForParts',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Waits for parts',
  },
  resume_work: {
    id: 'partners.jobAct.resumeWork',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Parts have come',
  },
  finish: {
    id: 'partners.jobAct.finish',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Work is done',
  },
  invoice: {
    id: 'partners.jobAct.invoice',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Note the invoice',
  },
  return_invoice: {
    id: 'partners.jobAct.returnInvoice',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Ask for a corrected invoice',
  },
  clear_invoice: {
    id: 'partners.jobAct.clearInvoice',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Send to payment',
  },
  pay: {
    id: 'partners.jobAct.pay',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Note as paid',
  },
  stop_payment: { id: 'partners.jobAct.stopPayment', description: 'Act', defaultMessage: 'Payment stopped' },
  take_back_payment: {
    id: 'partners.jobAct.takeBackPayment',
    description: 'Something that happened to a job of a partner',
    defaultMessage: 'Payment taken back',
  },
  cancel: {
    id: 'partners.jobAct.cancel',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Cancel the job',
  },
});

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
  pay: {
    id: 'partners.jobDone.pay',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Paid',
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
  cancel: {
    id: 'partners.jobDone.cancel',
    description: 'Line of the history of a job of a partner',
    defaultMessage: 'Cancelled',
  },
});

/** Words of the window of an act. */
export const formMessages = defineMessages({
  reason: {
    id: 'partners.jobAct.reason',
    description: 'Window of an act on a job of a partner',
    defaultMessage: 'Reason',
  },
  reasonDifference: {
    id: 'partners.jobAct.reasonDifference',
    description: 'Window of an act on a job of a partner',
    defaultMessage: 'Why the difference is accepted',
  },
  promised: {
    id: 'partners.jobAct.promised',
    description: 'Window of an act on a job of a partner',
    defaultMessage: 'Done on',
  },
  amount: {
    id: 'partners.jobAct.amount',
    description: 'Window of an act on a job of a partner',
    defaultMessage: 'Amount with VAT, lei',
  },
  partsUntil: {
    id: 'partners.jobAct.partsUntil',
    description: 'Window of an act on a job of a partner',
    defaultMessage: 'Parts come until',
  },
  invoiceNumber: {
    id: 'partners.jobAct.invoiceNumber',
    description: 'Window of an act on a job of a partner',
    defaultMessage: 'Invoice number',
  },
  invoiceDate: {
    id: 'partners.jobAct.invoiceDate',
    description: 'Window of an act on a job of a partner',
    defaultMessage: 'Invoice date',
  },
  byPhone: {
    id: 'partners.jobAct.byPhone',
    description: 'Window of an act on a job of a partner',
    defaultMessage: 'Write down what the partner told.',
  },
  amountInvalid: {
    id: 'partners.jobAct.amountInvalid',
    description: 'Window of an act on a job of a partner',
    defaultMessage: 'Type an amount above 0, such as 1,250.00.',
  },
});
