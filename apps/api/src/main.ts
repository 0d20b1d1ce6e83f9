import { EnvError, readEnv } from './env.ts';
import { DataFolderInUse } from './kernel/database/embedded/index.ts';
import { SchemaMismatch } from './kernel/database/index.ts';
import type { Progress } from './open-database.ts';
import { startServer } from './start-server.ts';

/** Requests that have not ended by then are cut off. */
const drainMilliseconds = 20_000;

/** Faster steps are over before anybody wonders. */
const quietMilliseconds = 2_000;

const progress: Progress = async (what, work) => {
  const startedAt = Date.now();
  const announcement = setTimeout(() => console.log(`${what} …`), quietMilliseconds);
  try {
    return await work();
  } finally {
    clearTimeout(announcement);
    const seconds = (Date.now() - startedAt) / 1000;
    if (seconds * 1000 >= quietMilliseconds) console.log(`${what}: done in ${seconds.toFixed(1)} s`);
  }
};

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const server = await startServer(env, progress, (text) => console.warn(text));

  let isStopping = false;
  const stop = (reason: string) => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    const tooLong = setTimeout(() => process.exit(1), drainMilliseconds);
    server.stop().then(
      () => {
        clearTimeout(tooLong);
        process.exit(0);
      },
      (error: unknown) => {
        console.error(`Stopping after ${reason} failed:`, error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // Started by another process that is gone: nobody is left who could stop this one.
  process.on('disconnect', () => stop('the end of the starting process'));

  const { staffOrigin, trackerOrigin } = server;
  if (process.send === undefined) console.log(`Ready: staff ${staffOrigin}, tracker ${trackerOrigin}`);
  else process.send({ staffOrigin, trackerOrigin, isDemo: env.DEMO, isProduction: env.isProduction });
}

main().catch((error: unknown) => {
  console.error(isExpected(error) ? `\n${error.message}\n` : error);
  process.exit(1);
});

/** Errors whose message tells the reader what to do; a stack would only hide it. */
function isExpected(error: unknown): error is Error {
  if (error instanceof EnvError || error instanceof DataFolderInUse || error instanceof SchemaMismatch) return true;
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
