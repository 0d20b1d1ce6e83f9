import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    close: {
      id: 'workload.rebalance.close',
      description: 'Closes the panel of a move',
      defaultMessage: 'Close',
    },
    person: {
      id: 'workload.rebalance.person',
      description: 'Column of people',
      defaultMessage: 'Person',
    },
    load: {
      id: 'workload.rebalance.load',
      description: 'Column of loads',
      defaultMessage: 'load',
    },
    yes: {
      id: 'workload.rebalance.yes',
      description: 'A rule is passed',
      defaultMessage: 'yes',
    },
    no: {
      id: 'workload.rebalance.no',
      description: 'A rule is not passed',
      defaultMessage: 'no',
    },
    away: {
      id: 'workload.rebalance.away',
      description: 'Somebody is away',
      defaultMessage: 'away',
    },
    note: {
      id: 'workload.rebalance.note',
      description: 'Note for the next owner',
      defaultMessage: 'Hand-over note',
    },
    noteNeeded: {
      id: 'workload.rebalance.noteNeeded',
      description: 'Why a note is needed',
      defaultMessage: 'Older than 5 days: needed. A draft from the history; make it yours.',
    },
    noteHint: {
      id: 'workload.rebalance.noteHint',
      description: 'What the note is for',
      defaultMessage: 'Goes into the timeline of the file.',
    },
    somebodyElse: {
      id: 'workload.rebalance.somebodyElse',
      description: 'Choice of another person',
      defaultMessage: 'Somebody else',
    },
    moveAfterAll: {
      id: 'workload.rebalance.moveAfterAll',
      description: 'Moves the work after all',
      defaultMessage: 'Move it after all',
    },
  }),
  whyThis: defineMessage<{ name: string }>({
    id: 'workload.rebalance.whyThis',
    description: 'Heading of the proof',
    defaultMessage: 'Why {name}',
  }),
  whyText: defineMessage<{ rule: string }>({
    id: 'workload.rebalance.whyText',
    description: 'The reason in words',
    defaultMessage:
      '{rule, select, owner_of_file {Passes all rules and works on this file already.} chosen {Chosen by you, instead of who the rules found.} only_one {Nobody else passes all rules and has room.} other {Passes all rules and has the least load.}}',
  }),
  check: defineMessage<{ rule: string }>({
    id: 'workload.rebalance.check',
    description: 'Column of a rule',
    defaultMessage: '{rule, select, skill {skill} county {county} other {now}}',
  }),
  leave: defineMessage<{ name: string }>({
    id: 'workload.rebalance.leave',
    description: 'Leaves the work with its owner',
    defaultMessage: 'Leave with {name}',
  }),
};
