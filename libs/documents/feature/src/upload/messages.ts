import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    uploading: {
      id: 'documents.upload.uploading',
      description: 'Title of the list of files that are being added to a claim file',
      defaultMessage: 'Uploading',
    },
    stopAll: {
      id: 'documents.upload.stopAll',
      description: 'Button that stops all files on their way',
      defaultMessage: 'Stop all',
    },
    clear: {
      id: 'documents.upload.clear',
      description: 'Button that empties the list of files that were added',
      defaultMessage: 'Clear the list',
    },
    goesOn: {
      id: 'documents.upload.goesOn',
      description: 'Below the files on their way',
      defaultMessage: 'You may leave this section, the upload goes on.',
    },
    resume: {
      id: 'documents.upload.resume',
      description: 'Button that goes on with a file whose line broke',
      defaultMessage: 'Resume',
    },
    upload: {
      id: 'documents.upload.upload',
      description: 'Button that opens the choice of files to add to the claim file',
      defaultMessage: 'Upload',
    },
    camera: {
      id: 'documents.upload.camera',
      description: 'Button that opens the camera of a phone',
      defaultMessage: 'Take a photo',
    },
    filesLabel: {
      id: 'documents.upload.filesLabel',
      description: 'What a screen reader says for the choice of files',
      defaultMessage: 'Files to add to the claim file',
    },
    dropAnywhere: {
      id: 'documents.upload.dropAnywhere',
      description: 'Target for files that are dragged over the page',
      defaultMessage: 'Anywhere in the file',
    },
    dropAnywhereAdvice: {
      id: 'documents.upload.dropAnywhereAdvice',
      description: 'What happens to files that are dropped anywhere',
      defaultMessage: 'Pictures become damage photos; you can change the kind afterwards.',
    },
    dropReplaces: {
      id: 'documents.upload.dropReplaces',
      description: 'Below a requested document that was refused, while files are dragged over it',
      defaultMessage: 'replaces what was refused',
    },
    dropMissing: {
      id: 'documents.upload.dropMissing',
      description: 'Under the kind of document that is missing, while files are dragged over it',
      defaultMessage: 'is still missing',
    },
    dropTitle: {
      id: 'documents.upload.dropTitle',
      description: 'Title while files are dragged over the page',
      defaultMessage: 'Drop the files on what they are, or anywhere',
    },
    rules: {
      id: 'documents.upload.rules',
      description: 'What files are accepted',
      defaultMessage:
        'Drag files here, paste them or choose them: PDF, JPG, PNG, WebP, HEIC, up to 25 MB each',
    },
  }),
  doneOf: defineMessage<{ done: number; count: number }>({
    id: 'documents.upload.doneOf',
    description: 'How many of the files have arrived',
    defaultMessage: '{done, number} of {count, number}',
  }),
  waits: defineMessage<{ size: string }>({
    id: 'documents.upload.waits',
    description: 'A file that is not being sent yet, with its size',
    defaultMessage: 'waits for its turn · {size}',
  }),
  stored: defineMessage<{ size: string }>({
    id: 'documents.upload.stored',
    description: 'A file that has arrived, with its size',
    defaultMessage: 'uploaded · {size}',
  }),
  sentOf: defineMessage<{ percent: number; sent: string; size: string }>({
    id: 'documents.upload.sentOf',
    description: 'How far a file is',
    defaultMessage: '{percent, number} % · {sent} of {size}',
  }),
  lineBroke: defineMessage<{ sent: string; size: string }>({
    id: 'documents.upload.lineBroke',
    description: 'A file whose line broke',
    defaultMessage: 'The network dropped at {sent} of {size}. What was sent stays.',
  }),
  remove: defineMessage<{ name: string }>({
    id: 'documents.upload.remove',
    description: 'Button that stops a file or takes it off the list',
    defaultMessage: 'Remove {name} from the list',
  }),
  dropAnswers: defineMessage<{ day: string }>({
    id: 'documents.upload.dropAnswers',
    description: 'Below a requested document, while files are dragged over it',
    defaultMessage: 'answers the request of {day}, and stops its reminders',
  }),
};
