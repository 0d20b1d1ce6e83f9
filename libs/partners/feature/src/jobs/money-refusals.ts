import { defineMessages } from 'react-intl';

/** Why the invoice of a job gets no payment order. */
export const moneyRefusals = defineMessages({
  partner_account_unknown: {
    id: 'partners.jobRefused.accountUnknown',
    description: 'The invoice of a partner is not sent to payment',
    defaultMessage: 'The partner has no account yet. Enter it in the directory; a second person approves it.',
  },
  partner_account_waits: {
    id: 'partners.jobRefused.accountWaits',
    description: 'The invoice of a partner is not sent to payment',
    defaultMessage: 'The account of the partner waits for its second person. Approve it first.',
  },
});
