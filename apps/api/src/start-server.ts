import type { Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtAppsFolder, createApp } from './app.ts';
import type { Env } from './env.ts';
import { tidyUp } from './housekeeping.ts';
import { dropAnchor } from './kernel/audit/anchor-file.ts';
import { folderFileStore } from './kernel/files/folder-file-store.ts';
import { outboxSender } from './kernel/outbox/outbox-sender.ts';
import { openDatabase, type Guide } from './open-database.ts';
import { messageDelivery } from './providers/message-delivery.ts';
import { startRuntime } from './runtime.ts';

/** A running server: both origins answer until it is stopped. */
export type Server = {
  /** Finishes what was begun, lets go of everything; takes nothing new from the moment it is called. */
  stop: () => Promise<void>;
};

/** Idle connections have nothing to be told; busy ones have been told by then. */
const longestGoodbyeMilliseconds = 400;
const hourMilliseconds = 60 * 60 * 1000;

/** Starts the database, then, once there are pages to serve, both origins and the sender of messages. */
export async function startServer(env: Env, guide: Guide, pagesBuilt: Promise<void>): Promise<Server> {
  const files = folderFileStore(join(env.DATA_DIR, 'files'));
  const database = await openDatabase(env, files, guide);
  await pagesBuilt;
  const runtime = startRuntime(env, database.connection);
  const state = { isStopping: false };
  const options = { appsFolder: builtAppsFolder, isStopping: () => state.isStopping };

  const staff = await createApp(runtime, 'staff', options);
  const tracker = await createApp(runtime, 'tracker', options);
  const outbox = outboxSender({ db: runtime.db, deliver: messageDelivery(env), log: staff.log });
  runtime.onOutgoingMessage(outbox.wake);
  const tidy = async () => {
    await tidyUp(runtime).catch((error: unknown) => staff.log.warn({ err: error }, 'tidying up failed'));
    await dropAnchor(runtime).catch((error: unknown) =>
      staff.log.error({ err: error }, 'the audit log could not be anchored'),
    );
  };
  const tidying = setInterval(() => void tidy(), hourMilliseconds).unref();

  async function stop(): Promise<void> {
    state.isStopping = true;
    clearInterval(tidying);
    await connectionsEnd([staff.server, tracker.server]);
    await Promise.all([staff.close(), tracker.close()]);
    await outbox.stop();
    await runtime.close();
    await database.stop();
  }

  try {
    await tidy();
    // Whoever waits for the staff origin then finds both.
    await tracker.listen({ host: env.HOST, port: env.TRACKER_PORT });
    await staff.listen({ host: env.HOST, port: env.STAFF_PORT });
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** Gives clients that keep their connections a moment to be told that the next answer is the last one there. */
async function connectionsEnd(servers: HttpServer[]): Promise<void> {
  const count = (server: HttpServer) =>
    new Promise<number>((counted) => server.getConnections((_error, connections) => counted(connections)));
  for (let waited = 0; waited < longestGoodbyeMilliseconds; waited += 50) {
    const counts = await Promise.all(servers.map(count));
    if (counts.every((connections) => connections === 0)) return;
    await pause(50);
  }
}
