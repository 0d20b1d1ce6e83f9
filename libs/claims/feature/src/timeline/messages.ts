import { defineMessage, defineMessages } from 'react-intl';
import type { TimelineFilterGroup } from '@dosar/areas/claims';

export const messages = {
  ...defineMessages({
    timeline: { id: 'claims.timeline.timeline', description: 'Heading', defaultMessage: 'Timeline' },
    emptyTimeline: {
      id: 'claims.timeline.emptyTimeline',
      description: 'When there are no entries',
      defaultMessage: 'Nothing has happened yet',
    },
    noMatch: {
      id: 'claims.timeline.noMatch',
      description: 'When a search or a filter finds no entry',
      defaultMessage: 'Nothing like that in this file',
    },
    showAll: {
      id: 'claims.timeline.showAll',
      description: 'Button: takes search and filter away',
      defaultMessage: 'Show everything',
    },
    filter: {
      id: 'claims.timeline.filter',
      description: 'Name of the group of tabs',
      defaultMessage: 'Kinds of entries',
    },
    all: { id: 'claims.timeline.all', description: 'Tab: entries of every kind', defaultMessage: 'All' },
    search: {
      id: 'claims.timeline.search',
      description: 'Field and button',
      defaultMessage: 'Search in the timeline',
    },
    endSearch: {
      id: 'claims.timeline.endSearch',
      description: 'Button beside the search field',
      defaultMessage: 'End the search',
    },
    toNewest: {
      id: 'claims.timeline.toNewest',
      description: 'Button: reads from the newest entry down',
      defaultMessage: 'Newest first',
    },
    toOldest: {
      id: 'claims.timeline.toOldest',
      description: 'Button: reads from the oldest entry down to the newest',
      defaultMessage: 'Oldest first',
    },
    older: { id: 'claims.timeline.older', description: 'Button', defaultMessage: 'Show older entries' },
    newer: { id: 'claims.timeline.newer', description: 'Button', defaultMessage: 'Show newer entries' },
    pinned: {
      id: 'claims.timeline.pinned',
      description: 'Heading of the pinned entries',
      defaultMessage: 'Pinned',
    },
    pin: {
      id: 'claims.timeline.pin',
      description: 'Button of an entry',
      defaultMessage: 'Pin for everybody',
    },
    unpin: {
      id: 'claims.timeline.unpin',
      description: 'Button of an entry',
      defaultMessage: 'Take the pin away',
    },
    tooManyPinned: {
      id: 'claims.timeline.tooManyPinned',
      description: 'Notice',
      defaultMessage: 'Ten entries are pinned already. Unpin one first.',
    },
    copyLink: {
      id: 'claims.timeline.copyLink',
      description: 'Button of an entry',
      defaultMessage: 'Copy the link to this entry',
    },
    linkCopied: { id: 'claims.timeline.linkCopied', description: 'Notice', defaultMessage: 'Link copied' },
    linkNotCopied: {
      id: 'claims.timeline.linkNotCopied',
      description: 'Notice',
      defaultMessage: 'The browser did not let the link be copied.',
    },
    noSuchEntry: {
      id: 'claims.timeline.noSuchEntry',
      description: 'Notice: a link leads to an entry that is not there',
      defaultMessage: 'The entry of this link is not in the file any more, or is not for you.',
    },
    show: { id: 'claims.timeline.show', description: 'Button of folded entries', defaultMessage: 'Show' },
    internalNote: {
      id: 'claims.timeline.internalNote',
      description: 'After the author of a note',
      defaultMessage: 'internal note',
    },
    managersNote: {
      id: 'claims.timeline.managersNote',
      description: 'After the author of a note',
      defaultMessage: 'note for managers',
    },
    partnerNote: {
      id: 'claims.timeline.partnerNote',
      description: 'After the author of a note',
      defaultMessage: 'note for the partner too',
    },
    claimantNote: {
      id: 'claims.timeline.claimantNote',
      description: 'After the author of a note',
      defaultMessage: 'note for the claimant too',
    },
    edited: {
      id: 'claims.timeline.edited',
      description: 'Button after a note: shows what it said before',
      defaultMessage: 'edited',
    },
    edit: {
      id: 'claims.timeline.edit',
      description: 'Button of one’s own new note',
      defaultMessage: 'Correct the note',
    },
    system: {
      id: 'claims.timeline.system',
      description: 'Actor of an automatic entry',
      defaultMessage: 'Automatic',
    },
    guest: { id: 'claims.timeline.guest', description: 'Actor of an entry', defaultMessage: 'Claimant' },
    assistant: {
      id: 'claims.timeline.assistant',
      description: 'Actor of an entry',
      defaultMessage: 'Assistant',
    },
  }),
  onBehalfOf: defineMessage<{ actor: string; replaced: string }>({
    id: 'claims.timeline.onBehalfOf',
    description: 'Who acted in whose name',
    defaultMessage: '{actor} in the name of {replaced}',
  }),
  folded: defineMessage<{ count: number; titles: string }>({
    id: 'claims.timeline.folded',
    description: 'One line for automatic entries; {titles} are the first of them',
    defaultMessage: '{count, plural, one {# automatic change} other {# automatic changes}}: {titles}',
  }),
};

/** The tabs of the filter. */
export const groupMessages = defineMessages({
  notes: { id: 'claims.timeline.group.notes', description: 'Tab', defaultMessage: 'Notes' },
  messages: {
    id: 'claims.timeline.group.messages',
    description: 'Tab: e-mails and SMS',
    defaultMessage: 'Messages',
  },
  calls: { id: 'claims.timeline.group.calls', description: 'Tab', defaultMessage: 'Calls' },
  documents: { id: 'claims.timeline.group.documents', description: 'Tab', defaultMessage: 'Documents' },
  states: {
    id: 'claims.timeline.group.states',
    description: 'Tab: statuses and owners',
    defaultMessage: 'Statuses',
  },
  money: { id: 'claims.timeline.group.money', description: 'Tab', defaultMessage: 'Money' },
  system: {
    id: 'claims.timeline.group.system',
    description: 'Tab: what the system did',
    defaultMessage: 'System',
  },
} satisfies Record<TimelineFilterGroup, object>);
