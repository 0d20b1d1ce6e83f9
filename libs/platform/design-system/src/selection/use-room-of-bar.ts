import { useLayoutEffect, type RefObject } from 'react';

const variable = '--dosar-action-bar';

/**
 * Tells what is fixed at the foot of the page how much room `bar` takes there, as `--dosar-action-bar`: the bar's height,
 * measured because its buttons wrap, and a gap. Unset where there is no such bar.
 */
export function useRoomOfBar(bar: RefObject<HTMLElement | null>, isAtFoot: boolean): void {
  useLayoutEffect(
    function tellRoom() {
      const element = bar.current;
      if (!element || !isAtFoot) return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() =>
        style.setProperty(variable, `calc(${element.offsetHeight}px + 0.5rem)`),
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(variable);
      };
    },
    [bar, isAtFoot],
  );
}
