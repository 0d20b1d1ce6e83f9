import { apiMutation, explainDelay, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Why a deadline was missed. */
export type Explanation = { delay_cause_code: string; note: string };

/** Keeps why a clock was missed. */
export function useExplain(
  { legal_clock_id, row_version }: Pick<Schema<'LegalClock'>, 'legal_clock_id' | 'row_version'>,
  onDone: () => void,
) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const explain = useMutation({
    ...apiMutation(explainDelay),
    onSuccess: () => {
      notify.success(t(messages.kept));
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries(queriesOf('workload', 'claims')),
  });
  return {
    ...explain,
    send: (explanation: Explanation) =>
      explain.mutate({ params: { path: { legal_clock_id } }, body: { ...explanation, row_version } }),
  };
}
