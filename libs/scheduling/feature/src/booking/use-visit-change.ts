import { api, dataOf, isApiProblem, newIdempotencyKey, queriesOf, useProblemText } from '@dosar/api-client';
import type { BodyOf } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** The calls that change visits; each refreshes what pages show of them. */
export function useVisitChange() {
  const queryClient = useQueryClient();
  const refresh = () =>
    queryClient.invalidateQueries(
      queriesOf('scheduling', 'claims', 'assignments', 'worklist', 'messages', 'tracking'),
    );
  // Everything that is asked is asked once, whatever the network does with it.
  const once = () => ({ header: { 'Idempotency-Key': newIdempotencyKey() } });
  return {
    refresh,
    hold: (body: BodyOf<'holdSlot'>) => dataOf(api.POST('/api/schedule/hold', { params: once(), body })),
    book: (body: BodyOf<'bookVisit'>) => dataOf(api.POST('/api/schedule/book', { params: once(), body })),
    move: (body: BodyOf<'rescheduleVisit'>) =>
      dataOf(api.POST('/api/schedule/reschedule', { params: once(), body })),
    cancel: (body: BodyOf<'cancelVisit'>) =>
      dataOf(api.POST('/api/schedule/cancel', { params: once(), body })),
  };
}

/** The words for why a visit could not be booked or changed. */
export function useVisitRefusal() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (error: unknown) =>
    isApiProblem(error, 'stale_row_version') ? t(messages.changed) : problemText(error);
}
