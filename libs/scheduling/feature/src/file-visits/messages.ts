import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the appointment in a claim file. */
export const messages = {
  ...defineMessages({
    none: { id: 'scheduling.fileVisits.none', description: 'No visit', defaultMessage: 'No appointment yet' },
    noneHint: {
      id: 'scheduling.fileVisits.noneHint',
      description: 'What to do',
      defaultMessage: 'Choose a free hour; the claimant gets one message.',
    },
    nothingToBook: {
      id: 'scheduling.fileVisits.nothingToBook',
      description: 'No visit and no work for one',
      defaultMessage: 'There is no inspection to book for in this file.',
    },
    book: { id: 'scheduling.fileVisits.book', description: 'Button', defaultMessage: 'Book' },
    next: { id: 'scheduling.fileVisits.next', description: 'Heading', defaultMessage: 'Next visit' },
    past: { id: 'scheduling.fileVisits.past', description: 'Heading', defaultMessage: 'Earlier visits' },
    failed: {
      id: 'scheduling.fileVisits.failed',
      description: 'Title of the failure',
      defaultMessage: 'The appointments could not be read',
    },
    assessor: { id: 'scheduling.fileVisits.assessor', description: 'Fact', defaultMessage: 'Assessor' },
    place: { id: 'scheduling.fileVisits.place', description: 'Fact', defaultMessage: 'Place' },
    contact: { id: 'scheduling.fileVisits.contact', description: 'Fact', defaultMessage: 'At the vehicle' },
    noteFact: { id: 'scheduling.fileVisits.noteFact', description: 'Fact', defaultMessage: 'Note' },
    stepFreeFact: {
      id: 'scheduling.fileVisits.stepFreeFact',
      description: 'Fact',
      defaultMessage: 'Access without steps',
    },
    kind: { id: 'scheduling.fileVisits.kind', description: 'Fact', defaultMessage: 'Visit' },
    calendar: {
      id: 'scheduling.fileVisits.calendar',
      description: 'Button',
      defaultMessage: 'Add to calendar',
    },
    reports: {
      id: 'scheduling.fileVisits.reports',
      description: 'Heading',
      defaultMessage: 'From the field',
    },
  }),
  bookFor: defineMessage<{ name: string }>({
    id: 'scheduling.fileVisits.bookFor',
    description: 'Heading',
    defaultMessage: 'Book: {name}',
  }),
};
