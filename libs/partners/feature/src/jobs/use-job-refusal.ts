import { isApiProblem, useProblemText } from '@dosar/api-client';
import { useIntl } from 'react-intl';
import { moneyRefusals } from './money-refusals.ts';
import { refusalMessages } from './refusal-messages.ts';

/** Gives the words for what the server does not do to a job. */
export function useJobRefusal(): (error: unknown) => string {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (error) => {
    if (isApiProblem(error, 'partner_job_rule')) {
      const refusal = Object.entries(refusalMessages).find(([code]) => code === error.context['reason']);
      if (refusal) return t(refusal[1]);
    }
    if (isApiProblem(error, 'money_rule')) {
      const refusal = Object.entries(moneyRefusals).find(([code]) => code === error.context['reason']);
      if (refusal) return t(refusal[1]);
    }
    return problemText(error);
  };
}
