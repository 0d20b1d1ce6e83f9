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
  take_back: {
    id: 'partners.jobAct.takeBack',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Take the job back',
  },
  reopen: {
    id: 'partners.jobAct.reopen',
    description: 'Button: does this to a job of a partner',
    defaultMessage: 'Has to be done again',
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
    defaultMessage: 'Write down what the partner said.',
  },
  amountInvalid: {
    id: 'partners.jobAct.amountInvalid',
    description: 'Window of an act on a job of a partner',
    defaultMessage: 'Type an amount above 0, such as 1,250.00.',
  },
});
