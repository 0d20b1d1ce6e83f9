import { useIsQuiet } from '@dosar/design-system';
import { useShortlist } from './use-shortlist.ts';

/** How many open tasks the signed-in person has; `capped` when there are at least so many. */
export function useOpenTaskCount() {
  const { data } = useShortlist({ isWanted: useIsQuiet() });
  return data?.tiles.find(({ code }) => code === 'mine')?.total;
}
