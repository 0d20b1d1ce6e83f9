import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browseWorklist, callApi } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { useLocation, useNavigate } from 'react-router';
import { addressOfAssignment } from '../assignment-address.ts';
import { rowsOf, worklistQuery } from '../worklist/use-worklist.ts';
import { plainView, requestOf, type WorklistRow } from '../worklist/worklist-view.ts';
import { walkOf } from './walk-state.ts';

type WalkedList = { rows: WorklistRow[]; next: string | null; total: Schema<'CappedCount'> };

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
  const queryKey = ['walk', walk?.id];

  const read = async (after: string | undefined): Promise<WalkedList> => {
    const { items, next_cursor, total } = await callApi(browseWorklist, { body: requestOf(view, after) });
    return { rows: items, next: next_cursor, total };
  };
  const { data: list } = useQuery({
    queryKey,
    queryFn: () => read(undefined),
    initialData: () => asShown(queryClient.getQueryData(worklistQuery(view).queryKey)),
    enabled: walk !== undefined,
    staleTime: Infinity,
  });
  if (!walk || !list) return undefined;
  const place = list.rows.findIndex(({ assignment_id }) => assignment_id === assignmentId);
  if (place < 0) return undefined;

  // In place of the record that is open: Back leads to the list, however far somebody has walked.
  const goTo = (row: WorklistRow) => void navigate(addressOfAssignment(row), { replace: true, state });
  const readOn = async (after: string) => {
    const more = await read(after);
    queryClient.setQueryData(queryKey, { ...more, rows: [...list.rows, ...more.rows] });
    const [first] = more.rows;
    if (first) goTo(first);
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

function asShown(data: Parameters<typeof rowsOf>[0]): WalkedList | undefined {
  const last = data?.pages.at(-1);
  return last && { rows: rowsOf(data), next: last.next_cursor, total: last.total };
}
