import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const stillness = 1_000;

/** Whether the first page has all it asked for: from then on nobody waits behind what is asked for besides. */
export function useIsPageThere(): boolean {
  const isFetching = useIsFetching() > 0;
  const [isThere, setThere] = useState(false);
  useEffect(
    function waitForStillness() {
      if (isThere || isFetching) return undefined;
      const timer = setTimeout(() => setThere(true), stillness);
      return () => clearTimeout(timer);
    },
    [isThere, isFetching],
  );
  return isThere;
}
