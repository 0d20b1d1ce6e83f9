import { defineMessage, defineMessages } from 'react-intl';

/** Words of the window in which a partner is asked for work. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'partners.makeJob.title',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Ask a partner for work',
    },
    chooseTitle: {
      id: 'partners.makeJob.chooseTitle',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Choose a partner',
    },
    kind: {
      id: 'partners.makeJob.kind',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Kind of work',
    },
    damage: {
      id: 'partners.makeJob.damage',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Damage',
    },
    note: {
      id: 'partners.makeJob.note',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Note for the partner',
    },
    documents: {
      id: 'partners.makeJob.documents',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Photos and documents that go along',
    },
    documentsHint: {
      id: 'partners.makeJob.documentsHint',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Only what the work needs.',
    },
    noDocuments: {
      id: 'partners.makeJob.noDocuments',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'The file has none yet.',
    },
    who: {
      id: 'partners.makeJob.who',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Who does it?',
    },
    free: {
      id: 'partners.makeJob.free',
      description: 'Window in which a partner is asked for work',
      defaultMessage:
        'Nothing is chosen beforehand: on a liability claim the injured person may go to any shop.',
    },
    order: {
      id: 'partners.makeJob.order',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'The order follows from the reasons below each one.',
    },
    other: {
      id: 'partners.makeJob.other',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Another shop, typed',
    },
    later: {
      id: 'partners.makeJob.later',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Nobody yet: keep as a draft',
    },
    shopName: {
      id: 'partners.makeJob.shopName',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Name of the shop',
    },
    shopPhone: {
      id: 'partners.makeJob.shopPhone',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Phone',
    },
    shopEmail: {
      id: 'partners.makeJob.shopEmail',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'E-mail',
    },
    shopAddress: {
      id: 'partners.makeJob.shopAddress',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Address',
    },
    reason: {
      id: 'partners.makeJob.reason',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Reason of the choice',
    },
    reasonHint: {
      id: 'partners.makeJob.reasonHint',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Kept in the file: why this one and no other.',
    },
    quickChosen: {
      id: 'partners.makeJob.quickChosen',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'chosen by the injured person',
    },
    quickEarlier: {
      id: 'partners.makeJob.quickEarlier',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'earlier start',
    },
    quickNearer: {
      id: 'partners.makeJob.quickNearer',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'nearer',
    },
    silence: {
      id: 'partners.makeJob.silence',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Without an answer in time',
    },
    silenceNext: {
      id: 'partners.makeJob.silenceNext',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'the next proposed partner gets it',
    },
    silenceAsk: {
      id: 'partners.makeJob.silenceAsk',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'ask me',
    },
    send: {
      id: 'partners.makeJob.send',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Send',
    },
    loading: {
      id: 'partners.makeJob.loading',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Looking for partners …',
    },
    noProposals: {
      id: 'partners.makeJob.noProposals',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'The directory has no partner for this work now.',
    },
    chooseSomebody: {
      id: 'partners.makeJob.chooseSomebody',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'Choose who does it.',
    },
    county: {
      id: 'partners.makeJob.county',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'works in the county',
    },
    countyNot: {
      id: 'partners.makeJob.countyNot',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'does not work in the county',
    },
    brand: {
      id: 'partners.makeJob.brand',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'takes the make',
    },
    brandNot: {
      id: 'partners.makeJob.brandNot',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'does not take the make',
    },
    category: {
      id: 'partners.makeJob.category',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'takes such vehicles',
    },
    categoryNot: {
      id: 'partners.makeJob.categoryNot',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'does not take such vehicles',
    },
    capacityNot: {
      id: 'partners.makeJob.capacityNot',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'no place this week',
    },
    startUnknown: {
      id: 'partners.makeJob.startUnknown',
      description: 'Window in which a partner is asked for work',
      defaultMessage: 'start not known',
    },
  }),
  rule: defineMessage<{ because: string }>({
    id: 'partners.makeJob.rule',
    description: 'Window in which a partner is asked for work',
    defaultMessage: 'Others are left out: {because}',
  }),
  capacity: defineMessage<{ value: number }>({
    id: 'partners.makeJob.capacity',
    description: 'Window in which a partner is asked for work',
    defaultMessage: '{value, plural, one {# place} other {# places}} this week',
  }),
  start: defineMessage<{ value: number }>({
    id: 'partners.makeJob.start',
    description: 'Window in which a partner is asked for work',
    defaultMessage:
      '{value, plural, =0 {begins at once} one {begins in # working day} other {begins in # working days}}',
  }),
  rate: defineMessage<{ amount: string }>({
    id: 'partners.makeJob.rate',
    description: 'Window in which a partner is asked for work',
    defaultMessage: '{amount} an hour, not above the usual',
  }),
  rateNot: defineMessage<{ amount: string }>({
    id: 'partners.makeJob.rateNot',
    description: 'Window in which a partner is asked for work',
    defaultMessage: '{amount} an hour, above the usual',
  }),
  contract: defineMessage<{ value: number }>({
    id: 'partners.makeJob.contract',
    description: 'Window in which a partner is asked for work',
    defaultMessage:
      '{value, plural, =0 {contract ends today} one {contract ends in # day} other {contract ends in # days}}',
  }),
};
