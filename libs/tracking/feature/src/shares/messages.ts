import { defineMessage } from 'react-intl';

export const messages = {
  title: defineMessage({
    id: 'tracking.shares.title',
    description: 'Title of the section with links by which others read along',
    defaultMessage: 'Who else sees the case',
  }),
  lead: defineMessage({
    id: 'tracking.shares.lead',
    description: 'Under the title: what the link shows',
    defaultMessage:
      'Give a relative or lawyer a link that shows only where the case stands. Documents, amounts and messages stay yours.',
  }),
  open: defineMessage<{ day: string }>({
    id: 'tracking.shares.open',
    description: 'Until when a link works',
    defaultMessage: 'until {day}',
  }),
  ended: defineMessage<{ day: string }>({
    id: 'tracking.shares.ended',
    description: 'When a link ended',
    defaultMessage: 'ended, {day}',
  }),
  unread: defineMessage({
    id: 'tracking.shares.unread',
    description: 'Nobody has used the link',
    defaultMessage: 'not read yet',
  }),
  read: defineMessage<{ count: number; time: string }>({
    id: 'tracking.shares.read',
    description: 'How often the link was used, and when last',
    defaultMessage: 'read {count, plural, one {once} other {# times}}, last on {time}',
  }),
  end: defineMessage<{ name: string }>({
    id: 'tracking.shares.end',
    description: 'Button that takes a link back; who it was for',
    defaultMessage: 'Take back: {name}',
  }),
  name: defineMessage({
    id: 'tracking.shares.name',
    description: 'Field: who the link is for',
    defaultMessage: 'For whom',
  }),
  nameHint: defineMessage({
    id: 'tracking.shares.nameHint',
    description: 'Hint of the field',
    defaultMessage: 'For example: my sister, the lawyer. Only you and whoever is in charge see the name.',
  }),
  days: defineMessage({
    id: 'tracking.shares.days',
    description: 'Field: how long the link works',
    defaultMessage: 'For how long',
  }),
  dayCount: defineMessage<{ count: number }>({
    id: 'tracking.shares.dayCount',
    description: 'Choice of the field',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
  }),
  share: defineMessage({
    id: 'tracking.shares.share',
    description: 'Button',
    defaultMessage: 'Make the link',
  }),
  made: defineMessage({
    id: 'tracking.shares.made',
    description: 'Above the new link, which stands there once',
    defaultMessage: 'The link is ready. Copy it and send it on. For safety we do not show it a second time.',
  }),
  unfit: defineMessage({
    id: 'tracking.shares.unfit',
    description: 'The name is too short',
    defaultMessage: 'Write whom the link is for, in 2 to 60 letters.',
  }),
  tooMany: defineMessage({
    id: 'tracking.shares.tooMany',
    description: 'Five links are open',
    defaultMessage: 'Five of your links are open already. Take one of them back.',
  }),
};
