import { defineMessage, defineMessages } from 'react-intl';

/** Words of the list of what is missing before the first claim. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'config.checklist.title',
      description: 'Heading of the list of what is missing before the first claim',
      defaultMessage: 'Before the first claim',
    },
    done: {
      id: 'config.checklist.done',
      description: 'Read before a line that is done',
      defaultMessage: 'Done:',
    },
    missing: {
      id: 'config.checklist.missing',
      description: 'Read before a line that is not done',
      defaultMessage: 'Missing:',
    },
    open: {
      id: 'config.checklist.open',
      description: 'Link to the page on which a line is done',
      defaultMessage: 'Open',
    },
    onServer: {
      id: 'config.checklist.onServer',
      description: 'In place of a link: whoever runs the server does it',
      defaultMessage: 'on the server',
    },
  }),
  intro: defineMessage<{ missing: number }>({
    id: 'config.checklist.intro',
    description: 'Below the heading: how many lines are missing',
    defaultMessage:
      '{missing, plural, one {# thing is missing. The list goes away when it is there.} other {# things are missing. The list goes away when they are there.}}',
  }),
  progress: defineMessage<{ done: number; total: number }>({
    id: 'config.checklist.progress',
    description: 'How many lines are done',
    defaultMessage: '{done} of {total}',
  }),
  without: defineMessage<{ what: string }>({
    id: 'config.checklist.without',
    description: 'What does not work as long as a line is missing',
    defaultMessage: 'Without it: {what}',
  }),
  asksFor: defineMessage<{ role: string }>({
    id: 'config.checklist.asksFor',
    description: 'In place of a link: the role that the page asks for and the reader lacks',
    defaultMessage: 'for “{role}”',
  }),
  openNamed: defineMessage<{ title: string }>({
    id: 'config.checklist.openNamed',
    description: 'Read out for the link to the page of a line',
    defaultMessage: 'Open: {title}',
  }),
};
