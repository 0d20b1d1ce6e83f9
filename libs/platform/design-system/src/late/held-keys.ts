import type { KeyboardEvent } from 'react';
import { afterPaint } from '../theme/after-paint.ts';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Keys that were pressed on an opener before its part could answer them. */
export type HeldKeys = ReturnType<typeof heldKeys>;

/** Whether a part shows that it has answered its first key. */
type Answered = (part: HTMLElement) => boolean;

/** A part that has nothing to show for its first key is not waited for any longer. */
const mostPaints = 30;

const nextPaint = () => new Promise<void>((resolve) => void afterPaint(resolve));

/** Keeps the keys that are pressed while a part is on the way, and passes them on in their order. */
export function heldKeys() {
  let waiting: Key[] = [];
  let isPassing = false;
  let isFirstAnswered: Answered | undefined;

  const passOn = (part: HTMLElement | null) => {
    const key = waiting.shift();
    isPassing = true;
    if (key) part?.dispatchEvent(new window.KeyboardEvent('keydown', { ...key, bubbles: true }));
    isPassing = false;
    return key !== undefined;
  };
  return {
    /** Forgets what was held; the part gets `key` first, and the next one once it has answered. */
    beginWith(key: string, isAnswered: Answered) {
      waiting = [{ key, code: key, shiftKey: false }];
      isFirstAnswered = isAnswered;
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
      let left = mostPaints;
      let isUnanswered: (part: HTMLElement | null) => boolean = () => false;
      void (async () => {
        while (!isOver) {
          // The part answers a key with its next rendering, so the next key waits for that.
          await nextPaint();
          if (isOver) return;
          const part = find();
          if (isUnanswered(part) && left-- > 0) continue;
          if (!passOn(part)) isOver = part === document.activeElement;
          const isAnswered = isFirstAnswered;
          isFirstAnswered = undefined;
          isUnanswered = (shown) => isAnswered !== undefined && shown !== null && !isAnswered(shown);
        }
      })();
      return () => {
        isOver = true;
      };
    },
  };
}
