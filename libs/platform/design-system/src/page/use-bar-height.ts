import { useLayoutEffect, useRef } from 'react';
import { sizes } from '../tokens/scale.ts';

/** How high the bar is where nothing has come into it and its words need one line, in pixels. */
export const usualBarHeight = Number.parseInt(sizes.bar, 10);

/**
 * For the bar at the top of a page: tells everything that stays in sight below it how high the bar is.
 *
 * Banners come into the bar and go, and words wrap; the height is measured, as `--dosar-sticky-top`. The page has the
 * usual one to begin with: another one makes the browser work out the looks of the whole page again.
 */
export function useBarHeight<Bar extends HTMLElement>() {
  const bar = useRef<Bar>(null);

  useLayoutEffect(function tellHeight() {
    const element = bar.current;
    const page = element?.parentElement;
    if (!element || !page) return undefined;
    let told = usualBarHeight;
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight === told) return;
      told = element.offsetHeight;
      page.style.setProperty('--dosar-sticky-top', `${told}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return bar;
}
