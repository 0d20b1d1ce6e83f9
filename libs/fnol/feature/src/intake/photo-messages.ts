import { defineMessage, defineMessages } from 'react-intl';

/** The photos that came with a report which a clerk takes in. */
export const photoMessages = {
  ...defineMessages({
    title: {
      id: 'fnol.intakePhotos.title',
      description: 'Part of the page: photos that came with the report',
      defaultMessage: 'Photos',
    },
    label: {
      id: 'fnol.intakePhotos.label',
      description: 'Label of the field for photos that came with the report',
      defaultMessage: 'Photos that came with the report',
    },
    hint: {
      id: 'fnol.intakePhotos.hint',
      description: 'Below that label',
      defaultMessage: 'Compared with other claims at once; sent when the claim is registered.',
    },
    notInDraft: {
      id: 'fnol.intakePhotos.notInDraft',
      description: 'Below the chosen photos: a draft keeps only what was typed',
      defaultMessage: 'A draft does not keep photos: choose them again on another device.',
    },
    failed: {
      id: 'fnol.intakePhotos.failed',
      description: 'Beside a photo that could not be sent to the open claim',
      defaultMessage: 'Not sent. Try again.',
    },
    refused: {
      id: 'fnol.intakePhotos.refused',
      description: 'Beside a photo that the server does not take',
      defaultMessage: 'This file cannot be taken. Add another one under Documents.',
    },
  }),
  sent: defineMessage<{ done: number; all: number }>({
    id: 'fnol.intakePhotos.sent',
    description: 'Below the number of a registered claim: how many of its photos have arrived',
    defaultMessage: '{done, number} of {all, plural, one {# photo} other {# photos}} on the claim',
  }),
};
