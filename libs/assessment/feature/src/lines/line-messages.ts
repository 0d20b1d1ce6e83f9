import { defineMessage, defineMessages } from 'react-intl';

/** Lines of a damage note. */
export const lineMessages = {
  ...defineMessages({
    flags: {
      id: 'assessment.lines.flags',
      description: 'Lines of a damage note: head of the column with their warnings and their history',
      defaultMessage: 'Flags',
    },
    hasError: {
      id: 'assessment.lines.hasError',
      description: 'Lines of a damage note: hasError',
      defaultMessage: 'Has an error',
    },
    hasWarning: {
      id: 'assessment.lines.hasWarning',
      description: 'Lines of a damage note: hasWarning',
      defaultMessage: 'Has a warning',
    },
    lines: {
      id: 'assessment.lines.lines',
      description: 'Lines of a damage note: lines',
      defaultMessage: 'Lines of the note',
    },
    noLines: {
      id: 'assessment.lines.noLines',
      description: 'Lines of a damage note: noLines',
      defaultMessage: 'No lines yet. Pick a zone on the outline or add a line.',
    },
    addLine: {
      id: 'assessment.lines.addLine',
      description: 'Lines of a damage note: addLine',
      defaultMessage: 'Add a line',
    },
    undo: {
      id: 'assessment.lines.undo',
      description: 'Lines of a damage note: undo',
      defaultMessage: 'Undo',
    },
    noZone: {
      id: 'assessment.lines.noZone',
      description: 'Lines of a damage note: noZone',
      defaultMessage: 'no zone',
    },
    no: { id: 'assessment.lines.no', description: 'Lines of a damage note: no', defaultMessage: 'No.' },
    operation: {
      id: 'assessment.lines.operation',
      description: 'Lines of a damage note: operation',
      defaultMessage: 'Op.',
    },
    part: {
      id: 'assessment.lines.part',
      description: 'Lines of a damage note: part',
      defaultMessage: 'Part',
    },
    zone: {
      id: 'assessment.lines.zone',
      description: 'Lines of a damage note: zone',
      defaultMessage: 'Zone',
    },
    source: {
      id: 'assessment.lines.source',
      description: 'Lines of a damage note: source',
      defaultMessage: 'Source',
    },
    price: {
      id: 'assessment.lines.price',
      description: 'Lines of a damage note: price',
      defaultMessage: 'Price, lei',
    },
    labour: {
      id: 'assessment.lines.labour',
      description: 'Lines of a damage note: labour',
      defaultMessage: 'Lab., h',
    },
    paint: {
      id: 'assessment.lines.paint',
      description: 'Lines of a damage note: paint',
      defaultMessage: 'Paint, h',
    },
    total: {
      id: 'assessment.lines.total',
      description: 'Lines of a damage note: total',
      defaultMessage: 'Total, lei',
    },
    keyCell: {
      id: 'assessment.lines.keyCell',
      description: 'Lines of a damage note: keyCell',
      defaultMessage: 'cell',
    },
    keyNew: {
      id: 'assessment.lines.keyNew',
      description: 'Lines of a damage note: keyNew',
      defaultMessage: 'next line',
    },
    keyDuplicate: {
      id: 'assessment.lines.keyDuplicate',
      description: 'Lines of a damage note: keyDuplicate',
      defaultMessage: 'duplicate',
    },
    keyPaste: {
      id: 'assessment.lines.keyPaste',
      description: 'Lines of a damage note: keyPaste',
      defaultMessage: 'from a spreadsheet',
    },
    keyUndo: {
      id: 'assessment.lines.keyUndo',
      description: 'Lines of a damage note: keyUndo',
      defaultMessage: 'undo',
    },
    keyRemove: {
      id: 'assessment.lines.keyRemove',
      description: 'Lines of a damage note: keyRemove',
      defaultMessage: 'remove',
    },
    somebody: {
      id: 'assessment.lines.somebody',
      description: 'Lines of a damage note: somebody',
      defaultMessage: 'A colleague',
    },
    theyRemoved: {
      id: 'assessment.lines.theyRemoved',
      description: 'Lines of a damage note: theyRemoved',
      defaultMessage: 'A colleague has removed this line meanwhile.',
    },
    keepMine: {
      id: 'assessment.lines.keepMine',
      description: 'Lines of a damage note: keepMine',
      defaultMessage: 'Keep mine',
    },
    takeTheirs: {
      id: 'assessment.lines.takeTheirs',
      description: 'Lines of a damage note: takeTheirs',
      defaultMessage: 'Take theirs',
    },
    unnamed: {
      id: 'assessment.lines.unnamed',
      description: 'Lines of a damage note: unnamed',
      defaultMessage: 'New line',
    },
    older: {
      id: 'assessment.lines.older',
      description: 'Lines of a damage note: older',
      defaultMessage: 'older damage',
    },
  }),
  changedBy: defineMessage<{ name: string }>({
    id: 'assessment.lines.changedBy',
    description: 'Lines of a damage note: changedBy',
    defaultMessage: 'Changed by {name}',
  }),
  historyOf: defineMessage<{ no: number; count: number }>({
    id: 'assessment.lines.historyOf',
    description: 'Lines of a damage note: historyOf',
    defaultMessage: 'Item history of line {no}: {count, plural, one {# file} other {# files}}',
  }),
  theirs: defineMessage<{ name: string; part: string; price: string; labour: string; paint: string }>({
    id: 'assessment.lines.theirs',
    description: 'Lines of a damage note: theirs',
    defaultMessage:
      '{name} has changed this line meanwhile: {part}, {price} lei, labour {labour} h, painting {paint} h.',
  }),
  openLine: defineMessage<{ no: number; part: string }>({
    id: 'assessment.lines.openLine',
    description: 'Lines of a damage note: openLine',
    defaultMessage: 'Line {no}: {part}',
  }),
  historyShort: defineMessage<{ count: number }>({
    id: 'assessment.lines.historyShort',
    description: 'Lines of a damage note: historyShort',
    defaultMessage: 'Item history · {count}',
  }),
};
