/** Gives an element a tooltip: its name in words, for a part that shows a picture alone. */
export const tooltipProps = (words: string) => ({ 'data-tooltip': words });

/** The element at or around `target` that has a tooltip. */
export const tooltipOwner = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element && target.closest('[data-tooltip]')) || undefined;

/** What the tooltip of `owner` says. */
export const tooltipWords = (owner: Element): string => owner.getAttribute('data-tooltip') ?? '';
