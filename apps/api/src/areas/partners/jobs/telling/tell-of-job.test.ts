import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { chosen, jobCalls, onlyPartners } from '#src/areas/partners/testing/job-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';

const api = startTestApi();
let ana: ReturnType<typeof jobCalls>;

beforeAll(async () => {
  ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
});

async function aFile() {
  const [shop = ''] = await onlyPartners(api, [{ name: 'Auto Rapid' }]);
  const claim = await aClaim(api).takenIn();
  const { assignment_id: work } = await claim.main();
  await sql`update partner set email = 'daune@auto-rapid.example' where partner_id = ${shop}`.execute(
    api.database.kysely,
  );
  await sql`update contact_channel set confirmed_at = now(), is_preferred = kind = 'email', value =
      case kind when 'email' then 'pagubit@mail.example' else value end where party_id = ${claim.claimantPartyId}`.execute(
    api.database.kysely,
  );
  return { shop, work, claim };
}

test('M8 a partner is told of an offer: the work and until when, and nothing about people', async () => {
  const { shop, work, claim } = await aFile();
  const before = (await api.outbox('daune@auto-rapid.example')).length;
  await ana.make(work, { to: chosen(shop), damage: 'far stânga spart' });
  const sent = await api.outbox('daune@auto-rapid.example');
  expect(sent).toHaveLength(before + 1);
  expect(sent[0]?.subject).toBe(`Reparație: lucrare nouă, dosar ${claim.claimFileNo}`);
  expect(sent[0]?.body).toContain('far stânga spart');
  const { rows } = await sql<{ last_name: string }>`
    select last_name from party where party_id = ${claim.claimantPartyId}`.execute(api.database.kysely);
  expect(rows[0]?.last_name.length).toBeGreaterThan(2);
  expect(sent[0]?.body).not.toContain(rows[0]?.last_name);
});

test('M8 the claimant is told when the work is accepted, with its day, and when it is done', async () => {
  const { shop, work } = await aFile();
  const told = async () => (await api.outbox('pagubit@mail.example')).map(({ subject }) => subject);
  let job = await ana.make(work, { kind: 'towing', to: chosen(shop) });
  const before = (await told()).length;
  job = await ana.act(job, 'accept', { promised_on: '2026-12-10' });
  job = await ana.act(job, 'start_work');
  expect((await api.outbox('pagubit@mail.example'))[0]?.body).toContain(
    'Auto Rapid a acceptat lucrarea „Tractare”, gata la 10.12.2026.',
  );
  await ana.act(job, 'finish');
  const subjects = await told();
  expect(subjects).toHaveLength(before + 2);
  expect(subjects[0]).toMatch(/^Lucrarea este gata, /);
});
