import { defineMessage, defineMessages } from 'react-intl';

/** Drafts of claims on the dashboard. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'fnol.drafts.title',
      description: 'Heading on the dashboard: drafts of claims',
      defaultMessage: 'Drafts',
    },
    newClaim: {
      id: 'fnol.drafts.newClaim',
      description: 'Link on the dashboard: takes in a claim',
      defaultMessage: 'New claim',
    },
    untitled: {
      id: 'fnol.drafts.untitled',
      description: 'A draft in which nothing is typed that it could be recognised by',
      defaultMessage: 'Untitled',
    },
    today: {
      id: 'fnol.drafts.today',
      description: 'A draft is thrown away today',
      defaultMessage: 'thrown away today',
    },
    deleted: {
      id: 'fnol.drafts.deleted',
      description: 'A draft was thrown away',
      defaultMessage: 'The draft is deleted.',
    },
  }),
  saved: defineMessage<{ when: string }>({
    id: 'fnol.drafts.saved',
    description: 'When a draft was saved last',
    defaultMessage: 'saved {when}',
  }),
  expires: defineMessage<{ days: number }>({
    id: 'fnol.drafts.expires',
    description: 'How many days are left of a draft',
    defaultMessage: '{days, plural, one {thrown away in # day} other {thrown away in # days}}',
  }),
  delete: defineMessage<{ title: string }>({
    id: 'fnol.drafts.delete',
    description: 'Button: throws a draft away',
    defaultMessage: 'Delete draft: {title}',
  }),
};
