import { defineMessages } from 'react-intl';

/** What people of a partner do to a job, and what they fill in. */
export const messages = defineMessages({
  accept: { id: 'partners.ownAct.accept', description: 'Button', defaultMessage: 'Accept' },
  acceptText: {
    id: 'partners.ownAct.acceptText',
    description: 'In the window of an answer',
    defaultMessage: 'Say on which day the car will be ready. The insurer and its owner count on it.',
  },
  promisedOn: { id: 'partners.ownAct.promisedOn', description: 'Field', defaultMessage: 'Ready on' },
  decline: { id: 'partners.ownAct.decline', description: 'Button', defaultMessage: 'Decline' },
  declineText: {
    id: 'partners.ownAct.declineText',
    description: 'In the window of an answer',
    defaultMessage: 'The job leaves your list. Your reason goes to the handler.',
  },
  reason: { id: 'partners.ownAct.reason', description: 'Field', defaultMessage: 'Reason' },
  quote: { id: 'partners.ownAct.quote', description: 'Button', defaultMessage: 'Send the estimate' },
  quoteMore: {
    id: 'partners.ownAct.quoteMore',
    description: 'Button, while the work goes on',
    defaultMessage: 'We found more damage',
  },
  startWork: { id: 'partners.ownAct.startWork', description: 'Button', defaultMessage: 'Begin the work' },
  waitForParts: {
    id: 'partners.ownAct.waitForParts',
    description: 'Button',
    defaultMessage: 'Wait for parts',
  },
  partsUntil: { id: 'partners.ownAct.partsUntil', description: 'Field', defaultMessage: 'Parts come on' },
  partsNote: { id: 'partners.ownAct.partsNote', description: 'Field', defaultMessage: 'Which parts' },
  resumeWork: {
    id: 'partners.ownAct.resumeWork',
    description: 'Button',
    defaultMessage: 'The parts are here',
  },
  finish: { id: 'partners.ownAct.finish', description: 'Button', defaultMessage: 'Mark as done' },
  invoice: { id: 'partners.ownAct.invoice', description: 'Button', defaultMessage: 'Send the invoice' },
  total: { id: 'partners.ownAct.total', description: 'Field', defaultMessage: 'Total in lei, with VAT' },
  number: { id: 'partners.ownAct.number', description: 'Field', defaultMessage: 'Invoice number' },
  datedOn: { id: 'partners.ownAct.datedOn', description: 'Field', defaultMessage: 'Invoice date' },
  file: { id: 'partners.ownAct.file', description: 'Field', defaultMessage: 'File' },
  fileHint: {
    id: 'partners.ownAct.fileHint',
    description: 'Below the field',
    defaultMessage: 'PDF or picture, at most 25 MB.',
  },
  fileMissing: {
    id: 'partners.ownAct.fileMissing',
    description: 'Error of the field',
    defaultMessage: 'Choose a file.',
  },
  send: { id: 'partners.ownAct.send', description: 'Button', defaultMessage: 'Send' },
  stored: {
    id: 'partners.ownAct.stored',
    description: 'Notice after an act',
    defaultMessage: 'The insurer sees it now.',
  },
  declined: {
    id: 'partners.ownAct.declined',
    description: 'Notice after declining',
    defaultMessage: 'The job is no longer with you.',
  },
  notNow: {
    id: 'partners.ownAct.notNow',
    description: 'Refusal',
    defaultMessage: 'The job has moved on meanwhile. Look at it again.',
  },
  tooMany: {
    id: 'partners.ownAct.tooMany',
    description: 'Refusal',
    defaultMessage: 'The job has 60 files already.',
  },
  jobOver: { id: 'partners.ownAct.jobOver', description: 'Refusal', defaultMessage: 'The job is over.' },
});
