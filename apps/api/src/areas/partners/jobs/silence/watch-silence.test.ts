import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { directoryCalls } from '#src/areas/partners/testing/directory-calls.ts';
import { chosen, jobCalls, onlyPartners } from '#src/areas/partners/testing/job-calls.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { watchSilenceJob } from './watch-silence-job.ts';

const api = startTestApi({ people: ['petru.lazar'] });
let ana: ReturnType<typeof jobCalls>;
let work: string;
let shops: string[];

beforeAll(async () => {
  ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
});
beforeEach(async () => {
  ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
  shops = await onlyPartners(api, [{ name: 'Tăcutul' }, { name: 'Al doilea' }]);
  work = (await (await aClaim(api).takenIn()).main()).assignment_id;
});

async function watch(times = 1) {
  const orgId = await api.organisation('demo');
  for (let run = 0; run < times; run++) {
    await inTenant(api.runtime.db, orgId, (tx) => enqueueJob(tx, watchSilenceJob, { orgId }));
    await api.workOff(watchSilenceJob);
  }
}
const tasks = () =>
  sql`select from assignment where assignment_type_code = 'task'
    and claim_file_id = (select claim_file_id from assignment where assignment_id = ${work})`.execute(
    api.database.kysely,
  );
const aWeek = 7 * 24 * 60;
const jobNow = async (job: Schema<'PartnerJob'>) => {
  ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
  return (await ana.browse(work)).jobs.find(({ partner_job_id: id }) => id === job.partner_job_id);
};

describe('M8 an offer that nobody answers', () => {
  test('goes to the next proposed partner once its time is over, once however often it is looked at', async () => {
    const job = await ana.make(work, { to: chosen(shops[0] ?? ''), on_silence: 'next' });
    await watch();
    expect((await jobNow(job))?.offers).toHaveLength(1);
    await api.letPass({ minutes: aWeek });
    await watch(2);
    const passed = await jobNow(job);
    expect(passed).toMatchObject({ state: 'sent', worker: { name: 'Al doilea' }, is_late: false });
    expect(passed?.offers).toMatchObject([
      { name: 'Tăcutul', answer: 'silent', chosen_by: 'handler' },
      { name: 'Al doilea', answer: null, chosen_by: 'product' },
    ]);
    expect(passed?.steps.map(({ act }) => act)).toEqual(['make', 'send', 'fall_silent', 'offer_next']);
  });

  test('comes back to the handler when nobody else was proposed', async () => {
    await sql`update partner set is_active = false where name = 'Al doilea'`.execute(api.database.kysely);
    const job = await ana.make(work, { to: chosen(shops[0] ?? ''), on_silence: 'next' });
    await api.letPass({ minutes: aWeek });
    await watch(2);
    expect(await jobNow(job)).toMatchObject({
      state: 'declined',
      next_party: 'handler',
      acts: ['offer_next', 'cancel'],
    });
  });

  test('is the business of the handler where the job says so', async () => {
    const job = await ana.make(work, { to: chosen(shops[0] ?? ''), on_silence: 'ask' });
    await api.letPass({ minutes: aWeek });
    await watch();
    const asked = await jobNow(job);
    expect(asked).toMatchObject({ state: 'declined', next_party: 'handler' });
    expect(asked?.offers).toMatchObject([{ answer: 'silent' }]);
  });

  test('is told to the handler once, with an activity where somebody has to choose', async () => {
    const notices = async () => {
      const headers = { ...(await api.tokenFor('ana.ionescu')) };
      const answer = await api.inject({ url: '/api/config/users/browseNotifications', headers });
      return JSON.stringify(answer.json());
    };
    const { rows: before } = await tasks();
    await ana.make(work, { to: chosen(shops[0] ?? ''), on_silence: 'ask' });
    await api.letPass({ minutes: aWeek });
    await watch(2);
    expect((await tasks()).rows.length).toBe(before.length + 1);
    const { rows } = await sql<{ no: string }>`
      select claim_file_no as no from assignment where assignment_id = ${work}`.execute(api.database.kysely);
    const sentence = `${rows[0]?.no}: lucrarea „Reparație” nu a primit răspuns de la Tăcutul. Alegeți alt partener.`;
    expect((await notices()).split(sentence)).toHaveLength(2);
  });

  test('begins as the organisation has set it, and as its maker wants it', async () => {
    expect((await ana.browse(work)).default_on_silence).toBe('next');
    const petru = directoryCalls(api, await api.tokenFor('petru.lazar'));
    const saved = await petru.post('savePartnerJobSettings', { on_silence: 'ask', row_version: 0 });
    expect(saved.json()).toEqual({ on_silence: 'ask', row_version: 1 });
    expect((await ana.browse(work)).default_on_silence).toBe('ask');
    const stale = await petru.post('savePartnerJobSettings', { on_silence: 'next', row_version: 0 });
    expect(stale.statusCode).toBe(412);
    const alfa = sql`select from partner_job_setting s join organisation using (org_id) where org_code = 'alfa'`;
    expect((await alfa.execute(api.database.kysely)).rows).toEqual([]);
  });

  test('can be made only once under its number, whoever tries', async () => {
    const job = await ana.make(work, { to: chosen(shops[0] ?? '') });
    await expect(
      sql`insert into partner_job_offer (org_id, partner_job_id, offer_no, partner_id, chosen_by, choice_reason, sent_at, due_at)
        select org_id, partner_job_id, 1, ${shops[1]}, 'product', 'din nou', now(), now() from partner_job
        where partner_job_id = ${job.partner_job_id}`.execute(api.database.kysely),
    ).rejects.toThrow(/partner_job_offer_pkey/);
  });
});
