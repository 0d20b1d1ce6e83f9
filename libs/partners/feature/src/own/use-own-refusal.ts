import { isApiProblem, useProblemText } from '@dosar/api-client';
import { useIntl } from 'react-intl';
import { lineMessages } from '../lines/line-messages.ts';
import { messages } from './own-act-messages.ts';

const refusals = {
  too_many: messages.tooMany,
  job_over: messages.jobOver,
  lines_unread: lineMessages.unread,
  lines_total: lineMessages.wrongTotal,
};

/** Gives the words for what the server does not do to a job. */
export function useOwnRefusal(): (error: unknown) => string {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (error) => {
    if (isApiProblem(error, 'partner_job_rule')) return t(messages.notNow);
    if (isApiProblem(error, 'partner_rule')) {
      const refusal = Object.entries(refusals).find(([code]) => code === error.context['reason']);
      if (refusal) return t(refusal[1]);
    }
    return problemText(error);
  };
}
