import { AsyncLocalStorage } from 'node:async_hooks';
import { queue, type Queue } from '../load/queue.ts';

/** Work that may have only a part of the connections: that of people outside, and signing in. */
export type PoolShare = 'outside' | 'sign_in';

const poolShare = new AsyncLocalStorage<PoolShare | undefined>();

/** A second or two of short transactions; whoever comes later is told to come again. */
const longestQueue = 100;

/** Lets everything that is asked of the database in `work` have its share of the connections only; without one, all of them. */
export function inPoolShare<Result>(share: PoolShare | undefined, work: () => Result): Result {
  return poolShare.run(share, work);
}

/**
 * Begins transactions when the share of whoever asks has room: staff find connections however many strangers there are.
 *
 * A transaction inside another one does not wait once more.
 */
export function poolShares(connections: number): Queue {
  const part = (share: number) => queue(Math.max(1, Math.floor(connections * share)), longestQueue);
  const shares: Record<PoolShare, Queue> = { outside: part(1 / 2), sign_in: part(1 / 4) };
  return function inTurn(work) {
    const share = poolShare.getStore();
    return share === undefined ? work() : shares[share](() => poolShare.run(undefined, work));
  };
}
