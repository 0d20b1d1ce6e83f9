import { useLayoutEffect, useRef } from 'react';

/**
 * For the bar at the top of a page: tells everything that stays in sight below it how high the bar is.
 *
 * Banners come into the bar and go, and words wrap; the height is measured, as `--dosar-sticky-top`.
 */
export function useBarHeight<Bar extends HTMLElement>() {
  const bar = useRef<Bar>(null);

  useLayoutEffect(function tellHeight() {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--dosar-sticky-top', `${element.offsetHeight}px`);
    // Tells the first height as well, before anything is painted and when it has been laid out anyway.
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--dosar-sticky-top');
    };
  }, []);
  return bar;
}
