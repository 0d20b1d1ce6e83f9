import { defineMessage, defineMessages } from 'react-intl';

/** Words of the deactivation of a person. */
export const messages = {
  ...defineMessages({
    nothing: {
      id: 'account.deactivate.nothing',
      description: 'Somebody who leaves has nothing open',
      defaultMessage: 'Nothing is open that somebody would have to take over.',
    },
    goesTo: {
      id: 'account.deactivate.goesTo',
      description: 'Heading over the kinds of open work',
      defaultMessage: 'Open work goes to',
    },
    taker: {
      id: 'account.deactivate.taker',
      description: 'Placeholder of a choice',
      defaultMessage: 'Who takes it over?',
    },
    missingTaker: {
      id: 'account.deactivate.missingTaker',
      description: 'Nobody is chosen',
      defaultMessage: 'Choose who takes it over',
    },
    away: {
      id: 'account.deactivate.away',
      description: 'Somebody is not there',
      defaultMessage: 'away now',
    },
    note: {
      id: 'account.deactivate.note',
      description: 'Label',
      defaultMessage: 'Note for whoever takes over',
    },
    noteHint: {
      id: 'account.deactivate.noteHint',
      description: 'Who reads the note',
      defaultMessage: 'Appears in the timelines and in the e-mail to them.',
    },
    cancel: {
      id: 'account.deactivate.cancel',
      description: 'Button',
      defaultMessage: 'Cancel',
    },
  }),
  title: defineMessage<{ name: string }>({
    id: 'account.deactivate.title',
    description: 'Title of a dialog',
    defaultMessage: 'Deactivate {name}',
  }),
  stays: defineMessage<{ sessions: number }>({
    id: 'account.deactivate.stays',
    description: 'What happens when somebody leaves',
    defaultMessage:
      'The name stays in the history, and the account can be opened again. {sessions, plural, =0 {Nobody is signed in.} one {One sign-in ends.} other {# sign-ins end.}}',
  }),
  kindAndCount: defineMessage<{ kind: string; count: number }>({
    id: 'account.deactivate.kindAndCount',
    description: 'A kind of open work, and how much of it there is',
    defaultMessage: '{kind}: {count, number}',
  }),
  takerOf: defineMessage<{ kind: string }>({
    id: 'account.deactivate.takerOf',
    description: 'Label of a choice for screen readers',
    defaultMessage: '{kind}: who takes it over',
  }),
  team: defineMessage<{ team: string }>({
    id: 'account.deactivate.team',
    description: 'Choice: shared out in a team',
    defaultMessage: 'Shared out: {team}',
  }),
  teamHint: defineMessage<{ count: number }>({
    id: 'account.deactivate.teamHint',
    description: 'How many people of a team share work out',
    defaultMessage: 'by load, {count, plural, one {one person} other {# people}}',
  }),
  load: defineMessage<{ load: number }>({
    id: 'account.deactivate.load',
    description: 'How much of a kind of work somebody has',
    defaultMessage: '{load, plural, =0 {free} one {has # now} other {has # now}}',
  }),
  handOver: defineMessage<{ count: number }>({
    id: 'account.deactivate.handOver',
    description: 'Button',
    defaultMessage:
      '{count, plural, one {Hand over one piece and deactivate} other {Hand over # pieces and deactivate}}',
  }),
  done: defineMessage<{ name: string; count: number }>({
    id: 'account.deactivate.done',
    description: 'Told after somebody was deactivated',
    defaultMessage:
      '{name} is deactivated. {count, plural, =0 {} one {One piece was handed over.} other {# pieces were handed over.}}',
  }),
};
