import { defineMessages } from 'react-intl';

/** Why something is not done to a job. */
export const refusalMessages = defineMessages({
  not_now: {
    id: 'partners.jobRefused.notNow',
    description: 'Something is not done to a job of a partner',
    defaultMessage: 'The job has moved on. Look at it again.',
  },
  not_yours: {
    id: 'partners.jobRefused.notYours',
    description: 'Something is not done to a job of a partner',
    defaultMessage: 'This is for somebody else to do.',
  },
  partner_not_allowed: {
    id: 'partners.jobRefused.partnerNotAllowed',
    description: 'Something is not done to a job of a partner',
    defaultMessage: 'A rule of the special customer does not allow this partner.',
  },
  partner_not_working: {
    id: 'partners.jobRefused.partnerNotWorking',
    description: 'Something is not done to a job of a partner',
    defaultMessage: 'The partner takes no new work now.',
  },
  invoice_differs: {
    id: 'partners.jobRefused.invoiceDiffers',
    description: 'Something is not done to a job of a partner',
    defaultMessage: 'The invoice is not what was agreed. Give the reason.',
  },
  lines_unanswered: {
    id: 'partners.jobRefused.linesUnanswered',
    description: 'Something is not done to a job of a partner',
    defaultMessage: 'Every line needs its answer, and a reason where it is not as asked.',
  },
  nothing_agreed: {
    id: 'partners.jobRefused.nothingAgreed',
    description: 'Something is not done to a job of a partner',
    defaultMessage: 'Nothing would be agreed. Ask for a corrected estimate instead.',
  },
  paid_by_ledger: {
    id: 'partners.jobRefused.paidByLedger',
    description: 'Something is not done to a job of a partner',
    defaultMessage: 'The payment order of the partner says what is paid.',
  },
  own_pages: {
    id: 'partners.jobRefused.ownPages',
    description: 'Something is not done to a job of a partner',
    defaultMessage: 'The people of this partner sign in with their own users.',
  },
  no_address: {
    id: 'partners.jobRefused.noAddress',
    description: 'Something is not done to a job of a partner',
    defaultMessage: 'The shop has no e-mail address.',
  },
  file_closed: {
    id: 'partners.jobRefused.fileClosed',
    description: 'Something is not done to a job of a partner',
    defaultMessage: 'The claim file is closed.',
  },
  unknown_document: {
    id: 'partners.jobRefused.unknownDocument',
    description: 'Something is not done to a job of a partner',
    defaultMessage: 'A chosen document is no longer part of the file.',
  },
});
