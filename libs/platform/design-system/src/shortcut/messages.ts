import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  everywhere: {
    id: 'design-system.shortcuts.everywhere',
    description: 'Heading above the shortcuts that hold on every page',
    defaultMessage: 'Everywhere',
  },
  page: {
    id: 'design-system.shortcuts.page',
    description: 'Heading above the shortcuts of the page that is open',
    defaultMessage: 'On this page',
  },
  list: {
    id: 'design-system.shortcuts.list',
    description: 'Heading above the shortcuts that hold while the focus is in a list',
    defaultMessage: 'In a list',
  },
  or: {
    id: 'design-system.shortcuts.or',
    description: 'Between two ways to press the same shortcut',
    defaultMessage: 'or',
  },
  then: {
    id: 'design-system.shortcuts.then',
    description: 'Between two keys that are pressed one after the other, G then T',
    defaultMessage: 'then',
  },
  arrowDown: {
    id: 'design-system.shortcuts.arrowDown',
    description: 'Name of a key for screen readers; the key shows an arrow',
    defaultMessage: 'arrow down',
  },
  arrowUp: {
    id: 'design-system.shortcuts.arrowUp',
    description: 'Name of a key for screen readers; the key shows an arrow',
    defaultMessage: 'arrow up',
  },
  command: {
    id: 'design-system.shortcuts.command',
    description: 'Name of the key ⌘ of a Mac for screen readers',
    defaultMessage: 'Command',
  },
  space: {
    id: 'design-system.shortcuts.space',
    description: 'Name of the longest key',
    defaultMessage: 'Space',
  },
  nextRow: {
    id: 'design-system.shortcuts.nextRow',
    description: 'What a key does in a list: goes one row down',
    defaultMessage: 'Next row',
  },
  previousRow: {
    id: 'design-system.shortcuts.previousRow',
    description: 'What a key does in a list: goes one row up',
    defaultMessage: 'Previous row',
  },
  firstRow: {
    id: 'design-system.shortcuts.firstRow',
    description: 'What a key does in a list',
    defaultMessage: 'First row',
  },
  lastRow: {
    id: 'design-system.shortcuts.lastRow',
    description: 'What a key does in a list',
    defaultMessage: 'Last row',
  },
  openRow: {
    id: 'design-system.shortcuts.openRow',
    description: 'What a key does in a list: opens the row with the focus',
    defaultMessage: 'Open the row',
  },
  selectRow: {
    id: 'design-system.shortcuts.selectRow',
    description: 'What a key does in a list: selects the row with the focus, or no longer',
    defaultMessage: 'Select the row',
  },
});
