import { announcement } from './announcement.ts';
import { EnvError, readEnv } from './env.ts';
import { DataFolderDamaged, DataFolderInUse } from './kernel/database/embedded/index.ts';
import { DirectConnectionNeeded, SchemaMismatch } from './kernel/database/index.ts';
import { PagesMissing } from './kernel/sites/sites.ts';
import type { Progress } from './open-database.ts';
import { startServer, type Server } from './start-server.ts';

/** Requests are given twenty seconds and what follows is quick: after this, something hangs. */
const longestStopMilliseconds = 25_000;

/** Faster steps are over before anybody wonders. */
const quietMilliseconds = 2_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const guide = {
    progress,
    report: (text: string) => console.warn(text),
    onDatabaseHeld: () => process.send?.('database held'),
  };
  const running: { server?: Server } = {};
  stopWhenTold(running);
  running.server = await startServer(env, guide, pagesBuilt());
  console.log(announcement(env, running.server));
}

/** With `--wait-for-pages`, whoever started this process builds the pages meanwhile and says when they are there. */
function pagesBuilt(): Promise<void> {
  if (!process.argv.includes('--wait-for-pages')) return Promise.resolve();
  return new Promise((resolve) => process.once('message', () => resolve()));
}

function stopWhenTold(running: { server?: Server }): void {
  let isStopping = false;
  const stop = async () => {
    // Whoever asks twice does not want to wait; and before anything was served, nothing has to be finished.
    if (isStopping || running.server === undefined) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), longestStopMilliseconds).unref();
    await running.server.stop();
    process.exit(0);
  };
  const stopOrFail = () =>
    void stop().catch((error: unknown) => {
      console.error('Stopping failed:', error);
      process.exit(1);
    });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stopOrFail);
  // Started by another process that is gone: nobody is left who could stop this one.
  process.on('disconnect', stopOrFail);
}

const progress: Progress = async (what, work) => {
  const startedAt = Date.now();
  const announced = setTimeout(() => console.log(`${what} …`), quietMilliseconds);
  try {
    return await work();
  } finally {
    clearTimeout(announced);
    const seconds = (Date.now() - startedAt) / 1000;
    if (seconds * 1000 >= quietMilliseconds) console.log(`${what}: done in ${seconds.toFixed(1)} s`);
  }
};

const expected = [
  EnvError,
  DataFolderInUse,
  DataFolderDamaged,
  SchemaMismatch,
  DirectConnectionNeeded,
  PagesMissing,
];

/** Errors whose message tells the reader what to do; a stack would only hide it. */
function isExpected(error: unknown): error is Error {
  if (expected.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

main().catch((error: unknown) => {
  console.error(isExpected(error) ? `\n${error.message}\n` : error);
  process.exit(1);
});
