import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { directoryCalls } from '../testing/directory-calls.ts';
import { newPartner, offeredJob, ownJobCalls } from '../testing/own-job-calls.ts';

const api = startTestApi({ people: ['petru.lazar', 'nord.mihai'] });
const password = 'Caroserie-2026-ok!';
let petru: ReturnType<typeof directoryCalls>;
let serial = 0;

beforeEach(async () => {
  petru = directoryCalls(api, await api.tokenFor('petru.lazar'));
});

type People = Schema<'PartnerPeople'>;
const somebody = () => {
  serial += 1;
  const username = `atelier.om${serial}`;
  return {
    full_name: 'Gabriel Stoica',
    username,
    email: `${username}@rapid.example`,
    language: 'ro' as const,
  };
};
const people = async (id: string) => (await petru.get(`getPartnerPeople/${id}`)).json<People>();
const open = async (id: string, person = somebody()) => {
  const { row_version } = await petru.one(id);
  return petru.post(`openPartnerAccount/${id}`, { row_version, person });
};
const change = async (call: 'endPartnerAccount' | 'reopenPartnerAccount', id: string) =>
  petru.post(`${call}/${id}`, { row_version: (await petru.one(id)).row_version });
const reasonOf = (answer: { json: () => { context?: { reason?: string } } }) => answer.json().context?.reason;

/** Chooses the password by the newest link that was sent to somebody, and signs in. */
async function comeIn({ email, username }: { email: string; username: string }) {
  const mail = (await api.outbox(email)).find(({ body }) => body.includes('/invitation/'));
  const key = /\/invitation\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const opened = await api.inject({ method: 'POST', url: '/api/auth/invitationToken', payload: { key } });
  const { idToken, refreshToken } = opened.json<{ idToken: string; refreshToken: string }>();
  const headers = {
    authorization: `Bearer ${idToken}`,
    'x-refresh-token': refreshToken,
    'x-correlation-token': refreshToken,
  };
  await api.inject({ method: 'POST', url: '/api/auth/renew', headers, payload: { password } });
  return signIn(username);
}
const signIn = (username: string) =>
  api.inject({ method: 'POST', url: '/api/auth/appToken', payload: { username, password } });
const shopOf = async (person: ReturnType<typeof somebody>) => {
  expect((await comeIn(person)).statusCode).toBe(200);
  return ownJobCalls(api, await api.tokenFor(person.username));
};

describe('M8 R11 the account of a shop', () => {
  test('is opened on the page of the partner: its first person chooses a password by a link and reads exactly its jobs', async () => {
    const claim = await aClaim(api).takenIn();
    const { row } = await petru.add({ name: 'Auto Rapid', cui: '18547290' });
    const other = await newPartner(api.database.kysely, { orgId: claim.orgId, name: 'Vopsitorie Nord' });
    expect(await people(row.partner_id)).toMatchObject({ state: 'none', people: [] });
    const gabriel = somebody();
    expect((await open(row.partner_id, gabriel)).json()).toMatchObject({
      state: 'open',
      org_name: 'Auto Rapid',
      people: [{ username: gabriel.username, is_waiting: true }],
    });
    const its = await offeredJob(api, claim, row.partner_id);
    await offeredJob(api, claim, other);
    const shop = await shopOf(gabriel);
    expect((await shop.list()).offers.map(({ partner_job_id: id }) => id)).toEqual([its]);
    expect((await people(row.partner_id)).people).toMatchObject([{ is_waiting: false }]);
    expect((await petru.changes(row.partner_id))[0]?.fields).toEqual([
      { field: 'own_people', before: null, after: 'open' },
    ]);
    expect(reasonOf(await open(row.partner_id))).toBe('account_open');
  });

  test('takes more people, sends the link once more, and refuses a user name of somebody else', async () => {
    const { row } = await petru.add({ name: 'Caroserii Vest' });
    const first = somebody();
    await open(row.partner_id, first);
    const second = somebody();
    const invite = (person: object) => petru.post(`invitePartnerPerson/${row.partner_id}`, person);
    expect((await invite(second)).json<People>().people).toHaveLength(2);
    await invite(first);
    expect((await api.outbox(first.email)).length).toBe(2);
    expect((await people(row.partner_id)).people).toHaveLength(2);
    expect(reasonOf(await invite({ ...somebody(), username: 'Ana.Ionescu' }))).toBe('username_taken');
    expect(reasonOf(await invite({ ...somebody(), email: first.email }))).toBe('email_taken');
  });

  test('is ended from one moment to the next, with whoever is signed in, and opened again for the same people', async () => {
    const claim = await aClaim(api).takenIn();
    const { row } = await petru.add({ name: 'Tinichigerie Sud' });
    const person = somebody();
    await open(row.partner_id, person);
    await offeredJob(api, claim, row.partner_id);
    const shop = await shopOf(person);
    expect((await change('endPartnerAccount', row.partner_id)).json()).toMatchObject({ state: 'ended' });
    expect((await shop.get('browseOwnJobs')).statusCode).toBe(401);
    expect((await signIn(person.username)).statusCode).toBe(400);
    expect(reasonOf(await change('endPartnerAccount', row.partner_id))).toBe('no_account');
    expect(reasonOf(await petru.post(`invitePartnerPerson/${row.partner_id}`, somebody()))).toBe(
      'no_account',
    );
    expect((await change('reopenPartnerAccount', row.partner_id)).json()).toMatchObject({ state: 'open' });
    const again = ownJobCalls(api, await api.tokenFor(person.username));
    expect((await again.list()).offers).toHaveLength(1);
  });

  test('of one insurer ends without the other: the people read the jobs of the other one on, and nothing of the first', async () => {
    const ours = await aClaim(api).takenIn();
    const theirs = await aClaim(api, { orgCode: 'alfa' });
    const partnerOrgId = await api.organisation('service-nord');
    const { kysely } = api.database;
    const nord = await newPartner(kysely, { orgId: ours.orgId, name: 'Nord', partnerOrgId });
    const atAlfa = await newPartner(kysely, { orgId: theirs.orgId, name: 'Nord la Alfa', partnerOrgId });
    await offeredJob(api, ours, nord);
    await sql`insert into partner_job (org_id, claim_file_id, kind, state, state_since, next_party, partner_id, damage, on_silence,
        choice_reason, offer_no, created_at)
      values (${theirs.orgId}, ${theirs.claimFileId}, 'towing', 'sent', now(), 'partner', ${atAlfa}, 'Pe A3', 'ask', 'Aproape', 1,
        now())`.execute(kysely);
    const mihai = ownJobCalls(api, await api.tokenFor('nord.mihai'));
    expect((await mihai.list()).offers).toHaveLength(2);
    expect((await petru.get(`getPartnerPeople/${atAlfa}`)).statusCode).toBe(404);
    expect((await petru.post(`endPartnerAccount/${atAlfa}`, { row_version: 1 })).statusCode).toBe(404);
    expect((await change('endPartnerAccount', nord)).statusCode).toBe(201);
    expect((await mihai.list()).offers.map(({ insurer_name: name }) => name)).toEqual(['Alfa Broker']);
  });

  test('of the same shop at two insurers is two accounts, which know nothing of each other', async () => {
    const { row } = await petru.add({ name: 'Auto Geamăn', cui: '14186770' });
    await open(row.partner_id);
    await sql`insert into feature_flag (org_id, feature_code, is_enabled)
      select org_id, 'partners', true from organisation where org_code = 'alfa'
      on conflict (org_id, feature_code) do update set is_enabled = true`.execute(api.database.kysely);
    await sql`insert into user_role (org_id, user_id, role_code)
      select org_id, user_id, 'org.partner_admin' from app_user where username = 'alfa.ana'`.execute(
      api.database.kysely,
    );
    const alfa = directoryCalls(api, await api.tokenFor('alfa.ana'));
    const theirs = await alfa.add({ name: 'Auto Geamăn', cui: '14186770' });
    const opened = await alfa.post(`openPartnerAccount/${theirs.row.partner_id}`, {
      row_version: theirs.row_version,
      person: somebody(),
    });
    expect(opened.json<People>().people).toHaveLength(1);
    const { rows } = await sql<{ shops: number }>`
      select count(distinct partner_org_id)::integer as shops from partner where name = 'Auto Geamăn'`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([{ shops: 2 }]);
  });
});
