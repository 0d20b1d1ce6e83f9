import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { usePressElsewhere } from './use-press-elsewhere.ts';

/** How long a submenu stays after the pointer has left it, in milliseconds (M12). */
const submenuCloseDelay = 800;

/**
 * A drawer that a press or the mouse opens beside its button.
 *
 * The mouse may be away for 800 ms on its way there; Escape, a press and a focus elsewhere close it at once.
 */
export function useDrawer() {
  const [isOpen, setOpen] = useState(false);
  const [place, button] = [useRef<HTMLLIElement>(null), useRef<HTMLButtonElement>(null)];
  const isPointedAt = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drawerId = useId();

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
  usePressElsewhere([place], isOpen, close);

  const pointAt = (isThere: boolean) => (event: PointerEvent) => {
    // A finger presses what it touches: the press decides alone.
    if (event.pointerType !== 'mouse') return;
    isPointedAt.current = isThere;
    clearTimeout(closing.current);
    if (isThere) setOpen(true);
    else closing.current = setTimeout(closeUnlessUsed, submenuCloseDelay);
  };
  const placeProps = {
    ref: place,
    onPointerEnter: pointAt(true),
    onPointerLeave: pointAt(false),
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isOpen) return;
      event.stopPropagation();
      close();
      button.current?.focus();
    },
  };
  const buttonProps = {
    ref: button,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? drawerId : undefined,
    // What the mouse has just opened by coming near is not closed by its click.
    onClick: () => (isOpen && !isPointedAt.current ? close() : setOpen(true)),
  };
  return { isOpen, close, placeProps, buttonProps, drawerId };
}
