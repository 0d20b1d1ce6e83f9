import { personOf, type Profile } from '@dosar/auth';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { attentionOf, type Attention } from './attention-store.ts';

/** What the person at the screen has said about new work, and whether they want quiet now (ux 128). */
export function useAttention(profile: Profile) {
  const [{ quietUntil = 0, seenAt = 0 }, keep] = useAtom(attentionOf(personOf(profile)));
  const isQuiet = !useIsPast(quietUntil);
  const say = (said: Partial<Attention>) => keep((before) => ({ ...before, ...said }));
  return { isQuiet, seenAt, say };
}

function useIsPast(instant: number): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(
    function waitForIt() {
      const timer = setTimeout(() => setNow(Date.now()), Math.max(0, instant - Date.now()));
      return () => clearTimeout(timer);
    },
    [instant],
  );
  return instant <= now;
}
