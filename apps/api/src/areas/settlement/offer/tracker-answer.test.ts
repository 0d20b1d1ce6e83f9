import type { Schema, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { fileToValue, moneyCalls, sentOffer } from '../testing/money-calls.ts';
import { trackerCalls } from '../testing/tracker-calls.ts';

const api = startTestApi({ people: ['irina.neagu'] });
let ana: ReturnType<typeof moneyCalls>;

beforeAll(async () => {
  ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
});

type File = Awaited<ReturnType<typeof fileToValue>>;
const iban = 'RO49 AAAA 1B31 0075 9384 0000';
const objection = { contest_reasons: ['price'], note: 'Farul costă mai mult.', wants_undisputed: false };
const offerOf = async ({ assignment_id }: File) => (await ana.money(assignment_id)).offers[0];
const claimantOf = (file: File) => trackerCalls(api, file.claim_file_id, file.claimant_party_id);

async function offeredFile(): Promise<File> {
  const file = await fileToValue(api);
  await sentOffer(ana, file);
  return file;
}

describe('R14 the offer on the tracker', () => {
  test('is there for whom it was sent to, with its lines and its letter', async () => {
    const claimant = await claimantOf(await offeredFile());
    expect((await claimant.call('GET', 'getReceivedOffer')).json()).toMatchObject({
      state: 'issued',
      amount_bani: 484_000,
      lines: [{ code: 'repair' }, { code: 'vat' }],
      has_letter: true,
      paid: null,
    });
    const letter = await claimant.call('GET', 'downloadReceivedOffer');
    expect(letter.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is nobody else’s: another case, another person of the file, a case that is not opened', async () => {
    const [file, other] = [await offeredFile(), await fileToValue(api)];
    const strangers = [
      await claimantOf(other),
      await trackerCalls(api, other.claim_file_id, file.claimant_party_id),
      await trackerCalls(api, file.claim_file_id, other.claimant_party_id),
      await trackerCalls(api, file.claim_file_id, null),
    ];
    for (const { call } of strangers) {
      expect((await call('GET', 'getReceivedOffer')).statusCode).toBe(404);
      expect((await call('GET', 'downloadReceivedOffer')).statusCode).toBe(404);
      expect((await call('POST', 'acceptReceivedOffer', { iban })).statusCode).toBe(404);
      expect((await call('POST', 'contestReceivedOffer', objection)).statusCode).toBe(404);
    }
    expect(await offerOf(file)).toMatchObject({ state: 'issued' });
  });

  test('says until when it is paid and what a delay costs by the law of its policy, and nothing where there is none', async () => {
    const { kysely } = api.database;
    const file = await offeredFile();
    const underPolicy = (code: string) =>
      sql`update claim_file set policy_type_code = ${code} where claim_file_id = ${file.claim_file_id}`.execute(
        kysely,
      );
    const { call } = await claimantOf(file);
    const term = async () => {
      const { pay_by, payment_term } = (await call('GET', 'getReceivedOffer')).json<
        Schema<'ReceivedOffer'>
      >();
      return { pay_by, payment_term };
    };
    const change = (days: number, ppm: number) =>
      sql`update legal_rule set days = ${days}, penalty_ppm = ${ppm} where legal_rule_code = 'RCA_10'`.execute(
        kysely,
      );
    await underPolicy('rca');
    expect(await term()).toEqual({
      pay_by: '2026-03-14',
      payment_term: { days: 10, penalty_ppm: 2000 },
    });
    await change(14, 3500);
    expect(await term()).toEqual({
      pay_by: '2026-03-18',
      payment_term: { days: 14, penalty_ppm: 3500 },
    });
    await change(10, 2000);
    await underPolicy('casco');
    expect(await term()).toEqual({ pay_by: null, payment_term: null });
  });

  test('is what comes next for whom it was sent to until it is answered, and for nobody else of the file', async () => {
    const file = await offeredFile();
    const { rows } = await sql<{ no: string }>`
      select claim_file_no as no from claim_file where claim_file_id = ${file.claim_file_id}`.execute(
      api.database.kysely,
    );
    const next = async ({ headers }: Awaited<ReturnType<typeof claimantOf>>) => {
      const url = `/api/tracker/findTackerCaseData/${rows[0]?.no}`;
      const { currentEvent: event } = (await api.injectTracker({ url, headers: { ...headers } })).json<
        SuccessBody<'findTrackerCaseData'>
      >();
      return { title: event.next_step_title, isTask: event.next_step_is_task };
    };
    const claimant = await claimantOf(file);
    const question = { title: 'Răspunsul dumneavoastră la ofertă', isTask: true };
    expect(await next(claimant)).toEqual(question);
    const other = await trackerCalls(api, file.claim_file_id, null);
    expect(await next(other)).not.toEqual(question);
    await claimant.call('POST', 'contestReceivedOffer', objection);
    expect(await next(claimant)).not.toEqual(question);
  });

  test('is accepted once, and shows afterwards what was paid and when', async () => {
    const file = await offeredFile();
    const { call } = await claimantOf(file);
    expect((await call('POST', 'acceptReceivedOffer', { iban })).json()).toMatchObject({ state: 'accepted' });
    expect((await call('POST', 'acceptReceivedOffer', { iban })).statusCode).toBe(201);
    expect(await offerOf(file)).toMatchObject({ state: 'accepted', answered_by: 'claimant' });

    await ana.change('changeReserve', file.assignment_id, {
      coverage_code: 'vehicle',
      amount_bani: 600_000,
      reason: 'Ofertă acceptată',
    });
    const { money_version } = await ana.money(file.assignment_id);
    const ordered = await ana.post(`orderPayment/${(await offerOf(file))?.offer_id}`, { money_version });
    expect(ordered.statusCode, ordered.body).toBe(201);
    const { orders, money_version: version } = ordered.json<Schema<'Money'>>();
    const irina = moneyCalls(api, await api.tokenFor('irina.neagu'));
    const paid = await irina.post(`recordPayment/${orders[0]?.payment_order_id}`, {
      amount_bani: 84_000,
      paid_on: '2026-03-04',
      money_version: version,
    });
    expect(paid.statusCode, paid.body).toBe(201);
    expect((await call('GET', 'getReceivedOffer')).json()).toMatchObject({
      paid: { amount_bani: 84_000, paid_on: '2026-03-04' },
    });
  });

  test('is gone once its time is over, unless it was accepted', async () => {
    const file = await offeredFile();
    const { call } = await claimantOf(file);
    const expire = () =>
      sql`update offer set expires_at = now() - interval '1 day' where claim_file_id = ${file.claim_file_id}`.execute(
        api.database.kysely,
      );
    await expire();
    expect((await call('GET', 'getReceivedOffer')).statusCode).toBe(404);
    expect((await call('POST', 'acceptReceivedOffer', { iban })).statusCode).toBe(404);
    await sql`update offer set expires_at = now() + interval '1 day' where claim_file_id = ${file.claim_file_id}`.execute(
      api.database.kysely,
    );
    await call('POST', 'acceptReceivedOffer', { iban });
    await expire();
    expect((await call('GET', 'getReceivedOffer')).statusCode).toBe(200);
  });
});

describe('R12 files with an objection', () => {
  test('come to the file with it, and stand at the objection and in its timeline', async () => {
    const file = await offeredFile();
    const { call, upload } = await claimantOf(file);
    const [photo, estimate] = [await upload('far.png'), await upload('deviz.png')];
    const answer = await call('POST', 'contestReceivedOffer', {
      ...objection,
      document_ids: [photo.id, estimate.id],
    });
    expect(answer.json()).toMatchObject({
      state: 'contested',
      contest_documents: [{ file_name: 'far.png' }, { file_name: 'deviz.png' }],
    });
    expect((await offerOf(file))?.contest_documents.map(({ document_id: id }) => id)).toEqual([
      photo.id,
      estimate.id,
    ]);
    const { rows } = await sql<{ title: string }>`
      select title from timeline_event where claim_file_id = ${file.claim_file_id} and kind = 'document'
        and data ->> 'document_id' in (${photo.id}, ${estimate.id})`.execute(api.database.kysely);
    expect(rows).toHaveLength(2);
  });

  test('of another session are none, and nothing is contested without them', async () => {
    const [file, other] = [await offeredFile(), await fileToValue(api)];
    const { call } = await claimantOf(file);
    const foreign = await (await claimantOf(other)).upload('altul.png');
    const answer = await call('POST', 'contestReceivedOffer', { ...objection, document_ids: [foreign.id] });
    expect(answer.json()).toMatchObject({ fields: [{ field: 'document_ids.0', code: 'outdated' }] });
    expect(await offerOf(file)).toMatchObject({ state: 'issued', contest_documents: [] });
  });

  test('need an opened case, and can be taken back until then', async () => {
    const file = await offeredFile();
    const claimant = await claimantOf(file);
    const { id } = await claimant.upload('far.png');
    const remove = () =>
      api.injectTracker({
        method: 'POST',
        url: `/api/document/remove/${id}`,
        headers: { ...claimant.headers },
      });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(404);
    const answer = await claimant.call('POST', 'contestReceivedOffer', { ...objection, document_ids: [id] });
    expect(answer.statusCode).toBe(422);
  });
});
