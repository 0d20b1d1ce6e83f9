import type { KeyboardEvent } from 'react';
import { afterPaint } from '../theme/after-paint.ts';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Keys that were pressed on an opener before its part could answer them. */
export type HeldKeys = ReturnType<typeof heldKeys>;

const nextPaint = () => new Promise<void>((resolve) => void afterPaint(resolve));

/** Keeps the keys that are pressed while a part is on the way, and passes them on in their order. */
export function heldKeys() {
  let waiting: Key[] = [];
  let isPassing = false;

  const passOn = (part: HTMLElement | null) => {
    const key = waiting.shift();
    isPassing = true;
    if (key) part?.dispatchEvent(new window.KeyboardEvent('keydown', { ...key, bubbles: true }));
    isPassing = false;
    return key !== undefined;
  };
  return {
    /** Forgets what was held; the part gets `key` first. */
    beginWith(key: string) {
      waiting = [{ key, code: key, shiftKey: false }];
    },
    hold(event: KeyboardEvent) {
      const { key, code, shiftKey } = event;
      waiting.push({ key, code, shiftKey });
      event.preventDefault();
      event.stopPropagation();
    },
    /** Whether a key that the part itself receives has to queue behind others. */
    areWaiting: () => waiting.length > 0 && !isPassing,
    /** Passes the keys on until the element that `find` returns has the focus itself; returns how to stop. */
    passTo(find: () => HTMLElement | null): () => void {
      let isOver = false;
      void (async () => {
        while (!isOver) {
          // The part answers a key with its next rendering, so the next key waits for that.
          await nextPaint();
          if (isOver) return;
          const part = find();
          if (!passOn(part)) isOver = part === document.activeElement;
        }
      })();
      return () => {
        isOver = true;
      };
    },
  };
}
