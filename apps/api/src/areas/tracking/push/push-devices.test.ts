import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findClaimantChannels, sendFileMessage } from '#src/areas/messages/index.ts';
import { trackerCalls } from '#src/areas/settlement/testing/tracker-calls.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { deliverMessageJob } from '#src/kernel/outbox/deliver-message-job.ts';
import { messageDelivery } from '#src/providers/message-delivery.ts';
import { workOff } from '#src/testing/work-off.ts';
import { browserAt, startPushService } from '../testing/push-receiver.ts';
import { useTracker } from '../tracker-test-client.ts';

const service = await startPushService();
afterAll(() => void service.stop());
const tracker = useTracker({
  env: { PUSH_HOSTS: `${service.host},updates.push.services.mozilla.com,.push.apple.com` },
});
const { api } = tracker;

type Devices = Schema<'PushDevices'>;

beforeEach(async () => {
  await api.letPass({ minutes: 1 });
  service.received.length = 0;
  service.answers.length = 0;
});

/** A claimant with a confirmed address who has opened their case. */
async function owner() {
  const claim = await tracker.reachableCase();
  const { headers } = await trackerCalls(api, claim.claimFileId, claim.claimantPartyId);
  const ask = (method: 'GET' | 'POST', name: string, payload?: object, who: object = headers) =>
    api.injectTracker({
      method,
      url: `/api/tracker/${name}`,
      headers: { ...who },
      ...(payload && { payload }),
    });
  return {
    claim,
    ask,
    read: async () => (await ask('GET', 'getPushDevices')).json<Devices>().devices,
    add: (registration: object) => ask('POST', 'addPushDevice', registration),
    remove: (id: string | undefined) => ask('POST', `removePushDevice/${id}`),
  };
}

type Claim = Awaited<ReturnType<typeof owner>>['claim'];

/** Lets the product write to the claimant about one change, for each of these reasons. */
async function write({ orgId, claimFileId, work }: Claim, ...reasons: string[]): Promise<void> {
  const { assignment_id: assignmentId } = await work('claim_notification');
  await inTenant(api.database, orgId, async (tx) => {
    const channel = (await findClaimantChannels(tx, orgId, [claimFileId])).get(claimFileId);
    for (const reason of reasons)
      await sendFileMessage(
        { tx, caller: systemCaller(orgId), now: api.now() },
        {
          ...{
            reason,
            claimFileId,
            assignmentId,
            kind: 'email',
            from: 'daune@example.com',
            subject: 'Salut',
          },
          ...{ to: channel?.value ?? '', body: 'Oferta este de 1.200 lei', language: 'ro' },
        },
      );
  });
}

const deliver = (how: { ignoresPauses?: boolean } = {}) => {
  const { env, pushKeys } = api.runtime;
  const needs = { ...api.runtime, log: api.staff.log, deliver: messageDelivery(env, pushKeys) };
  return workOff(api.connection, deliverMessageJob, needs, how);
};

const messageStates = ({ claimFileId }: Claim) =>
  tracker.rows<{ state: string }>(
    'demo',
    (orgId) => sql`select state from message where org_id = ${orgId} and claim_file_id = ${claimFileId}
      and direction = 'out' order by system_time, message_id`,
  );

describe('R14 K9 X9 browsers of claimants say that a case has news', () => {
  test('the news are encrypted for one browser, and a locked screen learns the insurer from them and nothing of the case', async () => {
    const { claim, add, read } = await owner();
    const browser = browserAt(service.host, 'Chrome');
    const added = await add(browser.registration);
    expect(added.statusCode).toBe(200);
    expect(added.body).not.toContain(browser.registration.endpoint);
    await write(claim, 'offer', 'claim_news');
    await deliver();
    const [request, ...more] = service.received;
    // Two messages of one change ring once.
    expect(more).toEqual([]);
    expect(request?.path).toBe('/push/Chrome');
    expect(request?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
    });
    expect(request?.headers.authorization).toContain(`k=${added.json<Devices>().public_key}`);
    expect(request?.body.toString('latin1')).not.toContain('noutate');
    const notice = browser.read(request?.body ?? Buffer.alloc(0));
    expect(notice).toEqual({
      title: 'Demo',
      body: 'Dosarul dumneavoastră are o noutate. Opriți anunțurile pe pagina dosarului, la „Mesajele noastre”.',
      lang: 'ro',
      url: `/status/${claim.claimFileNo}?org_code=demo`,
    });
    expect(await read()).toMatchObject([
      { device: 'Chrome, Android', last_told_at: api.now().toISOString() },
    ]);
  });

  test('a browser that its service has forgotten is forgotten; one that is out of reach is tried again, and the message stays sent', async () => {
    const { claim, add, read } = await owner();
    await add(browserAt(service.host, 'Firefox').registration);
    service.answers.push(500, 429);
    await write(claim, 'offer');
    await deliver({ ignoresPauses: true });
    expect(service.received).toHaveLength(3);
    expect(await read()).toMatchObject([{ last_told_at: api.now().toISOString() }]);
    service.answers.push(410);
    await api.letPass({ minutes: 1 });
    await write(claim, 'offer');
    await deliver();
    expect(await read()).toEqual([]);
    expect(new Set((await messageStates(claim)).map(({ state }) => state))).toEqual(new Set(['sent']));
  });

  test('kinds that the claimant stopped ring nowhere, also where they wait; a device that was removed is told nothing', async () => {
    const { claim, ask, add, remove, read } = await owner();
    await add(browserAt(service.host, 'Edge').registration);
    await write(claim, 'visit_reminder');
    const stopped = ['news', 'reminders'];
    await ask('POST', 'saveMessageChoices', { language: 'ro', contact_channel_id: null, stopped });
    await write(claim, 'claim_news');
    await deliver();
    expect(service.received).toEqual([]);
    await api.letPass({ minutes: 1 });
    await write(claim, 'offer');
    const [device] = await read();
    expect((await remove(device?.id)).json<Devices>().devices).toEqual([]);
    expect((await remove(device?.id)).statusCode).toBe(404);
    await deliver();
    expect(service.received).toEqual([]);
  });

  test('nothing rings in quiet hours: it waits for the morning', async () => {
    const { claim, add } = await owner();
    await add(browserAt(service.host, 'Chrome').registration);
    const evening = new Date('2026-03-04T22:30:00+02:00').getTime();
    await api.letPass({ minutes: (evening - api.now().getTime()) / 60_000 });
    await write(claim, 'offer');
    const waiting = await tracker.rows<{ kind: string; send_at: Date | null }>(
      'demo',
      (orgId) => sql`select kind, send_at from outbox
        where org_id = ${orgId} and state = 'pending' and system_time = ${api.now()} order by kind`,
    );
    // The e-mail itself wakes nobody.
    expect(waiting).toEqual([
      { kind: 'email', send_at: null },
      { kind: 'push', send_at: new Date('2026-03-05T08:00:00+02:00') },
    ]);
    await deliver();
  });

  test('the server writes to push services alone, whatever address a stranger registers', async () => {
    const { add, read } = await owner();
    const { registration } = browserAt(service.host, 'Chrome');
    for (const endpoint of [
      'http://updates.push.services.mozilla.com/wpush/v2/x',
      'https://127.0.0.1/push/x',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]:5432/push',
      'https://updates.push.services.mozilla.com.evil.example/x',
      'https://updates.push.services.mozilla.com@evil.example/x',
      'https://web.push.apple.com:8443/x',
      'https://evilpush.apple.com.example/x',
      'file:///etc/passwd',
      'not an address at all',
    ])
      expect([endpoint, (await add({ ...registration, endpoint })).statusCode]).toEqual([endpoint, 422]);
    const compressed = { ...registration, p256dh: `AA${'a'.repeat(85)}` };
    expect((await add(compressed)).statusCode).toBe(422);
    expect(await read()).toEqual([]);
    const apple = 'https://web.push.apple.com/QGx';
    expect((await add({ ...registration, endpoint: apple })).statusCode).toBe(200);
  });

  test('the same browser stays one device; five of a person, and other people, cases and insurers see and change none', async () => {
    const { claim, ask, add, read } = await owner();
    const { registration } = browserAt(service.host, 'A');
    for (const again of [1, 2]) expect([again, (await add(registration)).statusCode]).toEqual([again, 200]);
    for (const name of ['B', 'C', 'D', 'E']) await add(browserAt(service.host, name).registration);
    expect((await add(browserAt(service.host, 'F').registration)).statusCode).toBe(409);
    expect((await add(registration)).statusCode).toBe(200);
    const devices = await read();
    expect(devices).toHaveLength(5);
    const other = await owner();
    expect(await other.read()).toEqual([]);
    expect((await other.remove(devices[0]?.id)).statusCode).toBe(404);
    const { headers: nobody } = await trackerCalls(api, claim.claimFileId, null);
    expect((await ask('GET', 'getPushDevices', undefined, nobody)).statusCode).toBe(404);
    expect((await ask('POST', 'addPushDevice', registration, nobody)).statusCode).toBe(404);
    const stranger = await tracker.visitor('alfa', '198.51.100.97');
    expect((await stranger.get('/api/tracker/getPushDevices')).status).toBe(404);
    const theft = await stranger.post(`/api/tracker/removePushDevice/${devices[0]?.id}`, {});
    expect(theft.status).toBe(404);
    expect(await read()).toHaveLength(5);
  });

  test('whoever is no longer part of the case is told nothing, and their devices are removed', async () => {
    const { claim, add, read } = await owner();
    await add(browserAt(service.host, 'Chrome').registration);
    const { claimFileId, orgId } = claim;
    await sql`update push_subscription set party_id = (select party_id from party where org_id = ${orgId}
        and party_id not in (select unnest(array[claimant_party_id, notifier_party_id]) from claim_file
          where claim_file_id = ${claimFileId}) order by party_id limit 1)
      where org_id = ${orgId} and claim_file_id = ${claimFileId}`.execute(api.database.kysely);
    await write(claim, 'offer');
    await deliver();
    expect(service.received).toEqual([]);
    expect(await read()).toEqual([]);
    const left = await tracker.rows(
      'demo',
      (id) => sql`select from push_subscription
      where org_id = ${id} and claim_file_id = ${claimFileId}`,
    );
    expect(left).toEqual([]);
  });
});
