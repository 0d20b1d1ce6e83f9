import { defineMessage, defineMessages } from 'react-intl';

/** What policies are worth, wherever they are shown. */
export const verdictWords = defineMessages({
  covered: {
    id: 'fnol.cover.covered',
    description: 'What a policy is worth on the day of the accident',
    defaultMessage: 'covered',
  },
  doubtful: {
    id: 'fnol.cover.doubtful',
    description: 'What a policy is worth on the day of the accident: a person has to look',
    defaultMessage: 'to be checked',
  },
  not_in_force: {
    id: 'fnol.cover.notInForce',
    description: 'What a policy is worth on the day of the accident',
    defaultMessage: 'not in force that day',
  },
});

export const reasonWords = defineMessages({
  before_start: {
    id: 'fnol.cover.beforeStart',
    description: 'Why a policy does not cover the accident',
    defaultMessage: 'It begins after the accident.',
  },
  after_end: {
    id: 'fnol.cover.afterEnd',
    description: 'Why a policy does not cover the accident',
    defaultMessage: 'It ended before the accident.',
  },
  cancelled: {
    id: 'fnol.cover.cancelled',
    description: 'Why a policy does not cover the accident',
    defaultMessage: 'It is cancelled.',
  },
  instalment_unpaid: {
    id: 'fnol.cover.instalmentUnpaid',
    description: 'Why a policy has to be checked',
    defaultMessage: 'An instalment does not appear as paid.',
  },
  first_day: {
    id: 'fnol.cover.firstDay',
    description: 'Why a policy has to be checked',
    defaultMessage: 'The accident was on its first day: the hour counts.',
  },
  several: {
    id: 'fnol.cover.several',
    description: 'Why a policy has to be checked',
    defaultMessage: 'Several policies fit.',
  },
  not_found: {
    id: 'fnol.cover.notFound',
    description: 'Why a policy has to be checked',
    defaultMessage: 'No policy was found.',
  },
  service_away: {
    id: 'fnol.cover.serviceAway',
    description: 'Why a policy has to be checked',
    defaultMessage: 'The policy service does not answer.',
  },
});

export const termWords = {
  ...defineMessages({
    rca: { id: 'fnol.cover.rca', description: 'Kind of policy: liability', defaultMessage: 'MTPL' },
    casco: { id: 'fnol.cover.casco', description: 'Kind of policy: own damage', defaultMessage: 'CASCO' },
    vehicle: { id: 'fnol.cover.vehicle', description: 'What a policy covers', defaultMessage: 'vehicle' },
    property: { id: 'fnol.cover.property', description: 'What a policy covers', defaultMessage: 'property' },
    injury: { id: 'fnol.cover.injury', description: 'What a policy covers', defaultMessage: 'injuries' },
  }),
  upTo: defineMessage<{ what: string; amount: string }>({
    id: 'fnol.cover.upTo',
    description: 'What a policy covers, and the most that it pays',
    defaultMessage: '{what} up to {amount}',
  }),
  deductible: defineMessage<{ amount: string }>({
    id: 'fnol.cover.deductible',
    description: 'What a policy takes off',
    defaultMessage: 'deductible {amount}',
  }),
};
