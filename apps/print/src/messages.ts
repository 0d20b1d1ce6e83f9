import { defineMessage } from 'react-intl';

export const messages = {
  loading: defineMessage({
    id: 'print.frame.loading',
    description: 'Shown until everything that is printed is here',
    defaultMessage: 'Preparing the page to print…',
  }),
  explanation: defineMessage({
    id: 'print.frame.explanation',
    description: 'Under the loading animation: what will happen',
    defaultMessage:
      'As soon as everything is here, the print window of your browser opens. This tab closes once the page is printed.',
  }),
  claimFile: defineMessage({
    id: 'print.frame.claimFile',
    description: 'Label of the claim file number in the head of a printed page',
    defaultMessage: 'Claim file',
  }),
  activity: defineMessage({
    id: 'print.frame.activity',
    description: 'Label of the activity code in the head of a printed page',
    defaultMessage: 'Task',
  }),
  exported: defineMessage({
    id: 'print.frame.exported',
    description: 'Label of the moment at which the page was made',
    defaultMessage: 'Exported on',
  }),
  hash: defineMessage({
    id: 'print.frame.hash',
    description: 'Label of the hash (SHA-256) at the foot of a printed page; the hash follows',
    defaultMessage: 'SHA-256 hash',
  }),
  entries: defineMessage<{ count: number }>({
    id: 'print.frame.entries',
    description: 'At the foot of a printed timeline: how many entries it has',
    defaultMessage: '{count, plural, one {One entry, complete.} other {# entries, complete.}}',
  }),
  verify: defineMessage<{ address: string }>({
    id: 'print.frame.verify',
    description: 'At the foot of a printed page: where its hash is checked',
    defaultMessage: 'It is checked at {address}, with the hash above or a photo of the code.',
  }),
  code: defineMessage({
    id: 'print.frame.code',
    description: 'Name of the code beside the hash; a camera opens the page that checks it',
    defaultMessage: 'Code that opens the page that checks this paper',
  }),
  print: defineMessage({
    id: 'print.frame.print',
    description: 'Button that opens the print dialog',
    defaultMessage: 'Print',
  }),
  notFound: defineMessage({
    id: 'print.frame.notFound',
    description: 'Title when there is nothing to print at this address',
    defaultMessage: 'There is nothing to print here',
  }),
  notFoundHint: defineMessage({
    id: 'print.frame.notFoundHint',
    description: 'What to do when there is nothing to print at this address',
    defaultMessage: 'Open the claim file and press print there.',
  }),
  failed: defineMessage({
    id: 'print.frame.failed',
    description: 'Title when what is printed could not be fetched',
    defaultMessage: 'The page could not be prepared',
  }),
  tryAgain: defineMessage({
    id: 'print.frame.tryAgain',
    description: 'Button that tries once more',
    defaultMessage: 'Try again',
  }),
};
