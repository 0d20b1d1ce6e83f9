import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { createDatabase, inTenant, migrate, withDatabaseName } from '#src/kernel/database/index.ts';
import { useDatabase } from '#src/testing/database.ts';
import { testNumbers } from '#src/testing/test-server-key.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import { writeReferenceData } from '../reference/write-reference-data.ts';
import { demoAccounts, demoPassword } from './demo/account/demo-accounts.ts';
import { demoOrganisations } from './demo/account/demo-organisations.ts';
import { demoParts, inOrder } from './demo/demo-part.ts';
import { demoId, keyHash } from './demo/demo-random.ts';
import { fillWorld } from './demo/fill-world.ts';
import { cnpCheckDigit } from './demo/claims/invented-people.ts';
import { pinned } from './demo/pinned-keys.ts';
import { seedDemo } from './demo/seed-demo.ts';

const database = useDatabase({ world: 'demo' });
const demo = demoId('organisation', 'demo');

const rowsOf = <Row>(query: ReturnType<typeof sql<Row>>) =>
  inTenant(database.db, demo, async (tx) => (await query.execute(tx)).rows);

test('every pinned account exists with its roles and the demo password', async () => {
  const users = await rowsOf(sql<{ username: string; password_hash: string; roles: string[] }>`
    select username, password_hash, array_agg(role_code order by role_code) as roles
    from app_user join user_role using (org_id, user_id) group by username, password_hash`);
  const expected = demoAccounts.filter(({ org }) => org === 'demo');
  expect(users.map(({ username }) => username).sort()).toEqual(
    expected.map(({ username }) => username).sort(),
  );
  for (const { username, roles } of expected) {
    expect(users.find((user) => user.username === username)?.roles).toEqual([...roles].sort());
  }
  expect(await verify(users[0]?.password_hash ?? '', demoPassword)).toBe(true);
});

test('no number of its people stands in the database as it is', async () => {
  const rows = await rowsOf(sql<{ row: string }>`select party::text as row from party`);
  expect(rows.length).toBeGreaterThan(300);
  // Thirteen digits that begin as those of invented people, or an account.
  for (const { row } of rows) expect(row).not.toMatch(/\b[34]\d{12}\b|\bRO\d{2}[A-Z]{4}[0-9A-Z]{16}\b/);
});

test('ana.ionescu replaces radu.marin today', async () => {
  const replaced = await rowsOf(sql`
    select u.username from replacement r join app_user u on u.org_id = r.org_id and u.user_id = r.replaced_user_id
    where deputy_user_id = ${demoId('user', 'ana.ionescu')} and revoked_at is null
      and (now() at time zone 'Europe/Bucharest')::date between date_from and date_to`);
  expect(replaced).toEqual([{ username: 'radu.marin' }]);
});

test('there are at least 300 claims, and work of every kind in each of its statuses', async () => {
  const [files] = await rowsOf(sql<{ count: number }>`select count(*) as count from claim_file`);
  expect(files?.count).toBeGreaterThanOrEqual(300);
  const missing = await rowsOf(sql`
    select assignment_type_code, status_code from status s where not exists (
      select from assignment a where a.org_id = s.org_id and a.assignment_type_code = s.assignment_type_code
        and a.status_code = s.status_code)`);
  expect(missing).toEqual([]);
});

test('the lists have work that is late, due today and due later', async () => {
  const [due] = await rowsOf(sql<Record<string, number>>`
    select count(*) filter (where due_at < now()) as late,
      count(*) filter (where due_at between now() and now() + interval '1 day') as soon,
      count(*) filter (where due_at > now() + interval '7 days') as later,
      count(*) filter (where assigned_user_id is null) as unassigned
    from assignment where list_code = 'active'`);
  expect(Object.values(due ?? {}).every((count) => count > 10)).toBe(true);
});

test('everything is due at the end of a day in Romania, and at no weekend but for what is due today or tomorrow', async () => {
  const odd = await rowsOf(sql`
    select due_at from assignment, lateral (select due_at at time zone 'Europe/Bucharest' as local) due
    where local::time <> '23:59:59' or (done_at is null and extract(isodow from local) > 5
      and local::date - (now() at time zone 'Europe/Bucharest')::date not in (0, 1)
      and local::date <> (created_at at time zone 'Europe/Bucharest')::date)`);
  expect(odd).toEqual([]);
});

test('the pinned tracker cases have both channels confirmed and a current event that fits their status', async () => {
  const cases = await rowsOf(sql`
    select f.claim_file_no, f.status_code, f.tracker_step,
      (select event_title_ro from tracker_event t where t.org_id = f.org_id and t.claim_file_id = f.claim_file_id
        order by system_time desc, tracker_event_id desc limit 1) as title,
      (select count(*) from contact_channel c where c.org_id = f.org_id and c.party_id = f.claimant_party_id
        and c.confirmed_at is not null) as confirmed
    from claim_file f where claim_file_no = any (${[...pinned.trackerCases]}) order by 1`);
  expect(cases).toEqual([
    {
      claim_file_no: 'DM26R0000001',
      status_code: 'waiting_documents',
      tracker_step: 2,
      title: 'Avem nevoie de documente de la dumneavoastră',
      confirmed: 2,
    },
    {
      claim_file_no: 'DM26R0000002',
      status_code: 'inspection',
      tracker_step: 1,
      title: expect.stringMatching(/^(Constatăm avariile|Constatarea este programată)$/),
      confirmed: 2,
    },
    {
      claim_file_no: 'DM26R0000003',
      status_code: 'offer_issued',
      tracker_step: 3,
      title: 'V-am trimis oferta de despăgubire',
      confirmed: 2,
    },
  ]);
});

test('the pinned keys open what they promise', async () => {
  const [found] = await rowsOf(sql`
    select
      (select assignment_type_code from find_guest_key(${keyHash(pinned.guestAssignmentKey)})
        join guest_access using (org_id, guest_access_id)) as guest,
      (select claim_file_no from find_doc_request_key(${keyHash(pinned.docRequestKey)})
        join doc_request using (org_id, doc_request_id) join claim_file using (org_id, claim_file_id)) as request,
      (select confirmed_at is null and kind = 'email' from find_contact_key(${keyHash(pinned.contactKey)})
        join contact_channel using (org_id, contact_channel_id)) as contact`);
  expect(found).toEqual({ guest: 'assessment', request: 'DM26R0000001', contact: true });
});

test('M4 the demo shows an undisputed part that was paid, and money that is to come back in each state', async () => {
  const [found] = await rowsOf(sql`
    select
      (select count(*)::integer from payment_order join offer using (org_id, offer_id)
        where is_undisputed and payment_order.state = 'paid' and offer.state = 'contested') as undisputed,
      (select array_agg(state order by state) from recovery) as recoveries,
      (select count(*)::integer from claim_money where coalesce(recovered_bani, 0) <>
        (select coalesce(sum(amount_bani), 0) from recovery_receipt receipt
          where receipt.claim_file_id = claim_money.claim_file_id)) as "differentReceipts",
      (select count(*)::integer from claim_money join claim_file using (org_id, claim_file_id)
        where coalesce(claim_money.paid_bani, 0) <> coalesce(claim_file.paid_amount * 100, 0)) as "differentPayments",
      (select count(*)::integer from offer where state = 'accepted' and iban_sealed is null) as "paidNowhere",
      (select count(*)::integer from payment_order orders join coverage using (org_id, claim_file_id)
        where orders.state = 'ordered' and coverage_code = 'vehicle' and reserve_bani < orders.amount_bani) as "cannotBePaid"`);
  expect(found).toEqual({
    undisputed: 1,
    recoveries: ['claimed', 'given_up', 'received'],
    differentReceipts: 0,
    differentPayments: 0,
    paidNowhere: 0,
    cannotBePaid: 0,
  });
});

test('M4 the demo shows each kind of money that waits for a second person', async () => {
  const [found] = await rowsOf(sql`
    select
      (select array_agg(distinct approval_kind order by approval_kind) from approval where status = 'asked') as kinds,
      (select count(*)::integer from offer where state = 'accepted' and account_typed_by_user_id is not null
        and not exists (select from payment_order orders where orders.offer_id = offer.offer_id)) as unconfirmed,
      (select count(*)::integer from paying_account_change where state = 'asked') as accounts,
      (select count(*)::integer from approval join reserve_change on reserve_change_id = subject_id
        where approval_kind = 'reserve' and approval.amount_bani > 5000000) as reserves`);
  expect(found).toEqual({
    kinds: ['offer', 'paying_account', 'reserve'],
    unconfirmed: 1,
    accounts: 1,
    reserves: 1,
  });
});

test('one car has the same bumper damaged in three claims', async () => {
  const claims = await rowsOf(sql`
    select f.claim_file_no from claim_file f join claim_vehicle v using (org_id, claim_file_id)
    where f.vin = ${pinned.itemHistoryVin}
      and v.damaged_parts @> ${JSON.stringify([{ vehicle_part_code: pinned.itemHistoryPart }])}::jsonb`);
  expect(claims).toHaveLength(3);
});

test('people are invented: personal numbers of the 19th century, reserved mail domains, unassigned phone numbers', async () => {
  const people = await rowsOf(
    sql<{
      org_id: string;
      sealed: string;
    }>`select org_id, cnp_sealed as sealed from party where cnp_sealed is not null`,
  );
  expect(people.length).toBeGreaterThan(300);
  for (const { org_id: orgId, sealed } of people) {
    const cnp = testNumbers.open(orgId, sealed);
    expect(cnp).toMatch(/^[34]\d{12}$/);
    expect(Number(cnp[12])).toBe(cnpCheckDigit(cnp));
  }
  const reachable = await rowsOf(sql`
    select value from contact_channel where value !~ '@example[.]com$' and value !~ '^[+]407000[0-9]{5}$'`);
  expect(reachable).toEqual([]);
});

test('check digits of personal numbers are computed as the law says', () => {
  for (const cnp of ['1630615123457', '1850725400010', '2981201124565', '5040229380074', '1800101400181']) {
    expect(cnpCheckDigit(cnp)).toBe(Number(cnp[12]));
  }
});

test('the next claim continues the numbers of the demo world', async () => {
  const next = await inTenant(database.db, demo, async (tx) => {
    const { rows } = await sql<{ number: string; isTaken: boolean }>`
      select number, exists (select from claim_file where claim_file_no = number) as "isTaken"
      from next_claim_file_no(2026, 'R') as number`.execute(tx);
    return rows[0];
  });
  expect(next).toEqual({ number: expect.stringMatching(/^DM26R\d{7}$/), isTaken: false });
});

test('Țăndărei is found as Ţăndărei and as tandarei', async () => {
  const [folded] = await rowsOf(sql`
    select fold_text('Țăndărei') as comma, fold_text('Ţăndărei') as cedilla, fold_text('TANDAREI') as plain`);
  expect(folded).toEqual({ comma: 'tandarei', cedilla: 'tandarei', plain: 'tandarei' });
});

test('the same moment gives the same world', async () => {
  const parts = await demoParts();
  const world = () => {
    const facts = {
      orgId: demo,
      branchIds: [],
      queueIds: {},
      contents: [],
      now: new Date('2026-11-20T09:00:00Z'),
      // What is locked away is another text each time.
      numbers: { ...testNumbers, seal: (_: string, number: string) => number },
    };
    return fillWorld(parts, { ...facts, organisation: demoOrganisations[0] }).rows;
  };
  expect(world()).toEqual(world());
});

test('each part of the demo world comes after those that it builds on', () => {
  const visits = { name: 'scheduling', after: ['claims'] };
  const claims = { name: 'claims' };
  const names = (...parts: Parameters<typeof inOrder>[0]) => inOrder(parts).map(({ name }) => name);

  expect(names(visits, { name: 'absences', after: ['scheduling'] }, claims)).toEqual([
    'claims',
    'scheduling',
    'absences',
  ]);
  expect(() => names(visits)).toThrow('scheduling comes after claims, which has no part');
  expect(() => names(visits, { ...claims, after: ['scheduling'] })).toThrow('wait for each other');
});

test('a world that was cut off leaves nothing, and a filled database is left alone', async () => {
  const name = `dosar_seed_${process.pid}`;
  const owner = inject('testServer').user;
  await sql`create database ${sql.table(name)} owner ${sql.table(owner)}`.execute(database.db.kysely);
  const connection = withDatabaseName(inject('testServer'), name);
  await migrate(connection);
  const db = createDatabase(connection, { maxConnections: 2 });
  const now = worldMoment;
  try {
    await writeReferenceData(db.kysely);
    // The last table of the last organisation refuses: everything before it has been written by then.
    await sql`alter table tracker_event add constraint broken check (org_id <> ${sql.lit(demoId('organisation', 'alfa'))})`.execute(
      db.kysely,
    );
    await expect(seedDemo(db.kysely, { now, serverKey: randomBytes(32) })).rejects.toThrow(/broken/);
    expect((await sql`select list_org_ids()`.execute(db.kysely)).rows).toEqual([]);

    await sql`alter table tracker_event drop constraint broken`.execute(db.kysely);
    expect(await seedDemo(db.kysely, { now, serverKey: randomBytes(32) })).toBe(true);
    expect(await seedDemo(db.kysely, { now, serverKey: randomBytes(32) })).toBe(false);
  } finally {
    await db.close();
    await sql`drop database ${sql.table(name)} with (force)`.execute(database.db.kysely);
  }
}, 150_000);

test.each([
  [
    'an accident happened before it was reported',
    sql`
    select event_id from event join claim_file using (org_id, event_id)
    where (occurred_on + coalesce(occurred_at_time, '00:00'::time)) at time zone 'Europe/Bucharest' > opened_at`,
  ],
  [
    'work began after its claim',
    sql`
    select assignment_id from assignment a join claim_file f using (org_id, claim_file_id)
    where a.created_at < f.opened_at`,
  ],
  ['nothing is due before it exists', sql`select assignment_id from assignment where due_at < created_at`],
  [
    'work is done after it began',
    sql`
    select assignment_id from assignment
    where done_at < created_at or started_at < created_at or last_activity_at < created_at or done_at < started_at`,
  ],
  [
    'nothing on a timeline is from before the claim, or from the future',
    sql`
    select timeline_event_id from timeline_event t join claim_file f using (org_id, claim_file_id)
    where t.system_time < f.opened_at or t.system_time > now()`,
  ],
  [
    'closed work has a last word on the timeline',
    sql`
    select assignment_id from assignment a where a.done_at is not null and not exists (
      select from timeline_event t where t.org_id = a.org_id and t.assignment_id = a.assignment_id
        and t.kind = 'status' and t.system_time = a.done_at)`,
  ],
])('in the demo world %s', async (_rule, broken) => {
  expect(await rowsOf(broken)).toEqual([]);
});

test('B3 of the finished inspections one is a total loss, one has a supplement, and one an estimate in two rounds', async () => {
  const [stories] = await rowsOf(sql<Record<'losses' | 'supplements' | 'replaced' | 'rounds', number>>`
    select count(*) filter (where (head -> 'vehicle_value' ->> 'amount_bani')::bigint * 3 / 4 < gross_bani)::integer as losses,
      count(*) filter (where supplement_no = 1 and state = 'committed')::integer as supplements,
      count(*) filter (where state = 'superseded')::integer as replaced,
      (select max(round_no) from shop_estimate) as rounds
    from assessment_note`);
  expect(stories).toEqual({ losses: 1, supplements: 1, replaced: 1, rounds: 2 });
});
