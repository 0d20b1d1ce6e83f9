import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '../theme/after-paint.ts';

export type LaterProps = {
  /** What keeps the place until then, as high as what comes, so that nothing moves when it does. */
  room?: ReactNode;
  /** Nothing waits; for places whose height only the browser knows. */
  atOnce?: boolean | undefined;
  children: ReactNode;
};

/**
 * What stands around the work: drawn one picture after it, so that rows, figures and texts are read before their frame is there.
 *
 * On a machine that is quick enough the two pictures are one frame apart; on an old one the work is seen some tenths of
 * a second earlier. Not for what people read or use first, nor for anything that pushes the work when it comes.
 */
export function Later({ room = null, atOnce = false, children }: LaterProps) {
  const [isDue, setDue] = useState(atOnce);
  useEffect(function followWork() {
    return afterPaint(() => startTransition(() => setDue(true)));
  }, []);
  return isDue ? children : room;
}
