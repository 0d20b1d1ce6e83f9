import type { Schema } from '@dosar/openapi';
import { defineMessage, defineMessages } from 'react-intl';

/** What policies are worth, wherever they are shown. */
export const verdictWords = defineMessages({
  covered: {
    id: 'fnol.policy.covered',
    description: 'What a policy is worth on the day of the accident',
    defaultMessage: 'covered',
  },
  doubtful: {
    id: 'fnol.policy.doubtful',
    description: 'What a policy is worth on the day of the accident: a person has to look',
    defaultMessage: 'to be checked',
  },
  not_in_force: {
    id: 'fnol.policy.notInForce',
    description: 'What a policy is worth on the day of the accident',
    defaultMessage: 'not in force that day',
  },
});

export const reasonWords: Record<Schema<'PolicyReason'>, ReturnType<typeof defineMessage>> = defineMessages({
  before_start: {
    id: 'fnol.policy.beforeStart',
    description: 'Why a policy does not cover the accident',
    defaultMessage: 'It begins after the accident.',
  },
  after_end: {
    id: 'fnol.policy.afterEnd',
    description: 'Why a policy does not cover the accident',
    defaultMessage: 'It ended before the accident.',
  },
  cancelled: {
    id: 'fnol.policy.cancelled',
    description: 'Why a policy does not cover the accident',
    defaultMessage: 'It is cancelled.',
  },
  instalment_unpaid: {
    id: 'fnol.policy.instalmentUnpaid',
    description: 'Why a policy has to be checked',
    defaultMessage: 'An instalment does not appear as paid.',
  },
  first_day: {
    id: 'fnol.policy.firstDay',
    description: 'Why a policy has to be checked',
    defaultMessage: 'The accident was on its first day: the hour counts.',
  },
  several: {
    id: 'fnol.policy.several',
    description: 'Why a policy has to be checked',
    defaultMessage: 'Several policies fit.',
  },
  not_found: {
    id: 'fnol.policy.notFound',
    description: 'Why a policy has to be checked',
    defaultMessage: 'No policy was found.',
  },
  service_away: {
    id: 'fnol.policy.serviceAway',
    description: 'Why a policy has to be checked',
    defaultMessage: 'The policy service does not answer.',
  },
});

export const termWords = {
  ...defineMessages({
    rca: { id: 'fnol.policy.rca', description: 'Kind of policy: liability', defaultMessage: 'MTPL' },
    casco: { id: 'fnol.policy.casco', description: 'Kind of policy: own damage', defaultMessage: 'CASCO' },
    vehicle: { id: 'fnol.policy.vehicle', description: 'What a policy covers', defaultMessage: 'vehicle' },
    property: { id: 'fnol.policy.property', description: 'What a policy covers', defaultMessage: 'property' },
    injury: { id: 'fnol.policy.injury', description: 'What a policy covers', defaultMessage: 'injuries' },
  }),
  upTo: defineMessage<{ what: string; amount: string }>({
    id: 'fnol.policy.upTo',
    description: 'What a policy covers, and the most that it pays',
    defaultMessage: '{what} up to {amount}',
  }),
  deductible: defineMessage<{ amount: string }>({
    id: 'fnol.policy.deductible',
    description: 'What a policy takes off',
    defaultMessage: 'deductible {amount}',
  }),
};
