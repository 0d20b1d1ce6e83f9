import { defineMessages } from 'react-intl';

/** The other car of the accident, as a claimant has seen it. */
export const otherCarMessages = defineMessages({
  title: {
    id: 'fnol.otherCar.title',
    description: 'Heading: the other car of the accident',
    defaultMessage: 'The other car',
  },
  hint: {
    id: 'fnol.otherCar.hint',
    description: 'Below the heading',
    defaultMessage: 'What you have seen is enough; we find out the rest.',
  },
  plate: {
    id: 'fnol.otherCar.plate',
    description: 'Label: number plate of the other car',
    defaultMessage: 'Its number plate',
  },
  insurer: {
    id: 'fnol.otherCar.insurer',
    description: 'Label: insurer of the other car',
    defaultMessage: 'Its insurer',
  },
  insurerHint: {
    id: 'fnol.otherCar.insurerHint',
    description: 'Where the insurer of the other car stands',
    defaultMessage: 'It stands on its RCA policy and in the accident statement',
  },
});
