import { defineMessage } from 'react-intl';
import type { NumberField } from './line-values.ts';

/** What of a paste into a damage note could not be taken. */
export const pasteMessages = {
  unread: defineMessage<{ count: number }>({
    id: 'assessment.paste.unread',
    description: 'After pasting from a spreadsheet: prices or hours are no numbers',
    defaultMessage:
      '{count, plural, one {# pasted number could not be read and was left empty.} other {# pasted numbers could not be read and were left empty.}}',
  }),
  form: defineMessage({
    id: 'assessment.paste.form',
    description: 'After pasting from a spreadsheet: how numbers are written',
    defaultMessage: 'Write prices such as 1,120.50 and hours such as 1.5.',
  }),
  cell: defineMessage<{ no: number; field: NumberField; typed: string }>({
    id: 'assessment.paste.cell',
    description: 'After pasting from a spreadsheet: a cell that was left empty, and what was pasted for it',
    defaultMessage:
      'Line {no}, {field, select, unit_price_bani {price} labour_hundredths {labour} other {painting}}: “{typed}”',
  }),
  more: defineMessage<{ count: number }>({
    id: 'assessment.paste.more',
    description: 'After pasting from a spreadsheet: how many other cells were left empty',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
  }),
  title: defineMessage({
    id: 'assessment.paste.title',
    description: 'Window that shows what a pasted table would write: title',
    defaultMessage: 'Check what is pasted',
  }),
  write: defineMessage({
    id: 'assessment.paste.write',
    description: 'Window that shows what a pasted table would write: button that writes it',
    defaultMessage: 'Write into the note',
  }),
  column: defineMessage<{ field: string }>({
    id: 'assessment.paste.column',
    description: 'Which column of a pasted table is asked for',
    defaultMessage:
      '{field, select, name {Part} operation {Operation} code {Code} quantity {Quantity} unit_price {Unit price} hours {Labour hours} paint {Painting hours} other {Amount}}',
  }),
  quantity: defineMessage({
    id: 'assessment.paste.quantity',
    description: 'Column of what a pasted table would write: how many',
    defaultMessage: 'Qty',
  }),
  preview: defineMessage({
    id: 'assessment.paste.preview',
    description: 'Name of the table of what a pasted table would write',
    defaultMessage: 'Lines that are written',
  }),
  found: defineMessage<{ count: number; amount: string }>({
    id: 'assessment.paste.found',
    description: 'How many lines a pasted table would write, and what its parts come to',
    defaultMessage: '{count, plural, one {One line} other {# lines}}, parts for {amount}',
  }),
  nothing: defineMessage({
    id: 'assessment.paste.nothing',
    description: 'A pasted table would write no line with the columns that are chosen',
    defaultMessage: 'These columns give no line with the name of a part.',
  }),
  noNumber: defineMessage<{ typed: string }>({
    id: 'assessment.paste.noNumber',
    description: 'In the place of a pasted number that cannot be read',
    defaultMessage: '“{typed}” is no number',
  }),
  beyond: defineMessage<{ count: number; most: number }>({
    id: 'assessment.paste.beyond',
    description: 'Rows of a pasted table that are too many',
    defaultMessage:
      'At most {most, number} lines are written at once: {count, plural, one {the last one stays} other {the last # stay}} out.',
  }),
};
