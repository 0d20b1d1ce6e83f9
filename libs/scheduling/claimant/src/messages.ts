import { defineMessage, defineMessages } from 'react-intl';

/** Texts about the claimant's visit on the tracker. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'scheduling.claimant.title',
      description: 'Heading',
      defaultMessage: 'Inspection of your car',
    },
    invitation: {
      id: 'scheduling.claimant.invitation',
      description: 'No visit is booked yet',
      defaultMessage: 'Choose a day and hour. You only see hours that are free.',
    },
    choose: {
      id: 'scheduling.claimant.choose',
      description: 'Button',
      defaultMessage: 'Choose day and hour',
    },
    map: { id: 'scheduling.claimant.map', description: 'Link', defaultMessage: 'Open the map' },
    newTab: {
      id: 'scheduling.claimant.newTab',
      description: 'Said to screen readers after a link',
      defaultMessage: 'opens in a new tab',
    },
    calendar: {
      id: 'scheduling.claimant.calendar',
      description: 'Button',
      defaultMessage: 'Add to calendar',
    },
    bring: {
      id: 'scheduling.claimant.bring',
      description: 'What to bring',
      defaultMessage:
        'Please bring the registration certificate, your identity card and the accident statement, if you have it.',
    },
    move: { id: 'scheduling.claimant.move', description: 'Button', defaultMessage: 'Move' },
    cancel: { id: 'scheduling.claimant.cancel', description: 'Button', defaultMessage: 'Cancel the visit' },
    cancelQuestion: {
      id: 'scheduling.claimant.cancelQuestion',
      description: 'Asked once before a visit is cancelled',
      defaultMessage: 'Cancel this visit? Its hour becomes free for others.',
    },
    comesQuestion: {
      id: 'scheduling.claimant.comesQuestion',
      description: 'Asked about the visit, as in its reminder',
      defaultMessage: 'Will you come?',
    },
    comes: { id: 'scheduling.claimant.comes', description: 'Button: answers', defaultMessage: 'Yes, I come' },
    cannotCome: {
      id: 'scheduling.claimant.cannotCome',
      description: 'Button: answers',
      defaultMessage: 'No, I cannot',
    },
    saidYes: {
      id: 'scheduling.claimant.saidYes',
      description: 'What was answered',
      defaultMessage: 'You answered that you come.',
    },
    saidNo: {
      id: 'scheduling.claimant.saidNo',
      description: 'What was answered',
      defaultMessage: 'You answered that you cannot come. We will call you.',
    },
    keep: { id: 'scheduling.claimant.keep', description: 'Button', defaultMessage: 'Keep it' },
    callUs: {
      id: 'scheduling.claimant.callUs',
      description: 'Too late for changes',
      defaultMessage: 'To change the visit now, please call us.',
    },
    earliest: {
      id: 'scheduling.claimant.earliest',
      description: 'Heading',
      defaultMessage: 'First free hours',
    },
    other: {
      id: 'scheduling.claimant.other',
      description: 'Heading',
      defaultMessage: 'Another place or day',
    },
    county: { id: 'scheduling.claimant.county', description: 'Field', defaultMessage: 'County' },
    allCounties: {
      id: 'scheduling.claimant.allCounties',
      description: 'Choice',
      defaultMessage: 'All counties',
    },
    day: { id: 'scheduling.claimant.day', description: 'Field', defaultMessage: 'Day' },
    none: {
      id: 'scheduling.claimant.none',
      description: 'No hour in two weeks',
      defaultMessage: 'Nothing is free in these two weeks. Choose another county, or call us.',
    },
    noneHere: {
      id: 'scheduling.claimant.noneHere',
      description: 'No hour at a place in two weeks',
      defaultMessage: 'Nothing is free here in these two weeks.',
    },
    back: { id: 'scheduling.claimant.back', description: 'Button', defaultMessage: 'Back' },
    name: {
      id: 'scheduling.claimant.name',
      description: 'Field',
      defaultMessage: 'Name of who brings the car',
    },
    phone: { id: 'scheduling.claimant.phone', description: 'Field', defaultMessage: 'Mobile phone' },
    phoneHint: {
      id: 'scheduling.claimant.phoneHint',
      description: 'Under the field',
      defaultMessage: 'We only call about the visit.',
    },
    unreached: {
      id: 'scheduling.claimant.unreached',
      description: 'Nobody can be written to',
      defaultMessage:
        'We have no confirmed e-mail or mobile number of yours, so no message will come. We will call you to confirm; please write down the hour.',
    },
    sendCode: {
      id: 'scheduling.claimant.sendCode',
      description: 'Button: a code confirms the number, and messages about the visit go there',
      defaultMessage: 'Confirm my number by a code, and get messages',
    },
    sendCodeAgain: {
      id: 'scheduling.claimant.sendCodeAgain',
      description: 'Button, once the code before is over',
      defaultMessage: 'Send another code',
    },
    code: { id: 'scheduling.claimant.code', description: 'Field', defaultMessage: 'Code from the SMS' },
    codeHint: {
      id: 'scheduling.claimant.codeHint',
      description: 'Under the field',
      defaultMessage: 'Six digits. You agree to messages about this visit; STOP ends them.',
    },
    codeWrong: {
      id: 'scheduling.claimant.codeWrong',
      description: 'At the field',
      defaultMessage: 'This is not the code. Compare it with the SMS.',
    },
    codeExpired: {
      id: 'scheduling.claimant.codeExpired',
      description: 'At the field: the time is over, or there were too many wrong codes',
      defaultMessage: 'This code no longer works. Ask for another one.',
    },
    phoneRefused: {
      id: 'scheduling.claimant.phoneRefused',
      description: 'The number is none',
      defaultMessage: 'Write a phone number, like 0722 123 456.',
    },
    nameRefused: {
      id: 'scheduling.claimant.nameRefused',
      description: 'The name is missing',
      defaultMessage: 'Write the name of who brings the car.',
    },
    address: { id: 'scheduling.claimant.address', description: 'Field', defaultMessage: 'Where the car is' },
    confirm: {
      id: 'scheduling.claimant.confirm',
      description: 'Button',
      defaultMessage: 'Confirm the visit',
    },
    confirmMove: {
      id: 'scheduling.claimant.confirmMove',
      description: 'Button',
      defaultMessage: 'Move the visit',
    },
    otherHour: { id: 'scheduling.claimant.otherHour', description: 'Button', defaultMessage: 'Another hour' },
    heldOver: {
      id: 'scheduling.claimant.heldOver',
      description: 'The ten minutes are over',
      defaultMessage: 'The hour is no longer kept for you, but you can still confirm while nobody takes it.',
    },
    taken: {
      id: 'scheduling.claimant.taken',
      description: 'Somebody else was faster',
      defaultMessage: 'Somebody has just taken this hour',
    },
    takenHint: {
      id: 'scheduling.claimant.takenHint',
      description: 'What to do then',
      defaultMessage: 'Choose another one. What you have typed is kept.',
    },
    failed: {
      id: 'scheduling.claimant.failed',
      description: 'Something did not work',
      defaultMessage: 'That did not work. Nothing has changed; please try again.',
    },
    notRead: {
      id: 'scheduling.claimant.notRead',
      description: 'The visit could not be fetched',
      defaultMessage: 'The visit cannot be shown right now.',
    },
    notReadAgain: {
      id: 'scheduling.claimant.notReadAgain',
      description: 'The visit could not be fetched again: an earlier state of it is shown',
      defaultMessage: 'We could not check whether the visit has changed. You see what we knew last.',
    },
    tryAgain: { id: 'scheduling.claimant.tryAgain', description: 'Button', defaultMessage: 'Try again' },
    tooLate: {
      id: 'scheduling.claimant.tooLate',
      description: 'The visit is near or was moved twice',
      defaultMessage: 'The visit cannot be changed here any more. Please call us.',
    },
    zone: {
      id: 'scheduling.claimant.zone',
      description: 'Shown to visitors whose clock differs',
      defaultMessage: 'All hours are Romanian time.',
    },
  }),
  until: defineMessage<{ hour: string }>({
    id: 'scheduling.claimant.until',
    description: 'When changes end',
    defaultMessage: 'You can move or cancel until {hour}.',
  }),
  kept: defineMessage<{ hour: string }>({
    id: 'scheduling.claimant.kept',
    description: 'Above the hours while a visit is moved',
    defaultMessage: 'Your visit of {hour} is kept until you confirm another one.',
  }),
  held: defineMessage<{ clock: string }>({
    id: 'scheduling.claimant.held',
    description: 'Countdown',
    defaultMessage: 'The hour is kept for you for another {clock}',
  }),
  reachedAt: defineMessage<{ address: string }>({
    id: 'scheduling.claimant.reachedAt',
    description: 'Where the messages about the visit go',
    defaultMessage: 'The confirmation and the reminders go to {address}.',
  }),
  codeValid: defineMessage<{ clock: string }>({
    id: 'scheduling.claimant.codeValid',
    description: 'Countdown',
    defaultMessage: 'The code works for {clock}',
  }),
  codeBlocked: defineMessage<{ hour: string }>({
    id: 'scheduling.claimant.codeBlocked',
    description: 'No further code is sent before that moment',
    defaultMessage: 'Enough codes for now. Another one can be sent from {hour} on; you can book without it.',
  }),
};
