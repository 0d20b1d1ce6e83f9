import type { Middleware } from 'openapi-fetch';
import type { JsonBodyOf } from '@dosar/openapi';
import { idleHeader } from './last-use.ts';
import type { JsonOperationId, Operation } from './operation.ts';
import { pageHeaders } from './page-headers.ts';

/** A request that is on its way, and what it asks in full: whoever asks exactly that is given its answer. */
type EarlyRequest = { url: string; asks: Promise<string>; answer: Promise<Response>; at: number };

declare global {
  interface Window {
    /** What the script in the page itself asked for before the app was there. */
    earlyRequest?: EarlyRequest | undefined;
  }
}

// In milliseconds; what was asked longer ago is asked again.
const freshFor = 10_000;

/** A request as `api` would write it; a script that comes before the app has no room for the client. */
export function earlyRequest<Id extends JsonOperationId>(
  { method, path }: Operation<Id>,
  body: JsonBodyOf<Id>,
  language: string,
): Request {
  return new Request(new URL(path, location.origin), {
    method,
    cache: 'no-store',
    credentials: 'omit',
    headers: {
      ...pageHeaders,
      'Content-Type': 'application/json',
      'Accept-Language': language,
      // Whoever opens a page uses it.
      [idleHeader]: '0',
    },
    body: JSON.stringify(body),
  });
}

/** Sends the first request of a page before its code is there. The first call that asks the same takes the answer. */
export function askEarly(request: Request): void {
  const asks = writtenOut(request.clone());
  const answer = fetch(request);
  window.earlyRequest = { url: request.url, asks, answer, at: performance.now() };
  // The call that would take it asks again.
  answer.catch(() => undefined);
}

/** Whether an answer is on its way, or there, that nobody has taken yet. */
export function isAskedEarly(): boolean {
  return window.earlyRequest !== undefined;
}

/** Gives the answer of the early request, once, to the call that asks the same. Added last: it compares what is sent. */
export const earlyAnswer: Middleware = {
  async onRequest({ request }) {
    const early = window.earlyRequest;
    if (early === undefined) return undefined;
    const isOld = performance.now() - early.at >= freshFor;
    const isSame = early.url === request.url && (await writtenOut(request.clone())) === (await early.asks);
    // Another call may have taken it meanwhile.
    const isThere = window.earlyRequest === early;
    if (isOld || isSame) window.earlyRequest = undefined;
    const answer = isThere && isSame && !isOld ? await early.answer.catch(() => undefined) : undefined;
    // A refusal is worth asking again, with whatever can be mended.
    return answer?.ok ? answer : undefined;
  },
};

async function writtenOut(request: Request): Promise<string> {
  // A moment later it is still the same question.
  request.headers.delete(idleHeader);
  return JSON.stringify([request.method, request.url, [...request.headers], await request.text()]);
}
