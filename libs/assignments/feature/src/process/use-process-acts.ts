import { api, apiQuery, dataOf, getProcess, queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { revisionOf, sendItems } from './draft-item.ts';
import { stepKeyOf } from './process-answers.ts';

type Detail = Schema<'ProcessDetail'>;

/** The process of a kind of work, with its draft. */
export const detailQuery = (kind: string) =>
  apiQuery(getProcess, { params: { query: { assignment_type: kind } } });

/** What can be done with a process. */
export type Acts = ReturnType<typeof useProcessActs>;
type Version = Pick<Schema<'ProcessDraft'>, 'process_version_id' | 'row_version'>;

/** What can be done with a process; each answers with the process as it is then. */
export function useProcessActs(detail: Detail) {
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const kind = detail.assignment_type;
  const keep = (now: Detail) => {
    queryClient.setQueryData(detailQuery(kind).queryKey, now);
    void queryClient.invalidateQueries({
      ...queriesOf('assignments', 'worklist', 'claims'),
      refetchType: 'none',
    });
  };
  const act = (call: () => Promise<Detail>) =>
    void call().then(keep, (failure: unknown) => notify.error({ message: problemText(failure) }));
  const bodyOf = ({ process_version_id, row_version }: Version) => ({
    body: { process_version_id, row_version },
  });
  return {
    keep,
    readAgain: async () => {
      const now = await queryClient.fetchQuery({ ...detailQuery(kind), staleTime: 0 });
      return now;
    },
    start: (fromId?: string) =>
      act(() =>
        dataOf(
          api.POST('/api/assignment/startProcessDraft', {
            body: {
              assignment_type: kind,
              ...(fromId !== undefined && { from_process_version_id: fromId }),
            },
          }),
        ),
      ),
    discard: (version: Version | null) =>
      version !== null && act(() => dataOf(api.POST('/api/assignment/discardProcessDraft', bodyOf(version)))),
    /** Puts a status or a step of the draft in another place of its list. */
    move: (draft: Schema<'ProcessDraft'>, key: string, position: number) => {
      const status = draft.content.statuses.find(({ code }) => `status:${code}` === key);
      const step = draft.content.steps.find((each) => stepKeyOf(each) === key);
      const item = { ...(status !== undefined && { status }), ...(step !== undefined && { step }) };
      act(() => sendItems(draft, [{ key, revision: revisionOf(draft, key), position, ...item }]));
    },
    withdraw: (version: Version) =>
      act(() => dataOf(api.POST('/api/assignment/withdrawProcess', bodyOf(version)))),
    simulate: (version: Version) =>
      act(() => dataOf(api.POST('/api/assignment/simulateProcess', bodyOf(version)))),
  };
}
