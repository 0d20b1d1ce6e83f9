import { defineMessage } from 'react-intl';

/** Words for the end of contracts and documents. */
export const endMessages = {
  endsSoon: defineMessage<{ count: number }>({
    id: 'partners.directory.endsSoon',
    description: 'Filter for contracts and documents that end; {count} partners have such',
    defaultMessage: 'Ends within 30 days: {count}',
  }),
  daysLeft: defineMessage<{ count: number }>({
    id: 'partners.directory.daysLeft',
    description: 'How long until a contract or a document ends',
    defaultMessage: '{count, plural, =0 {today} one {# day} other {# days}}',
  }),
  ended: defineMessage<{ count: number }>({
    id: 'partners.directory.ended',
    description: 'How long ago it ended',
    defaultMessage: '{count, plural, one {ended yesterday} other {ended # days ago}}',
  }),
  endOfDocument: defineMessage<{ title: string; when: string }>({
    id: 'partners.directory.endOfDocument',
    description: 'Which document of a partner ends, and when',
    defaultMessage: '{title}: {when}',
  }),
  contractEnds: defineMessage<{ when: string }>({
    id: 'partners.directory.contractEnds',
    description: 'Banner in the pane; {when} is such as "7 days"',
    defaultMessage: 'The contract ends: {when}',
  }),
  contractEnded: defineMessage<{ when: string }>({
    id: 'partners.directory.contractEnded',
    description: 'Banner in the pane; {when} is such as "ended yesterday"',
    defaultMessage: 'The contract has {when}',
  }),
  documentEnds: defineMessage<{ title: string; when: string }>({
    id: 'partners.directory.documentEnds',
    description: 'Banner in the pane; {when} is such as "7 days"',
    defaultMessage: '{title} ends: {when}',
  }),
  documentEnded: defineMessage<{ title: string; when: string }>({
    id: 'partners.directory.documentEnded',
    description: 'Banner in the pane; {when} is such as "ended yesterday"',
    defaultMessage: '{title} has {when}',
  }),
};
