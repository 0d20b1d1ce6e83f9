import { expect, test } from 'vitest';
import { inPoolShare, type PoolShare } from './pool-share.ts';
import { poolShares } from './pool-share.ts';

/** Begins pieces of work that end when they are told; answers how many have begun. */
function pieces(inTurn: ReturnType<typeof poolShares>) {
  const ends: (() => void)[] = [];
  const begin = (share: PoolShare | undefined, count: number) =>
    Array.from({ length: count }, () =>
      inPoolShare(share, () => inTurn(() => new Promise<void>((end) => ends.push(end)))),
    );
  return { begin, begun: () => ends.length, endAll: () => ends.splice(0).forEach((end) => end()) };
}

test('people outside have half of the connections, signing in a quarter, staff all of them', () => {
  const { begin, begun } = pieces(poolShares(8));
  void begin('outside', 20);
  expect(begun()).toBe(4);
  void begin('sign_in', 20);
  expect(begun()).toBe(6);
  void begin(undefined, 3);
  expect(begun()).toBe(9);
});

test('a pool of one connection still has a turn for everybody', () => {
  const { begin, begun } = pieces(poolShares(1));
  void begin('outside', 2);
  void begin('sign_in', 2);
  expect(begun()).toBe(2);
});

test('work inside of work that has its turn does not wait for another one', async () => {
  const inTurn = poolShares(1);
  await inPoolShare('outside', () => inTurn(() => inTurn(() => Promise.resolve())));
});

test('beyond a hundred that wait the next is told to come again', async () => {
  const { begin } = pieces(poolShares(2));
  void begin('outside', 101);
  await expect(begin('outside', 1)[0]).rejects.toMatchObject({ status: 503, code: 'overloaded' });
});
