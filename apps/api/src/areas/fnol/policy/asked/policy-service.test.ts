import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { policyService } from './policy-service.ts';
import { rememberedService } from './remembered-service.ts';

const requests: IncomingMessage[] = [];
let behave: (response: ServerResponse) => void = (response) => response.end();
const server = createServer((request, response) => {
  requests.push(request);
  behave(response);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => requests.splice(0));

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const policy = {
  kind: 'rca',
  insurer: 'Carpați Asigurări',
  prefix: 'RO/22/C22',
  number: '004517983',
  valid_from: '2026-03-01',
  valid_until: '2027-02-28',
  plate: 'BV 64 YFW',
  holder_name: 'Barbu Laurențiu',
};
const question = { orgCode: 'demo', date: '2026-11-22', plate: 'BV64YFW', holderNumber: '1960101400014' };
const ask = (settings: { POLICY_SECONDS?: number; POLICY_TOKEN?: string } = {}) =>
  policyService({ POLICY_URL: url, POLICY_SECONDS: 0.3, ...settings })?.(question);

test('C27 the policy service is asked once with its token; a personal number travels in no address', async () => {
  behave = json({ policies: [policy] });
  expect(await ask({ POLICY_TOKEN: 'secret-token' })).toMatchObject([
    { number: '004517983', paid_until: null, cancelled_on: null, coverages: [], holder_number: '' },
  ]);
  const [request] = requests;
  expect(request?.url).toBe('/v1/policies?org_code=demo&date=2026-11-22&plate=BV64YFW');
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer secret-token',
    'x-holder-number': '1960101400014',
  });
});

test('C27 a service that knows nothing says so with 404, and without a service nothing is asked', async () => {
  behave = json('', 404);
  expect(await ask()).toEqual([]);
  expect(policyService({})).toBeUndefined();
});

test.each<[how: string, behave: typeof behave]>([
  ['slow', () => undefined],
  ['cut off', (response) => response.destroy()],
  ['broken', json('', 500)],
  ['moved', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['no JSON', json('<html>')],
  ['other JSON', json({ items: [] })],
  ['a day that does not exist', json({ policies: [{ ...policy, valid_from: '2026-02-30' }] })],
  ['endless', json({ policies: [], rest: 'x'.repeat(300_000) })],
])(
  'C27 a service that is %s does not answer, and nobody waits longer than its time-out',
  async (_how, is) => {
    behave = is;
    const begun = performance.now();
    expect(await ask()).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(2_000);
  },
);

test('C27 an answer is kept for five minutes, and two who ask at once are one question', async () => {
  let now = 0;
  behave = json({ policies: [policy] });
  const service = rememberedService(policyService({ POLICY_URL: url }) ?? (async () => []), () => now);
  const [one, other] = await Promise.all([service(question), service(question)]);
  expect(one).toEqual(other);
  now += 299_999;
  await service(question);
  expect(requests).toHaveLength(1);
  await service({ ...question, date: '2026-11-21' });
  now += 1;
  await service(question);
  expect(requests).toHaveLength(3);
});

test('C27 a service that is away is left alone for twenty seconds, and asked again afterwards', async () => {
  let now = 0;
  behave = json('', 503);
  const service = rememberedService(policyService({ POLICY_URL: url }) ?? (async () => []), () => now);
  expect(await service(question)).toBeUndefined();
  expect(await service({ ...question, plate: 'B 1 AAA' })).toBeUndefined();
  expect(requests).toHaveLength(1);
  now += 20_000;
  behave = json({ policies: [] });
  expect(await service(question)).toEqual([]);
});
