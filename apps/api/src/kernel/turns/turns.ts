/** Work that is looked for again and again. */
export type Turns = {
  /** Looks now instead of at the next turn. */
  wake: () => void;
  /** Ends after what is being done now. */
  stop: () => Promise<void>;
};

type Options = {
  /** How long after one turn the next one begins unasked. */
  milliseconds: number;
  /** The first turn comes after that time, too, and not at once. */
  beginsLater?: boolean;
  /** One turn; asks in between whether it shall end. */
  work: (isStopped: () => boolean) => Promise<void>;
  /** A turn that failed is told of; what it left is there at the next one. */
  onFault: (error: unknown) => void;
};

/** Does work in turns, never two at once; what is asked for during one is looked for right after it. */
export function turns({ milliseconds, beginsLater = false, work, onFault }: Options): Turns {
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
      .finally(nextTurn);
  }

  function nextTurn(): void {
    state.running = undefined;
    const isAskedAgain = state.isWanted;
    state.isWanted = false;
    if (isAskedAgain) wake();
    else if (!state.isStopped) state.next = setTimeout(wake, milliseconds).unref();
  }

  if (beginsLater) nextTurn();
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
