import { defineMessages } from 'react-intl';

/** The words on the way from a report to the statement. */
export const nextMessages = defineMessages({
  title: {
    id: 'fnol.statementNext.title',
    description: 'From a report to the accident statement of the claim, and back',
    defaultMessage: 'The accident statement',
  },
  hint: {
    id: 'fnol.statementNext.hint',
    description: 'From a report to the accident statement of the claim, and back',
    defaultMessage:
      'Two cars and nobody hurt: fill in the statement together, each on their own phone. What you have told is filled in already.',
  },
  begin: {
    id: 'fnol.statementNext.begin',
    description: 'From a report to the accident statement of the claim, and back',
    defaultMessage: 'Fill in the statement',
  },
  goOn: {
    id: 'fnol.statementNext.goOn',
    description: 'From a report to the accident statement of the claim, and back',
    defaultMessage: 'Go on with the statement',
  },
  late: {
    id: 'fnol.statementNext.late',
    description: 'From a report to the accident statement of the claim, and back',
    defaultMessage: 'This page was left meanwhile. Ask us for the link to the statement.',
  },
  back: {
    id: 'fnol.statementNext.back',
    description: 'From a report to the accident statement of the claim, and back',
    defaultMessage: 'Back to my report',
  },
  send: {
    id: 'fnol.statementNext.send',
    description: 'From a report to the accident statement of the claim, and back',
    defaultMessage: 'Send the statement',
  },
});
