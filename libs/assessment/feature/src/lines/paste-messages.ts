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
  leftOut: defineMessage<{ count: number; most: number }>({
    id: 'assessment.paste.leftOut',
    description: 'After pasting from a spreadsheet: rows that became no line',
    defaultMessage:
      '{count, plural, one {# pasted row was left out} other {# pasted rows were left out}}: at most {most} are taken at once, each with the name of a part.',
  }),
};
