import { fork, type ChildProcess } from 'node:child_process';

/** A picture or a paper, and where its copies are to be written. */
export type CopyTask = { photo: string; mediaType: string; thumbnailPath: string; copyPath: string };

/** What became of a task: the size of the full copy of a picture, the pages of a paper, or that nobody here can decode it. */
export type CopyOutcome =
  | { isDecodable: true; copySize: number }
  | { isDecodable: true; pageCount: number }
  | { isDecodable: false };

/** Makes the copies of one picture at a time. */
export type CopyMaker = {
  /** Rejects when the process that worked on it ended: whether another try helps is not known. */
  make: (task: CopyTask) => Promise<CopyOutcome>;
  stop: () => void;
};

/** A picture that takes longer is given up, together with whatever its decoder is caught in. */
const longestMilliseconds = 60_000;
/** Pictures come several at once; a process without any gives its memory back. */
const idleMilliseconds = 10_000;

/**
 * Works on pictures in a process of its own, which is there as long as there are any.
 *
 * What strangers send is decoded by native code: there it can neither reach our memory and secrets, nor keep the
 * threads and the memory of the server.
 */
export function copyMaker(): CopyMaker {
  const state: { child?: ChildProcess | undefined; idle?: NodeJS.Timeout } = {};

  function child(): ChildProcess {
    clearTimeout(state.idle);
    if (state.child?.connected) return state.child;
    const started = fork(new URL('copy-process.ts', import.meta.url), {
      // Neither our settings nor our debugger; one arena gives memory back sooner.
      env: { MALLOC_ARENA_MAX: '1' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    state.child = started;
    return started;
  }

  function stop(): void {
    clearTimeout(state.idle);
    if (state.child?.connected) state.child.disconnect();
    state.child = undefined;
  }

  return {
    stop,
    async make(task) {
      try {
        return await outcomeOf(child(), task);
      } finally {
        state.idle = setTimeout(stop, idleMilliseconds).unref();
      }
    },
  };
}

function outcomeOf(child: ChildProcess, task: CopyTask): Promise<CopyOutcome> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => child.kill('SIGKILL'), longestMilliseconds);
    const ended = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`The copies were not made: the process ended (${signal ?? code}).`)));
    const failed = (error: Error) => settle(() => reject(error));
    const made = (outcome: CopyOutcome) => settle(() => resolve(outcome));
    function settle(answer: () => void): void {
      clearTimeout(tooLate);
      child.off('exit', ended).off('error', failed).off('message', made);
      answer();
    }
    child.on('exit', ended).on('error', failed).on('message', made);
    child.send(task);
  });
}
