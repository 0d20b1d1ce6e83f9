import { apiQuery, browseProcessMoves } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { stepKeyOf } from './process-answers.ts';

/** How often work took each step of a process in the last 30 days. */
export type Moves = {
  /** The first day that is counted; `undefined` until the counts have come. */
  fromDay: string | undefined;
  /** How often work took the step; `undefined` until the counts have come. */
  timesOf: (step: Schema<'ProcessStep'>) => number | undefined;
};

/** Counts of steps: they come after the process, which people read and change without them. */
export function useMoves(kind: string): Moves {
  const { data } = useQuery({
    ...apiQuery(browseProcessMoves, { params: { query: { assignment_type: kind } } }),
    refetchOnWindowFocus: false,
  });
  const counts = new Map(
    data?.items.map(({ from_status_code: from, step_code: code, count }) => [`step:${from}.${code}`, count]),
  );
  return { fromDay: data?.from_day, timesOf: (step) => data && (counts.get(stepKeyOf(step)) ?? 0) };
}
