import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'partners.special.title',
      description: 'Title of the page',
      defaultMessage: 'Special customers',
    },
    search: {
      id: 'partners.special.search',
      description: 'Field: finds customers',
      defaultMessage: 'Name, tax number or plate',
    },
    level: {
      id: 'partners.special.level',
      description: 'Field: level of a customer',
      defaultMessage: 'Level',
    },
    allLevels: {
      id: 'partners.special.allLevels',
      description: 'Choice of the filter: customers of every level',
      defaultMessage: 'All levels',
    },
    add: {
      id: 'partners.special.add',
      description: 'Button: a new customer',
      defaultMessage: 'Add customer',
    },
    none: {
      id: 'partners.special.none',
      description: 'There are no special customers',
      defaultMessage: 'No special customers yet',
    },
    noneText: {
      id: 'partners.special.noneText',
      description: 'What special customers are for',
      defaultMessage:
        'Add a fleet, a leasing company or a sensitive person: their claim files are recognised by tax number, plate or policy.',
    },
    noMatch: {
      id: 'partners.special.noMatch',
      description: 'The search finds no customer',
      defaultMessage: 'Nobody of this name',
    },
    choose: {
      id: 'partners.special.choose',
      description: 'Beside the list while no customer is open',
      defaultMessage: 'Choose a customer from the list.',
    },
    order: {
      id: 'partners.special.order',
      description: 'Below the list: what decides between two customers',
      defaultMessage:
        'When two customers match a file, the higher level comes first, then the more precise entry: CNP or CUI, plate, policy prefix, phone, name, e-mail.',
    },
    failed: {
      id: 'partners.special.failed',
      description: 'The list could not be read',
      defaultMessage: 'The customers could not be loaded',
    },
    more: {
      id: 'partners.special.more',
      description: 'Button: the next page',
      defaultMessage: 'Show more',
    },
    noEnd: {
      id: 'partners.special.noEnd',
      description: 'A customer without a last day',
      defaultMessage: 'no end',
    },
    ended: {
      id: 'partners.special.ended',
      description: 'State of a customer by which nothing is recognised any more',
      defaultMessage: 'Ended',
    },
    inForce: {
      id: 'partners.special.inForce',
      description: 'State of a customer by which files are recognised',
      defaultMessage: 'In force',
    },
    back: {
      id: 'partners.special.back',
      description: 'Button on a phone: from a customer to the list',
      defaultMessage: 'All customers',
    },
    edit: {
      id: 'partners.special.edit',
      description: 'Button and title: change what is known of a customer',
      defaultMessage: 'Edit',
    },
    end: {
      id: 'partners.special.end',
      description: 'Button: recognise nothing by this customer any more',
      defaultMessage: 'End',
    },
    endText: {
      id: 'partners.special.endText',
      description: 'What ending does',
      defaultMessage: 'No new file is recognised by this customer. Files recognised before stay as they are.',
    },
    restart: {
      id: 'partners.special.restart',
      description: 'Button: recognise files by this customer again',
      defaultMessage: 'Start again',
    },
    saved: {
      id: 'partners.special.saved',
      description: 'A change is stored',
      defaultMessage: 'Saved',
    },
    save: {
      id: 'partners.special.save',
      description: 'Button of a dialog',
      defaultMessage: 'Save',
    },
    name: {
      id: 'partners.special.name',
      description: 'Field: name of a customer',
      defaultMessage: 'Name',
    },
    kind: {
      id: 'partners.special.kind',
      description: 'Field: what kind of customer',
      defaultMessage: 'Kind',
    },
    validFrom: {
      id: 'partners.special.validFrom',
      description: 'Field: first day',
      defaultMessage: 'Valid from',
    },
    validUntil: {
      id: 'partners.special.validUntil',
      description: 'Field: last day',
      defaultMessage: 'Valid until',
    },
    handler: {
      id: 'partners.special.handler',
      description: 'Field: the person who gets the work',
      defaultMessage: 'Answers for the customer',
    },
    handlerHint: {
      id: 'partners.special.handlerHint',
      description: 'Below that field',
      defaultMessage: 'Gets new work on the files of this customer.',
    },
    nobody: {
      id: 'partners.special.nobody',
      description: 'Nobody answers for a customer',
      defaultMessage: 'Nobody yet',
    },
    notes: {
      id: 'partners.special.notes',
      description: 'Field: free text',
      defaultMessage: 'Notes',
    },
    missing: {
      id: 'partners.special.missing',
      description: 'A field is empty',
      defaultMessage: 'Fill this in',
    },
    wrongDays: {
      id: 'partners.special.wrongDays',
      description: 'The last day is before the first one',
      defaultMessage: 'The last day comes after the first one',
    },
    wrongPerson: {
      id: 'partners.special.wrongPerson',
      description: 'The chosen person does not work here any more',
      defaultMessage: 'This person cannot answer for customers',
    },
    contacts: {
      id: 'partners.special.contacts',
      description: 'Heading: people of the customer',
      defaultMessage: 'Their people',
    },
    addContact: {
      id: 'partners.special.addContact',
      description: 'Button and title: one more person of the customer',
      defaultMessage: 'Add contact',
    },
    noContacts: {
      id: 'partners.special.noContacts',
      description: 'The customer has no people yet',
      defaultMessage: 'No contacts yet',
    },
    about: {
      id: 'partners.special.about',
      description: 'Field: what somebody does at the customer',
      defaultMessage: 'What they do',
    },
    phone: {
      id: 'partners.special.phone',
      description: 'Field',
      defaultMessage: 'Phone',
    },
    email: {
      id: 'partners.special.email',
      description: 'Field',
      defaultMessage: 'E-mail',
    },
  }),
  levelOf: defineMessage<{ level: string }>({
    id: 'partners.special.levelOf',
    description: 'Level of a customer, such as A',
    defaultMessage: 'Level {level}',
  }),
  files: defineMessage<{ count: number }>({
    id: 'partners.special.files',
    description: 'Number of open claim files of a customer',
    defaultMessage: '{count, plural, one {# open file} other {# open files}}',
  }),
  plateCount: defineMessage<{ count: number }>({
    id: 'partners.special.plateCount',
    description: 'Number of plates of a customer',
    defaultMessage: '{count, plural, one {# plate} other {# plates}}',
  }),
  until: defineMessage<{ day: string }>({
    id: 'partners.special.until',
    description: 'Until when a customer is a special one',
    defaultMessage: 'until {day}',
  }),
  removeContact: defineMessage<{ name: string }>({
    id: 'partners.special.removeContact',
    description: 'Button: takes a person of the customer away',
    defaultMessage: 'Remove the contact {name}',
  }),
};
