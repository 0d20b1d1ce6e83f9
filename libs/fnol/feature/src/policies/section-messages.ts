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
    reason: { id: 'fnol.policySection.reason', description: 'Label: why', defaultMessage: 'Why' },
    why: {
      id: 'fnol.policySection.why',
      description: 'The reason is missing',
      defaultMessage: 'Say why in a few words',
    },
    decide: { id: 'fnol.policySection.decide', description: 'Button', defaultMessage: 'Record the decision' },
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
