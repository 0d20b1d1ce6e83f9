import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    assignee: {
      id: 'assignments.changeDialog.assignee',
      description: 'Label: to whom work is given',
      defaultMessage: 'To whom',
    },
    assigneeHint: {
      id: 'assignments.changeDialog.assigneeHint',
      description: 'Below the field',
      defaultMessage: 'Type part of the name.',
    },
    handOverNote: {
      id: 'assignments.changeDialog.handOverNote',
      description: 'Label of an optional field: what the new owner should know',
      defaultMessage: 'Hand-over note',
    },
    handOverHint: {
      id: 'assignments.changeDialog.handOverHint',
      description: 'Below the field',
      defaultMessage: 'What your colleague should know; it stays in the history.',
    },
    waitingOnMissing: {
      id: 'assignments.changeDialog.waitingOnMissing',
      description: 'It was not said on whom the tasks will wait',
      defaultMessage: 'Choose on whom they wait.',
    },
    toMe: {
      id: 'assignments.changeDialog.toMe',
      description: 'Button: takes the work oneself',
      defaultMessage: 'To me',
    },
    away: {
      id: 'assignments.changeDialog.away',
      description: 'Beside a colleague who is away and whom nobody replaces',
      defaultMessage: 'away today',
    },
    statusStep: {
      id: 'assignments.changeDialog.statusStep',
      description: 'Label: which step the tasks take',
      defaultMessage: 'Next step',
    },
    noStep: {
      id: 'assignments.changeDialog.noStep',
      description: 'Instead of steps: there are none for these tasks',
      defaultMessage: 'There is no step that you can take with these tasks.',
    },
    reason: {
      id: 'assignments.changeDialog.reason',
      description: 'Label: why a step is taken',
      defaultMessage: 'Reason',
    },
    reasonMissing: {
      id: 'assignments.changeDialog.reasonMissing',
      description: 'The reason is empty',
      defaultMessage: 'Say why.',
    },
    stepMissing: {
      id: 'assignments.changeDialog.stepMissing',
      description: 'No step was chosen',
      defaultMessage: 'Choose a step.',
    },
    assigneeMissing: {
      id: 'assignments.changeDialog.assigneeMissing',
      description: 'Nobody was chosen',
      defaultMessage: 'Choose a colleague.',
    },
    body: {
      id: 'assignments.changeDialog.body',
      description: 'Label of the note',
      defaultMessage: 'Internal note',
    },
    bodyHint: {
      id: 'assignments.changeDialog.bodyHint',
      description: 'Below the note',
      defaultMessage: 'Only colleagues see it.',
    },
    bodyMissing: {
      id: 'assignments.changeDialog.bodyMissing',
      description: 'The note is empty',
      defaultMessage: 'Write the note first.',
    },
    addNote: {
      id: 'assignments.changeDialog.addNote',
      description: 'Button that adds the note',
      defaultMessage: 'Add the note',
    },
    changeStatus: {
      id: 'assignments.changeDialog.changeStatus',
      description: 'Button that takes the step',
      defaultMessage: 'Change the status',
    },
    until: {
      id: 'assignments.changeDialog.until',
      description: 'Label: until when tasks are put off',
      defaultMessage: 'Until when',
    },
    tomorrow: { id: 'assignments.changeDialog.tomorrow', description: 'Choice', defaultMessage: 'Tomorrow' },
    threeDays: {
      id: 'assignments.changeDialog.threeDays',
      description: 'Choice',
      defaultMessage: 'In 3 days',
    },
    nextWeek: {
      id: 'assignments.changeDialog.nextWeek',
      description: 'Choice: the Monday after',
      defaultMessage: 'Next Monday',
    },
    onDate: {
      id: 'assignments.changeDialog.onDate',
      description: "Choice: a date of one's own",
      defaultMessage: 'On a date',
    },
    onDocument: {
      id: 'assignments.changeDialog.onDocument',
      description: 'Choice: until something happens',
      defaultMessage: 'When a document comes',
    },
    onReply: {
      id: 'assignments.changeDialog.onReply',
      description: 'Choice: until something happens',
      defaultMessage: 'When a reply comes',
    },
    onAppointment: {
      id: 'assignments.changeDialog.onAppointment',
      description: 'Choice: until an inspection that is booked is over',
      defaultMessage: 'After the appointment',
    },
    date: { id: 'assignments.changeDialog.date', description: 'Label of the date', defaultMessage: 'Date' },
    latest: {
      id: 'assignments.changeDialog.latest',
      description: 'Label of the date when something is waited for',
      defaultMessage: 'At the latest on',
    },
    dateMissing: {
      id: 'assignments.changeDialog.dateMissing',
      description: 'No date was given',
      defaultMessage: 'Give the date.',
    },
    datePast: {
      id: 'assignments.changeDialog.datePast',
      description: 'The date is not ahead',
      defaultMessage: 'The date must be ahead of us.',
    },
    snoozeHint: {
      id: 'assignments.changeDialog.snoozeHint',
      description: 'Below the choices',
      defaultMessage:
        'They leave the list and come back marked. Never later than three working days before the legal deadline.',
    },
    dueOn: {
      id: 'assignments.changeDialog.dueOn',
      description: 'Label of the deadline',
      defaultMessage: 'To be done by',
    },
    setDue: {
      id: 'assignments.changeDialog.setDue',
      description: 'Button that sets the deadline',
      defaultMessage: 'Set the deadline',
    },
    addTag: {
      id: 'assignments.changeDialog.addTag',
      description: 'Label: a tag to put on',
      defaultMessage: 'Add the tag',
    },
    removeTag: {
      id: 'assignments.changeDialog.removeTag',
      description: 'Label: a tag to take off',
      defaultMessage: 'Take off the tag',
    },
    tagHint: {
      id: 'assignments.changeDialog.tagHint',
      description: 'Below the field',
      defaultMessage: 'Up to 40 characters. Other people see it too.',
    },
    tagMissing: {
      id: 'assignments.changeDialog.tagMissing',
      description: 'Neither a tag to add nor one to remove',
      defaultMessage: 'Write a tag to add or choose one to take off.',
    },
    saveTags: {
      id: 'assignments.changeDialog.saveTags',
      description: 'Button that changes the tags',
      defaultMessage: 'Change the tags',
    },
    assignTo: {
      id: 'assignments.changeDialog.assignTo',
      description: 'Button that hands the work over',
      defaultMessage: 'Assign',
    },
    choose: {
      id: 'assignments.changeDialog.choose',
      description: 'Button that puts the work off',
      defaultMessage: 'Snooze',
    },
  }),
  load: defineMessage<{ count: number }>({
    id: 'assignments.changeDialog.load',
    description: 'Beside a colleague: how much is open',
    defaultMessage: '{count, plural, =0 {nothing open} one {# open} other {# open}}',
  }),
  replacedBy: defineMessage<{ name: string }>({
    id: 'assignments.changeDialog.replacedBy',
    description: 'Beside a colleague who is away',
    defaultMessage: 'away today, replaced by {name}',
  }),
  claimants: defineMessage<{ count: number }>({
    id: 'assignments.changeDialog.claimants',
    description: 'How many claimants get a message, at most',
    defaultMessage:
      '{count, plural, one {one claimant is written to} other {up to # claimants are written to}}',
  }),
  fits: defineMessage<{ count: number; total: number; status: string }>({
    id: 'assignments.changeDialog.fits',
    description: 'Beside a step: for how many tasks it is possible',
    defaultMessage: '{count, number} of {total, number} · to “{status}”',
  }),
};
