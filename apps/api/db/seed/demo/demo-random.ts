import { createHash } from 'node:crypto';

/** Numbers that look random and are the same in every run. */
export type DemoRandom = {
  /** At least 0, below 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** One of the keys, as often as its weight says. */
  weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key;
};

/** A generator that starts at `seed` (mulberry32). */
export function demoRandom(seed: number): DemoRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    weighted(weights) {
      const entries = Object.entries<number>(weights);
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        rest -= weight;
        if (rest < 0) return key as keyof typeof weights;
      }
      throw new Error('Weights must be positive.');
    },
  };
}

/** At least 0, below 1, and always the same for a name: it draws nothing, so that what is drawn elsewhere stays. */
export function demoShare(...name: (string | number)[]): number {
  const hash = createHash('sha256')
    .update(`dosar share ${name.join('/')}`)
    .digest();
  return hash.readUInt32BE(0) / 4_294_967_296;
}

/** The identifier of a named thing of the demo world: the same in every database. */
export function demoId(...name: (string | number)[]) {
  const hash = createHash('sha256')
    .update(`dosar demo ${name.join('/')}`)
    .digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** A key of the demo world, as long as a real one. */
export function demoKey(...name: (string | number)[]) {
  return createHash('sha256')
    .update(`dosar key ${name.join('/')}`)
    .digest('base64url')
    .slice(0, 32);
}

/** How keys are stored when only their owner may know them. */
export function keyHash(key: string) {
  return createHash('sha256').update(key).digest('hex');
}
