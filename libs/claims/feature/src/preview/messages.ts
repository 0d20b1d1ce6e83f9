import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'claims.preview.title',
      description: 'Title of the page where previewers look at claim files',
      defaultMessage: 'Preview',
    },
    number: {
      id: 'claims.preview.number',
      description: 'Field of the preview: number of the claim file',
      defaultMessage: 'Claim file number',
    },
    numberHint: {
      id: 'claims.preview.numberHint',
      description: 'Example below the number of the claim file',
      defaultMessage: 'For example DM26R0000001',
    },
    numberShort: {
      id: 'claims.preview.numberShort',
      description: 'Refuses a claim file number that is too short',
      defaultMessage: 'Type the whole number, at least six characters.',
    },
    reason: {
      id: 'claims.preview.reason',
      description: 'Field of the preview: why somebody looks at the file',
      defaultMessage: 'Reason',
    },
    reasonMissing: {
      id: 'claims.preview.reasonMissing',
      description: 'Below the reason of a preview when it is missing or too short',
      defaultMessage: 'Say in a few words why you look at this file.',
    },
    reasonHint: {
      id: 'claims.preview.reasonHint',
      description: 'Below the reason of a preview',
      defaultMessage: 'Kept together with your name and the time.',
    },
    open: {
      id: 'claims.preview.open',
      description: 'Button: shows the claim file',
      defaultMessage: 'Show the file',
    },
    unknownNumber: {
      id: 'claims.preview.unknownNumber',
      description: 'Below the form of the preview, before a link to the search',
      defaultMessage: 'You do not have the number?',
    },
    toSearch: {
      id: 'claims.preview.toSearch',
      description: 'Link from the preview to the search',
      defaultMessage: 'Search by plate or name',
    },
    another: {
      id: 'claims.preview.another',
      description: 'Link from a previewed file back to the form',
      defaultMessage: 'Another file',
    },
    notFoundAdvice: {
      id: 'claims.preview.notFoundAdvice',
      description: 'A claim file to be previewed does not exist: what to do',
      defaultMessage: 'Check the number or search by plate or name.',
    },
    masked: {
      id: 'claims.preview.masked',
      description: 'Above a previewed claim file',
      defaultMessage: 'Read only. Personal data is masked, and each look is recorded.',
    },
    photos: {
      id: 'claims.preview.photos',
      description: 'Heading above the photos of a previewed file',
      defaultMessage: 'Photos of the damage',
    },
    moreFailed: {
      id: 'claims.preview.moreFailed',
      description: 'Title of the message when further documents could not be read',
      defaultMessage: 'The other documents could not be shown',
    },
    address: {
      id: 'claims.preview.address',
      description: 'Address of a person in a preview',
      defaultMessage: 'Address',
    },
    iban: {
      id: 'claims.preview.iban',
      description: 'Bank account of a person in a preview',
      defaultMessage: 'IBAN',
    },
  }),
  documents: defineMessage<{ total: number }>({
    id: 'claims.preview.documents',
    description: 'Heading above the list of documents of a previewed file, with how many there are',
    defaultMessage: 'Documents ({total, number})',
  }),
  moreDocuments: defineMessage<{ shown: number; total: number }>({
    id: 'claims.preview.moreDocuments',
    description: 'Button below the documents of a previewed file: shows further ones',
    defaultMessage: 'Show more ({shown, number} of {total, number})',
  }),
  notFound: defineMessage<{ number: string }>({
    id: 'claims.preview.notFound',
    description: 'A claim file to be previewed does not exist',
    defaultMessage: 'There is no claim file {number}',
  }),
};
