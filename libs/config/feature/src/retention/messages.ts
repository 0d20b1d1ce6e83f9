import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    intro: {
      id: 'config.retention.intro',
      description: 'What the page of retention periods is about',
      defaultMessage:
        'What nobody needs any more is removed at night, after these days. Claim files with their documents, messages and payments are never removed by themselves.',
    },
    change: {
      id: 'config.retention.change',
      description: 'Button: set for how long a kind of data is kept; a hidden name follows',
      defaultMessage: 'Change',
    },
    days: {
      id: 'config.retention.days',
      description: 'Label: for how many days a kind of data is kept',
      defaultMessage: 'Days kept',
    },
    save: {
      id: 'config.retention.save',
      description: 'Button: stores the number of days',
      defaultMessage: 'Save the days',
    },
    saved: {
      id: 'config.retention.saved',
      description: 'Notice: the number of days was stored',
      defaultMessage: 'The days are saved. They apply from the next night on.',
    },
    fewer: {
      id: 'config.retention.fewer',
      description: 'Warning before fewer days are stored',
      defaultMessage:
        'With fewer days than now, the next night removes what is older. It cannot be recovered.',
    },
    invalid: {
      id: 'config.retention.invalid',
      description: 'The typed number of days is none, or outside its limits',
      defaultMessage: 'Write a number of days within the limits.',
    },
  }),
  kept: defineMessage<{ days: number }>({
    id: 'config.retention.kept',
    description: 'For how long a kind of data is kept',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
  }),
  limits: defineMessage<{ least: number; most: number; usual: number }>({
    id: 'config.retention.limits',
    description: 'The limits of a period, and the number without a decision',
    defaultMessage:
      'from {least, number} to {most, plural, one {# day} other {# days}}; usual: {usual, number}',
  }),
};
