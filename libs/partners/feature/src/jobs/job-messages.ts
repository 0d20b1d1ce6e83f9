import { defineMessage, defineMessages } from 'react-intl';

/** Words of the section “Partners” of a claim file. */
export const messages = {
  ...defineMessages({
    make: {
      id: 'partners.jobs.make',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Ask a partner',
    },
    none: {
      id: 'partners.jobs.none',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Nobody has been asked for work yet',
    },
    noneText: {
      id: 'partners.jobs.noneText',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Repair, towing, rental car, expert: a job takes two clicks.',
    },
    noneTextRead: {
      id: 'partners.jobs.noneTextRead',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Whoever handles the file asks partners for work.',
    },
    failed: {
      id: 'partners.jobs.failed',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'The jobs could not be loaded.',
    },
    nobody: {
      id: 'partners.jobs.nobody',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'no partner yet',
    },
    turnHandler: {
      id: 'partners.jobs.turnHandler',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Our turn',
    },
    turnPayments: {
      id: 'partners.jobs.turnPayments',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Turn of payments',
    },
    over: {
      id: 'partners.jobs.over',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Ended',
    },
    steps: {
      id: 'partners.jobs.steps',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Steps',
    },
    damage: {
      id: 'partners.jobs.damage',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Damage',
    },
    vehicle: {
      id: 'partners.jobs.vehicle',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Vehicle',
    },
    note: {
      id: 'partners.jobs.note',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Note',
    },
    choice: {
      id: 'partners.jobs.choice',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Reason of the choice',
    },
    promised: {
      id: 'partners.jobs.promised',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Promised for',
    },
    partsUntil: {
      id: 'partners.jobs.partsUntil',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Parts until',
    },
    phone: {
      id: 'partners.jobs.phone',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Phone',
    },
    email: {
      id: 'partners.jobs.email',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'E-mail',
    },
    quote: {
      id: 'partners.jobs.quote',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Estimate',
    },
    agreed: {
      id: 'partners.jobs.agreed',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Agreed',
    },
    difference: {
      id: 'partners.jobs.difference',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Difference',
    },
    differenceReason: {
      id: 'partners.jobs.differenceReason',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Accepted because',
    },
    history: {
      id: 'partners.jobs.history',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'History and offers',
    },
    byPhone: {
      id: 'partners.jobs.byPhone',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'told by phone',
    },
    wasLate: {
      id: 'partners.jobs.wasLate',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'late',
    },
    product: {
      id: 'partners.jobs.product',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'the product',
    },
    offers: {
      id: 'partners.jobs.offers',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Offered to',
    },
    answerAccepted: {
      id: 'partners.jobs.answerAccepted',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'accepted',
    },
    answerDeclined: {
      id: 'partners.jobs.answerDeclined',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'declined',
    },
    answerSilent: {
      id: 'partners.jobs.answerSilent',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'did not answer',
    },
    answerWithdrawn: {
      id: 'partners.jobs.answerWithdrawn',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'withdrawn',
    },
    answerOpen: {
      id: 'partners.jobs.answerOpen',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'waiting for the answer',
    },
    byProduct: {
      id: 'partners.jobs.byProduct',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'offered by the product',
    },
    phoneActs: {
      id: 'partners.jobs.phoneActs',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Told by phone',
    },
    saved: {
      id: 'partners.jobs.saved',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Saved.',
    },
    sent: {
      id: 'partners.jobs.sent',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'The job is sent.',
    },
    kept: {
      id: 'partners.jobs.kept',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'The job is kept as a draft.',
    },
    ifSilentNext: {
      id: 'partners.jobs.ifSilentNext',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Without an answer, the next proposed partner gets it.',
    },
    ifSilentAsk: {
      id: 'partners.jobs.ifSilentAsk',
      description: 'Section “Partners” of a claim file',
      defaultMessage: 'Without an answer, you are asked.',
    },
  }),
  turnPartner: defineMessage<{ name: string }>({
    id: 'partners.jobs.turnPartner',
    description: 'Section “Partners” of a claim file',
    defaultMessage: 'Turn of {name}',
  }),
  until: defineMessage<{ when: string }>({
    id: 'partners.jobs.until',
    description: 'Section “Partners” of a claim file',
    defaultMessage: 'until {when}',
  }),
  late: defineMessage<{ when: string }>({
    id: 'partners.jobs.late',
    description: 'Section “Partners” of a claim file',
    defaultMessage: 'late since {when}',
  }),
  stepNow: defineMessage<{ state: string }>({
    id: 'partners.jobs.stepNow',
    description: 'Section “Partners” of a claim file',
    defaultMessage: '{state}, now',
  }),
  stepDone: defineMessage<{ state: string }>({
    id: 'partners.jobs.stepDone',
    description: 'Section “Partners” of a claim file',
    defaultMessage: '{state}, behind',
  }),
  stepAhead: defineMessage<{ state: string }>({
    id: 'partners.jobs.stepAhead',
    description: 'Section “Partners” of a claim file',
    defaultMessage: '{state}, ahead',
  }),
  invoice: defineMessage<{ number: string }>({
    id: 'partners.jobs.invoice',
    description: 'Section “Partners” of a claim file',
    defaultMessage: 'Invoice {number}',
  }),
  documents: defineMessage<{ count: number }>({
    id: 'partners.jobs.documents',
    description: 'Section “Partners” of a claim file',
    defaultMessage: 'Goes along: {count, plural, one {# document} other {# documents}}',
  }),
};
