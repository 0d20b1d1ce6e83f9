/** Work that is done again and again until it is stopped. */
export type Repeating = {
  /** Begins no further turn; done when the present one has ended. */
  stop: () => Promise<void>;
};

type Turns = {
  /** Between the end of one turn and the begin of the next: turns never overlap. */
  everyMilliseconds: number;
  /** The first turn is now and not after a pause. */
  atOnce?: boolean;
  /** Told when a turn failed; the next one comes all the same. */
  onError: (error: unknown) => void;
};

/** Repeats work in this process. Other processes do the same, so the work itself has to share its rows with them. */
export function repeat(
  work: () => Promise<void>,
  { everyMilliseconds, atOnce = false, onError }: Turns,
): Repeating {
  let isStopped = false;
  let present = Promise.resolve();
  let pause: NodeJS.Timeout | undefined;
  const rest = () => {
    if (!isStopped) pause = setTimeout(turn, everyMilliseconds).unref();
  };
  const turn = () => {
    present = work().catch(onError).then(rest);
  };
  if (atOnce) turn();
  else rest();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(pause);
      await present;
    },
  };
}
