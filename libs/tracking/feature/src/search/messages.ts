import { defineMessage } from 'react-intl';

export const messages = {
  heading: defineMessage({
    id: 'tracking.search.heading',
    description: 'Title of the page where a claimant enters a case number',
    defaultMessage: 'Find your case',
  }),
  caseNumber: defineMessage({
    id: 'tracking.search.caseNumber',
    description: 'Label of the case number, when the organisation has no name of its own for it',
    defaultMessage: 'Case number',
  }),
  whereToFind: defineMessage({
    id: 'tracking.search.whereToFind',
    description: 'Hint under the case number',
    defaultMessage: 'It is in the message that you received from us.',
  }),
  missing: defineMessage({
    id: 'tracking.search.missing',
    description: 'Error when the case number is empty',
    defaultMessage: 'Enter the case number.',
  }),
  tooShort: defineMessage<{ length: number }>({
    id: 'tracking.search.tooShort',
    description: 'Error when the case number has too few characters',
    defaultMessage: 'The case number has at least {length, number} characters.',
  }),
  impossible: defineMessage({
    id: 'tracking.search.impossible',
    description: 'Error when no case can have the number that was typed: says what to check',
    defaultMessage:
      'No case has such a number: it has letters from A to Z and digits, 20 at most. Check that you copied only the number from our message.',
  }),
  submit: defineMessage({
    id: 'tracking.search.submit',
    description: 'Button that looks for the case',
    defaultMessage: 'Show the case',
  }),
};
