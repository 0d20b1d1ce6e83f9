import { defineMessages } from 'react-intl';

/** What was told about a visit. */
export const reasonMessages = defineMessages({
  visit_booked: {
    id: 'scheduling.fileVisits.newsBooked',
    description: 'What was told about a visit; its hour follows',
    defaultMessage: 'Booked:',
  },
  visit_moved: {
    id: 'scheduling.fileVisits.newsMoved',
    description: 'What was told about a visit; its hour follows',
    defaultMessage: 'Moved:',
  },
  visit_cancelled: {
    id: 'scheduling.fileVisits.newsCancelled',
    description: 'What was told about a visit; its hour follows',
    defaultMessage: 'Cancelled:',
  },
  visit_reminder: {
    id: 'scheduling.fileVisits.newsReminder',
    description: 'What was told about a visit; its hour follows',
    defaultMessage: 'Reminder:',
  },
  visit_missed: {
    id: 'scheduling.fileVisits.newsMissed',
    description: 'What was told about a visit; its hour follows',
    defaultMessage: 'Nobody came:',
  },
  visit_failed: {
    id: 'scheduling.fileVisits.newsFailed',
    description: 'What was told about a visit; its hour follows',
    defaultMessage: 'Did not take place because of us:',
  },
  visit_unreported: {
    id: 'scheduling.fileVisits.newsUnreported',
    description: 'What was told about a visit; its hour follows',
    defaultMessage: 'Report asked for:',
  },
});

/** What became of a message. */
export const stateMessages = defineMessages({
  queued: {
    id: 'scheduling.fileVisits.stateQueued',
    description: 'What became of a message',
    defaultMessage: 'on its way',
  },
  sent: {
    id: 'scheduling.fileVisits.stateSent',
    description: 'What became of a message',
    defaultMessage: 'sent',
  },
  failed: {
    id: 'scheduling.fileVisits.stateFailed',
    description: 'What became of a message',
    defaultMessage: 'failed',
  },
  bounced: {
    id: 'scheduling.fileVisits.stateBounced',
    description: 'What became of a message',
    defaultMessage: 'came back',
  },
  cancelled: {
    id: 'scheduling.fileVisits.stateCancelled',
    description: 'What became of a message',
    defaultMessage: 'held back',
  },
});

/** Who was told, where no name is known. */
export const roleMessages = defineMessages({
  claimant: {
    id: 'scheduling.fileVisits.roleClaimant',
    description: 'Who was told',
    defaultMessage: 'Claimant',
  },
  assessor: {
    id: 'scheduling.fileVisits.roleAssessor',
    description: 'Who was told',
    defaultMessage: 'Assessor',
  },
  manager: {
    id: 'scheduling.fileVisits.roleManager',
    description: 'Who was told',
    defaultMessage: 'Manager of the assessors',
  },
});

/** What the claimant answered to a message; the hour of the answer follows. */
export const answerMessages = defineMessages({
  yes: {
    id: 'scheduling.fileVisits.answerYes',
    description: 'The claimant answered that they come; the hour of the answer follows',
    defaultMessage: 'answered YES',
  },
  no: {
    id: 'scheduling.fileVisits.answerNo',
    description: 'The claimant answered that they cannot come; the hour of the answer follows',
    defaultMessage: 'answered NO',
  },
});
