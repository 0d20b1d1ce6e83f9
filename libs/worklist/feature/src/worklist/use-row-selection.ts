import { useState } from 'react';
import { useSelection } from '@dosar/design-system';
import type { WorklistRow } from './worklist-view.ts';

/** As many rows as one change may have. */
const mostRows = 200;

type Listed = {
  rows: readonly WorklistRow[];
  /** How many the server counts. */
  total: number | undefined;
  /** Reads on until so many rows are there or there are no more. */
  loadUpTo: (count: number) => Promise<readonly WorklistRow[]>;
  /** What was selected when the person left the list. */
  initial: ReadonlySet<string>;
  /** Which rows these are: other ones begin with nothing selected. */
  of: string;
};

/** Which rows are selected: single ones, a range, or all that match while one change may have so many. */
export function useRowSelection({ rows, total, loadUpTo, initial, of }: Listed) {
  const keys = rows.map(({ assignment_id }) => assignment_id);
  const { selection, clear } = useSelection(keys, total, initial);
  const [selectedOf, setSelectedOf] = useState(of);
  if (selectedOf !== of) {
    setSelectedOf(of);
    clear();
  }
  const selected = rows.filter(({ assignment_id }) => selection.selected.has(assignment_id));
  const select = (next: Iterable<string>) => selection.onSelect(new Set([...next].slice(0, mostRows)));

  const areAllShown = rows.length > 0 && selected.length === Math.min(rows.length, mostRows);
  const isLimited = (total ?? 0) > mostRows;
  const offered = total ?? 0;
  const selectEverything = async () => {
    const loaded = await loadUpTo(mostRows);
    select(loaded.map(({ assignment_id }) => assignment_id));
  };
  return {
    selection: { selected: selection.selected, onSelect: select },
    selected,
    select,
    bar: {
      count: selected.length,
      offered: areAllShown && offered > selected.length ? offered : undefined,
      isLimited,
      selectEverything: () => void selectEverything(),
      clear,
    },
  };
}
