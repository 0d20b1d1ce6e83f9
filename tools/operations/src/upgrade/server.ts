import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePorts, isServerReady } from '@dosar/api/testing/server-process';
import { temporaryFolder } from '../surroundings/temporary-folder.ts';
import type { Undo } from '../surroundings/undo.ts';
import { until } from '../surroundings/until.ts';

/** A server of some tree on a database of its own or a shared one. */
export type TreeServer = {
  origin: string;
  output: () => string;
  ended: Promise<number | null>;
  ready: (seconds?: number) => Promise<void>;
  stop: () => Promise<number | null>;
};

/** Starts the server of a tree, from its sources, as the Node of this tree runs it. */
export async function startServerOf(
  folder: string,
  settings: Record<string, string>,
  undo: Undo,
): Promise<TreeServer> {
  const [staffPort, trackerPort] = await freePorts();
  const child = spawn(process.execPath, [join(folder, 'apps/api/src/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      APP_ENV: 'Test',
      // A part that names a mail server wants its mail.
      ...(settings['SMTP_URL'] === undefined && { MESSAGES: 'outbox' }),
      RATE_LIMIT_SCALE: '1000',
      DATA_DIR: join(temporaryFolder('server', undo), 'data'),
      STAFF_PORT: String(staffPort),
      TRACKER_PORT: String(trackerPort),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const stop = () => {
    if (!isOver()) child.kill('SIGTERM');
    return ended;
  };
  undo.later(async () => {
    await stop();
  });
  return {
    origin: `http://127.0.0.1:${staffPort}`,
    output: () => said,
    ended,
    stop,
    ready: (seconds = 300) =>
      until(
        'the server is ready',
        async () => {
          if (isOver()) throw new Error(`The server ended: ${said}`);
          return isServerReady(staffPort);
        },
        { seconds, why: () => said },
      ),
  };
}
