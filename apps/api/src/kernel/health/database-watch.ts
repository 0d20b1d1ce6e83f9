import type { Db } from '../database/index.ts';

/** Reports whether the database answers, without a query on demand. */
export type DatabaseWatch = { isReachable: () => boolean; stop: () => void };

const pauseMilliseconds = 500;
const patienceMilliseconds = 1_000;

/** Queries the database twice a second, so that its loss and return are known within two seconds. */
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
