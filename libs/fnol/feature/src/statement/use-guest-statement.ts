import { api, apiQuery, dataOf, getGuestStatement, isApiProblem, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { guestMessages as messages } from './guest-statement-messages.ts';
import type { Shared, Side } from './statement-sides.ts';

type GuestStatement = Schema<'GuestStatement'>;

/** Keeps and signs the column of a driver; what the other one changed meanwhile is fetched and told. */
export function useGuestStatement() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const { queryKey } = apiQuery(getGuestStatement, {});
  const settled = {
    onSuccess: (answer: GuestStatement) => queryClient.setQueryData(queryKey, answer),
    onError: (error: unknown) => {
      const isStale = isApiProblem(error) && error.status === 412;
      notify.warning(isStale ? t(messages.changed) : problemText(error));
      if (isStale) void queryClient.invalidateQueries({ queryKey });
    },
  };
  const save = useMutation({
    mutationFn: (body: { row_version: number; shared: Shared; own: Side }) =>
      dataOf(api.POST('/api/fnol/saveGuestStatement', { body })),
    ...settled,
  });
  const sign = useMutation({
    mutationFn: (body: { row_version: number; signature: string }) =>
      dataOf(api.POST('/api/fnol/signGuestStatement', { body })),
    ...settled,
  });
  return { save, sign };
}
