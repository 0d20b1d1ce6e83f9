import { defineMessage, defineMessages } from 'react-intl';

/** Texts of booking, moving and cancelling a visit. */
export const messages = {
  ...defineMessages({
    heldOver: {
      id: 'scheduling.booking.heldOver',
      description: 'The ten minutes are over',
      defaultMessage: 'The ten minutes are over. Confirm: you get the hour if nobody has taken it.',
    },
    otherHour: { id: 'scheduling.booking.otherHour', description: 'Button', defaultMessage: 'Another hour' },
    who: {
      id: 'scheduling.booking.who',
      description: 'Heading',
      defaultMessage: 'Who comes with the vehicle?',
    },
    name: { id: 'scheduling.booking.name', description: 'Field', defaultMessage: 'Full name' },
    phone: { id: 'scheduling.booking.phone', description: 'Field', defaultMessage: 'Mobile phone' },
    phoneHint: {
      id: 'scheduling.booking.phoneHint',
      description: 'Hint',
      defaultMessage: 'The assessor calls this number about the visit.',
    },
    unreached: {
      id: 'scheduling.booking.unreached',
      description: 'Nobody can be written to: said to the claimant',
      defaultMessage:
        'We have no confirmed e-mail or mobile number of yours, so no message will come. We will call you to confirm; please write down the hour.',
    },
    unreachedStaff: {
      id: 'scheduling.booking.unreachedStaff',
      description: 'Nobody can be written to: said to staff',
      defaultMessage:
        'Nobody can be written to: no e-mail and no mobile number is confirmed. A task to call opens with the booking.',
    },
    sms: {
      id: 'scheduling.booking.sms',
      description: 'Checkbox',
      defaultMessage: 'You may text me about this visit',
    },
    smsStaff: {
      id: 'scheduling.booking.smsStaff',
      description: 'Checkbox for staff',
      defaultMessage: 'May be texted about this visit',
    },
    address: {
      id: 'scheduling.booking.address',
      description: 'Field',
      defaultMessage: 'Where the vehicle is',
    },
    note: { id: 'scheduling.booking.note', description: 'Field', defaultMessage: 'Anything we should know' },
    stepFree: {
      id: 'scheduling.booking.stepFree',
      description: 'Checkbox',
      defaultMessage: 'I need access without steps',
    },
    stepFreeStaff: {
      id: 'scheduling.booking.stepFreeStaff',
      description: 'Checkbox for staff',
      defaultMessage: 'Needs access without steps',
    },
    confirm: {
      id: 'scheduling.booking.confirm',
      description: 'Button',
      defaultMessage: 'Confirm the appointment',
    },
    reassurance: {
      id: 'scheduling.booking.reassurance',
      description: 'Under the button',
      defaultMessage:
        'If the hour is taken meanwhile, we offer three hours close to it, and you type nothing again.',
    },
    taken: {
      id: 'scheduling.booking.taken',
      description: 'Title when somebody else got the hour',
      defaultMessage: 'That hour was just taken',
    },
    takenHint: {
      id: 'scheduling.booking.takenHint',
      description: 'What to do then',
      defaultMessage: 'These are the nearest. Nothing that you typed is lost.',
    },
    noneNear: {
      id: 'scheduling.booking.noneNear',
      description: 'No alternative',
      defaultMessage: 'Choose another hour below.',
    },
    booked: {
      id: 'scheduling.booking.booked',
      description: 'Notice',
      defaultMessage: 'The appointment is confirmed',
    },
    moved: {
      id: 'scheduling.booking.moved',
      description: 'Notice',
      defaultMessage: 'The appointment was moved',
    },
    cancelled: {
      id: 'scheduling.booking.cancelled',
      description: 'Notice',
      defaultMessage: 'The appointment was cancelled',
    },
    moveConfirm: {
      id: 'scheduling.booking.moveConfirm',
      description: 'Title of the question',
      defaultMessage: 'Move the appointment?',
    },
    move: { id: 'scheduling.booking.move', description: 'Button', defaultMessage: 'Move' },
    tells: {
      id: 'scheduling.booking.tells',
      description: 'Checkbox',
      defaultMessage: 'Tell the claimant with one message',
    },
    cancelTitle: {
      id: 'scheduling.booking.cancelTitle',
      description: 'Title of the question',
      defaultMessage: 'Cancel the appointment?',
    },
    cancel: { id: 'scheduling.booking.cancel', description: 'Button', defaultMessage: 'Cancel it' },
    keep: {
      id: 'scheduling.booking.keep',
      description: 'Button that cancels nothing',
      defaultMessage: 'Keep it',
    },
    reason: { id: 'scheduling.booking.reason', description: 'Field', defaultMessage: 'Why' },
    noReason: {
      id: 'scheduling.booking.noReason',
      description: 'In that choice before something is chosen',
      defaultMessage: 'Choose a reason',
    },
    reasonInWords: {
      id: 'scheduling.booking.reasonInWords',
      description: 'Field',
      defaultMessage: 'In words',
    },
    back: { id: 'scheduling.booking.back', description: 'Button', defaultMessage: 'Back' },
    changed: {
      id: 'scheduling.booking.changed',
      description: 'Somebody changed it meanwhile',
      defaultMessage: 'The appointment was changed meanwhile. Look again and repeat.',
    },
  }),
  held: defineMessage<{ clock: string }>({
    id: 'scheduling.booking.held',
    description: 'Band above the form; the clock follows',
    defaultMessage: 'The hour is kept for another {clock}',
  }),
  heldForYou: defineMessage<{ clock: string }>({
    id: 'scheduling.booking.heldForYou',
    description: 'Band above the form of the claimant; the clock follows',
    defaultMessage: 'The hour is kept for you for another {clock}',
  }),
  moveKept: defineMessage<{ hour: string }>({
    id: 'scheduling.booking.moveKept',
    description: 'Above the hours',
    defaultMessage: 'Your visit of {hour} is kept until you confirm another one.',
  }),
  moveFromTo: defineMessage<{ from: string; to: string }>({
    id: 'scheduling.booking.moveFromTo',
    description: 'The question',
    defaultMessage: 'The present hour: {from}. The new one: {to}.',
  }),
  cancelLead: defineMessage<{ hour: string; place: string }>({
    id: 'scheduling.booking.cancelLead',
    description: 'The question',
    defaultMessage: '{hour}, {place}. The hour becomes free for others.',
  }),
  minutes: defineMessage<{ count: number }>({
    id: 'scheduling.booking.minutes',
    description: 'How long a visit takes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
  }),
  reachedAt: defineMessage<{ address: string }>({
    id: 'scheduling.booking.reachedAt',
    description: 'Where the messages about the visit go',
    defaultMessage: 'The confirmation and the reminders go to {address}.',
  }),
};
