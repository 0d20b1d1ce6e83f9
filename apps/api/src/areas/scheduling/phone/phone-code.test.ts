import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aPlace, assessors, bookableWork, worksAt } from '../testing/a-place.ts';
import { schedulingCalls } from '../testing/scheduling-calls.ts';

const api = startTestApi({ people: assessors });
let place: Schema<'Place'>;
let phones = 0;

beforeAll(async () => {
  place = await aPlace(api);
  await worksAt(api, 'elena.rusu', place, { daily_cap: 40 });
});

/** A claimant without any confirmed address, by the link to their work. */
async function aClaimant() {
  const { claim, assignmentId } = await bookableWork(api);
  await sql`update contact_channel set confirmed_at = null where party_id = ${claim.claimantPartyId}`.execute(
    api.database.kysely,
  );
  const headers = await api.guestFor('demo', { assignmentType: 'assessment', assignmentId });
  const post = async <Body>(path: string, payload: object) => {
    const answer = await api.inject({ method: 'POST', url: `/api/schedule/${path}`, headers, payload });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const number = `+4074455${String((phones += 1)).padStart(4, '0')}`;
  return {
    ...schedulingCalls(api, headers),
    claim,
    assignmentId,
    number,
    send: (to = number) => post<Schema<'PhoneCode'>>('sendPhoneCode', { number: to }),
    confirm: (code: string, of = number) =>
      post<Schema<'ConfirmedPhone'>>('confirmPhone', { number: of, code }),
  };
}

async function codesTo(number: string): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select body from outbox where to_address = ${number} order by system_time desc, outbox_id desc`.execute(
    api.database.kysely,
  );
  return rows.flatMap(({ body }) => /\b\d{6}\b/.exec(body)?.[0] ?? []);
}

const wrong = (code = '') => (code === '111111' ? '222222' : '111111');

describe('B2 the phone of who brings the vehicle', () => {
  test('is confirmed by the code that it got: the confirmation of the visit goes there, and nothing else does', async () => {
    const claimant = await aClaimant();
    expect((await claimant.own()).reached_at).toBeNull();
    const sent = await claimant.send();
    expect(sent.body.block_until).toBeNull();
    const [code = ''] = await codesTo(claimant.number);
    expect((await claimant.confirm(wrong(code))).body.outcome).toBe('wrong');
    expect((await claimant.own()).reached_at).toBeNull();
    const reached = { kind: 'phone', address: `… ${claimant.number.slice(-3)}` };
    expect((await claimant.confirm(code)).body).toEqual({ outcome: 'confirmed', reached_at: reached });
    expect((await claimant.own()).reached_at).toEqual(reached);
    expect((await claimant.confirm(code)).body.outcome).toBe('expired');

    const held = await claimant.hold({ place_id: place.place_id, starts_at: '2026-03-12T08:00:00Z' });
    const contact = { contact_name: 'Andrei Țăndea', contact_phone: claimant.number };
    await claimant.book({ visit_id: held.visit_id, row_version: held.row_version, ...contact });
    const sorin = schedulingCalls(api, await api.tokenFor('sorin.matei'));
    const [news] = (await sorin.ofFile(claimant.claim.claimFileNo)).news;
    expect(news).toMatchObject({
      reason: 'visit_booked',
      outcome: 'told',
      recipients: [{ role: 'claimant', channel: 'sms', address: claimant.number, name: 'Andrei Țăndea' }],
    });
    // The number opens nothing: whoever has the link to one piece of work gets no code of the whole case by it.
    const { rows } = await sql`select from contact_channel where value = ${claimant.number}`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([]);
  });

  test('is confirmed by staff who have the claimant on the phone, in the language of the claimant; staff name the work', async () => {
    const { claim, assignmentId: assignment_id, number } = await aClaimant();
    const headers = { ...(await api.tokenFor('sorin.matei')), 'accept-language': 'en' };
    const sorin = schedulingCalls(api, headers);
    const post = async (path: string, payload: object) =>
      api.inject({ method: 'POST', url: `/api/schedule/${path}`, headers, payload });
    expect((await post('sendPhoneCode', { number })).statusCode).toBe(404);
    await post('sendPhoneCode', { number, assignment_id });
    const { rows } = await sql<{
      body: string;
    }>`select body from outbox where to_address = ${number}`.execute(api.database.kysely);
    expect(rows).toEqual([{ body: expect.stringMatching(/codul pentru constatare este \d{6}/) as string }]);
    const [code = ''] = await codesTo(number);
    const confirmed = await post('confirmPhone', { number, assignment_id, code });
    const reached_at = { kind: 'phone', address: number };
    expect(confirmed.json<Schema<'ConfirmedPhone'>>()).toEqual({ outcome: 'confirmed', reached_at });
    const held = await sorin.hold({
      ...{ assignment_id, place_id: place.place_id, starts_at: '2026-03-13T08:00:00Z' },
    });
    const [work] = (await sorin.ofFile(claim.claimFileNo)).bookable;
    expect(work).toMatchObject({ reached_at, held: { visit_id: held.visit_id } });
  });

  test('takes five tries of a code, and another code once the first is over', async () => {
    const claimant = await aClaimant();
    await claimant.send();
    const [first = ''] = await codesTo(claimant.number);
    for (let tries = 1; tries <= 5; tries += 1)
      expect((await claimant.confirm(wrong(first))).body.outcome).toBe('wrong');
    expect((await claimant.confirm(first)).body.outcome).toBe('expired');
    await claimant.send();
    expect(await codesTo(claimant.number)).toHaveLength(1);
    await api.letPass({ minutes: 5 });
    await claimant.send();
    const [second = '', ...before] = await codesTo(claimant.number);
    expect(before).toEqual([first]);
    expect((await claimant.confirm(second)).body.outcome).toBe('confirmed');
  });

  test('gets three codes in a quarter of an hour; a fixed line and a foreign claim get none', async () => {
    const claimant = await aClaimant();
    expect((await claimant.send('021 330 4417')).status).toBe(422);
    const other = await aClaimant();
    await other.send();
    const [code = ''] = await codesTo(other.number);
    expect((await claimant.confirm(code, other.number)).body.outcome).toBe('expired');
    for (const last of [1, 2, 3])
      expect((await claimant.send(`+407445599${last}0`)).body.expires_at).not.toBeNull();
    const refused = (await claimant.send()).body;
    expect(refused).toEqual({
      expires_at: null,
      block_until: new Date(api.now().getTime() + 15 * 60_000).toISOString(),
    });
    expect(await codesTo(claimant.number)).toEqual([]);
  });
});
