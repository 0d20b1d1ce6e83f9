import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'settlement'> = defineMessages({
  money_rule: {
    id: 'settlement.problem.moneyRule',
    description: 'A step about money that the sums of the file do not allow; the page names the reason',
    defaultMessage: 'The money of the file does not allow this yet.',
  },
  payers_account: {
    id: 'settlement.problem.payersAccount',
    description: 'An account that was typed for a claimant is that from which the organisation pays',
    defaultMessage:
      'The insurer pays from this account, so it cannot be that of the claimant. Check the IBAN.',
  },
});
