import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ArrangedColumn } from './column-layout.ts';

/**
 * How wide the cells of the header are, in pixels. Undefined while nothing is kept.
 *
 * A table makes columns as wide as the rows that are in the document want. Where these are only a few of many, the
 * columns would jump while people scroll; so those of the first drawing are kept until the columns are others. What
 * is wider than those rows is cut off, which is why columns of one form name their `widest`.
 */
export function useKeptWidths<Row>(
  table: RefObject<HTMLElement | null>,
  columns: readonly ArrangedColumn<Row>[],
  isKept: boolean,
): readonly number[] | undefined {
  const of = columns.map(({ header, chosenWidth }) => `${header}:${chosenWidth}`).join();
  const [kept, setKept] = useState<{ of: string; widths: readonly number[] }>();

  useLayoutEffect(
    function keepWidths() {
      if (!isKept) return;
      const cells = [...(table.current?.querySelectorAll('thead th') ?? [])];
      // Not rounded: a date that lacks a tenth of a pixel is cut off.
      const widths = cells.map((cell) => cell.getBoundingClientRect().width);
      if (widths.some((width) => width > 0)) setKept({ of, widths });
    },
    [table, of, isKept],
  );
  return isKept && kept?.of === of ? kept.widths : undefined;
}
