import { idleHeader } from './last-use.ts';

/** A request that is on its way, and what it asks in full: whoever asks exactly that is given its answer. */
type AskedAhead = { url: string; asks: Promise<string>; answer: Promise<Response>; at: number };

declare global {
  interface Window {
    /** What the script in the page itself asked for before the app was there. */
    askedAhead?: AskedAhead | undefined;
  }
}

// In milliseconds; what was asked longer ago is asked again.
const freshFor = 10_000;

/** Sends the first request of a page before its code is there. The first call that asks the same takes the answer. */
export function askAhead(request: Request): void {
  const asks = writtenOut(request.clone());
  const answer = fetch(request);
  window.askedAhead = { url: request.url, asks, answer, at: performance.now() };
  // The call that takes it is told of a failure.
  answer.catch(() => undefined);
}

/** The browser's fetch; the answer of a request that was sent ahead, once, to the call that asks the same. */
export async function fetchUnlessAsked(request: Request): Promise<Response> {
  const ahead = window.askedAhead;
  if (ahead === undefined) return fetch(request);
  const isOld = performance.now() - ahead.at >= freshFor;
  const isSame = ahead.url === request.url && (await writtenOut(request.clone())) === (await ahead.asks);
  // Another call may have taken it meanwhile.
  const isThere = window.askedAhead === ahead;
  if (isOld || isSame) window.askedAhead = undefined;
  return isThere && isSame && !isOld ? ahead.answer : fetch(request);
}

/** Whether an answer is on its way, or there, that nobody has taken yet. */
export function isAskedAhead(): boolean {
  return window.askedAhead !== undefined;
}

async function writtenOut(request: Request): Promise<string> {
  // A moment later it is still the same question.
  request.headers.delete(idleHeader);
  return JSON.stringify([request.method, request.url, [...request.headers], await request.text()]);
}
