import { defineMessage, defineMessages } from 'react-intl';

/** Words of a new kind of work, and of the order of statuses and steps. */
export const kindMessages = {
  ...defineMessages({
    add: {
      id: 'assignments.process.kind.add',
      description: 'Button that opens the form of a new kind of work',
      defaultMessage: 'Add a kind of work',
    },
    title: {
      id: 'assignments.process.kind.title',
      description: 'Title of that form',
      defaultMessage: 'New kind of work',
    },
    about: {
      id: 'assignments.process.kind.about',
      description: 'Below the title',
      defaultMessage: 'It begins as a draft. Nobody can open work of it before you publish it.',
    },
    nameRo: {
      id: 'assignments.process.kind.nameRo',
      description: 'Label of a field',
      defaultMessage: 'Name in Romanian',
    },
    nameEn: {
      id: 'assignments.process.kind.nameEn',
      description: 'Label of a field',
      defaultMessage: 'Name in English',
    },
    dueHours: {
      id: 'assignments.process.kind.dueHours',
      description: 'Label of a field',
      defaultMessage: 'Term, in hours',
    },
    like: {
      id: 'assignments.process.kind.like',
      description: 'Label of a list: the kind of work whose queue and documents the new one begins with',
      defaultMessage: 'Queue and documents as for',
    },
    copies: {
      id: 'assignments.process.kind.copies',
      description: 'Box: the new kind of work begins with the statuses and steps of that one',
      defaultMessage: 'Copy its statuses and steps too',
    },
    save: {
      id: 'assignments.process.kind.save',
      description: 'Button that begins the draft',
      defaultMessage: 'Begin the draft',
    },
    notInForce: {
      id: 'assignments.process.kind.notInForce',
      description: 'A kind of work that was never published',
      defaultMessage: 'not in force yet',
    },
    version: {
      id: 'assignments.process.kind.version',
      description: 'In the history: the version of a process that came into force',
      defaultMessage: 'Version in force',
    },
    order: {
      id: 'assignments.process.kind.order',
      description: 'Column with the buttons that move a row',
      defaultMessage: 'Order',
    },
  }),
  moveUp: defineMessage<{ name: string }>({
    id: 'assignments.process.kind.moveUp',
    description: 'Button that moves a status or a step one place up; its name',
    defaultMessage: 'Move {name} up',
  }),
  moveDown: defineMessage<{ name: string }>({
    id: 'assignments.process.kind.moveDown',
    description: 'Button that moves a status or a step one place down; its name',
    defaultMessage: 'Move {name} down',
  }),
};
