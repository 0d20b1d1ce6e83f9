import { overloaded } from '../problem/problem.ts';

/** Lets a few pieces of work run at a time, in the order in which they came; beyond `longest` that wait, the next is turned away. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue that is `width` wide and at most `longest` long. */
export function queue(width: number, longest: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= width) {
      if (waiting.length >= longest) throw overloaded();
      await new Promise<void>((turn) => waiting.push(turn));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
