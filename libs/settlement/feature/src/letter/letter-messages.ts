import { defineMessages } from 'react-intl';

export const letterMessages = defineMessages({
  letter: {
    id: 'settlement.letter.letter',
    description: 'Heading above the letter of an offer that waits for approval',
    defaultMessage: 'The letter',
  },
  letterFailed: {
    id: 'settlement.letter.failed',
    description: 'The letter could not be read',
    defaultMessage: 'The letter cannot be shown now',
  },
});
