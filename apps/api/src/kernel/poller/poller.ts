/** A job that looks for work again and again. */
export type Poller = {
  /** Looks now instead of at the next time. */
  wake: () => void;
  /** Ends after what is being done now. */
  stop: () => Promise<void>;
};

type Options = {
  /** How long after one run the next one begins unasked. */
  milliseconds: number;
  /** The first run comes after that time, too, and not at once. */
  beginsLater?: boolean;
  /** One run; asks in between whether it shall end. */
  work: (isStopped: () => boolean) => Promise<void>;
  /** Told of a run that failed; what it left is there at the next one. */
  onFault: (error: unknown) => void;
};

/** Runs `work` again and again, never two at once; whoever wakes it during a run has another one right after it. */
export function startPoller({ milliseconds, beginsLater = false, work, onFault }: Options): Poller {
  const state: {
    isStopped: boolean;
    isWanted: boolean;
    running?: Promise<void> | undefined;
    next?: NodeJS.Timeout;
  } = { isStopped: false, isWanted: false };

  function wake(): void {
    clearTimeout(state.next);
    if (state.isStopped) return;
    if (state.running !== undefined) {
      state.isWanted = true;
      return;
    }
    state.running = work(() => state.isStopped)
      .catch(onFault)
      .finally(scheduleNext);
  }

  function scheduleNext(): void {
    state.running = undefined;
    const isAskedAgain = state.isWanted;
    state.isWanted = false;
    if (isAskedAgain) wake();
    else if (!state.isStopped) state.next = setTimeout(wake, milliseconds).unref();
  }

  if (beginsLater) scheduleNext();
  else wake();
  return {
    wake,
    async stop() {
      state.isStopped = true;
      clearTimeout(state.next);
      await state.running;
    },
  };
}
