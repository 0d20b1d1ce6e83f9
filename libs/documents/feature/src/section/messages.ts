import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    photos: {
      id: 'documents.section.photos',
      description: 'Group of documents: photos of the damage',
      defaultMessage: 'Photos of the damage',
    },
    papers: {
      id: 'documents.section.papers',
      description: 'Group of documents: papers of claimant and authorities',
      defaultMessage: 'Papers',
    },
    costs: {
      id: 'documents.section.costs',
      description: 'Group of documents: estimates and invoices of repairs',
      defaultMessage: 'Estimates and invoices',
    },
    ours: {
      id: 'documents.section.ours',
      description: 'Group of documents: what the insurer wrote',
      defaultMessage: 'Written by us',
    },
    received: {
      id: 'documents.section.received',
      description: 'State of a document that nobody has judged yet',
      defaultMessage: 'To be checked',
    },
    checking: {
      id: 'documents.section.checking',
      description: 'State of a document that is being checked',
      defaultMessage: 'Being checked',
    },
    accepted: {
      id: 'documents.section.accepted',
      description: 'State of an accepted document',
      defaultMessage: 'Accepted',
    },
    rejected: {
      id: 'documents.section.rejected',
      description: 'State of a refused document',
      defaultMessage: 'Refused',
    },
    superseded: {
      id: 'documents.section.superseded',
      description: 'State of a document in whose place a newer one came',
      defaultMessage: 'Replaced',
    },
    infected: {
      id: 'documents.section.infected',
      description: 'State of a document in which a virus was found',
      defaultMessage: 'Quarantined: virus found',
    },
    beingScanned: {
      id: 'documents.section.beingScanned',
      description: 'State of a document that waits for the virus scanner',
      defaultMessage: 'Waits for the virus scanner',
    },
    missing: {
      id: 'documents.section.missing',
      description: 'State of a kind of document that the file has not',
      defaultMessage: 'Missing',
    },
    duplicate: {
      id: 'documents.section.duplicate',
      description: 'Mark on a document whose content is there already',
      defaultMessage: 'Duplicate',
    },
    fromClaimant: {
      id: 'documents.section.fromClaimant',
      description: 'Who sent the document, when it was not a member of staff',
      defaultMessage: 'claimant',
    },
    downloadAll: {
      id: 'documents.section.downloadAll',
      description: 'Button that saves all documents of the file in one archive',
      defaultMessage: 'Download all',
    },
    downloadPicked: {
      id: 'documents.section.downloadPicked',
      description: 'Button that saves the picked documents in one archive',
      defaultMessage: 'Download',
    },
    clear: {
      id: 'documents.section.clear',
      description: 'Button that picks no document any more',
      defaultMessage: 'Clear selection',
    },
    keepOne: {
      id: 'documents.section.keepOne',
      description:
        'Button beside a group that has documents of the same content: one stays, the others count as replaced',
      defaultMessage: 'Keep one of each',
    },
    compare: {
      id: 'documents.section.compare',
      description: 'Button that opens two photos beside each other',
      defaultMessage: 'Compare',
    },
  }),
  missingTitle: defineMessage<{ count: number }>({
    id: 'documents.section.missingTitle',
    description: 'Title of the kinds of document that are missing',
    defaultMessage: '{count, plural, one {# document is missing} other {# documents are missing}}',
  }),
  groupCount: defineMessage<{ count: number; duplicates: number }>({
    id: 'documents.section.groupCount',
    description: 'How many documents a group has, and how many of them are there twice',
    defaultMessage: '{count, number}{duplicates, plural, =0 {} one { · # duplicate} other { · # duplicates}}',
  }),
  picked: defineMessage<{ count: number }>({
    id: 'documents.section.picked',
    description: 'How many documents are picked',
    defaultMessage: '{count, plural, one {# document picked} other {# documents picked}}',
  }),
  pick: defineMessage<{ name: string }>({
    id: 'documents.section.pick',
    description: 'What a screen reader says for the checkbox of a document',
    defaultMessage: 'Pick {name}',
  }),
  open: defineMessage<{ name: string }>({
    id: 'documents.section.open',
    description: 'What a screen reader says for the small picture that opens large',
    defaultMessage: 'Open {name}',
  }),
  save: defineMessage<{ name: string }>({
    id: 'documents.section.save',
    description: 'What a screen reader says for the picture of a document that can only be saved',
    defaultMessage: 'Download {name}',
  }),
  duplicateOf: defineMessage<{ name: string }>({
    id: 'documents.section.duplicateOf',
    description: 'Under a document whose content is there already, with the name of the first one',
    defaultMessage: 'same as {name}',
  }),
};
