import type { AddressInfo } from 'node:net';
import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { startRuntime } from '../runtime.ts';
import { startServerJobs } from '../server-jobs.ts';
import { cuttableConnection, cuttableLine } from './cuttable-connection.ts';
import type { Killable, ServerPlace } from './process-server.ts';

/** A server inside this process, with workers. When it is killed, its database and its callers are gone at once. */
export async function startInnerServer({ connection, settings, behind }: ServerPlace): Promise<Killable> {
  if (typeof connection === 'string')
    throw new Error('A line is laid to a server that is known by its parts.');
  const database = await cuttableConnection(connection);
  const env = readEnv({ APP_ENV: 'Test', RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'silent', ...settings });
  const runtime = startRuntime(env, database.connection, () => new Date(Date.now() - behind));
  const staff = await createApp(runtime, 'staff');
  // In the product some 25 seconds pass until the jobs of a dead server are taken over and found; a test only waits.
  const times = { superviseSeconds: 1, pollSeconds: 2 };
  const jobs = await startServerJobs(database.connection, runtime, staff.log, times);
  await staff.listen({ host: '127.0.0.1', port: 0 });
  const { port } = staff.server.address() as AddressInfo;
  const callers = await cuttableLine({ host: '127.0.0.1', port });
  const state: { over?: Promise<void> } = {};

  async function stop() {
    staff.server.closeAllConnections();
    await Promise.all([staff.close(), jobs.stop(1_000), callers.close()]);
    await runtime.close();
    await database.close();
  }

  return {
    origin: `http://127.0.0.1:${callers.port}`,
    kill() {
      callers.cut();
      database.cut();
      state.over = stop();
      return Promise.resolve();
    },
    end: () => (state.over ??= stop()),
  };
}
