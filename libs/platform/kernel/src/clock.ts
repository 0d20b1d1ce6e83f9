/** Tells what time it is. Passed in wherever a rule depends on it, so that tests and replays decide. */
export type Clock = () => Date;

/** The machine's own time. */
export const systemClock: Clock = () => new Date();

/** A clock that stands still. */
export function stoppedClock(at: string): Clock {
  return () => new Date(at);
}
