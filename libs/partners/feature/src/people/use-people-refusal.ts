import { isApiProblem } from '@dosar/api-client';
import { useIntl } from 'react-intl';
import { usePartnerRefusal } from '../directory/use-partner-refusal.ts';
import { messages } from './people-messages.ts';

const refusals = { username_taken: messages.usernameTaken, email_taken: messages.emailTaken };

/** Gives the words for why somebody of a partner was not invited. */
export function usePeopleRefusal(): (error: unknown) => string {
  const { formatMessage: t } = useIntl();
  const partnerRefusal = usePartnerRefusal();
  return (error) => {
    if (isApiProblem(error, 'people_rule')) {
      const refusal = Object.entries(refusals).find(([code]) => code === error.context['reason']);
      if (refusal) return t(refusal[1]);
    }
    return partnerRefusal(error);
  };
}
