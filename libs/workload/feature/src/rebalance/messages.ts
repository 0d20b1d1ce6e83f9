import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'workload.rebalance.title',
      description: 'Page on which the work of a team is shared out',
      defaultMessage: 'Rebalance',
    },
    failed: {
      id: 'workload.rebalance.failed',
      description: 'A proposal could not be made',
      defaultMessage: 'The proposal could not be made',
    },
    nobodyChosen: {
      id: 'workload.rebalance.nobodyChosen',
      description: 'Nobody gives work',
      defaultMessage: 'Nobody has too much',
    },
    nobodyChosenText: {
      id: 'workload.rebalance.nobodyChosenText',
      description: 'What to do when nobody gives work',
      defaultMessage: 'Choose from whom work should go.',
    },
    beforeAndAfter: {
      id: 'workload.rebalance.beforeAndAfter',
      description: 'What the bars show',
      defaultMessage: 'Load before and after; the line is the capacity of each',
    },
    moves: {
      id: 'workload.rebalance.moves',
      description: 'Caption of the table of moves',
      defaultMessage: 'Moves',
    },
    work: {
      id: 'workload.rebalance.work',
      description: 'Column of the work',
      defaultMessage: 'Work',
    },
    fromWhomToWhom: {
      id: 'workload.rebalance.fromWhomToWhom',
      description: 'Column of the two people',
      defaultMessage: 'From, to',
    },
    why: {
      id: 'workload.rebalance.why',
      description: 'Column of the reason',
      defaultMessage: 'Why',
    },
    wantsNote: {
      id: 'workload.rebalance.wantsNote',
      description: 'A note is needed and missing',
      defaultMessage: 'wants a hand-over note',
    },
    noteIsThere: {
      id: 'workload.rebalance.noteIsThere',
      description: 'A note is needed and there',
      defaultMessage: 'hand-over note written',
    },
    noMoves: {
      id: 'workload.rebalance.noMoves',
      description: 'Nothing can be moved',
      defaultMessage: 'Nothing can be moved by these rules.',
    },
    owner: {
      id: 'workload.rebalance.owner',
      description: 'Column of the owner',
      defaultMessage: 'Owner',
    },
    oneNotice: {
      id: 'workload.rebalance.oneNotice',
      description: 'Whom the moves tell',
      defaultMessage:
        'Each person gets one notice with the list. It can be undone for 24 h, as long as nobody has worked on it.',
    },
    again: {
      id: 'workload.rebalance.again',
      description: 'Makes another proposal',
      defaultMessage: 'New proposal',
    },
    notDone: {
      id: 'workload.rebalance.notDone',
      description: 'The moves were not made',
      defaultMessage: 'Nothing was moved',
    },
    askAgain: {
      id: 'workload.rebalance.askAgain',
      description: 'What to do when the moves could not be made',
      defaultMessage: 'Make a new proposal: some of the work has changed.',
    },
    notesMissingText: {
      id: 'workload.rebalance.notesMissingText',
      description: 'Why a note is needed',
      defaultMessage: 'What somebody has had for more than five days is handed over with a note.',
    },
    undo: {
      id: 'workload.rebalance.undo',
      description: 'Takes the moves back',
      defaultMessage: 'Undo',
    },
    undone: {
      id: 'workload.rebalance.undone',
      description: 'The moves were taken back',
      defaultMessage: 'Everything is back where it was.',
    },
  }),
  percent: defineMessage<{ percent: number }>({
    id: 'workload.rebalance.percent',
    description: 'A load',
    defaultMessage: '{percent} %',
  }),
  falls: defineMessage<{ count: number; before: number; after: number }>({
    id: 'workload.rebalance.falls',
    description: 'What the moves bring',
    defaultMessage:
      '{count, plural, =0 {Nothing moves; the highest load is {before} %} one {The highest load goes from {before} % to {after} %, with one move} other {The highest load goes from {before} % to {after} %, with # moves}}',
  }),
  keepsHighest: defineMessage<{ count: number; highest: number }>({
    id: 'workload.rebalance.keepsHighest',
    description: 'What moves bring that leave the highest load as it is',
    defaultMessage:
      '{count, plural, one {The highest load stays {highest} %, with one move} other {The highest load stays {highest} %, with # moves}}',
  }),
  fromTo: defineMessage<{ before: number; after: number }>({
    id: 'workload.rebalance.fromTo',
    description: 'A load before and after',
    defaultMessage: '{before} → {after} %',
  }),
  rule: defineMessage<{ rule: string; percent: number }>({
    id: 'workload.rebalance.rule',
    description: 'Why somebody gets a piece of work',
    defaultMessage:
      '{rule, select, owner_of_file {works on this file already} chosen {chosen by you} only_one {the only one who fits} other {fits, and has the least: {percent} %}}',
  }),
  stays: defineMessage<{ reason: string }>({
    id: 'workload.rebalance.stays',
    description: 'Why work stays',
    defaultMessage:
      '{reason, select, fresh_contact {contact within 48 h} near_law {legal deadline near} other {nobody else fits}}',
  }),
  stayCount: defineMessage<{ count: number }>({
    id: 'workload.rebalance.stayCount',
    description: 'How much work stays by a rule',
    defaultMessage: '{count, plural, one {One stays by a rule} other {# stay by a rule}}',
  }),
  apply: defineMessage<{ count: number }>({
    id: 'workload.rebalance.apply',
    description: 'Makes the moves',
    defaultMessage: '{count, plural, =0 {Nothing to apply} one {Apply one move} other {Apply # moves}}',
  }),
  notesMissing: defineMessage<{ count: number }>({
    id: 'workload.rebalance.notesMissing',
    description: 'Notes are missing',
    defaultMessage: '{count, plural, one {One move wants a note} other {# moves want a note}}',
  }),
  doneAt: defineMessage<{ time: string }>({
    id: 'workload.rebalance.doneAt',
    description: 'When the moves were made',
    defaultMessage: 'Applied at {time}',
  }),
  undoUntil: defineMessage<{ until: string }>({
    id: 'workload.rebalance.undoUntil',
    description: 'Until when the moves can be taken back',
    defaultMessage: 'can be undone until {until}',
  }),
  undoneBut: defineMessage<{ count: number }>({
    id: 'workload.rebalance.undoneBut',
    description: 'Some moves were not taken back',
    defaultMessage:
      '{count, plural, one {One stays: somebody has worked on it.} other {# stay: somebody has worked on them.}}',
  }),
  moved: defineMessage<{ count: number }>({
    id: 'workload.rebalance.moved',
    description: 'The moves were made',
    defaultMessage: '{count, plural, one {One piece of work moved} other {# pieces of work moved}}',
  }),
  told: defineMessage<{ count: number }>({
    id: 'workload.rebalance.told',
    description: 'How many people the moves were told to; follows how many were made',
    defaultMessage: '{count, plural, one {one person told} other {# people told}}',
  }),
};
