import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    accept: {
      id: 'documents.verdict.accept',
      description: 'Button that accepts documents',
      defaultMessage: 'Accept',
    },
    refuse: {
      id: 'documents.verdict.refuse',
      description: 'Button that refuses documents',
      defaultMessage: 'Refuse',
    },
    refuseWhy: {
      id: 'documents.verdict.refuseWhy',
      description: 'Button that opens the dialog in which documents are refused with a reason',
      defaultMessage: 'Refuse…',
    },
    supersede: {
      id: 'documents.verdict.supersede',
      description: 'Button that marks documents as replaced by newer ones',
      defaultMessage: 'Mark as replaced',
    },
    cancel: {
      id: 'documents.verdict.cancel',
      description: 'Button that closes the dialog without refusing',
      defaultMessage: 'Cancel',
    },
    undo: {
      id: 'documents.verdict.undo',
      description: 'Button on the notice after a verdict that takes it back',
      defaultMessage: 'Undo',
    },
    reason: {
      id: 'documents.verdict.reason',
      description: 'Label of the choice of reasons',
      defaultMessage: 'Why',
    },
    ownReason: {
      id: 'documents.verdict.ownReason',
      description: 'Choice of a reason in own words',
      defaultMessage: 'Another reason, in words',
    },
    ownReasonLabel: {
      id: 'documents.verdict.ownReasonLabel',
      description: 'Label of the field for a reason in own words',
      defaultMessage: 'The reason',
    },
    reasonMissing: {
      id: 'documents.verdict.reasonMissing',
      description: 'Shown when no reason was written',
      defaultMessage: 'Write why, in a few words.',
    },
    claimantReads: {
      id: 'documents.verdict.claimantReads',
      description: 'Below the reasons',
      defaultMessage: 'The claimant reads the reason and is asked only for this document again.',
    },
    changedMeanwhile: {
      id: 'documents.verdict.changedMeanwhile',
      description: 'Notice when a document was judged by somebody else meanwhile',
      defaultMessage: 'Somebody else has changed one of these documents meanwhile. Look again and decide.',
    },
  }),
  reasonKeys: defineMessage<{ count: number }>({
    id: 'documents.verdict.reasonKeys',
    description: 'Below the reasons for refusing: they have keys',
    defaultMessage: 'Keys 1–{count} choose a reason.',
  }),
  refuseTitle: defineMessage<{ count: number }>({
    id: 'documents.verdict.refuseTitle',
    description: 'Title of the dialog in which documents are refused',
    defaultMessage: '{count, plural, one {Refuse the document} other {Refuse # documents}}',
  }),
  accepted: defineMessage<{ count: number }>({
    id: 'documents.verdict.accepted',
    description: 'Notice after documents were accepted',
    defaultMessage: '{count, plural, one {Document accepted} other {# documents accepted}}',
  }),
  rejected: defineMessage<{ count: number }>({
    id: 'documents.verdict.rejected',
    description: 'Notice after documents were refused',
    defaultMessage: '{count, plural, one {Document refused} other {# documents refused}}',
  }),
  superseded: defineMessage<{ count: number }>({
    id: 'documents.verdict.superseded',
    description: 'Notice after documents were marked as replaced',
    defaultMessage:
      '{count, plural, one {Document marked as replaced} other {# documents marked as replaced}}',
  }),
};
