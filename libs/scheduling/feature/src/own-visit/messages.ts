import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the page on which claimants book their visit. */
export const messages = {
  ...defineMessages({
    pageTitle: {
      id: 'scheduling.ownVisit.pageTitle',
      description: 'Title of the page',
      defaultMessage: 'Your appointment',
    },
    when: {
      id: 'scheduling.ownVisit.when',
      description: 'Title',
      defaultMessage: 'When can you come with the vehicle?',
    },
    lead: {
      id: 'scheduling.ownVisit.lead',
      description: 'Under the title',
      defaultMessage: 'The hour can be moved twice, at least 4 hours before.',
    },
    confirmed: {
      id: 'scheduling.ownVisit.confirmed',
      description: 'Band',
      defaultMessage: 'Your appointment is confirmed',
    },
    bring: { id: 'scheduling.ownVisit.bring', description: 'Heading', defaultMessage: 'What to bring' },
    bringPapers: {
      id: 'scheduling.ownVisit.bringPapers',
      description: 'Line',
      defaultMessage: 'Registration certificate and vehicle book',
    },
    bringIdentity: {
      id: 'scheduling.ownVisit.bringIdentity',
      description: 'Line',
      defaultMessage: 'Identity card',
    },
    bringStatement: {
      id: 'scheduling.ownVisit.bringStatement',
      description: 'Line',
      defaultMessage: 'The amicable statement, original',
    },
    bringClean: {
      id: 'scheduling.ownVisit.bringClean',
      description: 'Line',
      defaultMessage: 'The vehicle washed, if possible',
    },
    assessor: {
      id: 'scheduling.ownVisit.assessor',
      description: 'After the name',
      defaultMessage: 'assessor',
    },
    callUs: {
      id: 'scheduling.ownVisit.callUs',
      description: 'No more changes here',
      defaultMessage: 'To change the appointment now, please call us.',
    },
    nothing: {
      id: 'scheduling.ownVisit.nothing',
      description: 'Neither visit nor booking',
      defaultMessage: 'There is nothing to book for this claim now.',
    },
    card: {
      id: 'scheduling.ownVisit.card',
      description: 'Title of the card on the page of the claim',
      defaultMessage: 'Inspection of the vehicle',
    },
    choose: {
      id: 'scheduling.ownVisit.choose',
      description: 'Button',
      defaultMessage: 'Choose day and hour',
    },
    see: { id: 'scheduling.ownVisit.see', description: 'Button', defaultMessage: 'See the appointment' },
    map: {
      id: 'scheduling.ownVisit.map',
      description: 'Link, to the claimant',
      defaultMessage: 'Open the map',
    },
    calendar: {
      id: 'scheduling.ownVisit.calendar',
      description: 'Button, to the claimant',
      defaultMessage: 'Add to the calendar',
    },
    moveTitle: {
      id: 'scheduling.ownVisit.moveTitle',
      description: 'Title, to the claimant',
      defaultMessage: 'Move the appointment',
    },
    back: { id: 'scheduling.ownVisit.back', description: 'Link', defaultMessage: 'Back to your claim' },
  }),
  file: defineMessage<{ plate: string; number: string }>({
    id: 'scheduling.ownVisit.file',
    description: 'Above the title',
    defaultMessage: '{plate} · claim {number}',
  }),
  fileOnly: defineMessage<{ number: string }>({
    id: 'scheduling.ownVisit.fileOnly',
    description: 'Above the title',
    defaultMessage: 'Claim {number}',
  }),
  until: defineMessage<{ hour: string }>({
    id: 'scheduling.ownVisit.until',
    description: 'When changes end',
    defaultMessage: 'You can move or cancel until {hour}.',
  }),
};
