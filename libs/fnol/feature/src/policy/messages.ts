import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'fnol.policy.heading',
    description: 'Question of the page, its main heading.',
    defaultMessage: 'Which insurance should pay?',
  },
  headingHint: {
    id: 'fnol.policy.headingHint',
    description: 'Help below the question for people who do not know the names of insurances.',
    defaultMessage: 'If you are not sure, choose what fits best. We check it with you.',
  },
  policyType: {
    id: 'fnol.policy.policyType',
    description: 'Label of the choice of the kind of insurance.',
    defaultMessage: 'Kind of insurance',
  },
  rca: {
    id: 'fnol.policy.rca',
    description: 'Explains the compulsory insurance of the other driver.',
    defaultMessage: 'Another driver is at fault and their compulsory insurance should pay.',
  },
  rcaDd: {
    id: 'fnol.policy.rcaDd',
    description: 'Explains direct settlement: the own compulsory insurer pays.',
    defaultMessage: 'Another driver is at fault, but you ask your own compulsory insurer to pay.',
  },
  casco: {
    id: 'fnol.policy.casco',
    description: 'Explains the voluntary insurance of the own car.',
    defaultMessage: 'You have insured your own car, whoever is at fault.',
  },
  greenCard: {
    id: 'fnol.policy.greenCard',
    description: 'Explains the insurance for accidents with foreign cars.',
    defaultMessage: 'The accident happened abroad or with a car registered abroad.',
  },
  policyNumber: {
    id: 'fnol.policy.policyNumber',
    description: 'Label of the number on the policy.',
    defaultMessage: 'Policy number',
  },
  policyNumberHint: {
    id: 'fnol.policy.policyNumberHint',
    description: 'Where the policy number stands.',
    defaultMessage: 'It stands at the top of the policy. Leave it empty if you do not have it at hand.',
  },
});

export const errors = defineMessages({
  policyTypeMissing: {
    id: 'fnol.policy.policyTypeMissing',
    description: 'Shown when no insurance was chosen.',
    defaultMessage: 'Choose the insurance that should pay',
  },
  policyNumberTooLong: {
    id: 'fnol.policy.policyNumberTooLong',
    description: 'Shown when the policy number is too long.',
    defaultMessage: 'A policy number has at most 60 characters',
  },
});
