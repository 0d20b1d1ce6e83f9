import { useRef, useState, type PointerEvent } from 'react';
import { moved } from './column-layout.ts';

/**
 * Orders the items of a list by dragging their handles; whoever renders it offers buttons that do the same.
 *
 * The list captures the pointer, for a dragged item changes its place in the document and would lose it.
 */
export function useOrderDrag(keys: readonly string[], onOrder: (keys: readonly string[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<{ key: string; order: readonly string[] }>();
  const order = drag?.order ?? keys;

  const placeAt = (height: number) => {
    const items = [...(list.current?.children ?? [])];
    const found = items.findIndex((item) => height < item.getBoundingClientRect().bottom);
    return found < 0 ? items.length - 1 : found;
  };

  const listProps = {
    ref: list,
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag) setDrag({ key: drag.key, order: moved(drag.order, drag.key, placeAt(clientY)) });
    },
    onPointerUp: () => {
      if (drag) onOrder(drag.order);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  };
  const gripProps = (key: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      list.current?.setPointerCapture(event.pointerId);
      setDrag({ key, order: keys });
    },
  });

  return { order, dragged: drag?.key, listProps, gripProps };
}
