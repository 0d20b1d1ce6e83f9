import { isLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { useSearchParams } from 'react-router';
import type { BoardFilter, VisitState } from './board-filter.ts';

const views = ['day', 'week', 'list'] as const;
/** How the board is looked at. */
export type BoardView = (typeof views)[number];

/** What visits are for, as the address names it. */
export const visitTypes = ['first', 'reassessment', 'reception'] as const;
/** How far visits are, in the order in which it is chosen. */
export const states = [
  'toCome',
  'underWay',
  'finished',
  'missed',
  'held',
] as const satisfies readonly VisitState[];

/** What the board shows, in its address, so that it can be shared and survives a reload. */
export function useBoardAddress(today: LocalDate) {
  const [search, setSearch] = useSearchParams();
  const date = search.get('date') ?? '';
  const set = (...changes: readonly (readonly [name: string, value: string])[]) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of changes)
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const filter: BoardFilter = {
    type: visitTypes.find((type) => type === search.get('type')),
    person: search.get('person') ?? undefined,
    state: states.find((state) => state === search.get('state')),
  };
  return {
    date: isLocalDate(date) ? date : today,
    view: views.find((view) => view === search.get('view')) ?? 'day',
    columns: search.get('columns') === 'lanes' ? ('lanes' as const) : ('people' as const),
    county: search.get('county') ?? '',
    filter,
    set,
  };
}

/** What the board shows, and how to change it. */
export type BoardAddress = ReturnType<typeof useBoardAddress>;
