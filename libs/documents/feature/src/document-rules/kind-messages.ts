import { defineMessages } from 'react-intl';

/** Words of the kinds of documents: names, who provides them, whether they are offered. */
export const kindMessages = defineMessages({
  title: {
    id: 'documents.kinds.title',
    description: 'Heading of the list of kinds of documents',
    defaultMessage: 'Kinds of documents',
  },
  about: {
    id: 'documents.kinds.about',
    description: 'Below that heading',
    defaultMessage: 'A retired kind is not offered any more; documents that have it keep it.',
  },
  add: { id: 'documents.kinds.add', description: 'Button', defaultMessage: 'Add a kind' },
  newKind: {
    id: 'documents.kinds.new',
    description: 'Title of the form of a new kind of document',
    defaultMessage: 'New kind of document',
  },
  nameRo: { id: 'documents.kinds.nameRo', description: 'Label', defaultMessage: 'Name in Romanian' },
  nameEn: { id: 'documents.kinds.nameEn', description: 'Label', defaultMessage: 'Name in English' },
  providedBy: {
    id: 'documents.kinds.providedBy',
    description: 'Label: who hands the document in',
    defaultMessage: 'Who provides it',
  },
  isVisible: {
    id: 'documents.kinds.isVisible',
    description: 'Box: claimants see such documents and can be asked for them',
    defaultMessage: 'Claimants see it and can be asked for it',
  },
  isOffered: {
    id: 'documents.kinds.isOffered',
    description: 'Box: the kind is offered to choose from',
    defaultMessage: 'Is offered',
  },
  offered: { id: 'documents.kinds.offered', description: 'State of a kind', defaultMessage: 'offered' },
  retired: { id: 'documents.kinds.retired', description: 'State of a kind', defaultMessage: 'retired' },
  state: { id: 'documents.kinds.state', description: 'Column: offered or retired', defaultMessage: 'State' },
  forClaimants: {
    id: 'documents.kinds.forClaimants',
    description: 'Column: whether claimants see it',
    defaultMessage: 'Claimants',
  },
  seen: { id: 'documents.kinds.seen', description: 'Claimants see such documents', defaultMessage: 'see it' },
  unseen: {
    id: 'documents.kinds.unseen',
    description: 'Claimants do not see such documents',
    defaultMessage: 'do not see it',
  },
  save: { id: 'documents.kinds.save', description: 'Button', defaultMessage: 'Save' },
  saved: {
    id: 'documents.kinds.saved',
    description: 'Notice after saving',
    defaultMessage: 'The kind is saved.',
  },
});

/** Who provides documents of a kind. */
export const providerMessages = defineMessages({
  claimant: {
    id: 'documents.kinds.provider.claimant',
    description: 'Who provides a document',
    defaultMessage: 'the claimant',
  },
  organisation: {
    id: 'documents.kinds.provider.organisation',
    description: 'Who provides a document',
    defaultMessage: 'the insurer',
  },
  partner: {
    id: 'documents.kinds.provider.partner',
    description: 'Who provides a document',
    defaultMessage: 'a partner',
  },
  authority: {
    id: 'documents.kinds.provider.authority',
    description: 'Who provides a document',
    defaultMessage: 'an authority',
  },
});
