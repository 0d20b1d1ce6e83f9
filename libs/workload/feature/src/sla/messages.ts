import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    intro: {
      id: 'workload.sla.intro',
      description: 'What the page of terms of work is about',
      defaultMessage:
        'The owner is told when this part of the term has passed, the owner and the manager when all of it has. The hours of a kind of work and of each status stand in its process.',
    },
    process: {
      id: 'workload.sla.process',
      description: 'Link to the processes, where the hours are changed',
      defaultMessage: 'Change hours in the process',
    },
    failed: {
      id: 'workload.sla.failed',
      description: 'The terms could not be read',
      defaultMessage: 'The terms cannot be shown now',
    },
    change: {
      id: 'workload.sla.change',
      description: 'Button: change when the owner is told; a hidden name follows',
      defaultMessage: 'Change',
    },
    percent: {
      id: 'workload.sla.percent',
      description: 'Label: the part of the term after which the owner is told',
      defaultMessage: 'Tell the owner after, % of the term',
    },
    invalid: {
      id: 'workload.sla.invalid',
      description: 'The typed part is none',
      defaultMessage: 'Write a number from 1 to 99.',
    },
    save: {
      id: 'workload.sla.save',
      description: 'Button: stores the part of the term',
      defaultMessage: 'Save the warning',
    },
    saved: {
      id: 'workload.sla.saved',
      description: 'Notice: the part of the term was stored',
      defaultMessage: 'The warning is saved.',
    },
  }),
  terms: defineMessage<{ hours: number; share: string; count: number }>({
    id: 'workload.sla.terms',
    description: 'The term of a kind of work, when its owner is told, and how much open work has a term',
    defaultMessage:
      '{hours, plural, one {# hour} other {# hours}} · told after {share} · {count, plural, =0 {no open work} one {# open piece of work} other {# open pieces of work}}',
  }),
};
