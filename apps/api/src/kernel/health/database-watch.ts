import type { Db } from '../database/index.ts';

/** Whether the database answers, known without asking it at the moment somebody wants to know. */
export type DatabaseWatch = { isReachable: () => boolean; stop: () => void };

const pauseMilliseconds = 500;
const patienceMilliseconds = 1_000;

/** Asks the database twice a second; its loss and its return are known within two seconds. */
export function watchDatabase(db: Pick<Db, 'ping'>, onChange: (isReachable: boolean) => void): DatabaseWatch {
  let isReachable = true;
  let isStopped = false;
  let next: NodeJS.Timeout | undefined;

  async function look() {
    const answered = await db.ping(patienceMilliseconds).then(
      () => true,
      () => false,
    );
    if (isStopped) return;
    if (answered !== isReachable) {
      isReachable = answered;
      onChange(answered);
    }
    next = setTimeout(() => void look(), pauseMilliseconds).unref();
  }

  void look();
  return {
    isReachable: () => isReachable,
    stop: () => {
      isStopped = true;
      clearTimeout(next);
    },
  };
}
