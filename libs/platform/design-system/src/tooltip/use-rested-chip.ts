import { useCallback, useEffect, useRef, useState } from 'react';

/** A chip that somebody wants explained, and whether they asked for it by a key. */
export type RestedChip = { chip: HTMLElement; explains: string; isByKeyboard: boolean };

/** How long the pointer rests on a chip before it is explained, in milliseconds. */
const rest = 300;
/** How long the pointer may be between the chip and its note, in milliseconds. */
const grace = 250;

const explained = '[data-explains]';
const rowOfList = '[data-row], li, tr';

/**
 * The chip that the pointer rests on, or that a key asks about: one listener for all of a page, so that rows stay plain
 * elements (ADR 0064).
 */
export function useRestedChip() {
  const [rested, setRested] = useState<RestedChip>();
  const open = useRef<HTMLElement>(null);
  const show = useCallback((chip: HTMLElement | undefined, isByKeyboard: boolean) => {
    open.current = chip ?? null;
    setRested(chip && { chip, explains: chip.dataset['explains'] ?? '', isByKeyboard });
  }, []);
  const close = useCallback(() => show(undefined, false), [show]);

  useEffect(
    function followPointer() {
      const stop = new AbortController();
      let opening: ReturnType<typeof setTimeout> | undefined;
      let closing: ReturnType<typeof setTimeout> | undefined;
      const stay = () => {
        clearTimeout(closing);
        closing = undefined;
      };
      const forget = () => {
        clearTimeout(opening);
        stay();
      };
      const listen = <Type extends keyof DocumentEventMap>(
        type: Type,
        answer: (event: DocumentEventMap[Type]) => void,
      ) => document.addEventListener(type, answer, { capture: true, passive: true, signal: stop.signal });

      listen('pointermove', (event) => {
        if (event.pointerType === 'touch') return;
        clearTimeout(opening);
        if (isInNote(event.target)) return stay();
        const chip = chipUnder(event);
        if (chip !== undefined && chip === open.current) return stay();
        if (open.current !== null) closing ??= setTimeout(close, grace);
        if (chip !== undefined)
          opening = setTimeout(() => chip.isConnected && (stay(), show(chip, false)), rest);
      });
      listen('pointerdown', forget);
      listen('scroll', ({ target }) => {
        forget();
        if (open.current !== null && !isInNote(target)) close();
      });
      return () => {
        forget();
        stop.abort();
      };
    },
    [close, show],
  );

  /** Explains the chip of the row that has the focus. */
  const openAtFocus = () => show(chipOfRow(document.activeElement), true);
  return { rested, openAtFocus, close };
}

const isInNote = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-note]') !== null;

/** The chip nearest to what has the focus, within its row: a person that was found has several files. */
function chipOfRow(focused: Element | null): HTMLElement | undefined {
  const row = focused?.closest(rowOfList);
  for (let around = focused; row && around && row.contains(around); around = around.parentElement) {
    const chip = around.querySelector<HTMLElement>(explained);
    if (chip) return chip;
  }
  return undefined;
}

/** A link that covers its row hides the chip from the pointer. */
function chipUnder({ target, clientX, clientY }: PointerEvent): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const chip = target.closest<HTMLElement>(explained);
  if (chip !== null) return chip;
  const row = target.closest('a')?.closest(rowOfList);
  if (!row) return undefined;
  return [...row.querySelectorAll<HTMLElement>(explained)].find((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  });
}
