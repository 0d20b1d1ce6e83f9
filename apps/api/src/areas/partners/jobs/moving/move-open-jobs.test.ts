import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { directoryCalls } from '#src/areas/partners/testing/directory-calls.ts';
import { chosen, jobCalls, onlyPartners } from '#src/areas/partners/testing/job-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';

const api = startTestApi({ people: ['petru.lazar'] });
let ana: ReturnType<typeof jobCalls>;
let petru: ReturnType<typeof directoryCalls>;
let work: string;
let leaving: string;
let second: string;
let third: string;

beforeEach(async () => {
  ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
  petru = directoryCalls(api, await api.tokenFor('petru.lazar'));
  [leaving = '', second = '', third = ''] = await onlyPartners(api, [
    { name: 'Pleacă' },
    { name: 'Al doilea' },
    { name: 'Al treilea', county: 'TM' },
  ]);
  work = (await (await aClaim(api).takenIn()).main()).assignment_id;
});

type Job = Schema<'PartnerJob'>;
const make = () => ana.make(work, { to: chosen(leaving) });
const jobNow = async ({ partner_job_id: id }: Job) =>
  (await ana.browse(work)).jobs.find((job) => job.partner_job_id === id);
const openJobs = async () =>
  (await petru.get(`browseOpenJobsOfPartner/${leaving}`)).json<Schema<'OpenPartnerJobs'>>().jobs;
const moveOf = (
  { partner_job_id, row_version }: Pick<Job, 'partner_job_id' | 'row_version'>,
  to: Schema<'JobMove'>['to'],
  partnerId: string | null = null,
) => ({ partner_job_id, row_version, to, partner_id: partnerId });
const suspend = async (moves: ReturnType<typeof moveOf>[]) =>
  petru.suspend(await petru.one(leaving), 'A încălcat contractul', moves);
const reasonOf = (answer: { json: () => { context?: { reason?: string } } }) => answer.json().context?.reason;

describe('M8 the open jobs of a partner that is suspended', () => {
  test('go to the next proposed one, to the one that is named, or back to the handler, all at once', async () => {
    const [offered, accepted, quoted] = [await make(), await make(), await make()];
    const taken = await ana.act(accepted, 'accept', { promised_on: '2099-03-20' });
    const priced = await ana.act(await ana.act(quoted, 'accept'), 'quote', { quote_bani: 500_000 });
    expect((await openJobs()).map(({ state, next_name: next }) => [state, next]).sort()).toEqual([
      ['accepted', 'Al doilea'],
      ['quoted', 'Al doilea'],
      ['sent', 'Al doilea'],
    ]);
    const answer = await suspend([
      moveOf(offered, 'next'),
      moveOf(taken, 'partner', third),
      moveOf(priced, 'handler'),
    ]);
    expect(answer.statusCode).toBe(201);
    expect(await jobNow(offered)).toMatchObject({
      state: 'sent',
      worker: { name: 'Al doilea' },
      offers: [{ answer: 'withdrawn' }, { chosen_by: 'product', answer: null }],
    });
    expect(await jobNow(taken)).toMatchObject({
      state: 'sent',
      worker: { name: 'Al treilea' },
      promised_on: null,
      offers: [{ answer: 'accepted' }, { chosen_by: 'handler', choice_reason: 'A încălcat contractul' }],
    });
    const left = await jobNow(priced);
    expect(left).toMatchObject({ state: 'declined', next_party: 'handler', quote_bani: null });
    expect(left?.acts).toContain('offer_next');
    expect(left?.steps.at(-1)).toMatchObject({ act: 'take_back', reason: 'A încălcat contractul' });
    expect(await openJobs()).toEqual([]);
  });

  test('stay, and so does the partner, when one was forgotten, has changed, or goes to somebody who does not work', async () => {
    const [first, other] = [await make(), await make()];
    expect(reasonOf(await suspend([moveOf(first, 'next')]))).toBe('jobs_changed');
    expect(reasonOf(await suspend([moveOf(first, 'next'), moveOf(first, 'next')]))).toBe('jobs_changed');
    await sql`update partner set is_active = false where partner_id = ${third}`.execute(api.database.kysely);
    expect(reasonOf(await suspend([moveOf(first, 'next'), moveOf(other, 'partner', third)]))).toBe(
      'partner_not_working',
    );
    const named = await suspend([moveOf(first, 'next'), moveOf(other, 'partner', leaving)]);
    expect(reasonOf(named)).toBe('partner_not_working');
    await ana.act(other, 'accept');
    expect((await suspend([moveOf(first, 'next'), moveOf(other, 'next')])).statusCode).toBe(412);
    expect(await jobNow(first)).toMatchObject({ state: 'sent', worker: { name: 'Pleacă' } });
    expect((await petru.one(leaving)).row.is_active).toBe(true);
  });

  test('are a matter of the handler where nobody else is proposed: a notice and an activity say so', async () => {
    await sql`update partner set is_active = false where partner_id = any (${[second, third]}::uuid[])`.execute(
      api.database.kysely,
    );
    const job = await make();
    const { rows: before } = await tasks();
    expect((await suspend([moveOf(job, 'next')])).statusCode).toBe(201);
    expect(await jobNow(job)).toMatchObject({ state: 'declined', next_party: 'handler' });
    expect((await tasks()).rows.length).toBe(before.length + 1);
    const { rows } = await sql<{ occasion: string; username: string }>`
      select occasion, username from partner_job_notice join app_user using (org_id, user_id)
      where partner_job_id = ${job.partner_job_id}`.execute(api.database.kysely);
    expect(rows).toEqual([{ occasion: 'taken_back', username: 'ana.ionescu' }]);
  });

  test('tell the partner that lost them and the claimant, who knew of an accepted one', async () => {
    await sql`update partner set email = 'pleaca@service.example' where partner_id = ${leaving}`.execute(
      api.database.kysely,
    );
    await sql`update contact_channel set confirmed_at = now(), value = case kind when 'email' then 'pagubit@mail.example' else value end
      where party_id = (select claimant_party_id from claim_file join assignment using (org_id, claim_file_id)
        where assignment_id = ${work})`.execute(api.database.kysely);
    const heard = async () =>
      (await api.outbox()).filter(({ body }) => body.includes('nu se mai face la Pleacă')).length;
    const offered = await make();
    await suspend([moveOf(offered, 'handler')]);
    const [letter] = await api.outbox('pleaca@service.example');
    expect(letter?.body).toContain('merge la alt partener');
    expect(await heard()).toBe(0);
    await petru.resume(await petru.one(leaving));
    await suspend([moveOf(await ana.act(await make(), 'accept'), 'handler')]);
    expect(await heard()).toBe(1);
  });
});

const tasks = () =>
  sql`select from assignment where assignment_type_code = 'task'
    and claim_file_id = (select claim_file_id from assignment where assignment_id = ${work})`.execute(
    api.database.kysely,
  );
