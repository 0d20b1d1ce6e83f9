import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    tools: {
      id: 'documents.viewer.tools',
      description: 'Name of the tools of the viewer, for screen readers',
      defaultMessage: 'Tools',
    },
    about: {
      id: 'documents.viewer.about',
      description: 'Name of the facts beside the document, for screen readers',
      defaultMessage: 'About the document',
    },
    filmStrip: {
      id: 'documents.viewer.filmStrip',
      description: 'Name of the row of small pictures, for screen readers',
      defaultMessage: 'All documents',
    },
    previous: {
      id: 'documents.viewer.previous',
      description: 'Button to the document before, also the left arrow key',
      defaultMessage: 'Previous document',
    },
    next: {
      id: 'documents.viewer.next',
      description: 'Button to the document after, also the right arrow key',
      defaultMessage: 'Next document',
    },
    zoomIn: {
      id: 'documents.viewer.zoomIn',
      description: 'Button that enlarges, also the key +',
      defaultMessage: 'Zoom in',
    },
    zoomOut: {
      id: 'documents.viewer.zoomOut',
      description: 'Button that makes smaller, also the key -',
      defaultMessage: 'Zoom out',
    },
    turn: {
      id: 'documents.viewer.turn',
      description: 'Button that turns by a quarter to the right, also the key r',
      defaultMessage: 'Rotate right',
    },
    turnLeft: {
      id: 'documents.viewer.turnLeft',
      description: 'Button that turns by a quarter to the left, also Shift and r',
      defaultMessage: 'Rotate left',
    },
    pageBefore: {
      id: 'documents.viewer.pageBefore',
      description: 'Button to the page before',
      defaultMessage: 'Previous page',
    },
    pageAfter: {
      id: 'documents.viewer.pageAfter',
      description: 'Button to the page after',
      defaultMessage: 'Next page',
    },
    compare: {
      id: 'documents.viewer.compare',
      description: 'Button that puts another document beside this one, also the key c',
      defaultMessage: 'Compare',
    },
    compareNoMore: {
      id: 'documents.viewer.compareNoMore',
      description: 'Button that takes the other document away',
      defaultMessage: 'Stop comparing',
    },
    linked: {
      id: 'documents.viewer.linked',
      description: 'Button: both pictures are moved together',
      defaultMessage: 'Linked zoom',
    },
    unlinked: {
      id: 'documents.viewer.unlinked',
      description: 'Button: each picture is moved by itself',
      defaultMessage: 'Separate zoom',
    },
    arrow: {
      id: 'documents.viewer.arrow',
      description: 'Tool that draws an arrow; also the name of such a mark',
      defaultMessage: 'Arrow',
    },
    box: {
      id: 'documents.viewer.box',
      description: 'Tool that draws a box; also the name of such a mark',
      defaultMessage: 'Box',
    },
    text: {
      id: 'documents.viewer.text',
      description: 'Tool that writes a text; also the name of such a mark',
      defaultMessage: 'Text',
    },
    original: {
      id: 'documents.viewer.original',
      description: 'Button that hides the marks, also the key o',
      defaultMessage: 'Original',
    },
    withMarks: {
      id: 'documents.viewer.withMarks',
      description: 'Button that shows the marks, also the key o',
      defaultMessage: 'With marks',
    },
    download: {
      id: 'documents.viewer.download',
      description: 'Button that saves the document',
      defaultMessage: 'Download',
    },
    verdict: {
      id: 'documents.viewer.verdict',
      description: 'Heading of what was decided about the document',
      defaultMessage: 'Verdict',
    },
    noMarks: {
      id: 'documents.viewer.noMarks',
      description: 'Shown when nothing is marked',
      defaultMessage: 'None yet. Draw an arrow or a box; the original stays as it is.',
    },
    markRemoved: {
      id: 'documents.viewer.markRemoved',
      description: 'Notice after a mark was removed',
      defaultMessage: 'Mark removed',
    },
    undo: {
      id: 'documents.viewer.undo',
      description: 'Button on a notice that takes back what was done',
      defaultMessage: 'Undo',
    },
    markTitle: {
      id: 'documents.viewer.markTitle',
      description: 'Title of the question what a mark shows',
      defaultMessage: 'What does the mark show?',
    },
    markLabel: {
      id: 'documents.viewer.markLabel',
      description: 'Label of the words of a mark',
      defaultMessage: 'In a few words',
    },
    storeMark: {
      id: 'documents.viewer.storeMark',
      description: 'Button that stores a mark',
      defaultMessage: 'Save the mark',
    },
    cancel: {
      id: 'documents.viewer.cancel',
      description: 'Button that gives a mark up',
      defaultMessage: 'Cancel',
    },
    file: {
      id: 'documents.viewer.file',
      description: 'Heading of the facts about a document',
      defaultMessage: 'File',
    },
    sent: {
      id: 'documents.viewer.sent',
      description: 'When the document came and from whom',
      defaultMessage: 'Sent',
    },
    size: {
      id: 'documents.viewer.size',
      description: 'How large the file is',
      defaultMessage: 'Size',
    },
    fingerprint: {
      id: 'documents.viewer.fingerprint',
      description: 'The SHA-256 of the file',
      defaultMessage: 'Fingerprint',
    },
    place: {
      id: 'documents.viewer.place',
      description: 'Whether a photo tells where it was taken',
      defaultMessage: 'GPS position',
    },
    placeRemoved: {
      id: 'documents.viewer.placeRemoved',
      description: 'Value: the place is removed from what others get',
      defaultMessage: 'removed from copies',
    },
    kind: {
      id: 'documents.viewer.kind',
      description: 'Label of the kind of document',
      defaultMessage: 'Kind',
    },
    visibleTo: {
      id: 'documents.viewer.visibleTo',
      description: 'Label of who sees the document',
      defaultMessage: 'Who sees it',
    },
    internal: {
      id: 'documents.viewer.internal',
      description: 'Who sees the document: colleagues',
      defaultMessage: 'Colleagues only',
    },
    partner: {
      id: 'documents.viewer.partner',
      description: 'Who sees the document: partners as well',
      defaultMessage: 'Colleagues and partners',
    },
    claimant: {
      id: 'documents.viewer.claimant',
      description: 'Who sees the document: the claimant as well',
      defaultMessage: 'The claimant as well',
    },
    registrationNo: {
      id: 'documents.viewer.registrationNo',
      description: 'Label of the registration number of a document',
      defaultMessage: 'Registration number',
    },
    registrationDate: {
      id: 'documents.viewer.registrationDate',
      description: 'Label of the registration date of a document',
      defaultMessage: 'Registration date',
    },
    save: {
      id: 'documents.viewer.save',
      description: 'Button that stores number and date',
      defaultMessage: 'Save',
    },
    changed: {
      id: 'documents.viewer.changed',
      description: 'Notice after facts of a document were changed',
      defaultMessage: 'Document changed',
    },
  }),
  position: defineMessage<{ number: number; count: number }>({
    id: 'documents.viewer.position',
    description: 'Which document of how many is shown',
    defaultMessage: '{number, number} of {count, number}',
  }),
  pageOf: defineMessage<{ page: number; count: number }>({
    id: 'documents.viewer.pageOf',
    description: 'Which page of a paper is shown',
    defaultMessage: 'page {page, number} of {count, number}',
  }),
  marks: defineMessage<{ count: number }>({
    id: 'documents.viewer.marks',
    description: 'Heading of the marks on a document, with their number',
    defaultMessage: 'Marks {count, number}',
  }),
  removeMark: defineMessage<{ number: number }>({
    id: 'documents.viewer.removeMark',
    description: 'What a screen reader says for the button that removes a mark',
    defaultMessage: 'Remove mark {number, number}',
  }),
};
