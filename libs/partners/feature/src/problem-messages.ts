import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'partners'> = defineMessages({
  partner_rule: {
    id: 'partners.problem.partnerRule',
    description: 'A change of a partner that is not possible; the page names the reason',
    defaultMessage: 'This cannot be done for the partner.',
  },
  partner_job_rule: {
    id: 'partners.problem.partnerJobRule',
    description: 'A step of a job of a partner that is not possible; the page names the reason',
    defaultMessage: 'This cannot be done with the job now.',
  },
  partner_grade_rule: {
    id: 'partners.problem.partnerGradeRule',
    description: 'A grade that comes a second time or too late',
    defaultMessage: 'This work cannot be graded any more.',
  },
  special_customer_rule: {
    id: 'partners.problem.specialCustomerRule',
    description: 'A change of a special customer that is not possible; the page names the reason',
    defaultMessage: 'This cannot be done for the customer.',
  },
});
