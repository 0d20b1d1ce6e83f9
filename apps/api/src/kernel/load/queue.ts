import { overloaded } from '../problem/problem.ts';

/** Runs a few tasks at a time in the order of their arrival; refuses a task when `longest` tasks wait. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue that runs `width` tasks at a time and lets at most `longest` wait. */
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
