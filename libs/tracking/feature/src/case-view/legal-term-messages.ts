import { defineMessage } from 'react-intl';

/** What a claimant reads about the term that the law gives the insurer. */
export const messages = {
  answerBy: defineMessage<{ day: string }>({
    id: 'tracking.caseView.legalTerm.answerBy',
    description: 'Term of the law',
    defaultMessage: 'Legal term: we answer you in writing by {day}',
  }),
  payBy: defineMessage<{ day: string }>({
    id: 'tracking.caseView.legalTerm.payBy',
    description: 'Term of the law',
    defaultMessage: 'Legal term: we pay by {day}',
  }),
  answerDays: defineMessage<{ days: number; penalty: string }>({
    id: 'tracking.caseView.legalTerm.answerDays',
    description: 'Below it',
    defaultMessage:
      'The law gives us {days, plural, one {# day} other {# days}} from your claim. If we are late, we owe you {penalty} a day of what you should have got, paid together with it.',
  }),
  payDays: defineMessage<{ days: number; penalty: string }>({
    id: 'tracking.caseView.legalTerm.payDays',
    description: 'Below it',
    defaultMessage:
      'The law gives us {days, plural, one {# day} other {# days}} from your acceptance. If we are late, we owe you {penalty} a day of what is not paid yet, paid together with it.',
  }),
  missed: defineMessage<{ day: string }>({
    id: 'tracking.caseView.legalTerm.missed',
    description: 'The term is over',
    defaultMessage: 'The legal term was {day}, and we are late',
  }),
  missedAnswer: defineMessage<{ penalty: string }>({
    id: 'tracking.caseView.legalTerm.missedAnswer',
    description: 'Below it',
    defaultMessage:
      'You do not need to do anything: for each day we owe you {penalty} of what you should have got, paid together with it.',
  }),
  missedPayment: defineMessage<{ penalty: string }>({
    id: 'tracking.caseView.legalTerm.missedPayment',
    description: 'Below it',
    defaultMessage:
      'You do not need to do anything: for each day we owe you {penalty} of what is not paid yet, paid together with it.',
  }),
};
