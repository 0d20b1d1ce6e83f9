import { defineMessages } from 'react-intl';

/** Words of what happens to offers that nobody answers. */
export const messages = defineMessages({
  open: {
    id: 'partners.silence.open',
    description: 'Button and title of the window',
    defaultMessage: 'When nobody answers',
  },
  lead: {
    id: 'partners.silence.lead',
    description: 'In the window',
    defaultMessage:
      'What new jobs begin with; whoever makes one can decide otherwise. The handler gets a notice either way.',
  },
  label: {
    id: 'partners.silence.label',
    description: 'Label of the choice',
    defaultMessage: 'An offer without an answer in time',
  },
  next: {
    id: 'partners.silence.next',
    description: 'A choice',
    defaultMessage: 'Goes to the next proposal by itself',
  },
  ask: {
    id: 'partners.silence.ask',
    description: 'A choice',
    defaultMessage: 'Waits for the handler, who gets a task',
  },
  save: { id: 'partners.silence.save', description: 'Button', defaultMessage: 'Save' },
  saved: { id: 'partners.silence.saved', description: 'Told after a change', defaultMessage: 'Saved' },
});
