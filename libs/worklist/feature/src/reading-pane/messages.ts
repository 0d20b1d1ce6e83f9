import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    pane: {
      id: 'worklist.readingPane.pane',
      description: 'Name of the pane beside the list',
      defaultMessage: 'Reading pane',
    },
    show: {
      id: 'worklist.readingPane.show',
      description: 'Button above the list',
      defaultMessage: 'Show the reading pane',
    },
    hide: {
      id: 'worklist.readingPane.hide',
      description: 'Button above the list',
      defaultMessage: 'Hide the reading pane',
    },
    close: {
      id: 'worklist.readingPane.close',
      description: 'Button of the pane',
      defaultMessage: 'Close the pane',
    },
    whole: {
      id: 'worklist.readingPane.whole',
      description: 'Link of the pane: the page of the file',
      defaultMessage: 'Open the whole file',
    },
    previous: {
      id: 'worklist.readingPane.previous',
      description: 'Button and key',
      defaultMessage: 'Previous file, without an act',
    },
    next: {
      id: 'worklist.readingPane.next',
      description: 'Button and key',
      defaultMessage: 'Next file, without an act',
    },
    undo: { id: 'worklist.readingPane.undo', description: 'Button of a notice', defaultMessage: 'Undo' },
    undoLast: {
      id: 'worklist.readingPane.undoLast',
      description: 'Key',
      defaultMessage: 'Undo the last act in the reading pane',
    },
    undoHint: {
      id: 'worklist.readingPane.undoHint',
      description: 'In the row that was worked on, before the key',
      defaultMessage: 'undo',
    },
    without: {
      id: 'worklist.readingPane.without',
      description: 'After the keys J and K',
      defaultMessage: 'without an act',
    },
    last: {
      id: 'worklist.readingPane.last',
      description: 'Instead of the next file',
      defaultMessage: 'This is the last one in the list.',
    },
    nothing: {
      id: 'worklist.readingPane.nothing',
      description: 'Empty pane',
      defaultMessage: 'No file to read',
    },
    nothingAdvice: {
      id: 'worklist.readingPane.nothingAdvice',
      description: 'Empty pane',
      defaultMessage: 'Pick a task in the list and it opens here.',
    },
  }),
  done: defineMessage<{ file: string; what: string }>({
    id: 'worklist.readingPane.done',
    description: 'Notice after an act; {what} such as “New status: Approved”',
    defaultMessage: '{file}: {what}',
  }),
  seconds: defineMessage<{ seconds: number }>({
    id: 'worklist.readingPane.seconds',
    description: 'How long a row stays in sight after an act; s is the sign of seconds',
    defaultMessage: '{seconds} s',
  }),
  position: defineMessage<{ place: string; total: string }>({
    id: 'worklist.readingPane.position',
    description: 'Where the open file stands in the list',
    defaultMessage: '{place} of {total}',
  }),
  upNext: defineMessage<{ file: string; name: string }>({
    id: 'worklist.readingPane.upNext',
    description: 'Which file opens after an act; {name} is the claimant, perhaps empty',
    defaultMessage: 'Next is {file} {name}',
  }),
};
