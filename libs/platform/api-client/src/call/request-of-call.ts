import type { AnyOperation, AnyParams, CallOptions } from './operation.ts';
import { apiConnection } from './connection.ts';
import { idleHeader, secondsIdle } from './last-use.ts';

/** Absolute address of a call, its parameters filled in. */
export function addressOfCall({ path }: AnyOperation, params: AnyParams): URL {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params.path?.[name];
    if (value === undefined || value === '') throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const address = new URL(filled, apiConnection().baseUrl ?? location.origin);
  for (const [name, value] of Object.entries(params.query ?? {})) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}

/** Headers of a call before anybody has signed it. */
export function headersOfCall(
  operation: AnyOperation,
  { idempotencyKey, language = apiConnection().language?.() }: CallOptions,
): Headers {
  const headers = new Headers();
  if (language) headers.set('Accept-Language', language);
  // Only a page can set this header, so no link and no image can start an operation.
  headers.set('X-Requested-With', 'dosar');
  // Said with every call, not with those known to be repeated: an interval, a stream or a focused window may ask for
  // anything, and no session may stay awake by it.
  headers.set(idleHeader, String(secondsIdle()));
  if (operation.idempotent && idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

/** A call as a request that nobody has signed yet. */
export function requestOfCall(
  operation: AnyOperation,
  params: AnyParams,
  options: CallOptions = {},
): Request {
  return new Request(addressOfCall(operation, params), {
    method: operation.method,
    cache: 'no-store',
    credentials: 'omit',
    ...(options.signal && { signal: options.signal }),
    ...withBody(headersOfCall(operation, options), params.body),
  });
}

function withBody(headers: Headers, body: unknown) {
  headers.set('Accept', 'application/json');
  if (body === undefined) return { headers };
  headers.set('Content-Type', 'application/json');
  return { headers, body: JSON.stringify(body) };
}
