import { useProblemText } from '@dosar/api-client';
import { isApiProblem } from '@dosar/api-client/call';
import { useIntl } from 'react-intl';
import { messages } from './login-messages.ts';

/** The words for a refused login (X5); a server that cannot be reached has its own. */
export function useLoginProblemText(): (error: unknown) => string {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (error) => {
    const status = isApiProblem(error) ? error.status : 0;
    if (status === 0) return problemText(error);
    if (status === 401) return t(messages.addressNotAllowed);
    return t(status === 403 ? messages.accountLocked : messages.wrongCredentials);
  };
}
