import type { TimelineFilterGroup } from '@dosar/areas/claims';
import { keptAtom, useIsPhone } from '@dosar/design-system';
import { useAtom } from 'jotai';
import { useSearchParams } from 'react-router';
import { timelineGroups } from './use-timeline-kinds.ts';

type Order = 'oldest' | 'newest';
type Chosen = { group: TimelineFilterGroup | undefined; q: string | undefined };

const orderAtom = keptAtom<Order | null>('dosar.timeline.order', {
  initial: null,
  isValid: (kept): kept is Order | null => kept === null || kept === 'oldest' || kept === 'newest',
});

export type StoryView = ReturnType<typeof useStoryView>;

/** What somebody wants to see of a timeline: the address says what, this device from which end it is read. */
export function useStoryView() {
  const [params, setParams] = useSearchParams();
  const [chosenOrder, setOrder] = useAtom(orderAtom);
  const isPhone = useIsPhone();
  // On a phone the page scrolls as a whole: what is new stands where it begins.
  const order = chosenOrder ?? (isPhone ? 'newest' : 'oldest');
  const view: Chosen = {
    group: timelineGroups.find((group) => group === params.get('show')),
    q: params.get('q')?.trim().slice(0, 100) || undefined,
  };
  const show = (change: Partial<Chosen>) => {
    const next = { ...view, ...change };
    const changed = new URLSearchParams(params);
    for (const [name, value] of [
      ['show', next.group],
      ['q', next.q],
    ] as const)
      if (value === undefined) changed.delete(name);
      else changed.set(name, value);
    setParams(changed, { replace: true, preventScrollReset: true });
  };
  return { ...view, order, show, turn: () => setOrder(order === 'oldest' ? 'newest' : 'oldest') };
}
