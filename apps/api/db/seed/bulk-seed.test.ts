import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { demoId } from './demo/demo-random.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { useDatabase } from '#src/testing/database.ts';
import { bulkSeed } from './bulk/bulk-seed.ts';

const database = useDatabase({ world: 'demo' });
const orgId = demoId('organisation', 'demo');
const assignments = 2_000;

async function schema() {
  const { rows } = await sql`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select relname, format('%s %s', relrowsecurity, relforcerowsecurity) from pg_class where relnamespace = 'public'::regnamespace
    union all select tgname, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1, 2`.execute(database.db.kysely);
  return rows;
}

async function count(query: ReturnType<typeof sql<{ count: number }>>) {
  const { rows } = await inTenant(database.db, orgId, (tx) => query.execute(tx));
  return rows[0]?.count;
}

test('a bulk load adds what was asked and leaves indexes, constraints and triggers as they were', async () => {
  const before = await schema();
  const present = (await count(sql`select count(*) from assignment`)) ?? 0;
  await bulkSeed(database.connection, { assignments, orgId, report: () => undefined });
  expect(await count(sql`select count(*) from assignment`)).toBe(present + assignments);
  expect(await schema()).toEqual(before);
}, 60_000);

test('loaded rows carry the copies that triggers would have written', async () => {
  const differing = sql<{ count: number }>`
    select count(*) from assignment a
    join claim_file f using (org_id, claim_file_id)
    join status s on s.org_id = a.org_id and s.assignment_type_code = a.assignment_type_code
      and s.status_code = a.status_code
    join party p on p.org_id = f.org_id and p.party_id = f.claimant_party_id
    left join vehicle v on v.org_id = f.org_id and v.vehicle_id = f.main_vehicle_id
    where (a.claimant_name, a.plate, a.claim_file_no, a.policy_type_code, a.county_code, a.legal_due_date, a.search_text,
        a.category_code, a.status_position, a.waiting_on)
      is distinct from (party_name(p), v.plate_norm, f.claim_file_no, f.policy_type_code, f.county_code, f.legal_due_date,
        fold_text(concat_ws(' ', f.claim_file_no, v.plate_norm, v.vin, party_name(p), f.policy_number)),
        s.category_code, s.position, s.waiting_on)`;
  expect(await count(differing)).toBe(0);
  const masters = sql<{ count: number }>`
    select count(*) from claim_file f join assignment a using (org_id, claim_file_id)
    where a.is_case_master and a.status_code <> f.status_code`;
  expect(await count(masters)).toBe(0);
  const tagged = sql<{ count: number }>`
    select count(*) from assignment_tag kept
    full join (select org_id, assignment_id, tag_name, list_code, due_at from assignment, unnest(tag_names) as tag_name) said
      using (org_id, assignment_id, tag_name)
    where (kept.list_code, kept.due_at) is distinct from (said.list_code, said.due_at)`;
  expect(await count(tagged)).toBe(0);
});

test('the next claim file takes a number that the load has not used', async () => {
  const taken = sql<{ count: number }>`
    select count(*) from claim_file where claim_file_no = next_claim_file_no(extract(year from now())::integer, 'R')`;
  expect(await count(taken)).toBe(0);
});

test('none of it is news to anybody', async () => {
  const unseen = sql<{ count: number }>`
    select count(*) from assignment a
    join activity_news n on n.org_id = a.org_id and n.about_user_id = a.assigned_user_id
    where a.assigned_at is null or a.assigned_at > n.seen_until`;
  expect(await count(unseen)).toBe(0);
});
