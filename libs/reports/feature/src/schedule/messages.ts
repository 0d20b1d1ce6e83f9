import type { Schema } from '@dosar/openapi';
import { defineMessage, defineMessages } from 'react-intl';

type Frequency = Schema<'ReportTiming'>['frequency'];

export const messages = {
  ...defineMessages({
    heading: {
      id: 'reports.schedule.heading',
      description: 'Heading above what is sent by e-mail',
      defaultMessage: 'Sent automatically',
    },
    add: {
      id: 'reports.schedule.add',
      description: 'Button: has a report sent by e-mail again and again',
      defaultMessage: 'Schedule',
    },
    none: {
      id: 'reports.schedule.none',
      description: 'Nothing is sent yet',
      defaultMessage: 'Nothing yet. Open a report and choose “Schedule”.',
    },
    noneHere: {
      id: 'reports.schedule.noneHere',
      description: 'This report is not sent yet',
      defaultMessage: 'This report is not sent by e-mail yet.',
    },
    lead: {
      id: 'reports.schedule.lead',
      description: 'Below the title of the dialog',
      defaultMessage: 'Each e-mail has the figures of its day; old figures do not change.',
    },
    parameters: {
      id: 'reports.schedule.parameters',
      description: 'Field: with which parameters the report is made',
      defaultMessage: 'Parameters',
    },
    asShown: {
      id: 'reports.schedule.asShown',
      description: 'Choice: the parameters that the page shows or the schedule has',
      defaultMessage: 'as they are',
    },
    when: { id: 'reports.schedule.when', description: 'Field: how often', defaultMessage: 'When' },
    day: { id: 'reports.schedule.day', description: 'Field: on which day', defaultMessage: 'Day' },
    hour: { id: 'reports.schedule.hour', description: 'Field: at which time', defaultMessage: 'Time' },
    readers: { id: 'reports.schedule.readers', description: 'Field: to whom', defaultMessage: 'To' },
    readersHint: {
      id: 'reports.schedule.readersHint',
      description: 'Below the readers',
      defaultMessage: 'Only colleagues who may run this report. Whoever loses access gets it no longer.',
    },
    readersMissing: {
      id: 'reports.schedule.readersMissing',
      description: 'Nobody was chosen',
      defaultMessage: 'Choose at least one colleague, at most twenty.',
    },
    format: { id: 'reports.schedule.format', description: 'Field: kinds of files', defaultMessage: 'Format' },
    formatMissing: {
      id: 'reports.schedule.formatMissing',
      description: 'No format was chosen',
      defaultMessage: 'Choose at least one format.',
    },
    next: {
      id: 'reports.schedule.next',
      description: 'Heading above the next three times',
      defaultMessage: 'Next e-mails',
    },
    submit: {
      id: 'reports.schedule.submit',
      description: 'Button that keeps the schedule',
      defaultMessage: 'Schedule it',
    },
    keep: {
      id: 'reports.schedule.keep',
      description: 'Button that keeps a changed schedule',
      defaultMessage: 'Save',
    },
    tooMany: {
      id: 'reports.schedule.tooMany',
      description: 'No further schedule is possible',
      defaultMessage: 'You have twenty scheduled reports already. Remove one first.',
    },
    changed: {
      id: 'reports.schedule.changed',
      description: 'The schedule was changed elsewhere meanwhile',
      defaultMessage: 'It was changed meanwhile. Close this window and look again.',
    },
    change: {
      id: 'reports.schedule.change',
      description: 'Menu: change a schedule',
      defaultMessage: 'Change',
    },
    sendNow: {
      id: 'reports.schedule.sendNow',
      description: 'Menu: send the report to oneself now',
      defaultMessage: 'Send it to me now',
    },
    pause: { id: 'reports.schedule.pause', description: 'Menu: pause a schedule', defaultMessage: 'Pause' },
    resume: {
      id: 'reports.schedule.resume',
      description: 'Menu: a schedule that was paused or has stopped goes on',
      defaultMessage: 'Send again',
    },
    remove: {
      id: 'reports.schedule.remove',
      description: 'Menu: forget a schedule',
      defaultMessage: 'Remove',
    },
    isPaused: { id: 'reports.schedule.isPaused', description: 'A schedule waits', defaultMessage: 'paused' },
    isStopped: {
      id: 'reports.schedule.isStopped',
      description: 'A schedule has stopped because its owner lost the right',
      defaultMessage: 'stopped: you may not run this report any more',
    },
    notYet: {
      id: 'reports.schedule.notYet',
      description: 'A schedule that has not run',
      defaultMessage: 'not sent yet',
    },
    history: {
      id: 'reports.schedule.history',
      description: 'Heading above the times at which a report was sent',
      defaultMessage: 'History',
    },
    notMade: {
      id: 'reports.schedule.notMade',
      description: 'A time at which nothing could be sent',
      defaultMessage: 'could not be made',
    },
    paused: { id: 'reports.schedule.paused', description: 'A schedule waits', defaultMessage: 'Paused.' },
    resumed: {
      id: 'reports.schedule.resumed',
      description: 'A schedule goes on',
      defaultMessage: 'It is sent again.',
    },
    sent: {
      id: 'reports.schedule.sent',
      description: 'A report is on its way to whoever asked',
      defaultMessage: 'On its way to your e-mail.',
    },
    removed: {
      id: 'reports.schedule.removed',
      description: 'A schedule is gone',
      defaultMessage: 'It is not sent any more.',
    },
  }),
  title: defineMessage<{ name: string }>({
    id: 'reports.schedule.title',
    description: 'Title of the dialog',
    defaultMessage: 'Send “{name}” automatically',
  }),
  actions: defineMessage<{ name: string }>({
    id: 'reports.schedule.actions',
    description: 'Names the menu of a schedule',
    defaultMessage: 'What can be done with “{name}”',
  }),
  frequencyName: defineMessage<{ frequency: Frequency }>({
    id: 'reports.schedule.frequencyName',
    description: 'How often',
    defaultMessage: '{frequency, select, daily {Daily} weekly {Weekly} other {Monthly}}',
  }),
  weekday: defineMessage<{ day: string }>({
    id: 'reports.schedule.weekday',
    description: 'Days on which people work',
    defaultMessage: '{day, select, 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} other {Friday}}',
  }),
  monthDay: defineMessage<{ day: number }>({
    id: 'reports.schedule.monthDay',
    description: 'Day of the month; the 31st is the last one in every month',
    defaultMessage: '{day, plural, =31 {last day} one {day #} other {day #}}',
  }),
  daily: defineMessage<{ time: string }>({
    id: 'reports.schedule.daily',
    description: 'When a daily report is sent',
    defaultMessage: 'on working days at {time}',
  }),
  onDay: defineMessage<{ day: string; time: string }>({
    id: 'reports.schedule.onDay',
    description: 'When a weekly or monthly report is sent; the day is a weekday or day of the month',
    defaultMessage: '{day} at {time}',
  }),
  sentAt: defineMessage<{ moment: string; delivered: number; readers: number }>({
    id: 'reports.schedule.sentAt',
    description: 'When a report was sent, and how many e-mails have arrived',
    defaultMessage: '{moment}, delivered to {delivered} of {readers}',
  }),
  leftOut: defineMessage<{ names: string }>({
    id: 'reports.schedule.leftOut',
    description: 'Readers who got nothing',
    defaultMessage: 'without access or address: {names}',
  }),
  insteadOf: defineMessage<{ day: string }>({
    id: 'reports.schedule.insteadOf',
    description: 'An e-mail that is moved because nobody works on its day',
    defaultMessage: 'instead of {day}, a free day',
  }),
};
