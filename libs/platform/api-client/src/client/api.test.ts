import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { addNote, browseTimeline, getVersion } from '../generated/operations.ts';
import type { ApiProblem } from '../problem/api-problem.ts';
import { mock, problem } from '../testing/index.ts';
import { ownNetwork } from '../testing/network.ts';
import { api } from './api.ts';
import { dataOf } from './data-of.ts';
import { fetchWithin } from './fetch-within.ts';
import { inBackground } from './in-background.ts';
import { inLanguage } from './language-of-page.ts';
import { tellOfServerErrors } from './problems.ts';

const network = ownNetwork();
const version = { version: '1.2.3', build: null, envLabel: 'Test', envLabelColor: '#000000' };
const note = { assignment_id: 'a', body: 'Called the claimant', visibility: 'internal' } as const;

const getTheVersion = () => dataOf(api.GET('/api/version'));
const addTheNote = () => dataOf(api.POST('/api/timeline/addNote', { body: note }));

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error as ApiProblem,
  );

beforeEach(() => localStorage.setItem('dosar.locale', 'ro'));

test('a call gives the body of its success', async () => {
  network.use(mock(getVersion, { status: 200, body: version }));

  await expect(getTheVersion()).resolves.toEqual(version);
});

test('path and query parameters are written into the address, encoded', async () => {
  const seen: unknown[] = [];
  network.use(
    mock(browseTimeline, ({ path, query }) => {
      seen.push(path, query.get('after'));
      return {
        status: 200,
        body: { items: [], next_cursor: null, previous_cursor: null, counts: [], pinned: [] },
      };
    }),
  );

  await api.GET('/api/timeline/browse/{assignment_key}', {
    params: { path: { assignment_key: 'a b/c' }, query: { after: 'x&y=1' } },
  });

  expect(seen).toEqual([{ assignment_key: 'a b/c' }, 'x&y=1']);
});

test('a missing path parameter is a mistake of the program, not a request', async () => {
  const params = { path: { claim_file_no: '', assignment_id: 'a' } };
  const call = dataOf(api.GET('/api/assignment/getById/{claim_file_no}/{assignment_id}', { params }));

  await expect(call).rejects.toThrow(/needs claim_file_no/);
});

test('the body, the language and the mark of a page travel with the call', async () => {
  const seen: unknown[] = [];
  network.use(
    mock(addNote, ({ body, headers }) => {
      seen.push(body, headers.get('Accept-Language'), headers.get('X-Requested-With'));
      return problem(404, 'not_found');
    }),
  );

  await problemOf(addTheNote());

  expect(seen).toEqual([note, 'ro', 'dosar']);
});

test('a call may ask in another language than that of the page', async () => {
  const asked: unknown[] = [];
  network.use(
    mock(
      getVersion,
      ({ headers }) => (asked.push(headers.get('Accept-Language')), { status: 200, body: version }),
    ),
  );

  await api.GET('/api/version', inLanguage('en'));

  expect(asked).toEqual(['en']);
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

  expect(await problemOf(addTheNote())).toMatchObject({
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

/** Whatever is asked is answered so. */
const answer = (response: () => Response | Promise<Response>) =>
  network.use(http.get('*/api/version', response));

test('a refusal wrapped into a JSON string is understood too', async () => {
  const { body } = problem(500, 'internal_error', { error_id: 'E2' });
  answer(() => new HttpResponse(JSON.stringify(JSON.stringify(body)), { status: 500 }));

  expect(await problemOf(getTheVersion())).toMatchObject({ code: 'internal_error', errorId: 'E2' });
});

test('the page of a proxy is an unexpected answer, whatever its status', async () => {
  answer(() => new HttpResponse('<html>', { status: 502 }));
  expect(await problemOf(getTheVersion())).toMatchObject({ code: 'unexpected_answer', status: 502 });
  answer(() => new HttpResponse('<html>'));
  expect(await problemOf(getTheVersion())).toMatchObject({ code: 'unexpected_answer', status: 0 });
});

test('no network is a problem of its own', async () => {
  answer(() => HttpResponse.error());

  expect(await problemOf(getTheVersion())).toMatchObject({ code: 'unreachable', status: 0 });
});

test('a call without an answer gives up', async () => {
  answer(() => Promise.race([]));
  const call = dataOf(api.GET('/api/version', { fetch: fetchWithin(20) }));

  expect(await problemOf(call)).toMatchObject({ code: 'timed_out' });
});

test('an answer that breaks off half way is a blocked way', async () => {
  answer(() => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    return new HttpResponse(body);
  });

  expect(await problemOf(getTheVersion())).toMatchObject({ code: 'unreachable' });
});

test('a cancelled call is not a problem', async () => {
  answer(() => Promise.race([]));
  const cancel = new AbortController();
  const call = dataOf(api.GET('/api/version', { signal: cancel.signal }));
  cancel.abort();

  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a server that breaks is told of, but not by a call that the page made by itself', async () => {
  const told: string[] = [];
  const telling = tellOfServerErrors(({ errorId = '' }) => told.push(errorId));
  api.use(telling);
  network.use(mock(getVersion, problem(500, 'internal_error', { error_id: 'E3' }) as never));

  await problemOf(getTheVersion());
  await problemOf(dataOf(api.GET('/api/version', { middleware: [inBackground] })));
  api.eject(telling);

  expect(told).toEqual(['E3']);
});
