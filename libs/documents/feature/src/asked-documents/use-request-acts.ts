import { api, apiQuery, browseDocuments, dataOf, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Request = Schema<'DocRequest'>;
type Item = Schema<'DocRequestItem'>;

/** What can be done with a request and its items. */
export type RequestActs = ReturnType<typeof useRequestActs>;

export function useRequestActs(request: Request, assignmentId: string) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const refresh = () =>
    queryClient.invalidateQueries(queriesOf('documents', 'claims', 'messages', 'worklist'));
  const path = { doc_request_id: request.id };
  const body = { row_version: request.row_version };

  const remind = useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/document/remindRequest/{doc_request_id}', { params: { path }, body })),
    onSuccess: () => notify.success(t(messages.reminded)),
    onSettled: refresh,
  });
  const withdraw = useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/document/withdrawRequest/{doc_request_id}', { params: { path }, body })),
    onSuccess: () => notify.success(t(messages.withdrawn)),
    onSettled: refresh,
  });
  const acceptReason = useMutation({
    mutationFn: (item: Item) => answerNotOwned(item, { decision: 'accept' }),
    onSettled: refresh,
  });
  const accept = useMutation({
    mutationFn: (item: Item) => judge(queryClient, assignmentId, item, { verdict: 'accepted' }),
    onSettled: refresh,
  });
  const refuse = useMutation({
    mutationFn: async ({ item, reason }: { item: Item; reason: string }): Promise<void> => {
      if (item.state === 'not_owned') await answerNotOwned(item, { decision: 'ask_again', reason });
      else await judge(queryClient, assignmentId, item, { verdict: 'rejected', reason });
    },
    onSettled: refresh,
  });
  const all = [remind, withdraw, acceptReason, accept, refuse];
  return {
    remind,
    withdraw,
    acceptReason,
    accept,
    refuse,
    error: all.find(({ isError }) => isError)?.error ?? null,
  };
}

type Answer = { decision: 'accept' } | { decision: 'ask_again'; reason: string };

function answerNotOwned(item: Item, answer: Answer) {
  return dataOf(
    api.POST('/api/document/answerNotOwned/{doc_request_item_id}', {
      params: { path: { doc_request_item_id: item.id } },
      body: { ...answer, row_version: item.row_version },
    }),
  );
}

type Verdict = { verdict: 'accepted' } | { verdict: 'rejected'; reason: string };

/** Judges everything that came for an item, as it stands in the list of documents now. */
async function judge(queryClient: QueryClient, assignmentId: string, item: Item, verdict: Verdict) {
  const path = { assignment_id: assignmentId };
  const page = await queryClient.fetchQuery({
    ...apiQuery(browseDocuments, { params: { path } }),
    staleTime: 0,
  });
  const documents = page.items
    .filter(({ id, state }) => item.document_ids.includes(id) && state !== 'accepted')
    .map(({ id, row_version }) => ({ document_id: id, row_version }));
  return dataOf(
    api.POST('/api/document/judge/{assignment_id}', { params: { path }, body: { documents, ...verdict } }),
  );
}
