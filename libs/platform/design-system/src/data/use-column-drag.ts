import { useState, type PointerEvent } from 'react';
import { withWidth } from './column-layout.ts';
import type { Arrangement } from './data-table-model.ts';

/** Widens a column by its grip: the table follows the pointer, the parent hears of the end only. */
export function useColumnDrag(arrangement: Arrangement | undefined) {
  const [dragged, setDragged] = useState<{ key: string; from: number; start: number; width: number }>();
  if (!arrangement) return { layout: undefined, gripProps: undefined };
  const { layout, onLayout } = arrangement;

  const gripProps = (key: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const start = event.currentTarget.closest('th')?.offsetWidth ?? 0;
      setDragged({ key, from: event.clientX, start, width: start });
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (dragged?.key === key) setDragged({ ...dragged, width: dragged.start + clientX - dragged.from });
    },
    onPointerUp: () => {
      if (dragged && dragged.width !== dragged.start) onLayout(withWidth(layout, key, dragged.width));
      setDragged(undefined);
    },
    onPointerCancel: () => setDragged(undefined),
    onDoubleClick: () => onLayout(withWidth(layout, key, undefined)),
  });

  return { layout: dragged ? withWidth(layout, dragged.key, dragged.width) : layout, gripProps };
}
