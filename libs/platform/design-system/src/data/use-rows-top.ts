import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where the rows begin in the page, in pixels; 0 while it does not matter. */
export function useRowsTop(list: RefObject<HTMLElement | null>, matters: boolean): number {
  const [top, setTop] = useState(0);

  useLayoutEffect(
    function followTop() {
      if (!matters) return undefined;
      const find = () => {
        if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
      };
      find();
      // What stands above the rows comes and goes, which makes the page longer or shorter.
      const observer = new ResizeObserver(find);
      observer.observe(document.body);
      return () => observer.disconnect();
    },
    [matters, list],
  );
  return matters ? top : 0;
}
