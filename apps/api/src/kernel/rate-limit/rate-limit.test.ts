import { describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' } });

function from(address: string, url: string, headers: Record<string, string> = {}) {
  return api.inject({ url, headers: { 'x-forwarded-for': address, ...headers } });
}

describe('request limits', () => {
  test('the sixty-first anonymous call of a minute from one address is told to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => from('192.0.2.1', '/api/version')));
    const refused = answers.filter((answer) => answer.statusCode === 429);

    expect(refused).toHaveLength(1);
    expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('192.0.2.2', '/api/version')).statusCode).toBe(200);
  });

  test('what an address asks of one origin counts on the other', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.11' };
    const ofStaff = await Promise.all(Array.from({ length: 60 }, () => from('192.0.2.11', '/api/version')));
    expect(ofStaff.every((answer) => answer.statusCode === 200)).toBe(true);
    expect((await api.injectTracker({ url: '/api/version', headers })).statusCode).toBe(429);
  });

  test('an address claimed by a caller behind no known proxy counts for nothing', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, index) =>
        api.inject({
          url: '/api/version',
          remoteAddress: '192.0.2.9',
          headers: { 'x-forwarded-for': `198.51.100.${index}` },
        }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(1);
  });

  test('a signed-in user has a limit of their own, wherever they come from', async () => {
    const headers = { ...(await api.tokenFor('ana.ionescu')) };
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => from('192.0.2.3', '/api/assignment/browseStatuses', headers)),
    );
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(answers[0]?.headers['ratelimit-limit']).toBe('600');
  });

  test('thirty sign-ins a minute from one address, and no more', async () => {
    const signIn = (index: number) =>
      api.inject({
        method: 'POST',
        url: '/api/auth/appToken',
        headers: { 'x-forwarded-for': '192.0.2.4' },
        payload: { username: `nobody.${index}`, password: 'x' },
      });
    const answers = await Promise.all(Array.from({ length: 31 }, (_, index) => signIn(index)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([...Array<number>(30).fill(400), 429]);
  });

  test('three hundred sign-ins a minute from one network, and no more', async () => {
    const signIn = (address: string) =>
      api.inject({
        method: 'POST',
        url: '/api/auth/appToken',
        headers: { 'x-forwarded-for': address },
        payload: { username: '', password: 'x' },
      });
    const answers = await Promise.all(
      Array.from({ length: 310 }, (_, index) => signIn(`203.0.113.${index % 31}`)),
    );
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(10);
    expect((await signIn('203.0.113.200')).statusCode).toBe(429);
    expect((await signIn('203.0.114.1')).statusCode).toBe(400);
  });

  test('the addresses of an IPv6 connection count as one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, index) => from(`2001:db8:1:2::${index.toString(16)}:1`, '/api/version')),
    );
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(1);
    expect((await from('2001:db8:1:3::1', '/api/version')).statusCode).toBe(200);
  });

  test('twenty refreshes a minute with one token, and made-up tokens share what an address may do', async () => {
    const refresh = (session: string) =>
      api.inject({
        method: 'POST',
        url: '/api/auth/refreshToken',
        headers: { 'x-forwarded-for': '192.0.2.5', 'x-refresh-token': `${session}.${'x'.repeat(43)}` },
        payload: { refresh_token: 'nonsense' },
      });
    const one = crypto.randomUUID();
    const ofOne = await Promise.all(Array.from({ length: 21 }, () => refresh(one)));
    expect(ofOne.filter((answer) => answer.statusCode === 429)).toHaveLength(1);

    const madeUp = await Promise.all(Array.from({ length: 300 }, () => refresh(crypto.randomUUID())));
    expect(madeUp.filter((answer) => answer.statusCode === 429)).toHaveLength(20);
  });

  test('whoever makes up tokens of a session uses up nothing of its owner', async () => {
    const headers = await api.tokenFor('maria.stan');
    const own = headers['x-refresh-token'];
    const refresh = (token: string, address: string) =>
      api.inject({
        method: 'POST',
        url: '/api/auth/refreshToken',
        headers: { 'x-forwarded-for': address, 'x-refresh-token': token },
        payload: { refresh_token: token },
      });
    const forged = (index: number) => `${own.split('.')[0]}.${String(index).padStart(43, 'x')}`;
    await Promise.all(Array.from({ length: 25 }, (_, index) => refresh(forged(index), '192.0.2.6')));

    expect((await refresh(own, '192.0.2.7')).statusCode).toBe(200);
  });
});
