import { defineMessage, defineMessages } from 'react-intl';

/** The estimate of a repair shop beside the note. */
export const messages = {
  ...defineMessages({
    acceptance: {
      id: 'assessment.estimate.acceptance',
      description: 'Saves the letter that accepts the estimate of the shop as a PDF',
      defaultMessage: 'Acceptance letter (PDF)',
    },
    title: {
      id: 'assessment.estimate.title',
      description: 'Shop estimate: title',
      defaultMessage: 'Shop estimate',
    },
    failed: {
      id: 'assessment.estimate.failed',
      description: 'Shop estimate: failed',
      defaultMessage: 'The estimate could not be loaded',
    },
    none: {
      id: 'assessment.estimate.none',
      description: 'Shop estimate: none',
      defaultMessage: 'No estimate of a shop yet',
    },
    noneText: {
      id: 'assessment.estimate.noneText',
      description: 'Shop estimate: noneText',
      defaultMessage:
        'Import the file that the shop sent (CSV, XLSX or PDF), or type what is on its paper. You then see ours, theirs and what is agreed side by side.',
    },
    import: {
      id: 'assessment.estimate.import',
      description: 'Shop estimate: import',
      defaultMessage: 'Import an estimate',
    },
    importNext: {
      id: 'assessment.estimate.importNext',
      description: 'Shop estimate: importNext',
      defaultMessage: 'Import the next round',
    },
    type: {
      id: 'assessment.estimate.type',
      description: 'Shop estimate: opens the window in which it is typed from paper',
      defaultMessage: 'Type an estimate',
    },
    typeNext: {
      id: 'assessment.estimate.typeNext',
      description: 'Shop estimate: opens the window in which the next round is typed from paper',
      defaultMessage: 'Type the next round',
    },
    toNote: {
      id: 'assessment.estimate.toNote',
      description: 'Shop estimate: toNote',
      defaultMessage: 'To the note',
    },
    shop: {
      id: 'assessment.estimate.shop',
      description: 'Shop estimate: shop',
      defaultMessage: 'Shop',
    },
    round: {
      id: 'assessment.estimate.round',
      description: 'Shop estimate: round',
      defaultMessage: 'Round',
    },
    shopTotal: {
      id: 'assessment.estimate.shopTotal',
      description: 'Shop estimate: shopTotal',
      defaultMessage: 'The shop asks, without VAT',
    },
    agreedTotal: {
      id: 'assessment.estimate.agreedTotal',
      description: 'Shop estimate: agreedTotal',
      defaultMessage: 'Agreed, without VAT',
    },
    gross: {
      id: 'assessment.estimate.gross',
      description: 'Shop estimate: gross',
      defaultMessage: 'Goes into the file',
    },
    agree: {
      id: 'assessment.estimate.agree',
      description: 'Shop estimate: agree',
      defaultMessage: 'Agree',
    },
    noteOpen: {
      id: 'assessment.estimate.noteOpen',
      description: 'Shop estimate: noteOpen',
      defaultMessage: 'Close the note first: the agreed sum rests on it.',
    },
    rounds: {
      id: 'assessment.estimate.rounds',
      description: 'Shop estimate: rounds',
      defaultMessage: 'Rounds',
    },
    line: {
      id: 'assessment.estimate.line',
      description: 'Shop estimate: line',
      defaultMessage: 'Line of the shop',
    },
    match: {
      id: 'assessment.estimate.match',
      description: 'Shop estimate: match',
      defaultMessage: 'Our line',
    },
    noMatch: {
      id: 'assessment.estimate.noMatch',
      description: 'Shop estimate: noMatch',
      defaultMessage: 'not on our note',
    },
    ours: {
      id: 'assessment.estimate.ours',
      description: 'Shop estimate: ours',
      defaultMessage: 'Ours',
    },
    theirs: {
      id: 'assessment.estimate.theirs',
      description: 'Shop estimate: theirs',
      defaultMessage: 'Shop',
    },
    agreed: {
      id: 'assessment.estimate.agreed',
      description: 'Shop estimate: agreed',
      defaultMessage: 'Agreed',
    },
    reason: {
      id: 'assessment.estimate.reason',
      description: 'Shop estimate: reason',
      defaultMessage: 'Reason of the difference',
    },
    decide: {
      id: 'assessment.estimate.decide',
      description: 'Shop estimate: decide',
      defaultMessage: 'Decide',
    },
    save: {
      id: 'assessment.estimate.save',
      description: 'Shop estimate: save',
      defaultMessage: 'Save',
    },
    agreedAmount: {
      id: 'assessment.estimate.agreedAmount',
      description: 'Shop estimate: agreedAmount',
      defaultMessage: 'Agreed amount, lei',
    },
    reasonHint: {
      id: 'assessment.estimate.reasonHint',
      description: 'Shop estimate: reasonHint',
      defaultMessage: 'Needed when the amount is not what the shop asks.',
    },
    noReason: {
      id: 'assessment.estimate.noReason',
      description: 'Shop estimate: noReason',
      defaultMessage: 'no difference',
    },
    words: {
      id: 'assessment.estimate.words',
      description: 'Shop estimate: words',
      defaultMessage: 'Remark',
    },
    wrongAmount: {
      id: 'assessment.estimate.wrongAmount',
      description: 'Shop estimate: wrongAmount',
      defaultMessage: 'Write an amount such as 1,234.50.',
    },
  }),
  roundNo: defineMessage<{ no: number }>({
    id: 'assessment.estimate.roundNo',
    description: 'Shop estimate: roundNo',
    defaultMessage: 'round {no, number}',
  }),
  agreedOn: defineMessage<{ day: string; amount: string }>({
    id: 'assessment.estimate.agreedOn',
    description: 'Shop estimate: agreedOn',
    defaultMessage: 'Agreed on {day}: {amount} with VAT, now in the money of the file.',
  }),
  acceptOpen: defineMessage<{ count: number }>({
    id: 'assessment.estimate.acceptOpen',
    description: 'Shop estimate: acceptOpen',
    defaultMessage: '{count, plural, one {Accept the shop for one line} other {Accept the shop for # lines}}',
  }),
  linesOpen: defineMessage<{ count: number }>({
    id: 'assessment.estimate.linesOpen',
    description: 'Shop estimate: linesOpen',
    defaultMessage:
      '{count, plural, one {One line has no agreed amount.} other {# lines have no agreed amount.}}',
  }),
  roundOf: defineMessage<{ no: number; shop: string; day: string; amount: string }>({
    id: 'assessment.estimate.roundOf',
    description: 'Shop estimate: roundOf',
    defaultMessage: 'Round {no, number}, {day}: {shop}, {amount}',
  }),
  agreeTitle: defineMessage<{ shop: string }>({
    id: 'assessment.estimate.agreeTitle',
    description: 'Shop estimate: agreeTitle',
    defaultMessage: 'Agree with {shop}?',
  }),
  agreeText: defineMessage<{ amount: string }>({
    id: 'assessment.estimate.agreeText',
    description: 'Shop estimate: agreeText',
    defaultMessage:
      '{amount} with VAT becomes the agreed sum of the file. The estimate cannot be changed afterwards.',
  }),
  done: defineMessage<{ amount: string }>({
    id: 'assessment.estimate.done',
    description: 'Shop estimate: done',
    defaultMessage: 'Agreed: {amount} with VAT',
  }),
  likely: defineMessage<{ name: string; percent: number }>({
    id: 'assessment.estimate.likely',
    description: 'Shop estimate: likely',
    defaultMessage: '{name} ({percent, number} % sure)',
  }),
  decideOf: defineMessage<{ line: string }>({
    id: 'assessment.estimate.decideOf',
    description: 'Shop estimate: decideOf',
    defaultMessage: 'Decide: {line}',
  }),
  asked: defineMessage<{ amount: string }>({
    id: 'assessment.estimate.asked',
    description: 'Shop estimate: asked',
    defaultMessage: 'The shop asks {amount}, without VAT.',
  }),
  reasonName: defineMessage<{ code: string }>({
    id: 'assessment.estimate.reasonName',
    description: 'Shop estimate: reasonName',
    defaultMessage:
      '{code, select, price {Price} hours {Hours} not_damaged {Not damaged} older_damage {Older damage} repair_instead {Repair instead of replacing} twice {Charged twice} not_agreed_part {Part not agreed} other {Another reason}}',
  }),
};
