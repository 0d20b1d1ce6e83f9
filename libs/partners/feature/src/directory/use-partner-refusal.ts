import { isApiProblem, useProblemText } from '@dosar/api-client';
import { useIntl } from 'react-intl';
import { messages } from './directory-messages.ts';
import { messages as refusalWords } from './refusal-messages.ts';

const refusals = {
  cui_known: messages.cuiKnown,
  suspended_already: messages.suspendedAlready,
  too_many: messages.tooManyDocuments,
  jobs_changed: refusalWords.jobsChanged,
  account_open: refusalWords.accountOpen,
  no_account: refusalWords.noAccount,
};

/** Gives the words for what the server does not do to a partner. */
export function usePartnerRefusal(): (error: unknown) => string {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (error) => {
    if (isApiProblem(error, 'partner_rule')) {
      const refusal = Object.entries(refusals).find(([code]) => code === error.context['reason']);
      if (refusal) return t(refusal[1]);
    }
    if (isApiProblem(error, 'partner_job_rule')) return t(refusalWords.jobNotMoved);
    return problemText(error);
  };
}
