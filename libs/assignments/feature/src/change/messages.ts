import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    documents: {
      id: 'assignments.documentRequest.menu',
      description: 'Menu item: asks claimants for documents',
      defaultMessage: 'Ask for documents',
    },
    export: {
      id: 'assignments.change.export',
      description: 'Button: exports the selected rows',
      defaultMessage: 'Export',
    },
    assign: {
      id: 'assignments.change.assign',
      description: 'Button: hands tasks to somebody',
      defaultMessage: 'Assign',
    },
    status: {
      id: 'assignments.change.status',
      description: 'Button: moves tasks to another status',
      defaultMessage: 'Status',
    },
    note: {
      id: 'assignments.change.note',
      description: 'Button: writes the same note on tasks',
      defaultMessage: 'Note',
    },
    snooze: {
      id: 'assignments.change.snooze',
      description: 'Button: puts tasks off',
      defaultMessage: 'Snooze',
    },
    wake: {
      id: 'assignments.change.wake',
      description: 'Button: ends the putting off of tasks',
      defaultMessage: 'Wake',
    },
    priority: {
      id: 'assignments.change.priority',
      description: 'Menu: how urgent tasks are',
      defaultMessage: 'Priority',
    },
    due: {
      id: 'assignments.change.due',
      description: 'Menu item: sets the deadline of tasks',
      defaultMessage: 'Set the deadline',
    },
    tag: {
      id: 'assignments.change.tag',
      description: 'Menu item: puts tags on tasks or takes them off',
      defaultMessage: 'Tags',
    },
    more: { id: 'assignments.change.more', description: 'Menu with further actions', defaultMessage: 'More' },
    undo: {
      id: 'assignments.change.undo',
      description: 'Button: takes the last change back',
      defaultMessage: 'Undo',
    },
    skippedTitle: {
      id: 'assignments.change.skippedTitle',
      description: 'Title of the list of tasks that were skipped',
      defaultMessage: 'Skipped tasks',
    },
    details: {
      id: 'assignments.change.details',
      description: 'Button: which tasks were skipped and why',
      defaultMessage: 'Why',
    },
    dismiss: {
      id: 'assignments.change.dismiss',
      description: 'Button: closes the line that tells what was done',
      defaultMessage: 'Close',
    },
    unknownFile: {
      id: 'assignments.change.unknownFile',
      description: 'In place of the number of a task that cannot be seen',
      defaultMessage: 'Task',
    },
  }),
  assignTitle: defineMessage<{ count: number }>({
    id: 'assignments.change.assignTitle',
    description: 'Title of the dialog',
    defaultMessage: '{count, plural, one {Assign # task} other {Assign # tasks}}',
  }),
  statusTitle: defineMessage<{ count: number }>({
    id: 'assignments.change.statusTitle',
    description: 'Title of the dialog',
    defaultMessage: '{count, plural, one {Status of # task} other {Status of # tasks}}',
  }),
  noteTitle: defineMessage<{ count: number }>({
    id: 'assignments.change.noteTitle',
    description: 'Title of the dialog',
    defaultMessage: '{count, plural, one {Note on # task} other {Note on # tasks}}',
  }),
  snoozeTitle: defineMessage<{ count: number }>({
    id: 'assignments.change.snoozeTitle',
    description: 'Title of the dialog',
    defaultMessage: '{count, plural, one {Snooze # task} other {Snooze # tasks}}',
  }),
  dueTitle: defineMessage<{ count: number }>({
    id: 'assignments.change.dueTitle',
    description: 'Title of the dialog',
    defaultMessage: '{count, plural, one {Deadline of # task} other {Deadline of # tasks}}',
  }),
  tagTitle: defineMessage<{ count: number }>({
    id: 'assignments.change.tagTitle',
    description: 'Title of the dialog',
    defaultMessage: '{count, plural, one {Tags of # task} other {Tags of # tasks}}',
  }),
  done: defineMessage<{ count: number }>({
    id: 'assignments.change.done',
    description: 'How many tasks were changed',
    defaultMessage: '{count, plural, =0 {No task changed} one {# task changed} other {# tasks changed}}',
  }),
  undoneCount: defineMessage<{ count: number }>({
    id: 'assignments.change.undoneCount',
    description: 'How many tasks are as before, after a change was taken back',
    defaultMessage:
      '{count, plural, =0 {Nothing could be undone} one {# task is as before} other {# tasks are as before}}',
  }),
  skipped: defineMessage<{ count: number }>({
    id: 'assignments.change.skipped',
    description: 'How many tasks were skipped',
    defaultMessage: '{count, plural, one {# skipped} other {# skipped}}',
  }),
  both: defineMessage<{ done: string; skipped: string }>({
    id: 'assignments.change.both',
    description: 'What was done and what was skipped',
    defaultMessage: '{done}, {skipped}',
  }),
  ownedByOthers: defineMessage<{ names: string }>({
    id: 'assignments.changeDialog.ownedByOthers',
    description: 'Why there is no step: the tasks belong to these colleagues',
    defaultMessage: 'They belong to {names}. Ask them, or have the tasks assigned to you.',
  }),
  priorityName: defineMessage<{ priority: number }>({
    id: 'assignments.change.priorityName',
    description: 'How urgent a task is',
    defaultMessage: '{priority, select, 0 {Normal} 1 {Raised} 2 {High} other {Urgent}}',
  }),
};
