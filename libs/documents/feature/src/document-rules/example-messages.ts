import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  own: {
    id: 'documents.example.own',
    description: 'Field: a picture of the insurer in place of the drawn example',
    defaultMessage: 'A picture of your own',
  },
  ownShort: {
    id: 'documents.example.ownShort',
    description: 'In a table: claimants see a picture of the insurer there',
    defaultMessage: 'a picture of yours',
  },
  hint: {
    id: 'documents.example.hint',
    description: 'Below that field',
    defaultMessage:
      'PNG, JPEG or WebP. Claimants see it in place of the drawing. Use a specimen, never a document of a person.',
  },
  choose: {
    id: 'documents.example.choose',
    description: 'Button: chooses a picture of this device',
    defaultMessage: 'Choose a picture',
  },
  replace: {
    id: 'documents.example.replace',
    description: 'Button: chooses another picture',
    defaultMessage: 'Replace it',
  },
  remove: {
    id: 'documents.example.remove',
    description: 'Button: claimants see the drawing again',
    defaultMessage: 'Back to the drawing',
  },
  noPicture: {
    id: 'documents.example.noPicture',
    description: 'A file was chosen that is no picture',
    defaultMessage: 'This is not a picture that can be shown. Choose a PNG, JPEG or WebP.',
  },
  altRo: {
    id: 'documents.example.altRo',
    description: 'Field: what the picture shows',
    defaultMessage: 'What it shows, in Romanian',
  },
  altEn: {
    id: 'documents.example.altEn',
    description: 'Field: what the picture shows',
    defaultMessage: 'What it shows, in English',
  },
  altHint: {
    id: 'documents.example.altHint',
    description: 'Below those fields',
    defaultMessage: 'Read aloud to those who do not see the picture.',
  },
  needsWords: {
    id: 'documents.example.needsWords',
    description: 'A picture was saved without saying what it shows',
    defaultMessage: 'Say in a few words what the picture shows.',
  },
});
