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

/** What a person does about what speaks against a policy. */
export const actWords = defineMessages({
  before_start: {
    id: 'fnol.check.beforeStart',
    description: 'What to do about a policy that may not cover the accident',
    defaultMessage: 'Ask the insurer whether an older policy covers the day.',
  },
  after_end: {
    id: 'fnol.check.afterEnd',
    description: 'What to do about a policy that may not cover the accident',
    defaultMessage: 'Ask the insurer whether it was renewed.',
  },
  cancelled: {
    id: 'fnol.check.cancelled',
    description: 'What to do about a policy that may not cover the accident',
    defaultMessage: 'Ask the insurer for the day and hour of the cancellation.',
  },
  instalment_unpaid: {
    id: 'fnol.check.instalmentUnpaid',
    description: 'What to do about a policy that may not cover the accident',
    defaultMessage: 'Ask the insurer or the holder for the proof of payment.',
  },
  first_day: {
    id: 'fnol.check.firstDay',
    description: 'What to do about a policy that may not cover the accident',
    defaultMessage: 'Compare the hour of the accident with the hour at which the policy was issued.',
  },
  several: {
    id: 'fnol.check.several',
    description: 'What to do about a policy that may not cover the accident',
    defaultMessage: 'Choose the policy that counts, by its number on the papers.',
  },
  not_found: {
    id: 'fnol.check.notFound',
    description: 'What to do about a policy that may not cover the accident',
    defaultMessage: 'Look for the policy at the insurer by plate or VIN.',
  },
  service_away: {
    id: 'fnol.check.serviceAway',
    description: 'What to do about a policy that may not cover the accident',
    defaultMessage: 'Try the policy service again, or call the insurer.',
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
