import { apiMutation, queriesOf, setAssignmentRule, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ruleQuery } from '../workload-queries.ts';
import { messages } from './messages.ts';

/** Switches the rule, with the way back in the notice. */
export function useSwitchRule() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const change = useMutation({
    ...apiMutation(setAssignmentRule),
    onSuccess: (rule) => {
      queryClient.setQueryData(ruleQuery.queryKey, rule);
      notify.success(t(rule.is_on ? messages.isOnNow : messages.isOffNow), {
        label: t(messages.undo),
        run: () => switchTo(!rule.is_on, rule.row_version),
      });
    },
    onError: (error) => notify.warning(problemText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('workload')),
  });
  const switchTo = (isOn: boolean, version: number) =>
    change.mutate({ body: { is_on: isOn, row_version: version } });
  return { switchTo, isPending: change.isPending };
}
