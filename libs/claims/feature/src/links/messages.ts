import { defineMessage, defineMessages } from 'react-intl';

/** Texts about claim files that belong together. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'claims.links.title',
      description: 'Heading beside a claim file',
      defaultMessage: 'Linked claim files',
    },
    none: {
      id: 'claims.links.none',
      description: 'No link',
      defaultMessage: 'None yet.',
    },
    link: {
      id: 'claims.links.link',
      description: 'Button: links another file',
      defaultMessage: 'Link a file',
    },
    unlink: {
      id: 'claims.links.unlink',
      description: 'Button: takes a link away',
      defaultMessage: 'Unlink',
    },
    duplicateOf: {
      id: 'claims.links.duplicateOf',
      description: 'Before the number of another file',
      defaultMessage: 'Duplicate of',
    },
    repeatedBy: {
      id: 'claims.links.repeatedBy',
      description: 'Before the number of another file',
      defaultMessage: 'Repeated by',
    },
    sameEvent: {
      id: 'claims.links.sameEvent',
      description: 'Before the number of another file',
      defaultMessage: 'Same accident as',
    },
    related: {
      id: 'claims.links.related',
      description: 'Before the number of another file',
      defaultMessage: 'Linked with',
    },
    linkTitle: {
      id: 'claims.links.linkTitle',
      description: 'Title of a window',
      defaultMessage: 'Link with another claim file',
    },
    otherFile: {
      id: 'claims.links.otherFile',
      description: 'Field',
      defaultMessage: 'Which claim file?',
    },
    otherFileHint: {
      id: 'claims.links.otherFileHint',
      description: 'Below the field',
      defaultMessage: 'Its number, a plate, a VIN or a name',
    },
    kind: {
      id: 'claims.links.kind',
      description: 'Choice',
      defaultMessage: 'How do they belong together?',
    },
    kindRelated: {
      id: 'claims.links.kindRelated',
      description: 'A kind of link',
      defaultMessage: 'They are related',
    },
    kindSameEvent: {
      id: 'claims.links.kindSameEvent',
      description: 'A kind of link',
      defaultMessage: 'They are about the same accident',
    },
    kindDuplicate: {
      id: 'claims.links.kindDuplicate',
      description: 'A kind of link',
      defaultMessage: 'This file repeats the other one',
    },
    reason: {
      id: 'claims.links.reason',
      description: 'Field',
      defaultMessage: 'Why?',
    },
    reasonHint: {
      id: 'claims.links.reasonHint',
      description: 'Below the field',
      defaultMessage: 'Both files show it.',
    },
    tooMany: {
      id: 'claims.links.tooMany',
      description: 'A file has too many links',
      defaultMessage: 'One of the two files has ten links already.',
    },
  }),
  linked: defineMessage<{ number: string }>({
    id: 'claims.links.linked',
    description: 'Done',
    defaultMessage: 'Linked with {number}',
  }),
  unlinked: defineMessage<{ number: string }>({
    id: 'claims.links.unlinked',
    description: 'Done',
    defaultMessage: 'No longer linked with {number}',
  }),
  unlinkTitle: defineMessage<{ number: string }>({
    id: 'claims.links.unlinkTitle',
    description: 'Title of a window',
    defaultMessage: 'Take away the link with {number}?',
  }),
  unlinkFile: defineMessage<{ number: string }>({
    id: 'claims.links.unlinkFile',
    description: 'Button',
    defaultMessage: 'Unlink {number}',
  }),
};
