import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, apiQuery, countMatching, dataOf } from '@dosar/api-client';
import type { ListChangesProps } from '@dosar/areas/worklist';
import type { AssignmentChange } from './assignment-change.ts';

type Listed = Pick<ListChangesProps, 'settings' | 'selection'>;

/**
 * Everything that a list finds, where it is more than can be selected row by row.
 *
 * It is offered with its exact number, which the server counts once all rows that are shown are selected.
 */
export function useWholeList({ settings, selection }: Listed) {
  const list = JSON.stringify(settings);
  const [chosenList, setChosenList] = useState<string>();
  const isOffered = selection.isLimited && selection.offered !== undefined;
  const matching = useQuery({
    ...apiQuery(countMatching, { body: { settings } }),
    enabled: isOffered,
    placeholderData: keepPreviousData,
  });
  const found = isOffered ? matching.data : undefined;
  const whole = chosenList === list ? found : undefined;
  const leave = () => setChosenList(undefined);
  const isTooLarge = found !== undefined && found.total > found.limit;
  const bar = {
    ...selection,
    ...(selection.isLimited && {
      offered: isTooLarge || whole ? undefined : found?.total,
      selectEverything: () => setChosenList(list),
    }),
    ...(whole && { count: whole.total }),
    clear: () => {
      leave();
      selection.clear();
    },
  };
  return {
    whole,
    bar,
    leave,
    recount: () => matching.refetch(),
    /** Starts a job that makes the change; refused when the list has grown beyond `total`. */
    change: (change: AssignmentChange, total: number) =>
      dataOf(api.POST('/api/assignment/changeMatching', { body: { settings, total, change } })),
  };
}
