import { api, apiQuery, dataOf, getGuestStatement, isApiProblem, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { guestMessages as messages } from './guest-statement-messages.ts';
import { sharedAnswers, sharedOf, sideAnswers, sideOf, type OwnAnswers } from './statement-answers.ts';
import type { Stored } from './statement-keeper.ts';

type GuestStatement = Schema<'GuestStatement'>;

/** The statement as the form of a driver has it. */
export const storedColumn = (statement: GuestStatement): Stored<OwnAnswers> => ({
  answers: { shared: sharedAnswers(statement.shared), own: sideAnswers(statement.own) },
  version: statement.row_version,
  at: statement.changed_at,
});

/** Keeps and signs the column of a driver; what the other one changed meanwhile is fetched and told. */
export function useGuestStatement() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const query = apiQuery(getGuestStatement, {});
  const { queryKey } = query;
  const sign = useMutation({
    mutationFn: (body: { row_version: number; signature: string }) =>
      dataOf(api.POST('/api/fnol/signGuestStatement', { body })),
    onSuccess: (answer: GuestStatement) => queryClient.setQueryData(queryKey, answer),
    onError: (error: unknown) => {
      const isStale = isApiProblem(error) && error.status === 412;
      notify.warning(isStale ? t(messages.changed) : problemText(error));
      if (isStale) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    send: async ({ shared, own }: OwnAnswers, version: number | null) => {
      const answer = await dataOf(
        api.POST('/api/fnol/saveGuestStatement', {
          body: { row_version: version ?? 0, shared: sharedOf(shared), own: sideOf(own) },
        }),
      );
      queryClient.setQueryData(queryKey, answer);
      return storedColumn(answer);
    },
    readAgain: async () => storedColumn(await queryClient.fetchQuery({ ...query, staleTime: 0 })),
    sign,
  };
}
