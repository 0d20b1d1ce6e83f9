import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    note: { id: 'claims.note.note', description: 'Label of the field', defaultMessage: 'Internal note' },
    hint: {
      id: 'claims.note.hint',
      description: 'Below the field',
      defaultMessage: 'Only colleagues see it.',
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
