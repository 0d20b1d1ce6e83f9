import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '#src/testing/multipart.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { answerIn } from './reminders/answer-reminder.ts';
import { remindOfVisitsJob } from './reminders/remind-of-visits-job.ts';
import { aPlace, assessors, bookableWork, visitFor, worksAt } from './testing/a-place.ts';
import { schedulingCalls } from './testing/scheduling-calls.ts';

const api = startTestApi({ people: assessors });
let place: Schema<'Place'>;
let phones = 0;

beforeAll(async () => {
  place = await aPlace(api);
  await worksAt(api, 'elena.rusu', place, { daily_cap: 40 });
});

const staff = async () => schedulingCalls(api, await api.tokenFor('sorin.matei'));

/** A booked visit whose claimant has confirmed some channels. */
async function aVisitOf(at: string, channels: readonly ('email' | 'phone')[]) {
  const { claim, assignmentId } = await bookableWork(api);
  const email = `${claim.claimFileNo.toLowerCase()}@example.com`;
  await sql`update contact_channel set confirmed_at = null, is_preferred = false
    where party_id = ${claim.claimantPartyId}`.execute(api.database.kysely);
  for (const kind of channels)
    await api.database.kysely
      .insertInto('contact_channel')
      .values({
        org_id: claim.orgId,
        party_id: claim.claimantPartyId,
        kind,
        value: kind === 'email' ? email : `+4072241800${(phones += 1)}`,
        is_preferred: kind === 'email',
        confirmed_at: api.now(),
      })
      .execute();
  const visit = await visitFor(api, assignmentId, { place, at });
  const newest = async () => (await (await staff()).ofFile(claim.claimFileNo)).news;
  return { ...claim, assignmentId, email, visit, newest };
}

const fail = (address: string) =>
  sql`update message_recipient set state = 'failed', failure = 'cutie plină' where address = ${address}`.execute(
    api.database.kysely,
  );

const callsOf = async (claimFileId: string) =>
  (
    await sql`select from assignment where claim_file_id = ${claimFileId}
      and assignment_type_code = 'callback'`.execute(api.database.kysely)
  ).rows.length;

describe('B2 news of a visit that reached nobody', () => {
  test('is told again by the other channel, once; what has arrived is not told twice', async () => {
    const { email, newest } = await aVisitOf('2026-03-05T06:00:00Z', ['email', 'phone']);
    const [booked] = await newest();
    const again = async () => (await staff()).tryTellAgain({ visit_news_id: booked?.visit_news_id });
    expect(booked?.can_tell_again).toBe(false);
    expect((await again()).statusCode).toBe(409);
    await fail(email);
    expect((await newest())[0]?.can_tell_again).toBe(true);
    const answer = await again();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject([
      { reason: 'visit_booked', outcome: 'told', recipients: [{ role: 'claimant', channel: 'sms' }] },
      { reason: 'visit_booked', can_tell_again: false, recipients: [{ channel: 'email', state: 'failed' }] },
    ]);
    expect((await again()).statusCode).toBe(409);
  });

  test('is not told again once the visit is elsewhere, in a past hour or cancelled, nor by another insurer', async () => {
    const { visit, newest } = await aVisitOf('2026-03-05T07:00:00Z', []);
    const [booked] = await newest();
    const news = { visit_news_id: booked?.visit_news_id };
    expect(booked).toMatchObject({ outcome: 'nobody', can_tell_again: true });
    const foreign = schedulingCalls(api, await api.tokenFor('alfa.ana'));
    expect([403, 404]).toContain((await foreign.tryTellAgain(news)).statusCode);
    const sorin = await staff();
    const moved = await sorin.move({
      visit_id: visit.visit_id,
      row_version: visit.row_version,
      place_id: place.place_id,
      starts_at: '2026-03-05T08:00:00Z',
    });
    expect((await sorin.tryTellAgain(news)).statusCode).toBe(409);
    expect((await newest()).map((entry) => entry.can_tell_again)).toEqual([true, false]);
    await sorin.cancel({ visit_id: moved.visit_id, row_version: moved.row_version });
    expect((await newest()).map(({ reason, can_tell_again: can }) => [reason, can])).toEqual([
      ['visit_cancelled', true],
      ['visit_moved', false],
      ['visit_booked', false],
    ]);
  });
});

describe('B2 a claimant answers whether they come', () => {
  const asClaimant = async (assignmentId: string) =>
    schedulingCalls(api, await api.guestFor('demo', { assignmentType: 'assessment', assignmentId }));

  test('on the page: YES confirms the visit, NO opens one call, and the answer stands with the reminder', async () => {
    const { visit, assignmentId, claimFileId, newest } = await aVisitOf('2026-03-06T08:00:00Z', ['email']);
    // 10:00 in Bucharest on the day before.
    await api.letPass({ minutes: (Date.parse('2026-03-05T08:00:00Z') - api.now().getTime()) / 60_000 });
    await runNow(remindOfVisitsJob, api.runtime);
    const claimant = await asClaimant(assignmentId);
    const say = async (comes: boolean, row_version: number) =>
      claimant.tryAnswer({ visit_id: visit.visit_id, row_version, comes });
    expect((await say(true, 99)).statusCode).toBe(412);
    const yes = await say(true, visit.row_version);
    expect(yes.json()).toMatchObject({ status: 'confirmed' });
    expect((await claimant.own()).answer).toBe('yes');
    expect((await newest())[0]).toMatchObject({
      reason: 'visit_reminder',
      recipients: [{ answer: 'yes', answered_at: api.now().toISOString() }],
    });
    const before = await callsOf(claimFileId);
    const no = await say(false, yes.json<Schema<'Visit'>>().row_version);
    expect(no.json()).toMatchObject({ status: 'booked' });
    await say(false, no.json<Schema<'Visit'>>().row_version);
    expect(await callsOf(claimFileId)).toBe(before + 1);
    expect((await newest())[0]?.recipients).toMatchObject([{ answer: 'no' }]);
    // The answer was about this hour: at another one nobody has answered yet.
    const sorin = await staff();
    const [now] = (await sorin.ofFile(visit.claim_file_no)).visits;
    await sorin.move({
      visit_id: visit.visit_id,
      row_version: now?.row_version,
      place_id: place.place_id,
      starts_at: '2026-03-06T09:15:00Z',
    });
    expect((await claimant.own()).answer).toBeNull();
  });

  test('by an e-mail that begins with DA or NU, from the address that was asked and from no other', async () => {
    const { email, newest } = await aVisitOf('2026-03-09T08:00:00Z', ['email']);
    const { rows } = await sql<{ id: string }>`select internet_message_id as id from message
      where direction = 'out' and message_id in (select message_id from message_recipient where address = ${email})`.execute(
      api.database.kysely,
    );
    const renewed = await api.inject({
      method: 'POST',
      url: '/api/message/renewInboundKey',
      headers: await api.tokenFor('calin.dobre'),
    });
    const reply = async (from: string, body: string) => {
      const head = [
        `From: ${from}`,
        'To: daune@demo.example',
        'Subject: Re: Constatarea',
        'MIME-Version: 1.0',
      ];
      const more = [`In-Reply-To: <${rows[0]?.id}>`, 'Content-Type: text/plain; charset=utf-8'];
      const content = Buffer.from([...head, ...more, '', body, ''].join('\r\n'));
      const form = multipart(
        { org_code: 'demo', key: renewed.json<{ key: string }>().key },
        { name: 'mail.eml', content, field: 'message' },
      );
      const answer = await api.inject({ method: 'POST', url: '/api/message/receive', ...form });
      return answer.json<{ outcome?: string }>().outcome;
    };
    await reply('altcineva@example.com', 'NU');
    expect((await newest())[0]?.recipients).toMatchObject([{ answer: null }]);
    expect(await reply(email, 'Da.\r\n\r\n> Constatarea este programată')).toBe('filed');
    expect((await newest())[0]?.recipients).toMatchObject([{ answer: 'yes' }]);
  });

  test('by a text message of one word, for the only visit that its number was asked about; anything else goes to a person', async () => {
    const headers = await api.tokenFor('calin.dobre');
    const renewed = await api.inject({ method: 'POST', url: '/api/message/renewInboundKey', headers });
    const { key } = renewed.json<{ key: string }>();
    let sent = 0;
    const say = async (from: string, text: string) => {
      const payload = { org_code: 'demo', key, id: `visit-${(sent += 1)}`, from, text };
      const answer = await api.inject({ method: 'POST', url: '/api/message/receiveSms', payload });
      return answer.json<{ outcome?: string }>().outcome;
    };
    const one = await aVisitOf('2026-03-10T08:00:00Z', ['phone']);
    const asked = async () => (await one.newest())[0]?.recipients[0];
    const number = (await asked())?.address ?? '';
    const status = async () => (await (await staff()).ofFile(one.claimFileNo)).visits[0]?.status;
    expect(await say('0744 000 111', 'DA')).toBe('unfiled');
    expect(await say(number, 'Vin mai târziu')).toBe('filed');
    expect([(await asked())?.answer, await status()]).toEqual([null, 'booked']);
    expect(await say(number, 'Da!')).toBe('filed');
    expect([(await asked())?.answer, await status()]).toEqual(['yes', 'confirmed']);
    const before = await callsOf(one.claimFileId);
    expect(await say(number, 'nu')).toBe('filed');
    expect([(await asked())?.answer, await status()]).toEqual(['no', 'booked']);
    expect(await callsOf(one.claimFileId)).toBe(before + 1);
    // The same phone waits for two inspectors: nobody can tell which one it means.
    const other = await aVisitOf('2026-03-10T09:00:00Z', ['phone']);
    await sql`update visit_news_recipient set address = ${number} where visit_news_id in (
      select visit_news_id from visit_news where claim_file_id = ${other.claimFileId})`.execute(
      api.database.kysely,
    );
    await sql`update message_recipient set address = ${number} where message_id in (
      select message_id from message where claim_file_id = ${other.claimFileId})`.execute(
      api.database.kysely,
    );
    expect(await say(number, 'DA')).toBe('unfiled');
    expect([(await asked())?.answer, (await other.newest())[0]?.recipients[0]?.answer]).toEqual(['no', null]);
  });

  test('a number that wrote STOP is not written to: the e-mail takes the news, or a call opens', async () => {
    const { visit, claimFileId, newest } = await aVisitOf('2026-03-11T08:00:00Z', ['phone']);
    const number = (await newest())[0]?.recipients[0]?.address ?? '';
    await sql`insert into sms_stop (org_id, number, message_id, stopped_at)
      select org_id, ${number}, message_id, now() from message_recipient where address = ${number} order by message_id limit 1`.execute(
      api.database.kysely,
    );
    const before = await callsOf(claimFileId);
    const sorin = await staff();
    await sorin.move({
      visit_id: visit.visit_id,
      row_version: visit.row_version,
      place_id: place.place_id,
      starts_at: '2026-03-11T09:00:00Z',
    });
    expect((await newest())[0]).toMatchObject({ reason: 'visit_moved', outcome: 'nobody' });
    expect(await callsOf(claimFileId)).toBe(before + 1);
  });

  test.each([
    ['DA', 'yes'],
    ['  nu!\n\n> DA sau NU', 'no'],
    ['Yes', 'yes'],
    ['Da, dar mai târziu', undefined],
    ['Nu știu', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('“%s” answers %s', (text, answer) => {
    expect(answerIn(text)).toBe(answer);
  });
});
