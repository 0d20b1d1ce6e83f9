import { isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePeopleRefusal } from '../people/use-people-refusal.ts';
import { messages } from './provisioning-messages.ts';
import { refusalMessages } from './refusal-messages.ts';

/** Gives the words for what the server does not do on this page. */
export function useProvisioningRefusal(): (error: unknown) => string {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const peopleText = usePeopleRefusal();
  return (error) => {
    if (isApiProblem(error, 'people_rule')) return peopleText(error);
    if (isApiProblem(error, 'provisioning_rule')) {
      const refusal = Object.entries(refusalMessages).find(([code]) => code === error.context['reason']);
      if (refusal) return t(refusal[1]);
    }
    return problemText(error);
  };
}

/** Makes a change by one call and shows the page as it is afterwards. */
export function useProvisioningChange() {
  const { formatMessage: t } = useIntl();
  const refusalText = useProvisioningRefusal();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    onSuccess: () => notify.success(t(messages.saved)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('account')),
  });
}
