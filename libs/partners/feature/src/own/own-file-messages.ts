import { defineMessage, defineMessages } from 'react-intl';

/** Estimates, invoice, photos and messages of a job. */
export const messages = {
  ...defineMessages({
    estimates: { id: 'partners.ownFile.estimates', description: 'Heading', defaultMessage: 'Estimates' },
    noEstimates: {
      id: 'partners.ownFile.noEstimates',
      description: 'In place of estimates',
      defaultMessage: 'None sent yet.',
    },
    waiting: {
      id: 'partners.ownFile.waiting',
      description: 'Of an estimate',
      defaultMessage: 'being checked',
    },
    agreed: { id: 'partners.ownFile.agreed', description: 'Of an estimate', defaultMessage: 'agreed' },
    returned: {
      id: 'partners.ownFile.returned',
      description: 'Of an estimate',
      defaultMessage: 'to be corrected',
    },
    replaced: { id: 'partners.ownFile.replaced', description: 'Of an estimate', defaultMessage: 'replaced' },
    byPhone: {
      id: 'partners.ownFile.byPhone',
      description: 'In place of the name of a file',
      defaultMessage: 'without a file',
    },
    invoice: { id: 'partners.ownFile.invoice', description: 'Heading', defaultMessage: 'Invoice' },
    checked: {
      id: 'partners.ownFile.checked',
      description: 'How an invoice stands',
      defaultMessage: 'The insurer checks it.',
    },
    photos: { id: 'partners.ownFile.photos', description: 'Heading', defaultMessage: 'Photos and papers' },
    noPhotos: {
      id: 'partners.ownFile.noPhotos',
      description: 'In place of photos',
      defaultMessage: 'None came with the job.',
    },
    addPhoto: { id: 'partners.ownFile.addPhoto', description: 'Button', defaultMessage: 'Add a photo' },
    photoAdded: {
      id: 'partners.ownFile.photoAdded',
      description: 'Notice after an upload',
      defaultMessage: 'The photo is with the job.',
    },
    ours: { id: 'partners.ownFile.ours', description: 'Who added a file', defaultMessage: 'yours' },
    theirs: {
      id: 'partners.ownFile.theirs',
      description: 'Who added a file',
      defaultMessage: 'from the insurer',
    },
    scanning: {
      id: 'partners.ownFile.scanning',
      description: 'How a file stands',
      defaultMessage: 'checked for viruses',
    },
    infected: {
      id: 'partners.ownFile.infected',
      description: 'How a file stands',
      defaultMessage: 'a virus was found',
    },
  }),
  estimate: defineMessage<{ version: number }>({
    id: 'partners.ownFile.estimate',
    description: 'One estimate of several',
    defaultMessage: 'Estimate {version}',
  }),
  invoiceOf: defineMessage<{ day: string; number: string }>({
    id: 'partners.ownFile.invoiceOf',
    description: 'An invoice by number and date',
    defaultMessage: '{number} of {day}',
  }),
  invoiceReturned: defineMessage<{ reason: string }>({
    id: 'partners.ownFile.invoiceReturned',
    description: 'How an invoice stands',
    defaultMessage: 'Sent back: {reason}',
  }),
  payUntil: defineMessage<{ day: string }>({
    id: 'partners.ownFile.payUntil',
    description: 'How an invoice stands',
    defaultMessage: 'Will be paid by {day}.',
  }),
  paidAt: defineMessage<{ day: string }>({
    id: 'partners.ownFile.paidAt',
    description: 'How an invoice stands',
    defaultMessage: 'Paid on {day}.',
  }),
  download: defineMessage<{ name: string }>({
    id: 'partners.ownFile.download',
    description: 'Button',
    defaultMessage: 'Save {name}',
  }),
};
