import { defineMessage, defineMessages } from 'react-intl';

/** What is said of policies while a claim is taken in. */
export const policyMessages = {
  ...defineMessages({
    title: {
      id: 'fnol.intakePolicy.title',
      description: 'Label of the list of policies that were found',
      defaultMessage: 'Policy on the day of the accident',
    },
    none: {
      id: 'fnol.intakePolicy.none',
      description: 'No policy fits',
      defaultMessage: 'No policy found. The claim can be registered; somebody checks the cover.',
    },
    check: {
      id: 'fnol.intakePolicy.check',
      description: 'Below the reasons why a policy is doubtful',
      defaultMessage: 'The claim can be registered; somebody checks the cover.',
    },
    holder: {
      id: 'fnol.intakePolicy.holder',
      description: 'Label: personal number or company number of the insured, to find the policy by',
      defaultMessage: 'CNP or CUI of the insured',
    },
    holderHint: {
      id: 'fnol.intakePolicy.holderHint',
      description: 'Why the number is asked, and that it is not kept',
      defaultMessage: 'Only to find the policy: it is not kept in the draft or the file.',
    },
    away: {
      id: 'fnol.intakePolicy.away',
      description: 'The policy service did not answer',
      defaultMessage: 'The policy service does not answer. Go on without it.',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'fnol.intakePolicy.found',
    description: 'How many policies were found',
    defaultMessage: '{count, plural, one {# found} other {# found}}',
  }),
};
