import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    note: { id: 'claims.note.note', description: 'Label of the field', defaultMessage: 'Internal note' },
    hint: {
      id: 'claims.note.hint',
      description: 'Below the field',
      defaultMessage: 'Type @ to mention a colleague.',
    },
    visibility: { id: 'claims.note.visibility', description: 'Field', defaultMessage: 'Who reads it' },
    internal: {
      id: 'claims.note.internal',
      description: 'Choice: who reads a note',
      defaultMessage: 'Colleagues only',
    },
    managers: {
      id: 'claims.note.managers',
      description: 'Choice: who reads a note',
      defaultMessage: 'Managers and those mentioned',
    },
    partner: {
      id: 'claims.note.partner',
      description: 'Choice: who reads a note',
      defaultMessage: 'Colleagues and the partner',
    },
    colleagues: {
      id: 'claims.note.colleagues',
      description: 'Name of the list of colleagues that can be mentioned',
      defaultMessage: 'Colleagues',
    },
    correct: {
      id: 'claims.note.correct',
      description: 'Title of a window',
      defaultMessage: 'Correct the note',
    },
    save: { id: 'claims.note.save', description: 'Button', defaultMessage: 'Save the note' },
    saved: { id: 'claims.note.saved', description: 'Notice', defaultMessage: 'Note corrected' },
    tooLate: {
      id: 'claims.note.tooLate',
      description: 'Error',
      defaultMessage: 'More than fifteen minutes have passed. Write another note.',
    },
    stale: {
      id: 'claims.note.stale',
      description: 'Error',
      defaultMessage: 'The note was changed meanwhile. Close this window and open it again.',
    },
    correctHint: {
      id: 'claims.note.correctHint',
      description: 'Below the field',
      defaultMessage: 'What it said before stays in its history.',
    },
    versions: {
      id: 'claims.note.versions',
      description: 'Title of a window',
      defaultMessage: 'What the note said before',
    },
    add: { id: 'claims.note.add', description: 'Button', defaultMessage: 'Add note' },
    added: { id: 'claims.note.added', description: 'Notice', defaultMessage: 'Note added' },
    undo: {
      id: 'claims.note.undo',
      description: 'Button of the notice: takes the note back',
      defaultMessage: 'Undo',
    },
    takenBack: { id: 'claims.note.takenBack', description: 'Notice', defaultMessage: 'Note removed' },
    notTakenBack: {
      id: 'claims.note.notTakenBack',
      description: 'Notice: too late, edited, or answered',
      defaultMessage: 'The note stays: somebody has answered it, or more than ten minutes have passed.',
    },
    empty: { id: 'claims.note.empty', description: 'Error', defaultMessage: 'Write the note first.' },
  }),
  notSaved: defineMessage<{ why: string }>({
    id: 'claims.note.notSaved',
    description: 'Shown above the note that could not be saved; {why} is a sentence',
    defaultMessage: 'The note was not saved. {why}',
  }),
};
