import { isLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { useSearchParams } from 'react-router';

const views = ['day', 'week', 'list'] as const;
/** How the board is looked at. */
export type BoardView = (typeof views)[number];

/** What the board shows, in its address, so that it can be shared and survives a reload. */
export function useBoardAddress(today: LocalDate) {
  const [search, setSearch] = useSearchParams();
  const date = search.get('date') ?? '';
  const set = (name: string, value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    date: isLocalDate(date) ? date : today,
    view: views.find((view) => view === search.get('view')) ?? 'day',
    columns: search.get('columns') === 'lanes' ? ('lanes' as const) : ('people' as const),
    county: search.get('county') ?? '',
    set,
  };
}
