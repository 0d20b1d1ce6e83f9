import { defineMessages } from 'react-intl';

export const guardMessages = defineMessages({
  title: {
    id: 'forms.guard.title',
    description: 'Title of the question before a page with unsaved changes is left',
    defaultMessage: 'Leave without saving?',
  },
  text: {
    id: 'forms.guard.text',
    description: 'Text of the same question',
    defaultMessage: 'What you changed on this page is not saved yet. If you leave, it is lost.',
  },
  leave: {
    id: 'forms.guard.leave',
    description: 'Button of the same question: leaves the page and drops what was typed',
    defaultMessage: 'Leave without saving',
  },
  stay: {
    id: 'forms.guard.stay',
    description: 'Main button of the same question: stays on the page',
    defaultMessage: 'Stay on the page',
  },
  discarded: {
    id: 'forms.guard.discarded',
    description:
      'Notice after somebody discarded the unsaved changes of a page; beside it a button takes that back',
    defaultMessage: 'The changes were discarded.',
  },
  undo: {
    id: 'forms.guard.undo',
    description: 'Button of that notice: brings the discarded changes back into the fields',
    defaultMessage: 'Undo',
  },
});
