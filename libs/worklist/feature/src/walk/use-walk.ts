import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { useLocation, useNavigate } from 'react-router';
import { addressOfAssignment } from '@dosar/areas/claims';
import { addPage, rowsOf, worklistQuery } from '../worklist/use-worklist.ts';
import { plainView, requestOf, type WorklistRow } from '../worklist/worklist-view.ts';
import { walkKey, walkOf, type WalkedList } from './walk-state.ts';

/**
 * The way through the list that a record was opened from, as it stood then; nothing for a record opened otherwise.
 *
 * What somebody does to a record may take it out of the list: the walk goes on from where it stood.
 */
export function useWalk(assignmentId: string) {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const walk = walkOf(state);
  const view = walk?.view ?? plainView;
  const queryKey = walkKey(walk?.id);

  const read = (after: string | undefined) =>
    dataOf(api.POST('/api/assignment/browseWorklist', { body: requestOf(view, after) }));
  const { data: list } = useQuery({
    queryKey,
    queryFn: async () => listOf(await read(undefined)),
    initialData: () => asShown(queryClient.getQueryData(worklistQuery(view).queryKey)),
    enabled: walk !== undefined,
    staleTime: Infinity,
  });
  if (!walk || !list) return undefined;
  const place = list.rows.findIndex(({ assignment_id }) => assignment_id === assignmentId);
  if (place < 0) return undefined;

  // In place of the record that is open: Back leads to the list, however far somebody has walked.
  const goTo = (row: WorklistRow, walked = list) => {
    queryClient.setQueryData<WalkedList>(queryKey, { ...walked, lastId: row.assignment_id });
    void navigate(addressOfAssignment(row), { replace: true, state });
  };
  const readOn = async (after: string) => {
    const page = await read(after);
    // The list has the page too when somebody comes back to it.
    queryClient.setQueryData(worklistQuery(view).queryKey, (shown) => shown && addPage(shown, after, page));
    const more = listOf(page);
    const [first] = more.rows;
    if (first) goTo(first, { ...more, rows: [...list.rows, ...more.rows] });
  };
  const [before, after] = [list.rows[place - 1], list.rows[place + 1]];
  const { next } = list;
  return {
    place: place + 1,
    total: list.total,
    previous: before && (() => goTo(before)),
    next: after
      ? () => goTo(after)
      : next === null
        ? undefined
        : () => void readOn(next).catch(() => undefined),
  };
}

function listOf({ items, next_cursor, total }: Schema<'WorklistPage'>): WalkedList {
  return { rows: items, next: next_cursor, total };
}

function asShown(data: Parameters<typeof rowsOf>[0]): WalkedList | undefined {
  const last = data?.pages.at(-1);
  return last && { rows: rowsOf(data), next: last.next_cursor, total: last.total };
}
