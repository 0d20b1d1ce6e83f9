import { useProblemText } from '@dosar/api-client';
import { isApiProblem } from '@dosar/api-client/client';
import { useIntl } from 'react-intl';
import { messages } from './login-messages.ts';

const noAnswer = 0;
const tooManyRequests = 429;
const unavailable = 503;

/**
 * The words for a refused login (X5).
 *
 * When nobody looked at what was typed, because the server cannot be reached or has too much to do, sending people to
 * check their password would mislead them.
 */
export function useLoginProblemText(): (error: unknown) => string {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (error) => {
    const status = isApiProblem(error) ? error.status : noAnswer;
    if (status === noAnswer || status === unavailable) return problemText(error);
    if (status === 401) return t(messages.addressNotAllowed);
    if (status === 403) return t(messages.accountLocked);
    const refused = t(messages.wrongCredentials);
    return status === tooManyRequests ? `${refused} ${problemText(error)}` : refused;
  };
}
