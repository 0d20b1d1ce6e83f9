import { defineMessages } from 'react-intl';

/** The number that a report is told before its photos. */
export const numberMessages = defineMessages({
  title: {
    id: 'fnol.toldNumber.title',
    description: 'Above the number that the claim will have',
    defaultMessage: 'Your claim number',
  },
  hint: {
    id: 'fnol.toldNumber.hint',
    description: 'Below the number: the claim is opened when the report is sent',
    defaultMessage: 'It is yours: your claim opens under it when you send the report.',
  },
  pending: {
    id: 'fnol.toldNumber.pending',
    description: 'While the number is fetched',
    defaultMessage: 'Your claim number is on its way…',
  },
  later: {
    id: 'fnol.toldNumber.later',
    description: 'The number could not be fetched now',
    defaultMessage: 'You get your claim number when you send the report.',
  },
});
