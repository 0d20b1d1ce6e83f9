import { defineMessage, defineMessages } from 'react-intl';

/** Words of the page on which whoever had the damage grades the work of a partner. */
export const messages = {
  ...defineMessages({
    title: { id: 'partners.grade.title', description: 'Heading of the page', defaultMessage: 'How was it?' },
    grade: { id: 'partners.grade.grade', description: 'Field: a grade', defaultMessage: 'Your grade' },
    five: { id: 'partners.grade.five', description: 'The best grade', defaultMessage: '5 – very good' },
    four: { id: 'partners.grade.four', description: 'The second best grade', defaultMessage: '4 – good' },
    three: { id: 'partners.grade.three', description: 'The middle grade', defaultMessage: '3 – so-so' },
    two: { id: 'partners.grade.two', description: 'The second worst grade', defaultMessage: '2 – bad' },
    one: { id: 'partners.grade.one', description: 'The worst grade', defaultMessage: '1 – very bad' },
    comment: {
      id: 'partners.grade.comment',
      description: 'Field: what was good or bad about the work',
      defaultMessage: 'What should we know?',
    },
    commentHint: {
      id: 'partners.grade.commentHint',
      description: 'Who reads the comment',
      defaultMessage: 'Only people of the insurer read it, not those who did the work.',
    },
    send: { id: 'partners.grade.send', description: 'Button', defaultMessage: 'Send the grade' },
    thanks: {
      id: 'partners.grade.thanks',
      description: 'Heading once the grade is kept',
      defaultMessage: 'Thank you for the grade',
    },
    thanksText: {
      id: 'partners.grade.thanksText',
      description: 'Once the grade is kept',
      defaultMessage: 'It counts when we choose who works for us. You have nothing else to do.',
    },
    expired: {
      id: 'partners.grade.expired',
      description: 'Heading where the link came too late',
      defaultMessage: 'The time for the grade is over',
    },
    expiredText: {
      id: 'partners.grade.expiredText',
      description: 'Where the link came too late',
      defaultMessage: 'If something is wrong with the work, please call us: the number is in our messages.',
    },
    why: { id: 'partners.grade.why', description: 'Heading', defaultMessage: 'Why we ask' },
    stop: { id: 'partners.grade.stop', description: 'Button', defaultMessage: 'Do not ask me again' },
    stopped: {
      id: 'partners.grade.stopped',
      description: 'In place of the button that stops such questions',
      defaultMessage: 'We do not ask you for grades any more.',
    },
  }),
  work: defineMessage<{ kind: string; worker: string; date: string }>({
    id: 'partners.grade.work',
    description: 'Which work is graded',
    defaultMessage: '{kind} at {worker}, done on {date}',
  }),
  whyText: defineMessage<{ organisation: string }>({
    id: 'partners.grade.whyText',
    description: 'Why the message was sent',
    defaultMessage:
      'The work was done for a claim at {organisation}. We ask once about each piece of work, and the grade is part of how we choose who works for us.',
  }),
  until: defineMessage<{ date: string }>({
    id: 'partners.grade.until',
    description: 'Until when the link opens',
    defaultMessage: 'You can answer once, until {date}.',
  }),
};
