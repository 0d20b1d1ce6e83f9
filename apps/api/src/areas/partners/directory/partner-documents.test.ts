import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { onePixelPng } from '#src/testing/multipart.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { directoryCalls } from '../testing/directory-calls.ts';
import { watchEndsJob } from './alerts/watch-ends-job.ts';

const api = startTestApi({ people: ['petru.lazar'] });
let headers: CallerHeaders;
let petru: ReturnType<typeof directoryCalls>;
let today: string;

beforeAll(async () => {
  headers = await api.tokenFor('petru.lazar');
  petru = directoryCalls(api, headers);
  today = localDateOf(api.now());
});

/** The job as it runs on the morning of a day. */
const watchOn = (day: string) =>
  runNow(watchEndsJob, { ...api.runtime, now: () => new Date(`${day}T05:00:00Z`) });

/** What the product tells the partner administrator, and takes it as seen. */
async function told(): Promise<string[]> {
  const get = (call: string) => api.inject({ url: `/api/config/users/${call}`, headers: { ...headers } });
  const news = (await get('browseNotifications')).json<Schema<'Notification'>[]>();
  await get('clearNotifications');
  return news.flatMap(({ notice }) => (notice === undefined ? [] : [notice.text]));
}

describe('M8 a document of a partner', () => {
  test('is kept with its last day, given out again, and gone for good once it is removed', async () => {
    const { row } = await petru.add({ name: 'Cu acte' });
    const answer = await petru.upload(row.partner_id, {
      title: 'Autorizație RAR',
      valid_until: addDays(today, 20),
    });
    expect(answer.statusCode).toBe(201);
    const { documents, ends } = answer.json<Schema<'Partner'>>();
    expect(documents).toMatchObject([
      { title: 'Autorizație RAR', days_left: 20, added_by_name: 'Petru Lazăr' },
    ]);
    expect(ends).toEqual([{ title: 'Autorizație RAR', ends_on: addDays(today, 20), days_left: 20 }]);
    expect((await petru.browse('q=cu+acte&ends=soon')).items).toHaveLength(1);

    const id = documents[0]?.partner_document_id ?? '';
    const file = await petru.get(`downloadPartnerDocument/${id}`);
    expect([file.statusCode, file.rawPayload.equals(onePixelPng)]).toEqual([200, true]);
    const removed = await petru.post(`removePartnerDocument/${id}`, {});
    expect(removed.json<Schema<'Partner'>>().documents).toEqual([]);
    expect((await petru.get(`downloadPartnerDocument/${id}`)).statusCode).toBe(404);
    const { rows } = await sql`select from document where file_name = 'autorizatie.png'`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([]);
    expect((await petru.changes(row.partner_id)).map(({ fields }) => fields[0]?.field)).toEqual([
      'documents',
      'documents',
      'name',
    ]);
  });

  test('is a paper or a picture, and belongs to a partner of the own organisation', async () => {
    const { row } = await petru.add({ name: 'Cu fișier greșit' });
    const answer = await petru.upload(row.partner_id, { title: 'Program' }, Buffer.from('MZ no paper'));
    expect(answer.statusCode).toBe(415);
    const { rows } = await sql<{ partner_id: string }>`
      insert into partner (org_id, name, kind) select org_id, 'Străin', 'other' from organisation
      where org_code = 'alfa' returning partner_id`.execute(api.database.kysely);
    expect((await petru.upload(rows[0]?.partner_id ?? '', { title: 'De furat' })).statusCode).toBe(404);
  });
});

describe('M8 what ends', () => {
  test('is told 60, 30 and 7 days before, each step once, to the partner administrators', async () => {
    await sql`update partner set contract_until = null where contract_until is not null`.execute(
      api.database.kysely,
    );
    await told();
    const end = addDays(today, 100);
    const added = await petru.add({ name: 'Auto Rapid', contract_until: end });
    const { row_version } = (
      await petru.upload(added.row.partner_id, { title: 'Asigurare', valid_until: addDays(today, 200) })
    ).json<Schema<'Partner'>>();
    const steps = [];
    for (const before of [61, 60, 59, 30, 29, 7, 6, 0]) {
      await watchOn(addDays(end, -before));
      await watchOn(addDays(end, -before));
      steps.push((await told()).length);
    }
    expect(steps).toEqual([0, 1, 0, 1, 0, 1, 0, 0]);

    // A new contract is told anew, and what was planned for the old one is not told any more.
    const longer = addDays(end, 60);
    await petru.save({ ...added, row_version }, { contract_until: longer });
    await watchOn(end);
    expect(await told()).toEqual([
      `Contractul partenerului Auto Rapid expiră la ${longer.split('-').toReversed().join('.')}.`,
    ]);
  });

  test('is not told of a suspended partner', async () => {
    const end = addDays(today, 7);
    const added = await petru.add({ name: 'Suspendat înainte', contract_until: end });
    await watchOn(today);
    expect((await petru.suspend(added)).statusCode).toBe(201);
    expect((await told()).filter((text) => text.includes('Suspendat înainte'))).toEqual([]);
  });
});
