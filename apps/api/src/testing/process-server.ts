import { join } from 'node:path';
import type { DatabaseConnection } from '../kernel/database/index.ts';
import { connectionUrl } from './connection-url.ts';
import { freePorts, launchServer, untilServerReady } from './server-process.ts';

/** What a server of a crash test works on. */
export type ServerPlace = {
  connection: DatabaseConnection;
  settings: Record<string, string>;
  /** So many milliseconds its clock is behind. */
  behind: number;
};

/** A server that can be killed; `end` also ends what killing leaves. */
export type Killable = { origin: string; kill: () => Promise<void>; end: () => Promise<void> };

const program = join(import.meta.dirname, 'world/serve-world.ts');

/** A server as a process of its own. */
export async function startProcessServer({ connection, settings, behind }: ServerPlace): Promise<Killable> {
  const [port, trackerPort] = await freePorts();
  const server = launchServer(
    {
      DATABASE_URL: connectionUrl(connection),
      STAFF_PORT: String(port),
      TRACKER_PORT: String(trackerPort),
      RATE_LIMIT_SCALE: '1000',
      TEST_CLOCK_BEHIND: String(behind),
      ...settings,
    },
    { program },
  );
  const kill = async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  };
  await untilServerReady(server, port);
  return { origin: `http://127.0.0.1:${port}`, kill, end: kill };
}
