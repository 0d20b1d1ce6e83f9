import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { findClaimantChannels, sendFileMessage } from '#src/areas/messages/index.ts';
import { trackerCalls } from '#src/areas/settlement/testing/tracker-calls.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { deliverMessageJob } from '#src/kernel/outbox/deliver-message-job.ts';
import { codeIn } from '../testing/code-in.ts';
import { formBrowser, readAloud } from '../testing/form-browser.ts';
import { useTracker } from '../tracker-test-client.ts';

const tracker = useTracker();
const { api } = tracker;

type Choices = Schema<'MessageChoices'>;
const phone = '+40722000112';

/** A claimant with a confirmed address and a confirmed mobile number, who has opened their case. */
async function owner() {
  const claim = await tracker.reachableCase();
  const { claimFileId, claimantPartyId: partyId, orgId } = claim;
  await sql`insert into contact_channel (org_id, party_id, kind, value, confirmed_at, created_at)
    values (${orgId}, ${partyId}, 'phone', ${phone}, ${api.now()}, ${api.now()})`.execute(
    api.database.kysely,
  );
  const { headers } = await trackerCalls(api, claimFileId, partyId);
  const ask = (method: 'GET' | 'POST', name: string, payload?: object, who: object = headers) =>
    api.injectTracker({
      method,
      url: `/api/tracker/${name}`,
      headers: { ...who },
      ...(payload && { payload }),
    });
  const read = async () => (await ask('GET', 'getMessageChoices')).json<Choices>();
  return { claim, ask, read, choose: (choice: object) => ask('POST', 'saveMessageChoices', choice) };
}

type Claim = Awaited<ReturnType<typeof owner>>['claim'];

/** Lets the product write to the claimant, now or later; answers whether it did. */
async function write({ orgId, claimFileId, work }: Claim, reason: string, sendAt?: Date): Promise<boolean> {
  const { assignment_id: assignmentId } = await work('claim_notification');
  return inTenant(api.database, orgId, async (tx) => {
    const channel = (await findClaimantChannels(tx, orgId, [claimFileId])).get(claimFileId);
    const sent = await sendFileMessage(
      { tx, caller: systemCaller(orgId), now: api.now() },
      {
        ...{ reason, claimFileId, assignmentId, from: 'daune@example.com', to: channel?.value ?? '' },
        ...{ kind: channel?.kind === 'phone' ? 'sms' : 'email', body: 'Salut', language: 'ro' },
        ...(sendAt !== undefined && { sendAt }),
      },
    );
    return sent !== undefined;
  });
}

const timeline = async ({ claimFileId }: Claim): Promise<string[]> =>
  (
    await tracker.rows<{ title: string }>(
      'demo',
      (
        orgId,
      ) => sql`select title from timeline_event where org_id = ${orgId} and claim_file_id = ${claimFileId}
        order by system_time, timeline_event_id`,
    )
  ).map(({ title }) => title);

async function newest(): Promise<string | undefined> {
  const [message] = await tracker.rows<{ body: string }>(
    'demo',
    (orgId) => sql`select body_text as body from message where org_id = ${orgId} and direction = 'out'
      order by system_time desc, message_id desc limit 1`,
  );
  return message?.body;
}

const keep = { language: 'ro', contact_channel_id: null, stopped: [] };

describe('K9 R14 claimants choose their messages', () => {
  test('language, channel and kinds are kept, shown masked, and told to whoever is in charge', async () => {
    const { claim, read, choose } = await owner();
    const before = await read();
    expect(before).toMatchObject({ language: 'ro', languages: ['ro', 'en'], stopped: [] });
    const byPhone = before.channels.find(({ kind }) => kind === 'phone');
    expect(byPhone?.masked).toBe('… 112');
    const chosen = { language: 'en', contact_channel_id: byPhone?.id, stopped: ['grades', 'news'] };
    expect((await choose(chosen)).statusCode).toBe(200);
    const after = await read();
    expect(after).toMatchObject({ language: 'en', stopped: ['grades', 'news'] });
    expect(after.channels[0]).toMatchObject({ id: byPhone?.id, is_preferred: true });
    expect(JSON.stringify(after)).not.toContain(phone);
    const told =
      'Păgubitul și-a ales mesajele: în engleză, prin SMS, fără întrebări despre mulțumire, fără știri despre dosar';
    expect(await timeline(claim)).toContain(told);
    // The same once more is no news.
    await choose(chosen);
    expect((await timeline(claim)).filter((title) => title.startsWith('Păgubitul și-a ales'))).toEqual([
      told,
    ]);
    const { orgId, claimFileId } = claim;
    const found = await inTenant(api.database, orgId, (tx) => findClaimantChannels(tx, orgId, [claimFileId]));
    expect(found.get(claimFileId)).toMatchObject({ kind: 'phone', value: phone, language: 'en' });
  });

  test('what was stopped is not sent, what the law asks for is, and START is one tick away', async () => {
    const { claim, choose } = await owner();
    expect(await write(claim, 'claim_news')).toBe(true);
    expect(await newest()).toBe(
      'Salut\n\nPrimiți acest e-mail fiindcă aveți un dosar la noi. Nu mai doriți știri despre dosar? Opriți-le pe pagina dosarului, la „Mesajele noastre”.',
    );
    await choose({ ...keep, stopped: ['news', 'reminders'] });
    expect(await write(claim, 'claim_news')).toBe(false);
    expect(await write(claim, 'visit_reminder')).toBe(false);
    expect((await timeline(claim)).at(-1)).toBe('Mesaj netrimis: păgubitul nu mai dorește astfel de mesaje');
    for (const asked of ['claim_refused', 'document_request', 'offer', 'visit_moved'])
      expect([asked, await write(claim, asked)]).toEqual([asked, true]);
    // What cannot be stopped has no way out to promise.
    expect(await newest()).toBe('Salut');
    await choose(keep);
    expect(await write(claim, 'claim_news')).toBe(true);
  });

  test('what waits for the end of quiet hours asks once more when it leaves: one that was stopped since stays', async () => {
    const { claim, choose } = await owner();
    const morning = new Date(api.now().getTime() + 9 * 3_600_000);
    expect(await write(claim, 'claim_news', morning)).toBe(true);
    expect(await write(claim, 'visit_reminder', morning)).toBe(true);
    expect(await write(claim, 'offer', morning)).toBe(true);
    await choose({ ...keep, stopped: ['news'] });
    await api.letPass({ minutes: 9 * 60 + 1 });
    await api.workOff(deliverMessageJob);
    const { claimFileId } = claim;
    const became = await tracker.rows<{ reason: string; state: string; delivery: string }>(
      'demo',
      (
        orgId,
      ) => sql`select message.reason_code as reason, message.state, outbox.state as delivery from message
        join outbox on outbox.org_id = message.org_id and outbox.message_id = message.message_id
        where message.org_id = ${orgId} and message.claim_file_id = ${claimFileId} and message.send_at = ${morning}
        order by message.reason_code`,
    );
    expect(became).toEqual([
      { reason: 'claim_news', state: 'cancelled', delivery: 'dropped' },
      { reason: 'offer', state: 'sent', delivery: 'sent' },
      { reason: 'visit_reminder', state: 'sent', delivery: 'sent' },
    ]);
    expect(await timeline(claim)).toContain('Mesaj netrimis: păgubitul nu mai dorește astfel de mesaje');
  });

  test('T10 news by text message wake nobody: at night they wait for the morning, and what was asked for does not', async () => {
    const { claim, read, choose } = await owner();
    const byPhone = (await read()).channels.find(({ kind }) => kind === 'phone');
    await choose({ ...keep, contact_channel_id: byPhone?.id });
    const night = new Date('2026-03-06T22:30:00+02:00').getTime();
    await api.letPass({ minutes: (night - api.now().getTime()) / 60_000 });
    expect(await write(claim, 'claim_news')).toBe(true);
    expect(await write(claim, 'offer')).toBe(true);
    const left = await tracker.rows<{ reason: string; send_at: Date | null }>(
      'demo',
      (orgId) => sql`select reason_code as reason, send_at from message where org_id = ${orgId}
        and claim_file_id = ${claim.claimFileId} and kind = 'sms' and system_time = ${api.now()} order by reason_code`,
    );
    expect(left).toEqual([
      { reason: 'claim_news', send_at: new Date('2026-03-07T08:00:00+02:00') },
      { reason: 'offer', send_at: null },
    ]);
  });

  test('whoever chooses a number that has answered STOP gets text messages again', async () => {
    const { claim, read, choose } = await owner();
    const { orgId } = claim;
    await sql`with asked as (insert into message (org_id, kind, direction, from_address, to_addresses, body_text, state, system_time)
        values (${orgId}, 'sms', 'in', ${phone}, '{1234}', 'STOP', 'received', ${api.now()}) returning message_id)
      insert into sms_stop (org_id, number, message_id, stopped_at)
        select ${orgId}, ${phone}, message_id, ${api.now()} from asked on conflict do nothing`.execute(
      api.database.kysely,
    );
    const stopped = (await read()).channels.find(({ is_stopped: isStopped }) => isStopped);
    expect(stopped?.kind).toBe('phone');
    await choose(keep);
    expect((await read()).channels.some(({ is_stopped: isStopped }) => isStopped)).toBe(true);
    await choose({ ...keep, contact_channel_id: stopped?.id });
    expect((await read()).channels.some(({ is_stopped: isStopped }) => isStopped)).toBe(false);
  });

  test('another party, a stranger and another case see and change nothing', async () => {
    const { claim, ask, choose } = await owner();
    const other = await owner();
    const [foreign] = (await other.read()).channels;
    expect((await choose({ ...keep, contact_channel_id: foreign?.id })).statusCode).toBe(404);
    const { headers: nobody } = await trackerCalls(api, claim.claimFileId, null);
    expect((await ask('GET', 'getMessageChoices', undefined, nobody)).statusCode).toBe(404);
    expect((await ask('POST', 'saveMessageChoices', keep, nobody)).statusCode).toBe(404);
    const stranger = await tracker.visitor('demo', '198.51.100.94');
    expect((await stranger.get('/api/tracker/getMessageChoices')).status).toBe(404);
    expect((await choose({ ...keep, stopped: ['offers'] })).statusCode).toBe(400);
  });

  test('by forms alone: a box without its tick is a message that no longer comes', async () => {
    const { claim, read } = await owner();
    const browser = formBrowser(api, { address: '198.51.100.95' });
    const address = `/status/${claim.claimFileNo}?org_code=demo`;
    const asked = await browser.submit(await browser.open(address), 'send');
    const [message] = await tracker.rows<{ body: string }>(
      'demo',
      (orgId) => sql`select body from outbox where org_id = ${orgId} and not_after > ${api.now()}
        order by system_time desc, outbox_id desc`,
    );
    const opened = await browser.submit(asked, 'open', { code: codeIn(message?.body ?? '') });
    expect(readAloud(opened)).toEqual(
      expect.arrayContaining(['Mesajele noastre', 'Limba mesajelor', 'SMS: … 112', 'Despre ce vă scriem']),
    );
    // What cannot be had without scripts is named, with the way to it.
    expect(opened.body).toContain('Pentru asta pagina are nevoie de JavaScript');
    const changed = { message_language: 'en', topic_news: '1', topic_partner_jobs: '1' };
    const kept = await browser.submit(opened, 'choices', changed);
    expect(kept.status).toBe(200);
    expect(await read()).toMatchObject({ language: 'en', stopped: ['grades', 'reminders'] });
    // A form without this browser's own token changes nothing.
    expect((await browser.submit(kept, 'choices', { ...changed, token: 'x' })).status).toBe(403);
  });
});
