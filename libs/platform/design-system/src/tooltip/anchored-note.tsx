import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../theme/styled.ts';

const Note = styled('div', {
  base: {
    position: 'fixed',
    width: '22rem',
    maxWidth: 'calc(100vw - 1rem)',
    maxHeight: '60vh',
    overflowY: 'auto',
    padding: '4',
    background: 'surfaceRaised',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'floating',
    zIndex: 'toast',
    _focusVisible: { outline: '2px solid {colors.focus}' },
  },
});
const Title = styled('div', { base: { fontWeight: 'strong', marginBottom: '2' } });

export type AnchoredNoteProps = {
  /** What the note is about; it stands beside it. */
  anchor: HTMLElement;
  title: string;
  /** Asked for by a key: the focus goes into it, and back where it was. A pointer must not take the focus from anybody. */
  takesFocus: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** How far the note stands from what it is about, and from the edge of the window. */
const gap = 6;

/**
 * A note beside something on the page: read, and gone with Escape, a press elsewhere or the pointer.
 *
 * A plain element, because the parts of Chakra that float would be one more chunk that every first page names.
 */
export function AnchoredNote({ anchor, title, takesFocus, onClose, children }: AnchoredNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const place = usePlaceBeside(anchor, note);
  useFocusWithin(note, takesFocus);
  useEffect(
    function closeFromOutside() {
      const stop = new AbortController();
      const options = { capture: true, signal: stop.signal };
      const onPress = ({ target }: Event) => {
        if (target instanceof Node && note.current?.contains(target) !== true) onClose();
      };
      const onKey = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // The page below must not take the key too.
        event.stopPropagation();
        onClose();
      };
      document.addEventListener('pointerdown', onPress, options);
      document.addEventListener('focusin', onPress, options);
      document.addEventListener('keydown', onKey, options);
      return () => stop.abort();
    },
    [onClose],
  );
  return createPortal(
    <Note
      ref={note}
      role="dialog"
      aria-labelledby={titleId}
      data-note=""
      data-beside-page=""
      tabIndex={-1}
      style={place}
    >
      <Title id={titleId}>{title}</Title>
      {children}
    </Note>,
    document.body,
  );
}

/** Below the anchor, above it where there is no room, and within the window; once more when the text has come. */
function usePlaceBeside(anchor: HTMLElement, note: { current: HTMLElement | null }) {
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(
    function standBeside() {
      const element = note.current;
      if (element === null) return undefined;
      const stand = () => {
        const { left, top, bottom } = anchor.getBoundingClientRect();
        const { width, height } = element.getBoundingClientRect();
        const isBelow = bottom + gap + height <= innerHeight || top < height;
        setPlace({
          left: Math.max(gap, Math.min(left, innerWidth - width - gap)),
          top: isBelow ? bottom + gap : top - gap - height,
        });
      };
      stand();
      if (typeof ResizeObserver !== 'function') return undefined;
      const observer = new ResizeObserver(stand);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [anchor, note],
  );
  return place;
}

function useFocusWithin(note: { current: HTMLElement | null }, takesFocus: boolean): void {
  useEffect(
    function takeFocusAndGiveItBack() {
      // The tooltip of the page, which goes when a focus does, would say in the same place what the note says as well.
      document.dispatchEvent(new Event('focusout'));
      const before = document.activeElement;
      if (!takesFocus) return undefined;
      note.current?.focus();
      return () => {
        if (before instanceof HTMLElement) before.focus();
      };
    },
    [note, takesFocus],
  );
}
