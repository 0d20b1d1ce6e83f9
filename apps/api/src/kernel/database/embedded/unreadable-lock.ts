import { statSync } from 'node:fs';
import { locateCluster } from './cluster-folder.ts';
import { DataFolderDamaged } from './data-folder-damaged.ts';
import { serverIn } from './orphaned-server.ts';

/**
 * Why a lock that names nobody has to be respected all the same; undefined when nothing lives behind it.
 *
 * A power cut may leave a lock without content. Its holder cannot be asked for, but a living one shows: it renews the
 * lock, and its database works in the folder.
 */
export function refusalByUnreadable(dataDir: string, lock: string, silenceMs: number) {
  const lastBeat = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (lastBeat === undefined) return undefined;
  const silentMs = Date.now() - lastBeat;
  if (silentMs < silenceMs)
    return damaged(
      lock,
      `It was written ${Math.max(0, Math.round(silentMs / 1_000))} seconds ago, so a server may be working on the folder.\n` +
        `Stop that server. If there is none, wait ${silenceMs / 1_000} seconds and start again: ` +
        `a lock that nobody renews is put aside.`,
    );

  const server = serverIn(locateCluster(dataDir));
  if (server === undefined) return undefined;
  return damaged(
    lock,
    `Process ${server} is a database server that works on the folder.\n` +
      `Stop the Dosar server it belongs to; if that is gone, end the process (kill -INT ${server}). Then start again.`,
  );
}

function damaged(lock: string, whatNow: string) {
  return new DataFolderDamaged(
    `The lock ${lock} is damaged: it does not say which process holds the data folder.\n${whatNow}\nNothing was changed.`,
  );
}
