import { defineMessage, defineMessages } from 'react-intl';

/** Columns of the lists of kinds of work, statuses and steps. */
export const listMessages = {
  ...defineMessages({
    kinds: {
      id: 'assignments.process.kinds',
      description: 'Caption of the list of kinds of work',
      defaultMessage: 'Kinds of work',
    },
    kind: {
      id: 'assignments.process.kind',
      description: 'Column of the list of kinds of work',
      defaultMessage: 'Kind of work',
    },
    versionColumn: {
      id: 'assignments.process.versionColumn',
      description: 'Column: the version in force',
      defaultMessage: 'In force',
    },
    draftColumn: {
      id: 'assignments.process.draftColumn',
      description: 'Column: whether there is a draft',
      defaultMessage: 'Draft',
    },
    statusesColumn: {
      id: 'assignments.process.statusesColumn',
      description: 'Column: how many statuses',
      defaultMessage: 'Statuses',
    },
    openColumn: {
      id: 'assignments.process.openColumn',
      description: 'Column: how much open work there is',
      defaultMessage: 'Open work',
    },
    hasProposal: {
      id: 'assignments.process.hasProposal',
      description: 'Mark of a kind of work for which the product proposes a new process',
      defaultMessage: 'update offered',
    },
    status: {
      id: 'assignments.process.status',
      description: 'Column: the status',
      defaultMessage: 'Status',
    },
    step: {
      id: 'assignments.process.step',
      description: 'Column: the step',
      defaultMessage: 'Step',
    },
    from: {
      id: 'assignments.process.from',
      description: 'Column: the status that a step leads out of',
      defaultMessage: 'From',
    },
    to: {
      id: 'assignments.process.to',
      description: 'Column: the status that a step leads into',
      defaultMessage: 'To',
    },
    who: {
      id: 'assignments.process.who',
      description: 'Column: who may take a step',
      defaultMessage: 'Who',
    },
    anybody: {
      id: 'assignments.process.anybody',
      description: 'Any colleague may take the step',
      defaultMessage: 'anybody',
    },
    conditionsColumn: {
      id: 'assignments.process.conditionsColumn',
      description: 'Column: how many conditions',
      defaultMessage: 'Conditions',
    },
    effectsColumn: {
      id: 'assignments.process.effectsColumn',
      description: 'Column: how many effects',
      defaultMessage: 'Effects',
    },
    time: {
      id: 'assignments.process.time',
      description: 'Column: the usual time',
      defaultMessage: 'Time',
    },
    tracker: {
      id: 'assignments.process.tracker',
      description: 'Column: the step of the tracker',
      defaultMessage: 'Tracker',
    },
  }),
  waitsNo: defineMessage<{ no: number }>({
    id: 'assignments.process.waitsNo',
    description: 'A version that waits for its moment',
    defaultMessage: 'version {no} waits',
  }),
  since: defineMessage<{ day: string }>({
    id: 'assignments.process.since',
    description: 'Since when the version is in force',
    defaultMessage: 'in force since {day}',
  }),
};
