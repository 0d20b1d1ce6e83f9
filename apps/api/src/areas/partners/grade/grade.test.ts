import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chosen, jobCalls, onlyPartners } from '#src/areas/partners/testing/job-calls.ts';
import { gradeKeyIn, gradeLink } from '#src/areas/partners/testing/grade-links.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { askForGradesJob } from './ask-for-grades-job.ts';

const api = startTestApi({ people: ['petru.lazar'] });
const { link, rowsOf } = gradeLink(api);
let mailbox: string;
let boxes = 0;
let shop: string;

beforeAll(async () => {
  [shop = ''] = await onlyPartners(api, [{ name: 'Auto Rapid' }]);
});
beforeEach(() => {
  mailbox = `pagubit-${++boxes}@mail.example`;
});

const day = 24 * 60;
const ask = () => runNow(askForGradesJob, api.runtime);
const letters = async () =>
  (await api.outbox(mailbox)).filter(({ body }) => body.includes('/guest/partner_grade/'));

/** A towing that was done a moment ago, at ten in the morning of a working day. */
async function doneJob({ language = 'ro', kind = 'towing' as Schema<'PartnerJobKind'> } = {}) {
  const ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
  const claim = await aClaim(api).takenIn();
  const { assignment_id: work } = await claim.main();
  await sql`update contact_channel set confirmed_at = now(), is_preferred = kind = 'email',
      value = case kind when 'email' then ${mailbox} else value end where party_id = ${claim.claimantPartyId}`.execute(
    api.database.kysely,
  );
  await sql`update party set language = ${language} where party_id = ${claim.claimantPartyId}`.execute(
    api.database.kysely,
  );
  let job = await ana.make(work, { kind, to: chosen(shop) });
  job = await ana.act(job, 'accept', { promised_on: '2026-12-10' });
  job = await ana.act(job, 'start_work');
  job = await ana.act(job, 'finish');
  return { job, work, claim };
}

async function askedKey(): Promise<string> {
  await doneJob();
  await api.letPass({ minutes: day + 5 });
  await ask();
  return gradeKeyIn((await letters())[0]?.body);
}

describe('M8 the question about the work of a partner', () => {
  test('is asked a day after the work is done, once however often it is looked for, and says why and how to stop', async () => {
    const { claim } = await doneJob();
    await ask();
    expect(await letters()).toEqual([]);
    await api.letPass({ minutes: day + 5 });
    await ask();
    await ask();
    const sent = await letters();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe(`Cum a fost lucrarea? ${claim.claimFileNo}`);
    expect(sent[0]?.body).toContain('„Tractare” la Auto Rapid');
    expect(sent[0]?.body).toContain('De ce ați primit mesajul');
    expect(sent[0]?.body).toContain('„Nu mă mai întrebați”');
  });

  test('comes in English to whoever reads English', async () => {
    await doneJob({ language: 'en' });
    await api.letPass({ minutes: day + 5 });
    await ask();
    expect((await letters())[0]?.body).toContain('“Do not ask me again”');
  });

  test('waits for the end of quiet hours', async () => {
    const hours = (from: string, until: string) =>
      sql`update organisation set messages_from = ${from}, messages_until = ${until} where org_code = 'demo'`.execute(
        api.database.kysely,
      );
    await doneJob();
    await api.letPass({ minutes: day + 5 });
    await hours('03:00', '04:00');
    await ask();
    expect(await letters()).toEqual([]);
    await hours('00:00', '23:59');
    await ask();
    expect(await letters()).toHaveLength(1);
    await hours('08:00', '20:00');
  });

  test('is not asked of a job to be done again, of a lawyer, nor of shops that stand in no directory', async () => {
    const { job } = await doneJob();
    const ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
    await ana.act(job, 'reopen', { reason: 'Farul nu se aprinde' });
    await doneJob({ kind: 'legal' });
    const typed = await doneJob();
    await sql`update partner_job set partner_id = null, shop_name = 'Auto Colț' where partner_job_id = ${typed.job.partner_job_id}`.execute(
      api.database.kysely,
    );
    await api.letPass({ minutes: day + 5 });
    await ask();
    expect(await letters()).toEqual([]);
  });

  test('is answered once; the handler reads it in the timeline, without the key', async () => {
    const key = await askedKey();
    expect((await link(key).read()).json()).toMatchObject({
      state: 'open',
      worker_name: 'Auto Rapid',
      kind: 'towing',
      is_stopped: false,
    });
    expect((await link(key).grade(4, 'Repede și curat')).statusCode).toBe(200);
    const again = await link(key).grade(1, null);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'partner_grade_rule', context: { reason: 'answered' } });
    expect((await link(key).read()).json()).toMatchObject({ state: 'answered' });
    const [row] = await rowsOf(key);
    expect(row).toMatchObject({ grade: 4, comment: 'Repede și curat' });
    const { rows } = await sql<{ shown: string }>`
      select to_jsonb(entry)::text as shown from timeline_event entry
      where claim_file_id = (select claim_file_id from partner_job where partner_job_id = ${row?.partner_job_id})`.execute(
      api.database.kysely,
    );
    expect(rows.some(({ shown }) => shown.includes('Nota păgubitului pentru Auto Rapid: 4 din 5'))).toBe(
      true,
    );
    expect(rows.filter(({ shown }) => shown.includes(key))).toEqual([]);
    const { rows: kept } = await sql`select from message sent
      where to_jsonb(sent)::text like ${`%${key}%`}`.execute(api.database.kysely);
    expect(kept).toEqual([]);
  });

  test('takes no answer after 14 days, and opens nothing by another key', async () => {
    const key = await askedKey();
    await api.letPass({ minutes: 14 * day });
    expect((await link(key).read()).json()).toMatchObject({ state: 'expired', vehicle: null });
    expect((await link(key).grade(5, null)).json()).toMatchObject({ context: { reason: 'expired' } });
    for (const other of [`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, 'x'.repeat(32)]) {
      expect((await link(other).read()).statusCode).toBe(404);
      expect((await link(other).grade(5, null)).statusCode).toBe(404);
      expect((await link(other).stop()).statusCode).toBe(404);
    }
  });

  test('answers for its own job alone', async () => {
    const first = await askedKey();
    mailbox = `pagubit-${++boxes}@mail.example`;
    const second = await askedKey();
    await link(second).grade(2, null);
    expect((await link(first).read()).json()).toMatchObject({ state: 'open' });
    expect((await rowsOf(first))[0]?.grade).toBeNull();
  });

  test('is asked no more of whoever said so, also after the link has expired', async () => {
    const key = await askedKey();
    await api.letPass({ minutes: 15 * day });
    expect((await link(key).stop()).statusCode).toBe(200);
    expect((await link(key).stop()).statusCode).toBe(200);
    expect((await link(key).read()).json()).toMatchObject({ is_stopped: true });
    const [{ party_id: partyId } = { party_id: '' }] = await rowsOf(key);
    const before = (await letters()).length;
    const { claim } = await doneJob();
    await sql`update contact_channel set party_id = ${partyId} where party_id = ${claim.claimantPartyId}`.execute(
      api.database.kysely,
    );
    await sql`update claim_file set claimant_party_id = ${partyId} where claim_file_id = ${claim.claimFileId}`.execute(
      api.database.kysely,
    );
    await api.letPass({ minutes: day + 5 });
    await ask();
    expect(await letters()).toHaveLength(before);
  });
});
