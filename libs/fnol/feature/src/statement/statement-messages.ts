import { defineMessages } from 'react-intl';

/** The words of the accident statement. */
export const statementMessages = defineMessages({
  none: {
    id: 'fnol.statement.none',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'No accident statement yet',
  },
  noneText: {
    id: 'fnol.statement.noneText',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Write it down from paper, or send each driver a link.',
  },
  begin: {
    id: 'fnol.statement.begin',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Write it down',
  },
  save: {
    id: 'fnol.statement.save',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Save',
  },
  print: {
    id: 'fnol.statement.print',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Print view',
  },
  failed: {
    id: 'fnol.statement.failed',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'The statement could not be loaded',
  },
  contradictions: {
    id: 'fnol.statement.contradictions',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Does not match',
  },
  noContradictions: {
    id: 'fnol.statement.noContradictions',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'The boxes go together.',
  },
  usable: {
    id: 'fnol.statement.usable',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'May the form be used?',
  },
  nobody_hurt: {
    id: 'fnol.statement.nobodyHurt',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'nobody is hurt',
  },
  nothing_else_damaged: {
    id: 'fnol.statement.nothingElseDamaged',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'nothing else is damaged',
  },
  both_insured: {
    id: 'fnol.statement.bothInsured',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'both are insured',
  },
  both_signed: {
    id: 'fnol.statement.bothSigned',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'both have signed',
  },
  onPaper: {
    id: 'fnol.statement.onPaper',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'signed on paper',
  },
  onGlass: {
    id: 'fnol.statement.onGlass',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'signed on the phone',
  },
  notSigned: {
    id: 'fnol.statement.notSigned',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'not signed',
  },
  columnA: {
    id: 'fnol.statement.columnA',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Column A',
  },
  columnB: {
    id: 'fnol.statement.columnB',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Column B',
  },
  uploadSketch: {
    id: 'fnol.statement.uploadSketch',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Upload a picture of the sketch',
  },
  drawSketch: {
    id: 'fnol.statement.drawSketch',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Draw with a finger: road, cars, arrows',
  },
  clear: {
    id: 'fnol.statement.clear',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Clear',
  },
  undo: {
    id: 'fnol.statement.undo',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Undo stroke',
  },
  sketchByFile: {
    id: 'fnol.statement.sketchByFile',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Without drawing: take a picture of the sketch on paper and choose it here.',
  },
  sketchTooLarge: {
    id: 'fnol.statement.sketchTooLarge',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'This picture could not be used. Choose another one, or draw.',
  },
  removeSketch: {
    id: 'fnol.statement.removeSketch',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'Remove the sketch',
  },
  holds: {
    id: 'fnol.statement.holds',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'holds',
  },
  fails: {
    id: 'fnol.statement.fails',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'does not hold',
  },
  open: {
    id: 'fnol.statement.open',
    description: 'Section of the accident statement in a claim file',
    defaultMessage: 'not known',
  },
});
