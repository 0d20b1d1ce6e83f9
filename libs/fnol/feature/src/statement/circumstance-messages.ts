import { defineMessages } from 'react-intl';

/** The circumstances of box 12, by their number on the form. */
export const circumstanceMessages = defineMessages({
  c1: {
    id: 'fnol.circumstance.c1',
    description: 'Circumstance 1 of box 12 of the accident statement',
    defaultMessage: 'Parked or stopped',
  },
  c2: {
    id: 'fnol.circumstance.c2',
    description: 'Circumstance 2 of box 12 of the accident statement',
    defaultMessage: 'Leaving a parking place, opening a door',
  },
  c3: {
    id: 'fnol.circumstance.c3',
    description: 'Circumstance 3 of box 12 of the accident statement',
    defaultMessage: 'Entering a parking place',
  },
  c4: {
    id: 'fnol.circumstance.c4',
    description: 'Circumstance 4 of box 12 of the accident statement',
    defaultMessage: 'Leaving a car park, private ground, a track',
  },
  c5: {
    id: 'fnol.circumstance.c5',
    description: 'Circumstance 5 of box 12 of the accident statement',
    defaultMessage: 'Entering a car park, private ground, a track',
  },
  c6: {
    id: 'fnol.circumstance.c6',
    description: 'Circumstance 6 of box 12 of the accident statement',
    defaultMessage: 'Entering a roundabout',
  },
  c7: {
    id: 'fnol.circumstance.c7',
    description: 'Circumstance 7 of box 12 of the accident statement',
    defaultMessage: 'Driving in a roundabout',
  },
  c8: {
    id: 'fnol.circumstance.c8',
    description: 'Circumstance 8 of box 12 of the accident statement',
    defaultMessage: 'Hit the rear: same direction, same lane',
  },
  c9: {
    id: 'fnol.circumstance.c9',
    description: 'Circumstance 9 of box 12 of the accident statement',
    defaultMessage: 'Going the same way in another lane',
  },
  c10: {
    id: 'fnol.circumstance.c10',
    description: 'Circumstance 10 of box 12 of the accident statement',
    defaultMessage: 'Changing lane',
  },
  c11: {
    id: 'fnol.circumstance.c11',
    description: 'Circumstance 11 of box 12 of the accident statement',
    defaultMessage: 'Overtaking',
  },
  c12: {
    id: 'fnol.circumstance.c12',
    description: 'Circumstance 12 of box 12 of the accident statement',
    defaultMessage: 'Turning right',
  },
  c13: {
    id: 'fnol.circumstance.c13',
    description: 'Circumstance 13 of box 12 of the accident statement',
    defaultMessage: 'Turning left',
  },
  c14: {
    id: 'fnol.circumstance.c14',
    description: 'Circumstance 14 of box 12 of the accident statement',
    defaultMessage: 'Reversing',
  },
  c15: {
    id: 'fnol.circumstance.c15',
    description: 'Circumstance 15 of box 12 of the accident statement',
    defaultMessage: 'On the lane of the opposite direction',
  },
  c16: {
    id: 'fnol.circumstance.c16',
    description: 'Circumstance 16 of box 12 of the accident statement',
    defaultMessage: 'Coming from the right at a crossing',
  },
  c17: {
    id: 'fnol.circumstance.c17',
    description: 'Circumstance 17 of box 12 of the accident statement',
    defaultMessage: 'Ignored a priority sign or a red light',
  },
});
