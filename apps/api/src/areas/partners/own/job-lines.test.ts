import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { jobCalls } from '../testing/job-calls.ts';
import { insurerDoes, newPartner, offeredJob, ownJobCalls } from '../testing/own-job-calls.ts';

const api = startTestApi({ people: ['nord.mihai'] });
let mihai: ReturnType<typeof ownJobCalls>;
let ana: ReturnType<typeof jobCalls>;
let claim: Claim;
let work: string;
let nord: string;
let sud: string;
let id: string;

beforeAll(async () => {
  mihai = ownJobCalls(api, await api.tokenFor('nord.mihai'));
  ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
  claim = await aClaim(api).takenIn();
  work = (await claim.main()).assignment_id;
  const partnerOrgId = await api.organisation('service-nord');
  nord = await newPartner(api.database.kysely, { orgId: claim.orgId, name: 'Nord', partnerOrgId });
  sud = await newPartner(api.database.kysely, { orgId: claim.orgId, name: 'Sud' });
});
beforeEach(async () => {
  id = await offeredJob(api, claim, nord);
  await mihai.post(`acceptOwnJob/${id}`, { row_version: 2, promised_on: '2099-03-01' });
});

const version = async () => String((await mihai.one(id)).row.row_version);
const quote = async (lines: string, total: string) =>
  mihai.send(`sendOwnEstimate/${id}`, { total_bani: total, row_version: await version(), lines });
const jobNow = async (): Promise<Schema<'PartnerJob'>> => {
  const job = (await ana.browse(work)).jobs.find(({ partner_job_id: other }) => other === id);
  if (job === undefined) throw new Error(`The file has no job ${id}.`);
  return job;
};
const reasonOf = (answer: { json: () => unknown }) =>
  (answer.json() as Schema<'Problem'>).context?.['reason'];

/** As a shop copies it from its spreadsheet. */
const table = [
  'Cod\tDenumire\tCant\tValoare',
  '8W0 941\tFar stânga\t1\t1.200,50',
  '\tVopsit ușă\t1\t800,00',
  '\tEmblemă\t1\t99,50',
  '\tTotal\t\t2.100,00',
].join('\n');
const answers: NonNullable<Parameters<typeof ana.act>[2]>['lines'] = [
  { line_no: 1, answer: 'changed', bani: 100_000, reason: 'Preț de catalog' },
  { line_no: 2, answer: 'agreed' },
  { line_no: 3, answer: 'refused', reason: 'Nu e din această daună' },
];

describe('M8 R11 the lines of an estimate', () => {
  test('are read from what the shop pasted, and both sides see them', async () => {
    expect((await quote(table, '210000')).statusCode).toBe(201);
    const expected = [
      { line_no: 1, code: '8W0 941', name: 'Far stânga', asked_bani: 120_050, answer: null },
      { line_no: 2, code: null, name: 'Vopsit ușă', asked_bani: 80_000, answer: null },
      { line_no: 3, code: null, name: 'Emblemă', asked_bani: 9_950, answer: null },
    ];
    expect((await mihai.one(id)).estimates[0]?.lines).toMatchObject(expected);
    expect((await jobNow()).quote_lines).toMatchObject(expected);
  });

  test('lose no row: one that is not read, or a total that they do not give, refuses the estimate', async () => {
    expect(reasonOf(await quote('Far stânga; 1.200,50\nVopsit ușă; la cerere', '120050'))).toBe(
      'lines_unread',
    );
    expect(reasonOf(await quote('Far stânga; 1.200,50', '120000'))).toBe('lines_total');
    const { row, estimates } = await mihai.one(id);
    expect([row.state, estimates]).toEqual(['accepted', []]);
    expect((await quote('Far stânga; 1.200,50\nReducere; -200,50', '100000')).statusCode).toBe(201);
  });

  test('are each answered, and what is agreed is their sum; the shop reads each answer', async () => {
    await quote(table, '210000');
    const job = await jobNow();
    const refused = await ana.tryAct(job, 'approve_quote', { lines: answers.slice(0, 2) });
    expect([refused.statusCode, reasonOf(refused)]).toEqual([409, 'lines_unanswered']);
    const nothing = job.quote_lines.map(({ line_no }) => ({
      line_no,
      answer: 'refused' as const,
      reason: 'Nu e daună',
    }));
    expect(reasonOf(await ana.tryAct(job, 'approve_quote', { lines: nothing }))).toBe('nothing_agreed');
    expect((await ana.act(job, 'approve_quote', { lines: answers })).agreed_bani).toBe(180_000);
    const { row, estimates } = await mihai.one(id);
    expect(row).toMatchObject({ state: 'approved', amount_bani: 180_000 });
    expect(estimates[0]?.lines).toMatchObject([
      { answer: 'changed', agreed_bani: 100_000, reason: 'Preț de catalog' },
      { answer: 'agreed', agreed_bani: 80_000, reason: null },
      { answer: 'refused', agreed_bani: 0, reason: 'Nu e din această daună' },
    ]);
  });

  test('are agreed as asked where the estimate is approved without a word about them', async () => {
    await quote(table, '210000');
    const job = await ana.act(await jobNow(), 'approve_quote');
    expect(job.agreed_bani).toBe(210_000);
    expect(job.quote_lines.map(({ answer }) => answer)).toEqual(['agreed', 'agreed', 'agreed']);
  });

  test('name on both sides where the invoice differs', async () => {
    await quote(table, '210000');
    await ana.act(await jobNow(), 'approve_quote', { lines: answers });
    for (const act of ['start_work', 'finish'] as const)
      await insurerDoes(api, claim.orgId, { partnerJobId: id, act, by: { side: 'partner', name: 'Mihai' } });
    const sent = await mihai.send(`sendOwnInvoice/${id}`, {
      number: 'ARP 2214',
      dated_on: api.now().toISOString().slice(0, 10),
      total_bani: '203000',
      row_version: await version(),
      lines: 'VOPSIT USA; 800\nFar stânga; 1.200\nCleme; 30',
    });
    expect(sent.statusCode).toBe(201);
    const differences = [
      { name: 'Far stânga', agreed_bani: 100_000, invoiced_bani: 120_000 },
      { name: 'Cleme', agreed_bani: null, invoiced_bani: 3_000 },
    ];
    expect((await mihai.one(id)).invoice?.line_differences).toEqual(differences);
    expect((await jobNow()).invoice).toMatchObject({
      difference_bani: 23_000,
      line_differences: differences,
    });
  });

  test('are nobody else’s: another insurer changes none, and the next partner sees none', async () => {
    await quote(table, '210000');
    const job = await jobNow();
    const alfa = jobCalls(api, await api.tokenFor('alfa.ana'));
    expect((await alfa.tryAct(job, 'approve_quote', { lines: answers })).statusCode).toBe(404);
    const { rows } = await sql<{ answered: number }>`
      select count(answer)::integer as answered from partner_job_line where partner_job_id = ${id}`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([{ answered: 0 }]);
    await ana.act(job, 'take_back', { reason: 'Nu mai are loc' });
    await insurerDoes(api, claim.orgId, {
      partnerJobId: id,
      act: 'offer_next',
      by: { side: 'handler' },
      details: { to: { partnerId: sud }, reason: 'Următorul' },
    });
    expect((await mihai.get(`getOwnJob/${id}`)).statusCode).toBe(404);
    expect((await jobNow()).quote_lines).toEqual([]);
  });
});
