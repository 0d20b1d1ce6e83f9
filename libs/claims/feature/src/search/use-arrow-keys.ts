import type { KeyboardEvent, RefObject } from 'react';

/** Arrow keys lead from the box into the hits, from one to the next, and back. */
export function useArrowKeys(results: RefObject<HTMLElement | null>) {
  const links = () => [...(results.current?.querySelectorAll<HTMLElement>('a[data-hit]') ?? [])];
  const goTo = (event: KeyboardEvent, target: HTMLElement | null | undefined) => {
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return {
    fromField(event: KeyboardEvent) {
      if (event.key === 'ArrowDown') goTo(event, links()[0]);
    },
    inResults(event: KeyboardEvent) {
      const all = links();
      const place = all.findIndex((link) => link === document.activeElement);
      if (place < 0) return;
      if (event.key === 'ArrowDown') goTo(event, all[place + 1]);
      const field = document.querySelector<HTMLElement>('[role=search] input[name=q]');
      if (event.key === 'ArrowUp') goTo(event, place === 0 ? field : all[place - 1]);
    },
  };
}
