import type { DataTableProps } from '@dosar/design-system';
import { atom, getDefaultStore } from 'jotai';

const rowsInBlock = 50;
/** Who scrolls past rows does not look at them. */
const restMilliseconds = 200;

type DrawnRows = Parameters<NonNullable<DataTableProps<unknown>['onDrawn']>>[0];

/** Where in a list people look: the table tells what it draws, and what follows hears of it once scrolling rests. */
export class RowsInSight {
  /** The block of rows with the middle of those that are drawn. */
  readonly block = atom(0);
  #rest: ReturnType<typeof setTimeout> | undefined;

  readonly tell = ({ from, to }: DrawnRows) => {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(
      () => getDefaultStore().set(this.block, Math.floor((from + to) / 2 / rowsInBlock)),
      restMilliseconds,
    );
  };
}

/** The rows of a block and of one on each side: all that may be drawn around it, so that a step of scrolling changes nothing. */
export function rowsAround<Row>(rows: readonly Row[], block: number): readonly Row[] {
  return rows.slice(Math.max(block - 1, 0) * rowsInBlock, (block + 2) * rowsInBlock);
}
