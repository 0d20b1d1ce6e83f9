import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    selectAll: {
      id: 'design-system.dataTable.selectAll',
      description: 'Check box in the header that selects every row shown',
      defaultMessage: 'Select all rows shown',
    },
    selectRow: {
      id: 'design-system.dataTable.selectRow',
      description: 'Check box that selects one row',
      defaultMessage: 'Select this row',
    },
    columns: {
      id: 'design-system.columnChooser.columns',
      description:
        'Button and panel for choosing how a table shows its rows: which columns, how close together',
      defaultMessage: 'Display',
    },
    columnsHelp: {
      id: 'design-system.columnChooser.help',
      description: 'Above the list of columns',
      defaultMessage: 'Choose what you see, in which order and how wide.',
    },
    rows: {
      id: 'design-system.columnChooser.rows',
      description: 'Label of the choice how close together rows stand',
      defaultMessage: 'Rows',
    },
    comfortable: {
      id: 'design-system.columnChooser.comfortable',
      description: 'Rows stand apart',
      defaultMessage: 'With space',
    },
    compact: {
      id: 'design-system.columnChooser.compact',
      description: 'Rows stand close together',
      defaultMessage: 'Close together',
    },
    usualColumns: {
      id: 'design-system.columnChooser.reset',
      description: 'Button that takes back all changes of columns',
      defaultMessage: 'Reset columns',
    },
    contentWidth: {
      id: 'design-system.columnChooser.contentWidth',
      description: 'Width of a column that nobody has changed',
      defaultMessage: 'by content',
    },
    loading: {
      id: 'design-system.dataTable.loading',
      description: 'Told to screen readers while rows load',
      defaultMessage: 'Loading rows…',
    },
    keyboardHelp: {
      id: 'design-system.dataTable.keyboardHelp',
      description: 'How to move through the rows, told to screen readers',
      defaultMessage: 'Move with the arrow keys, open with Enter.',
    },
    absent: {
      id: 'design-system.descriptionList.absent',
      description: 'Told to screen readers where a dash stands for a missing value',
      defaultMessage: 'not given',
    },
  }),
  selectionHelp: defineMessage<{ select: string }>({
    id: 'design-system.dataTable.selectionHelp',
    description: 'How to select rows; select is the name of a key',
    defaultMessage: 'Select with {select}, with Shift a whole range.',
  }),
  columnUp: defineMessage<{ name: string }>({
    id: 'design-system.columnChooser.up',
    description: 'Button that moves a column one place towards the beginning',
    defaultMessage: 'Move {name} up',
  }),
  columnDown: defineMessage<{ name: string }>({
    id: 'design-system.columnChooser.down',
    description: 'Button that moves a column one place towards the end',
    defaultMessage: 'Move {name} down',
  }),
  columnMoved: defineMessage<{ name: string; place: number; count: number }>({
    id: 'design-system.columnChooser.moved',
    description: 'Told to screen readers after a column was moved',
    defaultMessage: '{name}: place {place, number} of {count, number}',
  }),
  columnWidth: defineMessage<{ name: string }>({
    id: 'design-system.columnChooser.width',
    description: 'Slider that sets how wide a column is',
    defaultMessage: 'Width of {name}',
  }),
  resetWidth: defineMessage<{ name: string }>({
    id: 'design-system.columnChooser.resetWidth',
    description: 'Button that makes a column as wide as its content again',
    defaultMessage: 'Make {name} as wide as its content',
  }),
};
