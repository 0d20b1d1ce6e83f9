import { defineMessages } from 'react-intl';

/** Position of the phone, and who has written the accident down. */
export const placeMessages = defineMessages({
  position: {
    id: 'fnol.place.position',
    description: 'Button: writes the position of the phone into the place',
    defaultMessage: 'Use the position of this phone',
  },
  positionKept: {
    id: 'fnol.place.positionKept',
    description: 'Said once the position stands in the field',
    defaultMessage: 'The position stands in the field above.',
  },
  positionAway: {
    id: 'fnol.place.positionAway',
    description: 'The phone did not give its position',
    defaultMessage: 'The phone does not tell its position. Write the place in words.',
  },
  record: {
    id: 'fnol.place.record',
    description: 'Label: who has written down what happened',
    defaultMessage: 'Who has written down what happened?',
  },
  recordPolice: {
    id: 'fnol.place.recordPolice',
    description: 'Choice: the police',
    defaultMessage: 'The police',
  },
  recordAmiable: {
    id: 'fnol.place.recordAmiable',
    description: 'Choice: both drivers, in an accident statement',
    defaultMessage: 'Both drivers, in an accident statement',
  },
  recordNobody: {
    id: 'fnol.place.recordNobody',
    description: 'Choice: nobody has',
    defaultMessage: 'Nobody yet',
  },
});
