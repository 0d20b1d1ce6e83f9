import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { navigationFlyout } from '../theme/lazy-parts.ts';

/** How long a submenu stays after the pointer has left it, in milliseconds (M12). */
const submenuCloseDelay = 800;

/** A flyout that a press or the mouse opens beside its button; the mouse may be away for 800 ms on its way there. */
export function useFlyout() {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  const isPointedAt = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  const close = () => {
    clearTimeout(closing.current);
    setOpen(false);
  };
  const closeUnlessUsed = () => {
    if (!place.current?.contains(document.activeElement)) close();
  };
  useEffect(function forgetTheDelay() {
    return () => clearTimeout(closing.current);
  }, []);

  const pointAt = (isThere: boolean) => (event: PointerEvent) => {
    // A finger presses what it touches: the press decides alone.
    if (event.pointerType !== 'mouse') return;
    isPointedAt.current = isThere;
    clearTimeout(closing.current);
    if (isThere) setOpen(true);
    else closing.current = setTimeout(closeUnlessUsed, submenuCloseDelay);
  };
  const placeProps = { ref: place, onPointerEnter: pointAt(true), onPointerLeave: pointAt(false) };
  const buttonProps = {
    ...navigationFlyout.fetchOnApproach,
    id: `${id}button`,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    // What the mouse has just opened by coming near is not closed by its click.
    onClick: () => (isOpen && !isPointedAt.current ? close() : setOpen(true)),
  };
  return { isOpen, close, placeProps, buttonProps, id };
}
