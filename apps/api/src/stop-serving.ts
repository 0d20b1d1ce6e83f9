import type { Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Idle connections have nothing to be told; busy ones have been told by then. */
const longestGoodbyeMilliseconds = 400;

/**
 * Ends what origins serve: they take no new connections, and requests in flight get their answers.
 *
 * Those that take longer than `drainMilliseconds` are cut off; nothing tells their callers that they succeeded.
 */
export async function stopServing(origins: FastifyInstance[], drainMilliseconds: number): Promise<void> {
  await connectionsEnd(origins.map((origin) => origin.server));
  const cutOff = setTimeout(() => {
    for (const origin of origins) {
      origin.log.warn('requests that did not end in time are cut off');
      origin.server.closeAllConnections();
    }
  }, drainMilliseconds);
  await Promise.all(origins.map((origin) => origin.close()));
  clearTimeout(cutOff);
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
