import { defineMessages } from 'react-intl';

/** Who is to blame, and why the boxes suggest it. */
export const liabilityMessages = defineMessages({
  title: {
    id: 'fnol.liability.title',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'Liability',
  },
  a: {
    id: 'fnol.liability.a',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'A is to blame',
  },
  b: {
    id: 'fnol.liability.b',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'B is to blame',
  },
  shared: {
    id: 'fnol.liability.shared',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'Both are to blame',
  },
  unclear: {
    id: 'fnol.liability.unclear',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'Unclear',
  },
  proposed: {
    id: 'fnol.liability.proposed',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'The boxes suggest',
  },
  decide: {
    id: 'fnol.liability.decide',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'Decide',
  },
  reason: {
    id: 'fnol.liability.reason',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'Why',
  },
  choice: {
    id: 'fnol.liability.choice',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'Who is to blame?',
  },
  hint: {
    id: 'fnol.liability.hint',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'A signature admits no guilt; a person decides.',
  },
  saved: {
    id: 'fnol.liability.saved',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'Liability is decided',
  },
  ignored_priority: {
    id: 'fnol.liability.ignoredPriority',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'ignored priority or a red light',
  },
  hit_the_rear: {
    id: 'fnol.liability.hitTheRear',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'hit the rear',
  },
  reversed: {
    id: 'fnol.liability.reversed',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'reversed',
  },
  changed_lane: {
    id: 'fnol.liability.changedLane',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'changed lane',
  },
  in_the_opposite_lane: {
    id: 'fnol.liability.inTheOppositeLane',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'was on the opposite lane',
  },
  left_parking: {
    id: 'fnol.liability.leftParking',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'left a parking place or opened a door',
  },
  entered_the_roundabout: {
    id: 'fnol.liability.enteredTheRoundabout',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'entered the roundabout',
  },
  did_not_yield_to_the_right: {
    id: 'fnol.liability.didNotYieldToTheRight',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'did not yield to the right',
  },
  hit_what_stood: {
    id: 'fnol.liability.hitWhatStood',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'hit a car that stood',
  },
  contradictions: {
    id: 'fnol.liability.contradictions',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'the boxes contradict each other',
  },
  nothing_decides: {
    id: 'fnol.liability.nothingDecides',
    description: 'Liability proposed from the accident statement',
    defaultMessage: 'no box decides',
  },
});
