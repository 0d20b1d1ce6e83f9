import { defineMessages } from 'react-intl';

/** What nobody has said yet, as lines that lead to their fields. */
export const missingMessages = defineMessages({
  words: {
    id: 'fnol.intakeMissing.words',
    description: 'What is missing: what happened',
    defaultMessage: 'What happened',
  },
  name: {
    id: 'fnol.intakeMissing.name',
    description: 'What is missing: name of the caller',
    defaultMessage: 'Name of the caller',
  },
  contact: {
    id: 'fnol.intakeMissing.contact',
    description: 'What is missing: telephone or e-mail',
    defaultMessage: 'Phone or e-mail',
  },
  policy: {
    id: 'fnol.intakeMissing.policy',
    description: 'What is missing: type of policy',
    defaultMessage: 'Type of policy',
  },
  date: {
    id: 'fnol.intakeMissing.date',
    description: 'What is missing: day',
    defaultMessage: 'Day of the accident',
  },
  time: {
    id: 'fnol.intakeMissing.time',
    description: 'What is missing: hour',
    defaultMessage: 'Hour, at least about',
  },
  place: {
    id: 'fnol.intakeMissing.place',
    description: 'What is missing: place',
    defaultMessage: 'Place',
  },
  plate: {
    id: 'fnol.intakeMissing.plate',
    description: 'What is missing: plate',
    defaultMessage: 'Plate',
  },
  record: {
    id: 'fnol.intakeMissing.record',
    description: 'What is missing: police or statement',
    defaultMessage: 'Police or amiable statement',
  },
  policeStation: {
    id: 'fnol.intakeMissing.policeStation',
    description: 'What is missing: police station',
    defaultMessage: 'Which police station',
  },
  damage: {
    id: 'fnol.intakeMissing.damage',
    description: 'What is missing: damage',
    defaultMessage: 'Damage',
  },
  drivable: {
    id: 'fnol.intakeMissing.drivable',
    description: 'What is missing: whether the car can be driven',
    defaultMessage: 'Whether the car can be driven',
  },
  driver: {
    id: 'fnol.intakeMissing.driver',
    description: 'What is missing: the driver',
    defaultMessage: 'Who drove',
  },
  otherCar: {
    id: 'fnol.intakeMissing.otherCar',
    description: 'What is missing: the other car',
    defaultMessage: 'The other car',
  },
  otherPlate: {
    id: 'fnol.intakeMissing.otherPlate',
    description: 'What is missing: plate of the other car',
    defaultMessage: 'Plate of the other car',
  },
  otherInsurer: {
    id: 'fnol.intakeMissing.otherInsurer',
    description: 'What is missing: insurer of the other car',
    defaultMessage: 'RCA insurer of the other car',
  },
  hurt: {
    id: 'fnol.intakeMissing.hurt',
    description: 'What is missing: names of the people who were hurt',
    defaultMessage: 'Who was hurt',
  },
});
