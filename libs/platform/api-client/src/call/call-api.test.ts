import { expect, test, vi } from 'vitest';
import { addNote, browseTimeline, getAssignment, getVersion } from '../generated/operations.ts';
import type { ApiProblem } from '../problem/api-problem.ts';
import { mock, problem } from '../testing/index.ts';
import { ownNetwork } from '../testing/network.ts';
import { callApi } from './call-api.ts';
import { configureApi } from './connection.ts';

const network = ownNetwork();
const version = { version: '1.2.3', build: null, envLabel: 'Test', envLabelColor: '#000000' };
const note = { assignment_id: 'a', body: 'Called the claimant', visibility: 'internal' } as const;

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error as ApiProblem,
  );

test('a call gives the body of its success', async () => {
  network.use(mock(getVersion, { status: 200, body: version }));

  await expect(callApi(getVersion)).resolves.toEqual(version);
});

test('path and query parameters are written into the address, encoded', async () => {
  const seen: unknown[] = [];
  network.use(
    mock(browseTimeline, ({ path, query }) => {
      seen.push(path, query.get('after'));
      return { status: 200, body: { items: [], next_cursor: null } };
    }),
  );

  await callApi(browseTimeline, { path: { assignment_key: 'a b/c' }, query: { after: 'x&y=1' } });

  expect(seen).toEqual([{ assignment_key: 'a b/c' }, 'x&y=1']);
});

test('a query parameter without a value is left out', async () => {
  const addresses: string[] = [];
  configureApi({ authorize: (request) => (addresses.push(request.url), request) });
  network.use(mock(browseTimeline, { status: 200, body: { items: [], next_cursor: null } }));

  await callApi(browseTimeline, { path: { assignment_key: 'abcd' }, query: { after: undefined } });

  expect(addresses).toEqual([`${location.origin}/api/timeline/browse/abcd`]);
});

test('a missing path parameter is a mistake of the program, not a request', async () => {
  const path = { claim_file_no: '', assignment_id: 'a' };

  await expect(callApi(getAssignment, { path })).rejects.toThrow(/needs claim_file_no/);
});

test('the body, the language and the mark of a page travel with the call', async () => {
  const seen: unknown[] = [];
  configureApi({ language: () => 'ro' });
  network.use(
    mock(addNote, ({ body, headers }) => {
      seen.push(body, headers.get('Accept-Language'), headers.get('X-Requested-With'));
      return problem(404, 'not_found');
    }),
  );

  await problemOf(callApi(addNote, { body: note }));

  expect(seen).toEqual([note, 'ro', 'dosar']);
});

test('an idempotency key travels with operations that honour one', async () => {
  const keys: unknown[] = [];
  network.use(
    mock(addNote, ({ headers }) => (keys.push(headers.get('Idempotency-Key')), problem(404, 'not_found'))),
    mock(
      getVersion,
      ({ headers }) => (keys.push(headers.get('Idempotency-Key')), { status: 200, body: version }),
    ),
  );

  await problemOf(callApi(addNote, { body: note }, { idempotencyKey: 'one-intention-01' }));
  await callApi(getVersion, {}, { idempotencyKey: 'one-intention-01' });

  expect(keys).toEqual(['one-intention-01', null]);
});

test('a refusal is thrown with everything the server said', async () => {
  const fields = [{ field: 'body', code: 'too_long' as const }];
  const refused = problem(400, 'validation_failed', {
    error_id: 'E1',
    context: { limit: 5 },
    fields,
    stack: 'at x',
  });
  network.use(mock(addNote, { ...refused, headers: { 'Retry-After': '7' } }));

  const thrown = await problemOf(callApi(addNote, { body: note }));

  expect(thrown).toMatchObject({
    name: 'ApiProblem',
    status: 400,
    code: 'validation_failed',
    errorId: 'E1',
    context: { limit: 5 },
    fields,
    serverStack: 'at x',
    retryAfterSeconds: 7,
  });
});

test('a refusal wrapped into a JSON string is understood too', async () => {
  configureApi({
    fetch: () => {
      const { body } = problem(500, 'internal_error', { error_id: 'E2' });
      return Promise.resolve(new Response(JSON.stringify(JSON.stringify(body)), { status: 500 }));
    },
  });

  expect(await problemOf(callApi(getVersion))).toMatchObject({ code: 'internal_error', errorId: 'E2' });
});

test('the page of a proxy is an unexpected answer, whatever its status', async () => {
  const page = (status: number) => () => Promise.resolve(new Response('<html>', { status }));

  configureApi({ fetch: page(502) });
  expect(await problemOf(callApi(getVersion))).toMatchObject({ code: 'unexpected_answer', status: 502 });
  configureApi({ fetch: page(200) });
  expect(await problemOf(callApi(getVersion))).toMatchObject({ code: 'unexpected_answer', status: 0 });
});

test('no network is a problem of its own', async () => {
  configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });

  expect(await problemOf(callApi(getVersion))).toMatchObject({ code: 'unreachable', status: 0 });
});

test('a call without an answer gives up', async () => {
  configureApi({ fetch: hangingFetch });

  expect(await problemOf(callApi(getVersion, {}, { timeout: 20 }))).toMatchObject({ code: 'timed_out' });
});

test('an answer that breaks off half way is a blocked way', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  configureApi({ fetch: () => Promise.resolve(new Response(body)) });

  expect(await problemOf(callApi(getVersion))).toMatchObject({ code: 'unreachable' });
});

test('a cancelled call is not a problem', async () => {
  configureApi({ fetch: hangingFetch });
  const cancel = new AbortController();
  const call = callApi(getVersion, {}, { signal: cancel.signal });
  cancel.abort();

  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

function hangingFetch({ signal }: Request) {
  return new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    if (signal.aborted) reject(signal.reason as Error);
  });
}

test('a refusal that was mended is tried once more, signed anew', async () => {
  let token = 'old';
  const signatures: (string | null)[] = [];
  configureApi({
    authorize: (request) => {
      const signed = request.clone();
      signed.headers.set('Authorization', `Bearer ${token}`);
      return signed;
    },
    recover: ({ code }) => {
      token = 'new';
      return code === 'token_expired' ? 'retry' : 'give-up';
    },
  });
  network.use(
    mock(addNote, ({ headers, body }) => {
      signatures.push(headers.get('Authorization'));
      if (token === 'old') return problem(401, 'token_expired');
      return { ...problem(404, 'not_found', { message: body.body }) };
    }),
  );

  const thrown = await problemOf(callApi(addNote, { body: note }));

  expect(signatures).toEqual(['Bearer old', 'Bearer new']);
  expect(thrown).toMatchObject({ code: 'not_found', message: note.body });
});

test('a second refusal of the same call is final', async () => {
  const recover = vi.fn(() => 'retry' as const);
  const accept = vi.fn();
  configureApi({ recover, accept });
  network.use(mock(addNote, problem(401, 'token_expired')));

  const thrown = await problemOf(callApi(addNote, { body: note }));
  expect(thrown).toMatchObject({ code: 'token_expired' });
  expect(recover).toHaveBeenCalledOnce();
  expect(accept).toHaveBeenCalledExactlyOnceWith(thrown, {});
});

test('what nobody mends is thrown at once', async () => {
  let requests = 0;
  configureApi({ recover: () => 'give-up' });
  network.use(mock(addNote, () => ((requests += 1), problem(403, 'forbidden'))));

  expect(await problemOf(callApi(addNote, { body: note }))).toMatchObject({ code: 'forbidden' });
  expect(requests).toBe(1);
});
