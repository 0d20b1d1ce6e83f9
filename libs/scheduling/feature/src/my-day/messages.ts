import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the day of an assessor. */
export const messages = {
  ...defineMessages({
    title: { id: 'scheduling.myDay.title', description: 'Title', defaultMessage: 'My day' },
    offline: {
      id: 'scheduling.myDay.offline',
      description: 'Band',
      defaultMessage: 'No network. Whatever you do is kept.',
    },
    seen: { id: 'scheduling.myDay.seen', description: 'Button', defaultMessage: 'I have seen it' },
    none: { id: 'scheduling.myDay.none', description: 'Empty day', defaultMessage: 'No visits this day' },
    noneHint: {
      id: 'scheduling.myDay.noneHint',
      description: 'What to do',
      defaultMessage: 'Look at another day, or at the board.',
    },
    notKept: {
      id: 'scheduling.myDay.notKept',
      description: 'A day that was not read before the network went',
      defaultMessage: 'This day is not kept on the device',
    },
    notKeptHint: {
      id: 'scheduling.myDay.notKeptHint',
      description: 'Below: what happens next',
      defaultMessage: 'It is read as soon as there is a network.',
    },
    failed: {
      id: 'scheduling.myDay.failed',
      description: 'Title of the failure',
      defaultMessage: 'Your day could not be read',
    },
    photo: { id: 'scheduling.myDay.photo', description: 'Button: opens the camera', defaultMessage: 'Photo' },
    photoNotKept: {
      id: 'scheduling.myDay.photoNotKept',
      description: 'Notice',
      defaultMessage: 'The device has no room left: the photo was not kept.',
    },
    route: { id: 'scheduling.myDay.route', description: 'Link', defaultMessage: 'Route' },
    call: { id: 'scheduling.myDay.call', description: 'Link', defaultMessage: 'Call' },
    file: { id: 'scheduling.myDay.file', description: 'Link', defaultMessage: 'Claim' },
    steps: {
      id: 'scheduling.myDay.steps',
      description: 'Name of the list of steps',
      defaultMessage: 'How far the visit is',
    },
    setOut: { id: 'scheduling.myDay.setOut', description: 'Button', defaultMessage: 'I am on the way' },
    arrive: { id: 'scheduling.myDay.arrive', description: 'Button', defaultMessage: 'I have arrived' },
    start: { id: 'scheduling.myDay.start', description: 'Button', defaultMessage: 'I begin' },
    finish: { id: 'scheduling.myDay.finish', description: 'Button', defaultMessage: 'Done' },
    nobody: { id: 'scheduling.myDay.nobody', description: 'Button', defaultMessage: 'Nobody is here' },
    unreported: {
      id: 'scheduling.myDay.unreported',
      description: 'A visit of which nobody has said how it ended',
      defaultMessage: 'The hour of this visit is over. How did it end?',
    },
    otherEnd: { id: 'scheduling.myDay.otherEnd', description: 'Button', defaultMessage: 'Other' },
    nobodyTitle: {
      id: 'scheduling.myDay.nobodyTitle',
      description: 'Title',
      defaultMessage: 'Nobody at the address?',
    },
    closeNow: { id: 'scheduling.myDay.closeNow', description: 'Button', defaultMessage: 'Close the visit' },
    keepWaiting: { id: 'scheduling.myDay.keepWaiting', description: 'Button', defaultMessage: 'I wait' },
    sms: {
      id: 'scheduling.myDay.sms',
      description: 'What follows',
      defaultMessage: 'A message with another hour leaves by itself.',
    },
    endTitle: { id: 'scheduling.myDay.endTitle', description: 'Title', defaultMessage: 'How did it end?' },
    ended: { id: 'scheduling.myDay.ended', description: 'Field', defaultMessage: 'What happened' },
    note: { id: 'scheduling.myDay.note', description: 'Field', defaultMessage: 'Note' },
    report: { id: 'scheduling.myDay.report', description: 'Button', defaultMessage: 'Report' },
    backToToday: { id: 'scheduling.myDay.backToToday', description: 'Button', defaultMessage: 'Today' },
  }),
  photosWaiting: defineMessage<{ count: number }>({
    id: 'scheduling.myDay.photosWaiting',
    description: 'Photos of a visit that wait for the network',
    defaultMessage:
      '{count, plural, one {# photo is kept here until there is a network} other {# photos are kept here until there is a network}}',
  }),
  photosRefused: defineMessage<{ count: number }>({
    id: 'scheduling.myDay.photosRefused',
    description: 'Title: photos that the server did not take',
    defaultMessage:
      '{count, plural, one {# photo was not taken into its file} other {# photos were not taken into their files}}',
  }),
  synced: defineMessage<{ hour: string }>({
    id: 'scheduling.myDay.synced',
    description: 'When the day was last read from the server',
    defaultMessage: 'As of {hour}',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'scheduling.myDay.waiting',
    description: 'Band',
    defaultMessage: '{count, plural, one {# report waits} other {# reports wait}} for the network',
  }),
  refused: defineMessage<{ count: number }>({
    id: 'scheduling.myDay.refused',
    description: 'Title of the banner',
    defaultMessage: '{count, plural, one {# report was} other {# reports were}} not taken',
  }),
  refusedLine: defineMessage<{ hour: string; status: string; plate: string; reason: string }>({
    id: 'scheduling.myDay.refusedLine',
    description: 'One report that was not taken',
    defaultMessage: '{hour}: {status}, {plate}. {reason}',
  }),
  nobodyLead: defineMessage<{ plate: string; hour: string }>({
    id: 'scheduling.myDay.nobodyLead',
    description: 'Which visit',
    defaultMessage: '{plate}, booked for {hour}',
  }),
  wait: defineMessage<{ clock: string; hour: string }>({
    id: 'scheduling.myDay.wait',
    description: 'Countdown',
    defaultMessage: '{clock} until the visit can be closed; 15 minutes count from {hour}.',
  }),
  stepLater: defineMessage<{ step: string; hour: string }>({
    id: 'scheduling.myDay.stepLater',
    description: 'Button of a step that cannot be true yet',
    defaultMessage: '{step}, from {hour}',
  }),
  closeLater: defineMessage<{ hour: string }>({
    id: 'scheduling.myDay.closeLater',
    description: 'Button that waits',
    defaultMessage: 'Close the visit, after {hour}',
  }),
  duration: defineMessage<{ type: string; count: number }>({
    id: 'scheduling.myDay.duration',
    description: 'Kind and length',
    defaultMessage: '{type}, {count} min',
  }),
  way: defineMessage<{ km: string; minutes: number }>({
    id: 'scheduling.myDay.way',
    description: 'Between two visits; the distance is "none" where it is not known',
    defaultMessage:
      '{km, select, none {On the road} other {{km} km as the crow flies}} · {minutes} min between the visits',
  }),
};
