import { createHash } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import type { JobNeeds } from '#src/composition/define-area.ts';
import { pdfText } from '#src/testing/pdf-text.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { workOff } from '#src/testing/work-off.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { sentPacks, sheetOf } from '#src/areas/partners/testing/sent-packs.ts';
import { specialCalls } from '#src/areas/partners/testing/special-calls.ts';
import { packSums, readPackFacts } from './pack-facts.ts';
import { duePacksJob, sendPackJob } from './pack-jobs.ts';
import { writePackPdf } from './write-pack-pdf.ts';
import { writePackXlsx } from './write-pack-xlsx.ts';

const api = startTestApi();
let calin: ReturnType<typeof specialCalls>;
const plan: Schema<'PackPlan'> = {
  recipients: ['daune@flota.example', 'sef@flota.example'],
  language: 'ro',
  is_monthly: true,
};

beforeAll(async () => {
  calin = specialCalls(api, await api.tokenFor('calin.dobre'));
});
beforeEach(async () => {
  for (const table of ['special_customer_pack', 'special_customer_pack_plan'])
    await sql`delete from ${sql.table(table)}`.execute(api.database.kysely);
  await sql`update special_customer set is_active = false`.execute(api.database.kysely);
});

const packsOf = async (id: string) => (await calin.get(`getPacks/${id}`)).json<Schema<'CustomerPacks'>>();
const save = (id: string, change: Partial<Schema<'PackPlan'>> = {}, rowVersion = 0) =>
  calin.post(`savePackPlan/${id}`, { row_version: rowVersion, plan: { ...plan, ...change } });
const reasonOf = (answer: { json: () => { context?: { reason?: string } } }) => answer.json().context?.reason;
async function aFleet(plate: string, more = {}): Promise<string> {
  const { row } = await calin.add({ name: `Flota ${plate.slice(3, 5)}`, ...more });
  await calin.addMatch(row.special_customer_id, 'plate', plate);
  return row.special_customer_id;
}
const claimWith = (plate: string) =>
  aClaim(api, { notice: { vehicle: { ...aNotice().vehicle, plate } } }).takenIn();

/** Lets the packs that wait be made, and answers what left with its files. */
const sent = () => sentPacks(api);

describe('R8 the monthly pack of a special customer', () => {
  test('brings its files, times, sums and visits as PDF and XLSX, each recipient alone, and is recorded with its hashes', async () => {
    const id = await aFleet('CJ 51 DLG');
    const closed = await claimWith('CJ 51 DLG');
    const other = await claimWith('CJ 52 DLG');
    // Opened in January and closed in February: eleven days.
    await sql`update claim_file set opened_at = '2026-01-30T10:00:00Z', closed_at = '2026-02-10T10:00:00Z'
      where claim_file_id = ${closed.claimFileId}`.execute(api.database.kysely);
    await save(id);
    expect((await calin.post(`sendPack/${id}`, { month: '2026-02' })).statusCode).toBe(201);
    const left = await sent();
    expect(left.map(({ message }) => message.to).sort()).toEqual(plan.recipients);
    const [first] = left;
    expect(first?.message.subject).toBe('Flota 51: situația dosarelor, februarie 2026');
    expect(first?.message.mail?.to).toHaveLength(1);

    const pdf = first?.files.get('dosare-2026-02.pdf') ?? Buffer.alloc(0);
    const xlsx = first?.files.get('dosare-2026-02.xlsx') ?? Buffer.alloc(0);
    const text = (await pdfText(pdf)).join(' ');
    expect(text).toContain(closed.claimFileNo);
    expect(text).toContain('CJ 51 DLG');
    expect(text).toContain('10.02.2026');
    expect(text).not.toContain(other.claimFileNo);
    expect(await sheetOf(xlsx, 'Pe scurt')).toContainEqual(['Zile până la închidere, în medie', 11]);
    const lines = await sheetOf(xlsx, 'Dosare');
    expect(lines.slice(1)).toEqual([
      [closed.claimFileNo, 'CJ 51 DLG', expect.any(String), '30.01.2026', '10.02.2026', 11, 0],
    ]);

    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect((await packsOf(id)).packs).toMatchObject([
      {
        month: '2026-02',
        state: 'sent',
        recipients: plan.recipients,
        requested_by: 'Călin Dobre',
        pdf_sha256: hash(pdf),
        xlsx_sha256: hash(xlsx),
      },
    ]);
  });

  test('that cannot list all files says so in both, and its figures count all of them', async () => {
    const id = await aFleet('CJ 59 DLG');
    for (const day of ['2026-02-10', '2026-02-12', null]) {
      const claim = await claimWith('CJ 59 DLG');
      await sql`update claim_file set opened_at = '2026-02-02T10:00:00Z', closed_at = ${day}::date
        where claim_file_id = ${claim.claimFileId}`.execute(api.database.kysely);
    }
    const orgId = await api.organisation('demo');
    const head = { customer: 'Flota', organisation: 'Demo', language: 'ro', month: '2026-02' } as const;
    const facts = await inTenant(api.runtime.db, orgId, (tx) =>
      readPackFacts({ tx, orgId, customerId: id }, head, 2),
    );
    expect(facts.files).toHaveLength(2);
    expect(packSums(facts)).toMatchObject({ files: 3, opened: 3, closed: 2, open: 1, averageDays: 9 });
    const said = 'Sunt scrise primele 2 din 3. Cifrele de la început le numără pe toate.';
    expect((await pdfText(await writePackPdf(facts))).join(' ')).toContain(said);
    const xlsx = await writePackXlsx(facts);
    expect(await sheetOf(xlsx, 'Dosare')).toContainEqual(expect.arrayContaining([said]));
    expect(await sheetOf(xlsx, 'Pe scurt')).toContainEqual(['Dosare deschise în lună', 3]);
    const whole = await inTenant(api.runtime.db, orgId, (tx) =>
      readPackFacts({ tx, orgId, customerId: id }, head),
    );
    expect((await pdfText(await writePackPdf(whole))).join(' ')).not.toContain('Sunt scrise');
  });

  test('names nobody, and no car that is not the customer’s', async () => {
    const id = await aFleet('CJ 53 DLG');
    const claim = await claimWith('CJ 53 DLG');
    await sql`update special_customer_match set match_key = 'CJ54DLG', shown = 'CJ54DLG'
      where special_customer_id = ${id}`.execute(api.database.kysely);
    await sql`update claim_file set opened_at = '2026-02-03T10:00:00Z' where claim_file_id = ${claim.claimFileId}`.execute(
      api.database.kysely,
    );
    const { rows } = await sql<{ name: string }>`
      select distinct party_name(party) as name from party
      join claim_file on claimant_party_id = party_id or notifier_party_id = party_id
      where claim_file_id = ${claim.claimFileId}`.execute(api.database.kysely);
    const file = await calin.get(`previewPack/${id}?month=2026-02&format=pdf`);
    const text = (await pdfText(file.rawPayload)).join(' ');
    expect(text).toContain(claim.claimFileNo);
    expect(text).not.toContain('CJ 53 DLG');
    expect(rows.length).toBeGreaterThan(0);
    for (const { name } of rows) expect(text).not.toContain(name);
    expect((await packsOf(id)).packs).toEqual([]);
  });

  test('goes once for a month, however often it is asked for', async () => {
    const id = await aFleet('CJ 55 DLG');
    await save(id);
    await calin.post(`sendPack/${id}`, { month: '2026-01' });
    expect(reasonOf(await calin.post(`sendPack/${id}`, { month: '2026-01' }))).toBe('pack_sent');
    expect(await sent()).toHaveLength(2);
    expect(reasonOf(await calin.post(`sendPack/${id}`, { month: '2026-01' }))).toBe('pack_sent');
    expect(await sent()).toEqual([]);
    expect((await calin.post(`sendPack/${id}`, { month: '2026-03' })).statusCode).toBe(422);
  });

  test('that cannot be made is shown as failed and can be sent again', async () => {
    const id = await aFleet('CJ 56 DLG');
    await save(id);
    await calin.post(`sendPack/${id}`, { month: '2026-02' });
    const files = { ...api.runtime.files, save: () => Promise.reject(new Error('The store is away.')) };
    const needs: JobNeeds = {
      ...api.runtime,
      files,
      log: api.staff.log,
      deliver: () => Promise.resolve(),
    };
    await workOff(api.connection, sendPackJob, needs, { ignoresPauses: true });
    expect((await packsOf(id)).packs).toMatchObject([{ state: 'failed', sent_at: null }]);
    await calin.post(`sendPack/${id}`, { month: '2026-02' });
    expect(await sent()).toHaveLength(2);
  });

  test('is not for VIPs, employees and sensitive people, nor without recipients', async () => {
    const fleet = await aFleet('CJ 57 DLG');
    expect(reasonOf(await calin.post(`sendPack/${fleet}`, { month: '2026-02' }))).toBe('no_recipients');
    const vip = await aFleet('CJ 58 DLG', { kind: 'vip' });
    expect(await packsOf(vip)).toMatchObject({ is_allowed: false });
    expect(reasonOf(await save(vip))).toBe('discreet');
    expect(reasonOf(await calin.get(`previewPack/${vip}?month=2026-02&format=xlsx`))).toBe('discreet');
    expect((await save(fleet, { recipients: ['nu e adresă'] })).statusCode).toBe(400);
    expect((await save(fleet)).statusCode).toBe(201);
    expect((await save(fleet)).statusCode).toBe(412);
  });

  test('is nothing for a handler or another organisation', async () => {
    const id = await aFleet('CJ 59 DLG');
    const ana = specialCalls(api, await api.tokenFor('ana.ionescu'));
    expect((await ana.get(`getPacks/${id}`)).statusCode).toBe(403);
    expect((await ana.get(`previewPack/${id}?month=2026-02&format=pdf`)).statusCode).toBe(403);
    const { rows } = await sql<{ special_customer_id: string }>`
      insert into special_customer (org_id, name, kind) select org_id, 'Străin', 'fleet' from organisation where org_code = 'alfa'
      returning special_customer_id`.execute(api.database.kysely);
    const foreign = rows[0]?.special_customer_id ?? '';
    expect((await calin.get(`getPacks/${foreign}`)).statusCode).toBe(404);
    expect((await save(foreign)).statusCode).toBe(404);
  });
});

describe('R8 the pack that goes by itself', () => {
  const onDay = (day: string) =>
    runNow(duePacksJob, { ...api.runtime, now: () => new Date(`${day}T06:30:00Z`) });

  test('waits for the first working day, covers the month before, and goes once though the day comes twice', async () => {
    const id = await aFleet('CJ 60 DLG');
    await save(id);
    // The first of April is a Wednesday; March is the month in which the plan was made.
    await onDay('2026-03-31');
    expect(await sent()).toEqual([]);
    await onDay('2026-04-01');
    await onDay('2026-04-01');
    await onDay('2026-04-02');
    const left = await sent();
    expect(left).toHaveLength(2);
    expect(left[0]?.files.has('dosare-2026-03.pdf')).toBe(true);
    expect((await packsOf(id)).packs).toMatchObject([{ month: '2026-03', requested_by: null }]);
  });

  test('passes over free days, and is sent late after a standstill', async () => {
    const id = await aFleet('CJ 61 DLG');
    await save(id);
    // The first of May is a holiday, and a Friday.
    await onDay('2026-05-01');
    await onDay('2026-05-03');
    expect(await sent()).toEqual([]);
    await onDay('2026-05-12');
    expect(await sent()).toHaveLength(2);
    expect((await packsOf(id)).packs).toMatchObject([{ month: '2026-04' }]);
  });

  test('does not go for a customer that has ended, or whose plan says no', async () => {
    const ended = await aFleet('CJ 62 DLG');
    await save(ended);
    const { row_version } = await calin.one(ended);
    await calin.post(`endSpecialCustomer/${ended}`, { row_version, is_active: false });
    await save(await aFleet('CJ 63 DLG'), { is_monthly: false });
    await onDay('2026-04-01');
    expect(await sent()).toEqual([]);
  });
});
