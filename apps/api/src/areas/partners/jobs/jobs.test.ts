import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chosen, jobCalls, onlyPartners } from '#src/areas/partners/testing/job-calls.ts';
import { hasAccount, payByLedger } from '#src/areas/partners/testing/paid-jobs.ts';
import { noticeOf, ruledFiles } from '#src/areas/partners/testing/ruled-files.ts';
import { ruleWith } from '#src/areas/partners/testing/special-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';

const api = startTestApi({ people: ['irina.neagu', 'petru.lazar', 'nord.mihai'] });
const { fleetWith, withoutRules } = ruledFiles(api);
type Job = Schema<'PartnerJob'>;
let ana: ReturnType<typeof jobCalls>;
let irina: ReturnType<typeof jobCalls>;
let claim: Claim;
let work: string;
let shops: string[];

beforeAll(async () => {
  ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
  irina = jobCalls(api, await api.tokenFor('irina.neagu'));
});
beforeEach(async () => {
  await withoutRules();
  shops = await onlyPartners(api, [{ name: 'Auto Rapid' }, { name: 'Calibra Tech' }]);
  claim = await aClaim(api).takenIn();
  work = (await claim.main()).assignment_id;
});

const [first, second] = [() => shops[0] ?? '', () => shops[1] ?? ''];
const reasonOf = (answer: { json: () => unknown }) =>
  (answer.json() as Schema<'Problem'>).context?.['reason'];
const titles = async () => {
  const { rows } = await sql<{ title: string }>`
    select title from timeline_event where claim_file_id = ${claim.claimFileId} and kind = 'partner_job'
    order by timeline_event_id`.execute(api.database.kysely);
  return rows.map(({ title }) => title);
};
const invoice = (bani: number) => ({ number: 'ARP 2214', date: '2026-03-01', bani });

async function invoiced(bani: number): Promise<Job> {
  await hasAccount(api, first());
  let job = await ana.make(work, { to: chosen(first()) });
  job = await ana.act(job, 'accept', { promised_on: '2026-12-10' });
  job = await ana.act(job, 'quote', { quote_bani: 592_053 });
  job = await ana.act(job, 'approve_quote');
  job = await ana.act(job, 'start_work');
  job = await ana.act(job, 'wait_for_parts', { parts_until: '2026-12-05' });
  job = await ana.act(job, 'resume_work');
  job = await ana.act(job, 'finish');
  return ana.act(job, 'invoice', { invoice: invoice(bani) });
}

describe('M8 a job of a partner', () => {
  test('goes from the choice to the payment, and says at every step who acts next and until when', async () => {
    const sent = await ana.make(work, { to: chosen(first()) });
    expect(sent).toMatchObject({ state: 'sent', next_party: 'partner', is_late: false });
    expect(sent.worker?.name).toBe('Auto Rapid');
    const checked = await ana.act(await invoiced(592_053), 'clear_invoice');
    expect(checked).toMatchObject({ state: 'invoiced', next_party: 'payments' });
    expect((await ana.pay(checked)).statusCode).toBe(403);
    // Nobody says that it is paid: the ledger does.
    expect(reasonOf(await irina.pay(checked))).toBe('paid_by_ledger');
    expect((await payByLedger(api, work)).statusCode).toBe(201);
    const paid = (await ana.browse(work)).jobs.find(
      ({ partner_job_id: id }) => id === checked.partner_job_id,
    );
    expect(paid).toMatchObject({ state: 'paid', next_party: null, due_at: null, acts: [] });
    expect(paid?.steps.map(({ act }) => act)).toEqual([
      'make',
      'send',
      'accept',
      'quote',
      'approve_quote',
      'start_work',
      'wait_for_parts',
      'resume_work',
      'finish',
      'invoice',
      'clear_invoice',
      'pay',
    ]);
    expect(paid?.steps.map((step) => step.is_by_phone)).toEqual([
      ...[false, false, true, true, false, true, true, true, true, true, false, false],
    ]);
    expect((await titles()).slice(0, 3)).toEqual([
      'Reparație: lucrare trimisă, Auto Rapid',
      'Reparație: lucrare trimisă, Auto Rapid',
      'Reparație: lucrare acceptată, Auto Rapid, spus la telefon',
    ]);
  });

  test('is changed by whoever read its last version, and only by what can be done now', async () => {
    const sent = await ana.make(work, { to: chosen(first()) });
    const accepted = await ana.act(sent, 'accept');
    expect((await ana.tryAct(sent, 'decline', { reason: 'fără locuri' })).statusCode).toBe(412);
    const early = await ana.tryAct(accepted, 'finish');
    expect([early.statusCode, reasonOf(early)]).toEqual([409, 'not_now']);
    const foreign = await ana.tryAct(accepted, 'fall_silent');
    expect([foreign.statusCode, reasonOf(foreign)]).toEqual([409, 'not_yours']);
    expect((await ana.tryAct(accepted, 'cancel')).statusCode).toBe(422);
    expect((await ana.tryAct(accepted, 'quote')).json<Schema<'Problem'>>().fields?.[0]?.field).toBe(
      'quote_bani',
    );
    expect((await ana.browse(work)).jobs[0]?.row_version).toBe(accepted.row_version);
  });

  test('waits for parts until a day to come', async () => {
    let job = await ana.make(work, { kind: 'towing', to: chosen(first()) });
    job = await ana.act(await ana.act(job, 'accept'), 'start_work');
    const past = await ana.tryAct(job, 'wait_for_parts', { parts_until: '2020-01-01' });
    expect(past.statusCode).toBe(422);
    expect(past.json<Schema<'Problem'>>().fields?.[0]?.field).toBe('parts_until');
  });

  test('whose invoice is above what was agreed names the difference, and is accepted with a reason alone', async () => {
    const job = await invoiced(629_273);
    expect(job.invoice).toMatchObject({ bani: 629_273, difference_bani: 37_220 });
    expect(reasonOf(await ana.tryAct(job, 'clear_invoice'))).toBe('invoice_differs');
    const returned = await ana.act(job, 'return_invoice', { reason: 'tarif peste contract' });
    expect(returned).toMatchObject({ state: 'done', next_party: 'partner', invoice: null });
    const again = await ana.act(returned, 'invoice', { invoice: invoice(600_000) });
    const cleared = await ana.act(again, 'clear_invoice', { reason: 'spălarea a fost cerută' });
    expect(cleared.invoice).toMatchObject({
      difference_bani: 7_947,
      difference_reason: 'spălarea a fost cerută',
    });
  });

  test('that a partner declines waits for the handler, who offers it to another one; the old offer stays with its reason', async () => {
    const sent = await ana.make(work, { to: chosen(first()) });
    const declined = await ana.act(sent, 'decline', { reason: 'nu avem locuri' });
    expect(declined).toMatchObject({ state: 'declined', next_party: 'handler' });
    const next = await ana.act(declined, 'offer_next', { to: chosen(second(), 'al doilea ca distanță') });
    expect(next.worker?.name).toBe('Calibra Tech');
    expect(next.offers).toMatchObject([
      { name: 'Auto Rapid', answer: 'declined', answer_reason: 'nu avem locuri' },
      { name: 'Calibra Tech', answer: null, chosen_by: 'handler', choice_reason: 'al doilea ca distanță' },
    ]);
  });

  test('is made of a file that is open, with documents of this file alone', async () => {
    const other = await aClaim(api).takenIn();
    const { rows } = await sql<{ document_id: string }>`
      insert into document (org_id, claim_file_id, doc_type_code, file_name, mime_type, size_bytes, sha256, storage_key,
        uploaded_in_session_id)
      select org_id, claim_file_id, 'other', 'far.jpg', 'image/jpeg', 10, ${'0'.repeat(64)}, 'x', gen_random_uuid()
      from claim_file where claim_file_id in (${claim.claimFileId}, ${other.claimFileId})
      order by claim_file_id = ${other.claimFileId} returning document_id`.execute(api.database.kysely);
    const [own, foreign] = rows.map(({ document_id: id }) => id);
    const refused = await ana.tryMake(work, { document_ids: [own ?? '', foreign ?? ''] });
    expect(reasonOf(refused)).toBe('unknown_document');
    expect((await ana.make(work, { document_ids: [own ?? ''] })).documents).toEqual([
      { document_id: own, file_name: 'far.jpg' },
    ]);
    await sql`update claim_file set closed_at = now() where claim_file_id = ${claim.claimFileId}`.execute(
      api.database.kysely,
    );
    expect(reasonOf(await ana.tryMake(work, {}))).toBe('file_closed');
    expect((await ana.browse(work)).can_make).toBe(false);
  });
});

describe('M8 the choice of a partner', () => {
  test('is proposed with its reasons and nothing is chosen; every proposal and choice is counted', async () => {
    const [near, far] = await onlyPartners(api, [
      { name: 'Aproape', capacity: 10 },
      { name: 'Departe', county: 'TM', capacity: 10 },
    ]);
    const { rows } = await sql<{ county_code: string }>`
      update event set county_code = 'CJ' from claim_file file
      where file.event_id = event.event_id and file.claim_file_id = ${claim.claimFileId} returning event.county_code`.execute(
      api.database.kysely,
    );
    expect(rows).toHaveLength(1);
    const proposals = await ana.propose(work);
    expect(proposals.items.map(({ partner_id: id }) => id)).toEqual([near, far]);
    expect(proposals.items[1]?.reasons).toContainEqual({ code: 'county', is_good: false, value: null });
    expect(proposals.items[0]?.reasons).toContainEqual({ code: 'capacity', is_good: true, value: 10 });
    expect((await ana.make(work)).worker).toBeNull();
    await ana.make(work, { to: chosen(far ?? '', 'păgubitul locuiește la Timișoara') });
    const petru = jobCalls(api, await api.tokenFor('petru.lazar'));
    const counts = (await petru.get('countChoices')).json<Schema<'PartnerChoices'>>();
    expect(counts.items.find(({ name }) => name === 'Departe')).toMatchObject({
      proposed_count: 2,
      first_count: 0,
      chosen_count: 1,
    });
    expect(counts.items.find(({ name }) => name === 'Aproape')).toMatchObject({
      first_count: 2,
      chosen_count: 0,
    });
    expect((await ana.get('countChoices')).statusCode).toBe(403);
  });

  test('may fall on any shop that somebody types, which is kept; and needs a reason', async () => {
    const shop = { name: 'Atelierul lui Gelu', phone: '0722 111 222', email: null, address: 'Turda' };
    const job = await ana.make(work, { to: { partner_id: null, shop, reason: 'ales de păgubit' } });
    expect(job).toMatchObject({
      worker: { partner_id: null, name: 'Atelierul lui Gelu', phone: '0722 111 222' },
      choice_reason: 'ales de păgubit',
    });
    const silent = await ana.tryMake(work, { to: { partner_id: null, shop, reason: '   ' } });
    expect(silent.statusCode).toBe(422);
    const both = await ana.tryMake(work, { to: { partner_id: first(), shop, reason: 'ambele' } });
    expect(both.statusCode).toBe(422);
  });

  test('keeps to the rule of the special customer, and to partners that work', async () => {
    await fleetWith('CJ 71 DLG', [
      ruleWith('partners', { partners: { allowed_ids: [second()], refused_ids: [] } }),
    ]);
    const file = await aClaim(api, { notice: noticeOf('CJ 71 DLG') }).takenIn();
    const { assignment_id: id } = await file.main();
    const proposals = await ana.propose(id);
    expect(proposals.rule).toContain('Flota CJ 71 DLG');
    expect(proposals.items.map(({ name }) => name)).toEqual(['Calibra Tech']);
    expect(reasonOf(await ana.tryMake(id, { to: chosen(first()) }))).toBe('partner_not_allowed');
    await sql`update partner set is_active = false where partner_id = ${first()}`.execute(
      api.database.kysely,
    );
    expect(reasonOf(await ana.tryMake(work, { to: chosen(first()) }))).toBe('partner_not_working');
  });
});

describe('M8 the jobs of an organisation', () => {
  test('are its own: another insurer finds neither the file nor the job nor the partner', async () => {
    const job = await ana.make(work, { to: chosen(first()) });
    const alfa = jobCalls(api, await api.tokenFor('alfa.ana'));
    expect((await alfa.get(`browseJobsOfFile/${work}`)).statusCode).toBe(404);
    expect((await alfa.get(`proposePartners/${work}?kind=repair`)).statusCode).toBe(404);
    expect((await alfa.tryMake(work, {})).statusCode).toBe(404);
    expect((await alfa.tryAct(job, 'cancel', { reason: 'de furat' })).statusCode).toBe(404);
    const theirs = await aClaim(api, { orgCode: 'alfa' });
    const { assignment_id: id } = await theirs.work('claim_notification');
    expect(reasonOf(await alfa.tryMake(id, { to: chosen(first()) }))).toBe('partner_not_working');
    const nord = jobCalls(api, await api.tokenFor('nord.mihai'));
    expect((await nord.get(`browseJobsOfFile/${work}`)).statusCode).toBe(403);
  });

  test('that are late are listed, the longest first, by who has to act', async () => {
    const job = await ana.make(work, { to: chosen(first()) });
    expect((await ana.late()).items.map(({ partner_job_id: id }) => id)).not.toContain(job.partner_job_id);
    await sql`update partner_job set due_at = ${new Date(api.now().getTime() - 60_000)}
      where partner_job_id = ${job.partner_job_id}`.execute(api.database.kysely);
    const late = await ana.late('next_party=partner');
    expect(late.items).toContainEqual(
      expect.objectContaining({
        partner_job_id: job.partner_job_id,
        claim_file_no: claim.claimFileNo,
        assignment_id: work,
        worker_name: 'Auto Rapid',
      }),
    );
    expect((await ana.late('next_party=payments')).items).toEqual([]);
    expect((await ana.browse(work)).jobs[0]?.is_late).toBe(true);
  });
});
