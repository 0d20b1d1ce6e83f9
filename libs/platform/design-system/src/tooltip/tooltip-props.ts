import { rowLinkSelector } from '../data/row-link.ts';

/** Gives an element a tooltip: its name in words, for a part that shows a picture alone; no words, no tooltip. */
export const tooltipProps = (words: string | undefined) => ({ 'data-tooltip': words });

/** The element at or around `target` that has a tooltip. */
export const tooltipOwner = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element && target.closest('[data-tooltip]')) || undefined;

/** The element with a tooltip that the pointer is over. The link of a row hides the cells of the row from the pointer. */
export function tooltipUnder({ target, clientX, clientY }: PointerEvent): Element | undefined {
  const row = target instanceof Element && target.closest(rowLinkSelector)?.closest('[data-row]');
  if (!row) return tooltipOwner(target);
  return [...row.querySelectorAll('[data-tooltip]')].find((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
  });
}

/** What the tooltip of `owner` says. */
export const tooltipWords = (owner: Element): string => owner.getAttribute('data-tooltip') ?? '';
