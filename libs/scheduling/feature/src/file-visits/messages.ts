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
    cannotCome: {
      id: 'scheduling.fileVisits.cannotCome',
      description: 'Title of a notice at a visit: the answer to a message',
      defaultMessage: 'The client answered NO: they cannot come',
    },
    cannotComeText: {
      id: 'scheduling.fileVisits.cannotComeText',
      description: 'Below that',
      defaultMessage:
        'The hour is kept until it is moved or cancelled. A call to the client is in the worklist.',
    },
    moveNow: {
      id: 'scheduling.fileVisits.moveNow',
      description: 'Button of that notice: opens the move of the visit',
      defaultMessage: 'Find another hour',
    },
    tellAgain: {
      id: 'scheduling.fileVisits.tellAgain',
      description: 'Button: sends news that reached nobody once more',
      defaultMessage: 'Send again',
    },
    toldAgain: {
      id: 'scheduling.fileVisits.toldAgain',
      description: 'Notice after that',
      defaultMessage: 'Sent again. Its delivery is shown above.',
    },
    told: {
      id: 'scheduling.fileVisits.told',
      description: 'Heading of the list of messages about visits',
      defaultMessage: 'Who was told',
    },
    nobody: {
      id: 'scheduling.fileVisits.nobody',
      description: 'No recipient of a message about a visit',
      defaultMessage: 'nobody told: no e-mail and no mobile number is confirmed',
    },
    withheld: {
      id: 'scheduling.fileVisits.withheld',
      description: 'Staff, or a rule of the file, chose that no message leaves',
      defaultMessage: 'not told, by choice',
    },
    byItself: {
      id: 'scheduling.fileVisits.byItself',
      description: 'Who made a change: the claimant or the product',
      defaultMessage: 'by the claimant or by itself',
    },
    nobodyTold: {
      id: 'scheduling.fileVisits.nobodyTold',
      description: 'Nobody could be told of the last change',
      defaultMessage: 'Nobody could be told of the last change. Please call the claimant.',
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
  nobodyToldCall: defineMessage<{ phone: string }>({
    id: 'scheduling.fileVisits.nobodyToldCall',
    description: 'Nobody could be told of the last change, but there is a number to call',
    defaultMessage: 'Nobody could be told of the last change. Please call {phone}.',
  }),
};
