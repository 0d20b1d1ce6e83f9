import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'reports.files.heading',
      description: 'Heading: files of all cases that were asked for',
      defaultMessage: 'Files with all cases',
    },
    asked: {
      id: 'reports.files.asked',
      description: 'Notification: a file is being made in the background',
      defaultMessage: 'The file is being made. You will be notified when it is ready.',
    },
    tooMany: {
      id: 'reports.files.tooMany',
      description: 'A file cannot be asked for: three are being made, or it would be too large',
      defaultMessage: 'Three files are being made already, or this one has more than a million lines.',
    },
    queued: {
      id: 'reports.files.queued',
      description: 'State of a file: nobody works on it yet',
      defaultMessage: 'waiting',
    },
    failed: {
      id: 'reports.files.failed',
      description: 'State of a file: it will not be made',
      defaultMessage: 'could not be made',
    },
  }),
  all: defineMessage<{ format: string }>({
    id: 'reports.files.all',
    description: 'Menu: a file with every case behind the report, made in the background',
    defaultMessage: 'All cases, {format}',
  }),
  save: defineMessage<{ format: string; moment: string }>({
    id: 'reports.files.save',
    description: 'Button: saves a file that is ready',
    defaultMessage: 'Save {format} of {moment}',
  }),
  progress: defineMessage<{ done: string; total: string }>({
    id: 'reports.files.progress',
    description: 'State of a file that is being made: lines that are written of all',
    defaultMessage: '{done} of {total} lines',
  }),
  ready: defineMessage<{ count: number; day: string }>({
    id: 'reports.files.ready',
    description: 'State of a file that is ready: its lines, and the last day on which it can be saved',
    defaultMessage: '{count, plural, one {# line} other {# lines}}, kept until {day}',
  }),
};
