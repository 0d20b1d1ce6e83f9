import autocannon from 'autocannon';
import { percentile } from '../statistics.ts';

/** A request that is sent again and again; one without a body asks with GET. */
export type Endpoint = { url: string; headers: Record<string, string>; body?: string };

/** How many answers came within a second, and how long they took. */
export type LoadFigures = { perSecond: number; p50: number; p99: number };

/** Sends the request over so many connections, each waiting for its answer before it sends the next. */
export async function loadEndpoint(
  { url, headers, body }: Endpoint,
  connections: number,
  seconds: number,
): Promise<LoadFigures> {
  const milliseconds: number[] = [];
  const run = autocannon({
    url,
    headers,
    ...(body === undefined
      ? { method: 'GET' as const }
      : { method: 'POST' as const, headers: { 'content-type': 'application/json', ...headers }, body }),
    connections,
    duration: seconds,
  });
  run.on('response', (_client: unknown, _status: number, _bytes: number, took: number) => {
    milliseconds.push(took);
  });
  const { duration, errors, timeouts, non2xx, '2xx': answered } = await run;
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refusals.`);
  return {
    perSecond: answered / duration,
    p50: percentile(milliseconds, 0.5),
    p99: percentile(milliseconds, 0.99),
  };
}
