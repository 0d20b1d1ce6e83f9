import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    found: {
      id: 'assignments.statusHelp.found',
      description: 'Heading in the help of the product, above the statuses that were found',
      defaultMessage: 'Statuses',
    },
    possible: {
      id: 'assignments.statusHelp.possible',
      description: 'Heading above the steps that can be taken',
      defaultMessage: 'What can be done now',
    },
    waits: {
      id: 'assignments.statusHelp.waits',
      description: 'Heading above whom the task waits for and how long that takes',
      defaultMessage: 'What it waits for',
    },
    nobody: {
      id: 'assignments.statusHelp.nobody',
      description: 'Instead of the owner',
      defaultMessage: 'Nobody has it yet.',
    },
  }),
  open: defineMessage<{ status: string }>({
    id: 'assignments.statusHelp.open',
    description: 'Name of the button at the status: shows its help',
    defaultMessage: 'What does “{status}” mean?',
  }),
  usual: defineMessage<{ hours: number }>({
    id: 'assignments.statusHelp.usual',
    description: 'How long a status usually lasts, below a day',
    defaultMessage: '{hours, plural, one {It usually takes an hour.} other {It usually takes # hours.}}',
  }),
  usualDays: defineMessage<{ days: number }>({
    id: 'assignments.statusHelp.usualDays',
    description: 'How long a status usually lasts',
    defaultMessage: '{days, plural, one {It usually takes a day.} other {It usually takes # days.}}',
  }),
  author: defineMessage<{ when: string; who: string }>({
    id: 'assignments.statusHelp.author',
    description: 'Below the help of a status: its age and author',
    defaultMessage: 'Text of {when}, {who}',
  }),
  owner: defineMessage<{ name: string }>({
    id: 'assignments.statusHelp.owner',
    description: 'Who has the task',
    defaultMessage: '{name} has it.',
  }),
  waitsFor: defineMessage<{ whom: string }>({
    id: 'assignments.statusHelp.waitsFor',
    description: 'Whom the task waits for, as a sentence',
    defaultMessage:
      '{whom, select, us {It waits for us.} manager {It waits for a manager.} claimant {It waits for the claimant.} shop {It waits for the repair shop.} police {It waits for the police.} insurer {It waits for the other insurer.} other {It waits for somebody else.}}',
  }),
};
