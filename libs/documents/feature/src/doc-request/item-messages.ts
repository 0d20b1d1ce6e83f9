import { defineMessage, defineMessages } from 'react-intl';

export const itemMessages = {
  ...defineMessages({
    camera: {
      id: 'documents.docRequest.camera',
      description: 'Button that opens the camera of the phone',
      defaultMessage: 'Take a photo',
    },
    files: {
      id: 'documents.docRequest.files',
      description: 'Button that opens the pictures and files of the device',
      defaultMessage: 'Choose a picture or a PDF',
    },
    goodExample: {
      id: 'documents.docRequest.goodExample',
      description: 'Below a drawing of a good photo',
      defaultMessage: 'All of it, sharp and bright',
    },
    badExample: {
      id: 'documents.docRequest.badExample',
      description: 'Below a drawing of a bad photo',
      defaultMessage: 'Cut off or in the shade',
    },
    right: {
      id: 'documents.docRequest.right',
      description: 'For screen readers, before the caption of a good example',
      defaultMessage: 'Right:',
    },
    wrong: {
      id: 'documents.docRequest.wrong',
      description: 'For screen readers, before the caption of a bad example',
      defaultMessage: 'Wrong:',
    },
    back: {
      id: 'documents.docRequest.back',
      description: 'Link back to the list of all requested documents',
      defaultMessage: 'All documents',
    },
    handlerSays: {
      id: 'documents.docRequest.handlerSays',
      description: 'Title above the reason for which a document has to be sent again',
      defaultMessage: 'Please send it again',
    },
    adviceTitle: {
      id: 'documents.docRequest.adviceTitle',
      description: 'Title above advice for a good photo',
      defaultMessage: 'So that it works the first time',
    },
    adviceLight: {
      id: 'documents.docRequest.adviceLight',
      description: 'Advice for a good photo',
      defaultMessage: 'In daylight, without the flash',
    },
    adviceCorners: {
      id: 'documents.docRequest.adviceCorners',
      description: 'Advice for a good photo',
      defaultMessage: 'All four corners in the picture',
    },
    adviceSleeve: {
      id: 'documents.docRequest.adviceSleeve',
      description: 'Advice for a good photo',
      defaultMessage: 'Out of its sleeve, so that it does not shine',
    },
    uploadingHint: {
      id: 'documents.docRequest.uploadingHint',
      description: 'Says that a broken line does no harm',
      defaultMessage: 'If the network drops, the upload continues by itself.',
    },
    waiting: {
      id: 'documents.docRequest.waiting',
      description: 'A page that waits for the one before it',
      defaultMessage: 'Waits for its turn',
    },
    paused: {
      id: 'documents.docRequest.paused',
      description: 'The line is away, and the upload goes on when it is back',
      defaultMessage: 'The network is down. The upload continues as soon as it is back.',
    },
    pageUploaded: {
      id: 'documents.docRequest.pageUploaded',
      description: 'A page that has arrived',
      defaultMessage: 'Uploaded',
    },
    pageBeingScanned: {
      id: 'documents.docRequest.pageBeingScanned',
      description: 'A page that has arrived and that the virus scanner has not looked at yet',
      defaultMessage: 'Uploaded, being checked for viruses',
    },
    pageAccepted: {
      id: 'documents.docRequest.pageAccepted',
      description: 'A page that was accepted before and need not be sent again',
      defaultMessage: 'Accepted',
    },
    morePages: {
      id: 'documents.docRequest.morePages',
      description: 'Title above the buttons that add another page',
      defaultMessage: 'Is there another page?',
    },
    tryAgain: {
      id: 'documents.docRequest.tryAgain',
      description: 'Button that sends a page again that failed',
      defaultMessage: 'Try again',
    },
    sendLater: {
      id: 'documents.docRequest.sendLater',
      description: 'Why the document cannot be sent yet',
      defaultMessage: 'You can send it once its pages are uploaded.',
    },
    problem: {
      id: 'documents.docRequest.problem',
      description: 'Title when something could not be done',
      defaultMessage: 'That did not work',
    },
    wrongType: {
      id: 'documents.docRequest.wrongType',
      description: 'A file was of a kind that is not taken',
      defaultMessage: 'We accept pictures (JPG, PNG, WebP, HEIC) and PDF files. This file is something else.',
    },
    tooLarge: {
      id: 'documents.docRequest.tooLarge',
      description: 'A file was too large',
      defaultMessage: 'This file is larger than 25 MB. Photograph it again, or send it page by page.',
    },
    notOwnedLead: {
      id: 'documents.docRequest.notOwnedLead',
      description: 'What happens with the answer',
      defaultMessage: 'Tell us why, so that we find another way. You do not lose your right to compensation.',
    },
    notOwnedReason: {
      id: 'documents.docRequest.notOwnedReason',
      description: 'Label of the reasons for not having a document',
      defaultMessage: 'The reason',
    },
    notOwnedNote: {
      id: 'documents.docRequest.notOwnedNote',
      description: 'Label of a text that explains the reason',
      defaultMessage: 'What should we know?',
    },
    notOwnedSend: {
      id: 'documents.docRequest.notOwnedSend',
      description: 'Button that sends the reason',
      defaultMessage: 'Send the answer',
    },
    notOwnedBack: {
      id: 'documents.docRequest.notOwnedBack',
      description: 'Link back to the upload',
      defaultMessage: 'Back, I do have it',
    },
    notOwnedMissing: {
      id: 'documents.docRequest.notOwnedMissing',
      description: 'No reason was chosen',
      defaultMessage: 'Choose a reason.',
    },
  }),
  reasonOn: defineMessage<{ day: string; reason: string }>({
    id: 'documents.docRequest.reasonOn',
    description: 'The reason, after the day on which it was written',
    defaultMessage: '{day}: “{reason}”',
  }),
  uploading: defineMessage<{ percent: number; sent: number; total: number }>({
    id: 'documents.docRequest.uploading',
    description: 'How far a page is while it is sent',
    defaultMessage: '{percent, number, percent} · {sent, number} of {total, number} MB',
  }),
  page: defineMessage<{ number: number }>({
    id: 'documents.docRequest.page',
    description: 'The number of a page of the document',
    defaultMessage: 'Page {number, number}',
  }),
  removePage: defineMessage<{ page: string }>({
    id: 'documents.docRequest.removePage',
    description: 'Button that takes back a page',
    defaultMessage: 'Remove {page}',
  }),
  send: defineMessage<{ name: string }>({
    id: 'documents.docRequest.send',
    description: 'Button that sends the document with its pages',
    defaultMessage: 'Send: {name}',
  }),
  sent: defineMessage<{ name: string }>({
    id: 'documents.docRequest.sent',
    description: 'Notice after a document was sent',
    defaultMessage: 'Sent: {name}. Thank you!',
  }),
  notOwnedTitle: defineMessage<{ name: string }>({
    id: 'documents.docRequest.notOwnedTitle',
    description: 'Title of the page on which somebody says that there is no such document',
    defaultMessage: 'I do not have: {name}',
  }),
  notOwnedPause: defineMessage<{ name: string; day: string }>({
    id: 'documents.docRequest.notOwnedPause',
    description: 'Who answers, and by when',
    defaultMessage: 'We stop reminding you until {name} has answered, by {day} at the latest.',
  }),
};

export const reasonMessages = defineMessages({
  where_from: {
    id: 'documents.docRequest.whereFrom',
    description: 'Reason for not having a document',
    defaultMessage: 'I do not know where to get it',
  },
  not_now: {
    id: 'documents.docRequest.notNow',
    description: 'Reason for not having a document',
    defaultMessage: 'I cannot send it now',
  },
  somebody_else: {
    id: 'documents.docRequest.somebodyElse',
    description: 'Reason for not having a document',
    defaultMessage: 'Somebody else has it',
  },
  given_already: {
    id: 'documents.docRequest.givenAlready',
    description: 'Reason for not having a document',
    defaultMessage: 'I have given it to the repair shop or to your office',
  },
  other: {
    id: 'documents.docRequest.other',
    description: 'Reason for not having a document',
    defaultMessage: 'Another reason',
  },
});
