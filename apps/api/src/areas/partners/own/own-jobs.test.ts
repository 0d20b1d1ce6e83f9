import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '#src/kernel/http/contract.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { insurerDoes, newPartner, offeredJob, ownJobCalls } from '../testing/own-job-calls.ts';
import { hasAccount } from '../testing/paid-jobs.ts';
import { forgetContactsJob } from './forget-contacts-job.ts';

const api = startTestApi({ people: ['nord.mihai'] });
let mihai: ReturnType<typeof ownJobCalls>;
let ana: ReturnType<typeof ownJobCalls>;
let claim: Claim;
/** The partner whose people belong to the organisation of Mihai, and one that belongs to nobody here. */
let nord: string;
let sud: string;

beforeAll(async () => {
  mihai = ownJobCalls(api, await api.tokenFor('nord.mihai'));
  ana = ownJobCalls(api, await api.tokenFor('ana.ionescu'));
  claim = await aClaim(api).takenIn();
  const partnerOrgId = await api.organisation('service-nord');
  nord = await newPartner(api.database.kysely, { orgId: claim.orgId, name: 'Nord', partnerOrgId });
  await hasAccount(api, nord);
  sud = await newPartner(api.database.kysely, { orgId: claim.orgId, name: 'Sud' });
});

const offered = () => offeredJob(api, claim, nord);
const insurer = (partnerJobId: string, act: Parameters<typeof insurerDoes>[2]['act'], details = {}) =>
  insurerDoes(api, claim.orgId, { partnerJobId, act, by: { side: 'handler' }, details });
const later = (days: number) => new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const jobOf = (answer: { json: () => unknown }) => answer.json() as Schema<'OwnJob'>;
const codesOf = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

/** Every own operation of a job, with something that would be right. */
const everyOwnCall = (id: string, fileId = id): (() => Promise<{ statusCode: number; body: string }>)[] => [
  () => mihai.get(`getOwnJob/${id}`),
  () => mihai.post(`acceptOwnJob/${id}`, { row_version: 2, promised_on: later(3) }),
  () => mihai.post(`declineOwnJob/${id}`, { row_version: 2, reason: 'Nu avem loc' }),
  () => mihai.post(`moveOwnJob/${id}`, { row_version: 2, act: 'finish' }),
  () => mihai.send(`sendOwnEstimate/${id}`, { total_bani: '100', row_version: '2' }),
  () =>
    mihai.send(`sendOwnInvoice/${id}`, {
      number: 'A 1',
      dated_on: later(0),
      total_bani: '100',
      row_version: '2',
    }),
  () => mihai.send(`addOwnPhoto/${id}`, {}),
  () => mihai.post(`writeOwnMessage/${id}`, { body: 'Bună ziua' }),
  () => mihai.get(`downloadOwnJobFile/${id}/${fileId}`),
];

describe('M8 R11 the own jobs of a partner', () => {
  test('go from the offer to the payment, with the rounds of agreement, the invoice and when it is paid', async () => {
    const id = await offered();
    const offer = (await mihai.list()).offers.find((row) => row.partner_job_id === id);
    expect(offer).toMatchObject({ plate: 'CJ10ABC', damage: 'Ușă stânga', is_our_turn: true, state: 'sent' });
    const {
      row: { row_version: first },
      acts,
    } = await mihai.one(id);
    expect(acts).toEqual(['accept', 'decline']);
    const accepted = await mihai.post(`acceptOwnJob/${id}`, { row_version: first, promised_on: later(4) });
    expect(accepted.statusCode).toBe(201);
    expect(jobOf(accepted).row).toMatchObject({ state: 'accepted', promised_on: later(4) });

    const quote = async (bani: string) => {
      const { row_version: version } = (await mihai.one(id)).row;
      const answer = await mihai.send(`sendOwnEstimate/${id}`, {
        total_bani: bani,
        row_version: String(version),
      });
      expect(answer.statusCode).toBe(201);
    };
    const { row_version: unquoted } = (await mihai.one(id)).row;
    const tooMuch = { total_bani: '999999999999', row_version: String(unquoted) };
    expect((await mihai.send(`sendOwnEstimate/${id}`, tooMuch)).statusCode).toBe(422);
    await quote('742000');
    await insurer(id, 'refuse_quote', { reason: 'Aripa se repară' });
    await quote('686700');
    await insurer(id, 'approve_quote');
    const agreed = await mihai.one(id);
    expect(agreed.estimates).toMatchObject([
      { version: 2, total_bani: 686_700, verdict: 'agreed', file_name: 'fisier.png' },
      { version: 1, total_bani: 742_000, verdict: 'returned', verdict_reason: 'Aripa se repară' },
    ]);
    const [estimate] = agreed.estimates;
    const file = await mihai.get(`downloadOwnJobFile/${id}/${estimate?.partner_job_file_id}`);
    // The copy without the place where it was taken is made in a moment.
    expect([200, 503]).toContain(file.statusCode);

    const move = async (act: string, more = {}) => {
      const { row_version: version } = (await mihai.one(id)).row;
      return mihai.post(`moveOwnJob/${id}`, { act, row_version: version, ...more });
    };
    expect(jobOf(await move('start_work')).row.state).toBe('in_work');
    expect((await move('wait_for_parts')).statusCode).toBe(422);
    expect((await move('wait_for_parts', { parts_until: later(-1) })).statusCode).toBe(422);
    const waiting = jobOf(await move('wait_for_parts', { parts_until: later(9), note: 'Far stânga' }));
    expect(waiting.row).toMatchObject({ state: 'waiting_parts', parts_until: later(9) });
    expect(jobOf(await move('finish')).row.state).toBe('done');
    const { row_version: done } = (await mihai.one(id)).row;
    const invoiced = await mihai.send(`sendOwnInvoice/${id}`, {
      number: ' ARP 2214 ',
      dated_on: later(0),
      total_bani: '686700',
      row_version: String(done),
    });
    expect(jobOf(invoiced).invoice).toMatchObject({
      number: 'ARP 2214',
      total_bani: 686_700,
      pay_until: null,
    });
    await insurer(id, 'clear_invoice');
    expect((await mihai.one(id)).invoice?.pay_until).not.toBeNull();
    await insurerDoes(api, claim.orgId, { partnerJobId: id, act: 'pay', by: { side: 'payments' } });
    expect((await mihai.one(id)).invoice).toMatchObject({
      pay_until: null,
      paid_at: api.now().toISOString(),
    });
    expect((await mihai.list()).ended.map((row) => row.partner_job_id)).toContain(id);
    expect((await mihai.one(id)).steps.map(({ state }) => state)).toEqual([
      'sent',
      'accepted',
      'quoted',
      'accepted',
      'quoted',
      'approved',
      'in_work',
      'waiting_parts',
      'done',
      'invoiced',
      'paid',
    ]);
  });

  test('stand in the file of the insurer with the name of the person, and in both audit logs', async () => {
    const id = await offered();
    await mihai.post(`acceptOwnJob/${id}`, { row_version: 2, promised_on: later(4) });
    const { rows: steps } = await sql<{ side: string; actor_name: string; actor_user_id: string | null }>`
      select side, actor_name, actor_user_id from partner_job_step where partner_job_id = ${id} and act = 'accept'`.execute(
      api.database.kysely,
    );
    expect(steps).toEqual([{ side: 'partner', actor_name: 'Mihai Nord', actor_user_id: null }]);
    const { rows: audited } = await sql<{ org_code: string; actor_kind: string }>`
      select org_code, actor_kind from audit_log join organisation using (org_id)
      where event = 'PARTNER_JOB_ACCEPTED' and entity_id = ${id} order by org_code`.execute(
      api.database.kysely,
    );
    expect(audited).toEqual([
      { org_code: 'demo', actor_kind: 'guest' },
      { org_code: 'service-nord', actor_kind: 'user' },
    ]);
  });

  test('of another partner answer 404 to every own operation, and nothing is stored', async () => {
    const foreign = await offeredJob(api, claim, sud);
    const before = await everythingOf(foreign);
    const answers = [];
    for (const call of everyOwnCall(foreign)) answers.push(await call());
    expect(codesOf(answers)).toEqual(everyOwnCall(foreign).map(() => 404));
    expect(await everythingOf(foreign)).toEqual(before);
    const { offers, running, ended } = await mihai.list();
    expect([...offers, ...running, ...ended].map((row) => row.partner_job_id)).not.toContain(foreign);
  });

  test('are gone for whoever declined them, also once the next partner has them', async () => {
    const id = await offered();
    await mihai.post(`writeOwnMessage/${id}`, { body: 'Mai avem un loc joi?' });
    const declined = await mihai.post(`declineOwnJob/${id}`, { row_version: 2, reason: 'Nu avem loc' });
    expect(declined.json()).toEqual({ success: true });
    expect((await mihai.get(`getOwnJob/${id}`)).statusCode).toBe(404);
    await insurer(id, 'offer_next', { to: { partnerId: sud }, reason: 'Următorul' });
    const answers = [];
    for (const call of everyOwnCall(id)) answers.push(await call());
    expect(codesOf(answers)).toEqual(everyOwnCall(id).map(() => 404));
  });

  test('show nothing of the partner that had them before: no steps, no reason, no message, no file', async () => {
    const id = await offeredJob(api, claim, sud);
    await insurerDoes(api, claim.orgId, {
      partnerJobId: id,
      act: 'decline',
      by: { side: 'partner', name: 'Vasile Sud' },
      details: { reason: 'Prea mică' },
    });
    await sql`insert into partner_job_message (org_id, partner_job_id, partner_id, side, author_name, body, written_at)
      values (${claim.orgId}, ${id}, ${sud}, 'partner', 'Vasile Sud', 'Nu lucrăm sub 3.000 lei', now())`.execute(
      api.database.kysely,
    );
    await insurer(id, 'offer_next', { to: { partnerId: nord }, reason: 'Următorul' });
    const answer = await mihai.get(`getOwnJob/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/Sud|Prea mică|3\.000/);
    expect(jobOf(answer).steps.map(({ state }) => state)).toEqual(['sent']);
  });

  test('have exactly the fields of the contract, and none that a job does not need', async () => {
    const id = await offered();
    await sql`update claim_file set policy_number = 'RO/05/C05/7', reserve_amount = 8765.43
      where claim_file_id = ${claim.claimFileId}`.execute(api.database.kysely);
    const job = await mihai.one(id);
    expect(Object.keys(job).toSorted()).toEqual(fieldsOf('OwnJob'));
    expect(Object.keys(job.row).toSorted()).toEqual(fieldsOf('OwnJobRow'));
    const names = ['OwnJob', 'OwnJobRow', 'OwnEstimate', 'OwnJobFile', 'OwnMessage'].flatMap(fieldsOf);
    expect(
      names.filter((name) => /policy|cnp|iban|bank|party|claimant|address|email|reserve|choice/.test(name)),
    ).toEqual([]);
    const text = JSON.stringify({ ...job, contact: null });
    for (const value of ['RO/05/C05/7', '8765', 'Cel mai aproape', 'Munteanu'])
      expect(text).not.toContain(value);
  });

  test('name whoever drove the car while they run and 30 days after, then nobody, and the product forgets it', async () => {
    const id = await offered();
    expect((await mihai.one(id)).contact).toEqual({ name: 'Ioana Munteanu', phone: '+40722000111' });
    await mihai.post(`writeOwnMessage/${id}`, { body: 'Sunăm mâine' });
    await insurer(id, 'cancel', { reason: 'Pagubă totală' });
    const ended = (days: number) =>
      sql`update partner_job set ended_at = ${new Date(api.now().getTime() - days * 86_400_000)}
        where partner_job_id = ${id}`.execute(api.database.kysely);
    await ended(29);
    expect((await mihai.one(id)).contact?.name).toBe('Ioana Munteanu');
    await ended(31);
    expect(await mihai.one(id)).toMatchObject({ contact: null, messages: [], files: [] });
    await runNow(forgetContactsJob, api.runtime);
    const { rows } =
      await sql`select contact_name, contact_phone from partner_job where partner_job_id = ${id}`.execute(
        api.database.kysely,
      );
    expect(rows).toEqual([{ contact_name: null, contact_phone: null }]);
  });

  test('are no jobs of a handler, whose own operations a partner cannot call either', async () => {
    const id = await offered();
    expect((await ana.get(`getOwnJob/${id}`)).statusCode).toBe(403);
    expect((await ana.get('browseOwnJobs')).statusCode).toBe(403);
    const headers = await api.tokenFor('nord.mihai');
    const refused = await api.inject({
      url: `/api/partnerJob/browseJobMessages/${id}`,
      headers: { ...headers },
    });
    expect(refused.statusCode).toBe(403);
  });

  test('carry messages both ways, which stay with the job', async () => {
    const id = await offered();
    const headers = { ...(await api.tokenFor('ana.ionescu')) };
    const said = await mihai.post(`writeOwnMessage/${id}`, { body: '  Mașina e gata joi. ' });
    expect(jobOf(said).messages).toMatchObject([
      { is_ours: true, author_name: 'Mihai Nord', body: 'Mașina e gata joi.' },
    ]);
    const url = `/api/partnerJob/writeJobMessage/${id}`;
    const answer = await api.inject({ method: 'POST', url, headers, payload: { body: 'Mulțumim' } });
    expect(answer.json()).toMatchObject({
      can_write: true,
      items: [
        { is_ours: false, author_name: 'Mihai Nord' },
        { is_ours: true, author_name: 'Ana Ionescu' },
      ],
    });
    expect((await mihai.one(id)).messages.map(({ is_ours }) => is_ours)).toEqual([true, false]);
    const foreign = { ...(await api.tokenFor('alfa.ana')) };
    expect(
      (await api.inject({ method: 'POST', url, headers: foreign, payload: { body: 'x' } })).statusCode,
    ).toBe(404);
  });

  test('of two insurers stand in one list, each with the name of its insurer', async () => {
    const other = await aClaim(api, { orgCode: 'alfa' });
    const partnerOrgId = await api.organisation('service-nord');
    const partnerId = await newPartner(api.database.kysely, {
      orgId: other.orgId,
      name: 'Nord la Alfa',
      partnerOrgId,
    });
    await sql`insert into partner_job (org_id, claim_file_id, kind, state, state_since, next_party, partner_id, damage, on_silence,
        choice_reason, offer_no, created_at)
      values (${other.orgId}, ${other.claimFileId}, 'towing', 'sent', now(), 'partner', ${partnerId}, 'Pe A3', 'ask', 'Aproape', 1,
        now())`.execute(api.database.kysely);
    await offered();
    const insurers = (await mihai.list()).offers.map((row) => row.insurer_name);
    expect(new Set(insurers)).toEqual(new Set(['Asigurarea Demo', 'Alfa Broker']));
  });
});

/** Everything that is stored of a job. */
async function everythingOf(id: string) {
  const { rows } = await sql`select row_version, state,
      (select count(*) from partner_job_step s where s.partner_job_id = j.partner_job_id) as steps,
      (select count(*) from partner_job_message m where m.partner_job_id = j.partner_job_id) as messages,
      (select count(*) from partner_job_document d where d.partner_job_id = j.partner_job_id) as files
    from partner_job j where partner_job_id = ${id}`.execute(api.database.kysely);
  return rows;
}

/** The fields that the contract lets out. */
function fieldsOf(name: string): string[] {
  const { schemas } = readContract().document.components;
  const { properties = {} } = (schemas?.[name] ?? {}) as { properties?: object };
  return Object.keys(properties).toSorted();
}
