import type { IncomingMessage } from 'node:http';

/** More than any file that is accepted: whoever sends more does not wait for an answer. */
const mostBytes = 64 * 1024 * 1024;
const longestMilliseconds = 60_000;

/**
 * Reads the rest of a refused request and forgets it, while the answer is on its way.
 *
 * A browser looks for the answer when it has sent everything: a connection that is closed before would leave it with a
 * network error instead of the reason.
 */
export function letSenderFinish(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let left = mostBytes;
  const giveUp = setTimeout(() => request.destroy(), longestMilliseconds).unref();
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.once('close', () => clearTimeout(giveUp));
  request.on('error', () => undefined);
  request.resume();
}
