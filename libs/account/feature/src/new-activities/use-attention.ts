import { personOf, type Profile } from '@dosar/auth';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  attentionOf,
  keepAttention,
  onAttention,
  storedAttention,
  type Attention,
} from './attention-store.ts';

/** What the person at the screen has said about new work, and whether they want quiet now (ux 128). */
export function useAttention(profile: Profile) {
  const person = personOf(profile);
  const { quietUntil, seenAt } = attentionOf(
    useSyncExternalStore(onAttention, () => storedAttention(person)),
  );
  const isQuiet = !useIsPast(quietUntil);
  return { isQuiet, seenAt, say: (said: Partial<Attention>) => keepAttention(person, said) };
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
