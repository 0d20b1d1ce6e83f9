import { describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { readContract } from './contract.ts';

const api = startTestApi();
const addNote = '/api/timeline/addNote';

describe('every answer outside 2xx is a problem', () => {
  test('with the fields of the error dialog, its own media type and nothing internal', async () => {
    const answer = await api.inject({ url: '/api/nothing', headers: { 'accept-language': 'ro' } });

    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toEqual({
      customType: 'NotFound',
      error_id: expect.stringMatching(/^E[0-9A-F]{16}$/),
      message: 'Nu am găsit ce căutați.',
      status: 404,
      code: 'not_found',
    });
  });

  test.each([
    ['GET', addNote],
    ['POST', '/api/version'],
    ['DELETE', '/api/auth/logout'],
    ['HEAD', '/api/auth/logout'],
    ['GET', '/api/version/more'],
    ['GET', '/api/%zz'],
  ] as const)('%s %s does not exist: 404, never 405', async (method, url) => {
    expect((await api.inject({ method, url })).statusCode).toBe(404);
  });

  test('X3 no method that a path does not have is answered 405, which means one thing only', async () => {
    const operations = readContract().operations;
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
    const headers = await api.tokenFor('maria.stan');
    for (const path of new Set(operations.map((operation) => operation.path))) {
      const known = operations
        .filter((operation) => operation.path === path)
        // Resumable uploads ask with HEAD how much has arrived.
        .flatMap(({ method, body }) => (body?.chunk === undefined ? [method] : [method, 'HEAD']));
      for (const method of methods.filter((candidate) => !known.includes(candidate))) {
        const url = path.replaceAll(/\{\w+\}/g, 'probe');
        const answer = await api.inject({ method, url, headers });
        expect({ method, path, status: answer.statusCode }).toEqual({ method, path, status: 404 });
      }
    }
  });
});

describe('the order of the pipeline', () => {
  test('who calls is asked before what they sent is looked at', async () => {
    const answer = await api.inject({
      method: 'POST',
      url: addNote,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(answer.json()).toMatchObject({ status: 401, code: 'token_invalid' });
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  test('whether they may is asked before what they sent is looked at', async () => {
    const headers = await api.guestFor('demo');
    const answer = await api.inject({ method: 'POST', url: addNote, headers, payload: { nonsense: true } });
    expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('what was sent', () => {
  test.each([
    ['malformed JSON', '{"username":', 'malformed_json', undefined],
    ['no JSON at all', '', 'malformed_json', undefined],
    [
      'a way to the prototype',
      '{"username":"a","password":"b","__proto__":{"x":1}}',
      'malformed_json',
      undefined,
    ],
    ['a missing field', '{"username":"a"}', 'validation_failed', [{ field: 'password', code: 'required' }]],
    [
      'an unknown field',
      '{"username":"a","password":"b","role":"admin"}',
      'unknown_field',
      [{ field: 'role', code: 'unknown_field' }],
    ],
    [
      'another type',
      '{"username":1,"password":"b"}',
      'validation_failed',
      [{ field: 'username', code: 'invalid_value' }],
    ],
  ])('%s is refused in its own words', async (_case, payload, code, fields) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await api.inject({ method: 'POST', url: '/api/auth/appToken', headers, payload });

    expect(answer.json()).toMatchObject({ status: 400, code, ...(fields && { fields }) });
  });

  test('a path that breaks its pattern names the parameter', async () => {
    const headers = await api.tokenFor('ana.ionescu');
    const answer = await api.inject({ url: '/api/document/browse/not-an-id', headers });
    expect(answer.json()).toMatchObject({
      status: 400,
      fields: [{ field: 'assignment_id', code: 'invalid_format' }],
    });
  });

  test('an unknown query parameter is refused too', async () => {
    const answer = await api.inject({ url: '/api/version?verbose=1' });
    expect(answer.json()).toMatchObject({ code: 'unknown_field', fields: [{ field: 'verbose' }] });
  });

  test('another media type and a body over the limit have their own statuses', async () => {
    const send = (type: string, payload: string) =>
      api.inject({ method: 'POST', url: '/api/auth/appToken', headers: { 'content-type': type }, payload });

    expect((await send('text/plain', 'x')).json()).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
    expect((await send('application/xml', '<x/>')).json()).toMatchObject({ status: 415 });
    const large = JSON.stringify({ username: 'x'.repeat(1024 * 1024), password: 'y' });
    expect((await send('application/json', large)).json()).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });
  });
});

test('a trailing slash makes no difference', async () => {
  expect((await api.inject({ url: '/api/version/' })).statusCode).toBe(200);
  const headers = await api.guestFor('demo');
  expect((await api.inject({ url: '/api/fnol/browseColors', headers })).statusCode).toBe(200);
});

test('answers of the API are never kept by a browser and load nothing', async () => {
  const { headers } = await api.inject({ url: '/api/version' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

describe('the tracker origin', () => {
  test.each(['/api/version', '/api/config/myBrowser', '/api/health/live'])('serves %s', async (url) => {
    expect((await api.injectTracker({ url })).statusCode).toBe(200);
  });

  test.each(['/api/openapi.json', '/api/dev/outbox', '/api/assignment/browseStatuses', '/api/docs'])(
    'knows nothing of %s, whoever asks',
    async (url) => {
      const answer = await api.injectTracker({ url, headers: await api.tokenFor('ana.ionescu') });
      expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  test('has no pages of the staff, and says that they are elsewhere', async () => {
    const answer = await api.injectTracker({ url: '/dev/outbox' });
    expect(answer.json()).toMatchObject({ status: 404, code: 'origin_not_served' });
  });
});
