import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'account.newActivities.title',
      description: 'Title of the dialog that tells of new work, S10',
      defaultMessage: 'New tasks',
    },
    list: {
      id: 'account.newActivities.list',
      description: 'In that dialog: leads to the worklist with this work',
      defaultMessage: 'Show them in the list',
    },
    snoozeFor: {
      id: 'account.newActivities.snoozeFor',
      description: 'In that dialog: label of the choice for how long it stays away',
      defaultMessage: 'How long to snooze',
    },
    halfHour: {
      id: 'account.newActivities.halfHour',
      description: 'Choice for how long',
      defaultMessage: '30 minutes',
    },
    twoHours: {
      id: 'account.newActivities.twoHours',
      description: 'Choice for how long',
      defaultMessage: '2 hours',
    },
    tomorrow: {
      id: 'account.newActivities.tomorrow',
      description: 'Choice for how long',
      defaultMessage: 'Until tomorrow at 8:00',
    },
    snooze: {
      id: 'account.newActivities.snooze',
      description: 'Button of that dialog: tell me again after the chosen time',
      defaultMessage: 'Snooze',
    },
    seen: {
      id: 'account.newActivities.seen',
      description: "Button of that dialog: I have seen them; the specification's text is exactly 'OK'",
      defaultMessage: 'OK',
    },
  }),
  own: defineMessage<{ count: number }>({
    id: 'account.newActivities.own',
    description: "One's own new work, S10; the specification's Romanian text is exactly 'Ai N noi'",
    defaultMessage: '{count, plural, one {You have # new task} other {You have # new tasks}}',
  }),
  mention: defineMessage<{ name: string; file: string }>({
    id: 'account.newActivities.mention',
    description: 'A note of {name} on the file {file} mentions the reader; leads to it',
    defaultMessage: '{name} mentions you on {file}',
  }),
  colleague: defineMessage<{ name: string; count: number }>({
    id: 'account.newActivities.colleague',
    description:
      "New work of a colleague whom one replaces, S10; the specification's Romanian text is exactly '{name} are N noi'",
    defaultMessage: '{count, plural, one {{name} has # new task} other {{name} has # new tasks}}',
  }),
};
