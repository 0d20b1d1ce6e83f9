import { useState } from 'react';
import type { Selection } from './data-table-model.ts';

const nothing: ReadonlySet<string> = new Set();

/** What is selected of a list of which only some rows are shown, and the ways to change it. */
export type RowSelection = {
  /** For the table. */
  selection: Selection;
  count: number;
  /** Everything that matches is meant, the rows not shown as well: act on the filter, not on the keys. */
  isEverything: boolean;
  /** How many rows could be selected beyond those shown; absent while that offer makes no sense. */
  offered: number | undefined;
  selectEverything: () => void;
  clear: () => void;
};

/**
 * Keeps which rows are selected: single ones, all that are shown, or all that match.
 *
 * `matching` is how many the server counts for the present filter; clear the selection when the filter changes.
 * `initial` is what was selected when the person left the page.
 */
export function useSelection(
  shown: readonly string[],
  matching?: number,
  initial: ReadonlySet<string> = nothing,
): RowSelection {
  const [keys, setKeys] = useState(initial);
  const [isEverything, setEverything] = useState(false);
  const selected = isEverything ? new Set(shown) : keys;
  const areAllShown = shown.length > 0 && shown.every((key) => selected.has(key));
  const total = matching ?? shown.length;
  const select = (next: ReadonlySet<string>, everything: boolean) => {
    setKeys(next);
    setEverything(everything);
  };
  return {
    selection: { selected, onSelect: (next) => select(next, false) },
    count: isEverything ? total : keys.size,
    isEverything,
    offered: areAllShown && !isEverything && total > keys.size ? total : undefined,
    selectEverything: () => select(nothing, true),
    clear: () => select(nothing, false),
  };
}
