import { defineMessage, defineMessages } from 'react-intl';

export const sectionMessages = {
  ...defineMessages({
    notLooked: {
      id: 'fnol.policySection.notLooked',
      description: 'No policy was looked for when the claim was reported',
      defaultMessage: 'No policy was looked for when the claim was reported.',
    },
    question: {
      id: 'fnol.policySection.question',
      description: 'Label of the decision',
      defaultMessage: 'Does the policy cover the accident?',
    },
    covers: {
      id: 'fnol.policySection.covers',
      description: 'A decision about the policy',
      defaultMessage: 'It covers the accident',
    },
    doesNot: {
      id: 'fnol.policySection.doesNot',
      description: 'A decision about the policy',
      defaultMessage: 'It does not cover it',
    },
    check: {
      id: 'fnol.policySection.check',
      description: 'Before the work of checking a policy',
      defaultMessage: 'Check of the policy',
    },
    checkQueue: {
      id: 'fnol.policySection.checkQueue',
      description: 'The work of checking a policy has no owner yet',
      defaultMessage: 'waits in its queue',
    },
    reason: { id: 'fnol.policySection.reason', description: 'Label: why', defaultMessage: 'Why' },
    why: {
      id: 'fnol.policySection.why',
      description: 'The reason is missing',
      defaultMessage: 'Say why in a few words',
    },
    decide: { id: 'fnol.policySection.decide', description: 'Button', defaultMessage: 'Record the decision' },
  }),
  checkOf: defineMessage<{ no: string; day: string; owner: string }>({
    id: 'fnol.policySection.checkOf',
    description: 'The work of checking a policy: its number, day and owner',
    defaultMessage: '{no} · deadline {day} · {owner}',
  }),
  asKnown: defineMessage<{ day: string; at: string }>({
    id: 'fnol.policySection.asKnown',
    description: 'From when what is known of the policy is',
    defaultMessage:
      'On {day}, as known when the claim was reported, {at}. Later imports change nothing here.',
  }),
  fromService: defineMessage<{ day: string; at: string }>({
    id: 'fnol.policySection.fromService',
    description: 'From when what is known of the policy is, and from where',
    defaultMessage: 'On {day}, as the policy service said when the claim was reported, {at}.',
  }),
  decidedBy: defineMessage<{ name: string; at: string }>({
    id: 'fnol.policySection.decidedBy',
    description: 'Who decided about the policy, and when',
    defaultMessage: '{name}, {at}',
  }),
};
