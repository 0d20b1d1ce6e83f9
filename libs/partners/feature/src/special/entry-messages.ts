import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'partners.entry.heading',
      description: 'Heading: by what files are recognised',
      defaultMessage: 'How we recognise it',
    },
    when: {
      id: 'partners.entry.when',
      description: 'Beside that heading: when files are matched',
      defaultMessage: 'when reported and after every change',
    },
    add: {
      id: 'partners.entry.add',
      description: 'Button and title: a new entry',
      defaultMessage: 'Add entry',
    },
    none: {
      id: 'partners.entry.none',
      description: 'The customer has no entries',
      defaultMessage: 'Nothing yet: no file is recognised by this customer.',
    },
    value: {
      id: 'partners.entry.value',
      description: 'Field: what is compared',
      defaultMessage: 'Value',
    },
    cui: {
      id: 'partners.entry.cui',
      description: 'Field: tax number of the company of this name',
      defaultMessage: 'Tax number (CUI)',
    },
    added: {
      id: 'partners.entry.added',
      description: 'An entry is stored',
      defaultMessage: 'Added. New files are recognised by it.',
    },
    removed: {
      id: 'partners.entry.removed',
      description: 'An entry was taken away',
      defaultMessage: 'Removed',
    },
    wrong: {
      id: 'partners.entry.wrong',
      description: 'The value cannot be such a thing',
      defaultMessage: 'This cannot be right: check how it is written',
    },
    known: {
      id: 'partners.entry.known',
      description: 'The customer has this entry',
      defaultMessage: 'The customer has this entry already.',
    },
    tooMany: {
      id: 'partners.entry.tooMany',
      description: 'The customer has as many entries as it may have',
      defaultMessage: 'The customer has as many entries as are allowed. Import plates as a list instead.',
    },
    findPlate: {
      id: 'partners.entry.findPlate',
      description: 'Field: finds a plate',
      defaultMessage: 'Find a plate',
    },
    noPlates: {
      id: 'partners.entry.noPlates',
      description: 'No plate of the list matches',
      defaultMessage: 'No such plate',
    },
  }),
  remove: defineMessage<{ shown: string }>({
    id: 'partners.entry.remove',
    description: 'Button: takes an entry away',
    defaultMessage: 'Remove {shown}',
  }),
  allPlates: defineMessage<{ count: number }>({
    id: 'partners.entry.allPlates',
    description: 'Button: the whole list of plates',
    defaultMessage: 'All {count} plates',
  }),
  plates: defineMessage<{ name: string }>({
    id: 'partners.entry.plates',
    description: 'Title: the list of plates of a customer',
    defaultMessage: 'Plates of {name}',
  }),
  days: defineMessage<{ from: string; until: string }>({
    id: 'partners.entry.days',
    description: 'From when until when an entry counts',
    defaultMessage: '{from} – {until}',
  }),
};
