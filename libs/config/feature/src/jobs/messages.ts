import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    states: {
      id: 'config.jobs.states',
      description: 'Name of the tabs, for screen readers',
      defaultMessage: 'Jobs by state',
    },
    nothingRuns: {
      id: 'config.jobs.nothingRuns',
      description: 'In the place of the list of running jobs',
      defaultMessage: 'Nothing is running right now',
    },
    nothingWaits: {
      id: 'config.jobs.nothingWaits',
      description: 'In the place of the list of waiting jobs',
      defaultMessage: 'Nothing is waiting',
    },
    nothingFailed: {
      id: 'config.jobs.nothingFailed',
      description: 'In the place of the list of failed jobs',
      defaultMessage: 'Nothing has failed',
    },
    notRead: {
      id: 'config.jobs.notRead',
      description: 'In the place of the page, when the jobs could not be read',
      defaultMessage: 'The jobs could not be loaded',
    },
    interrupted: {
      id: 'config.jobs.interrupted',
      description: 'Why a job failed',
      defaultMessage: 'The server that worked on it stopped.',
    },
    tookTooLong: {
      id: 'config.jobs.tookTooLong',
      description: 'Why a job failed',
      defaultMessage: 'It took longer than it may.',
    },
    error: {
      id: 'config.jobs.error',
      description: 'Why a job failed',
      defaultMessage: 'It ran into an error.',
    },
    retry: { id: 'config.jobs.retry', description: 'Button of a failed job', defaultMessage: 'Try again' },
    retried: {
      id: 'config.jobs.retried',
      description: 'Notice after somebody asked for another try',
      defaultMessage: 'It is in the queue again.',
    },
    cancel: {
      id: 'config.jobs.cancel',
      description: 'Button of a job that runs or waits; a dialog asks first',
      defaultMessage: 'Cancel',
    },
    cancelTitle: {
      id: 'config.jobs.cancelTitle',
      description: 'Title of the dialog before a job is cancelled',
      defaultMessage: 'Cancel this job?',
    },
    cancelConfirm: {
      id: 'config.jobs.cancelConfirm',
      description: 'Button of the dialog that cancels a job',
      defaultMessage: 'Cancel the job',
    },
    cancelled: {
      id: 'config.jobs.cancelled',
      description: 'Notice after a job was cancelled',
      defaultMessage: 'The job is cancelled.',
    },
    more: { id: 'config.jobs.more', description: 'Button below a list of jobs', defaultMessage: 'Show more' },
    outgoing: {
      id: 'config.jobs.outgoing',
      description: 'Heading: how e-mails, SMS and notices get out',
      defaultMessage: 'Outgoing messages',
    },
    emails: { id: 'config.jobs.emails', description: 'A kind of message', defaultMessage: 'E-mail' },
    sms: { id: 'config.jobs.sms', description: 'A kind of message', defaultMessage: 'SMS' },
    push: {
      id: 'config.jobs.push',
      description: 'A kind of message: notices that browsers show',
      defaultMessage: 'Browser notices',
    },
    noneWaits: {
      id: 'config.jobs.noneWaits',
      description: 'Of a kind of message of which all have left',
      defaultMessage: 'None is waiting',
    },
    noLastSent: {
      id: 'config.jobs.noLastSent',
      description: 'In the place of the time at which a message of a kind was last sent',
      defaultMessage: 'None sent recently',
    },
    schedules: {
      id: 'config.jobs.schedules',
      description: 'Heading: jobs that run by themselves at certain times',
      defaultMessage: 'Regular jobs',
    },
    noLastRun: {
      id: 'config.jobs.noLastRun',
      description: 'In the place of the last run of a regular job',
      defaultMessage: 'No recent run',
    },
    platform: {
      id: 'config.jobs.platform',
      description: 'Of a regular job that does not belong to one organisation',
      defaultMessage: 'For the whole installation',
    },
  }),
  running: defineMessage<{ count: string }>({
    id: 'config.jobs.running',
    description: 'Tab: jobs in progress',
    defaultMessage: 'Running ({count})',
  }),
  waiting: defineMessage<{ count: string }>({
    id: 'config.jobs.waiting',
    description: 'Tab: jobs that wait for their turn or for another try',
    defaultMessage: 'Waiting ({count})',
  }),
  failed: defineMessage<{ count: string }>({
    id: 'config.jobs.failed',
    description: 'Tab: jobs that were given up',
    defaultMessage: 'Failed ({count})',
  }),
  started: defineMessage<{ time: string; tries: number }>({
    id: 'config.jobs.started',
    description: 'Below the name of a running job; time is an instant, tries a number',
    defaultMessage: 'Started {time}, attempt {tries}',
  }),
  queued: defineMessage<{ time: string }>({
    id: 'config.jobs.queued',
    description: 'Below the name of a job that has not run yet; time is an instant',
    defaultMessage: 'In the queue since {time}',
  }),
  nextTry: defineMessage<{ time: string; tries: number }>({
    id: 'config.jobs.nextTry',
    description: 'Below the name of a job that failed and will be tried again; time is an instant',
    defaultMessage:
      'Next attempt {time}, after {tries, plural, one {# failed attempt} other {# failed attempts}}',
  }),
  ended: defineMessage<{ time: string; tries: number }>({
    id: 'config.jobs.ended',
    description: 'Below the name of a job that was given up; time is an instant',
    defaultMessage: 'Given up {time}, after {tries, plural, one {# attempt} other {# attempts}}',
  }),
  progress: defineMessage<{ done: string; total: string }>({
    id: 'config.jobs.progress',
    description: 'How far a running job is, such as "500 of 1,200"',
    defaultMessage: '{done} of {total}',
  }),
  detail: defineMessage<{ detail: string }>({
    id: 'config.jobs.detail',
    description: 'What the failure was in the words of the program, for technicians',
    defaultMessage: 'Details: {detail}',
  }),
  cancelText: defineMessage<{ title: string }>({
    id: 'config.jobs.cancelText',
    description: 'In the dialog before a job is cancelled; title is what the job does',
    defaultMessage: '{title}: what is done stays, the rest is not done any more. This cannot be undone.',
  }),
  waits: defineMessage<{ count: number; shown: string; time: string }>({
    id: 'config.jobs.waits',
    description:
      'How many messages of a kind wait, in words chosen by count; shown is the number, time an instant',
    defaultMessage:
      '{count, plural, one {One is waiting} other {{shown} are waiting}}, the oldest since {time}',
  }),
  givenUp: defineMessage<{ count: number; shown: string }>({
    id: 'config.jobs.givenUp',
    description: 'How many messages of a kind were given up, in words chosen by count; shown is the number',
    defaultMessage: '{count, plural, one {One was given up} other {{shown} were given up}}',
  }),
  lastSent: defineMessage<{ time: string }>({
    id: 'config.jobs.lastSent',
    description: 'When a message of a kind was last sent; time is an instant',
    defaultMessage: 'Last sent {time}',
  }),
  lastRun: defineMessage<{ time: string }>({
    id: 'config.jobs.lastRun',
    description: 'When a regular job last succeeded; time is an instant',
    defaultMessage: 'Last run {time}',
  }),
  nextRun: defineMessage<{ time: string }>({
    id: 'config.jobs.nextRun',
    description: 'When a regular job runs next; time is an instant',
    defaultMessage: 'Next run {time}',
  }),
};
