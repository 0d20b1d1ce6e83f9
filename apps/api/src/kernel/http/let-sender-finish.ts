import type { IncomingMessage } from 'node:http';

/** The most bytes that are read on: more than any accepted file, so no honest client sends more. */
const mostBytes = 64 * 1024 * 1024;
const longestMilliseconds = 60_000;

/**
 * Reads and discards the rest of a refused request while the answer is sent.
 *
 * A browser reads the answer only after it has sent everything; closing the connection earlier would show a network error
 * instead of the reason.
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
