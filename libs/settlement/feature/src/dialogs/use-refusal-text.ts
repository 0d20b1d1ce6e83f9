import { isApiProblem, useProblemText } from '@dosar/api-client';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { refusalMessages } from './refusal-messages.ts';

/** The words for why a step about money was refused. */
export function useRefusalText() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (error: unknown): string => {
    if (isApiProblem(error, 'stale_row_version')) return t(messages.changedMeanwhile);
    if (isApiProblem(error, 'money_rule')) {
      const refusal = Object.entries(refusalMessages).find(([code]) => code === error.context['reason']);
      if (refusal) return t(refusal[1]);
    }
    return problemText(error);
  };
}
