import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { StoredPolicy } from './known-policy.ts';

type Tx = Transaction<Database>;
type Terms = Schema<'PolicyTerms'>;

/** A policy that was found. */
export type PolicyRow = Terms & { policy_id: string };

/** By what a policy is looked up; each is compared alone. */
export type PolicyKeys = {
  plate?: string | undefined;
  vin?: string | undefined;
  number?: string | undefined;
  cui?: string | undefined;
  cnpHash?: string | undefined;
};

const termsOf = sql`policy_id, kind, insurer, policy_number, plate, holder_name, valid_from, valid_until, paid_until, cancelled_on,
  coverages, source`;

/** As many policies of one holder are looked at; a fleet is asked for by plate. */
const mostOfKey = 50;

/** Policies that one of the keys names, the newest first. Each key has an index of its own, so each is a query of its own. */
export async function findPoliciesBy(
  tx: Tx,
  orgId: string,
  { plate, vin, number, cui, cnpHash }: PolicyKeys,
): Promise<PolicyRow[]> {
  const keys = [
    ...(plate === undefined ? [] : [sql`plate = ${plate}`]),
    ...(vin === undefined ? [] : [sql`vin = ${vin}`]),
    ...(number === undefined ? [] : [sql`number_key = ${number}`, sql`number_tail = ${number}`]),
    ...(cui === undefined ? [] : [sql`holder_cui = ${cui}`]),
    ...(cnpHash === undefined ? [] : [sql`holder_cnp_hash = ${cnpHash}`]),
  ];
  if (keys.length === 0) return [];
  const parts = keys.map(
    (key) => sql`(select ${termsOf} from policy where org_id = ${orgId} and ${key}
      order by valid_from desc limit ${mostOfKey})`,
  );
  const { rows } = await sql<PolicyRow>`select distinct on (policy_id) found.*
    from (${sql.join(parts, sql` union all `)}) found order by policy_id`.execute(tx);
  return rows;
}

/** One policy of the organisation. */
export async function findPolicy(tx: Tx, orgId: string, policyId: string): Promise<PolicyRow | undefined> {
  const { rows } = await sql<PolicyRow>`
    select ${termsOf} from policy where org_id = ${orgId} and policy_id = ${policyId}`.execute(tx);
  return rows[0];
}

/** Whether an organisation has policies at all. */
export async function hasPolicies(tx: Tx, orgId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from policy where org_id = ${orgId}) as known`.execute(tx);
  return rows[0]?.known ?? false;
}

/** How many policies an organisation has. */
export async function countPolicies(tx: Tx, orgId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from policy where org_id = ${orgId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

const recordOf = (policies: readonly StoredPolicy[]) => sql`
  jsonb_to_recordset(${JSON.stringify(policies)}::jsonb) as told (kind text, insurer text, policy_number text, number_key text,
    number_tail text, valid_from date, valid_until date, paid_until date, cancelled_on date, plate text, vin text,
    holder_name text, holder_cui text, holder_cnp_hash text, coverages jsonb)`;

const compared = [
  'insurer',
  'policy_number',
  'number_tail',
  'valid_until',
  'paid_until',
  'cancelled_on',
  'plate',
  'vin',
  'holder_name',
  'holder_cui',
  'holder_cnp_hash',
  'coverages',
] as const;

const rowOf = (table: string) => sql`(${sql.join(compared.map((name) => sql.ref(`${table}.${name}`)))})`;

/** How many policies of a list are new, differ from what is known, or are known as they are. */
export async function compareList(
  tx: Tx,
  orgId: string,
  policies: readonly StoredPolicy[],
): Promise<{ new: number; changed: number; unchanged: number }> {
  const { rows } = await sql<{ new: number; changed: number; unchanged: number }>`
    select count(*) filter (where known.policy_id is null)::integer as new,
      count(*) filter (where known.policy_id is not null and ${rowOf('told')} is distinct from ${rowOf('known')})::integer as changed,
      count(*) filter (where known.policy_id is not null and ${rowOf('told')} is not distinct from ${rowOf('known')})::integer
        as unchanged
    from ${recordOf(policies)}
    left join policy known on known.org_id = ${orgId} and known.kind = told.kind and known.number_key = told.number_key
      and known.valid_from = told.valid_from`.execute(tx);
  return rows[0] ?? { new: 0, changed: 0, unchanged: 0 };
}

/** Takes policies over; what is known as it is told stays untouched, so that the same list twice changes nothing. */
export async function storePolicies(
  tx: Tx,
  orgId: string,
  policies: readonly StoredPolicy[],
  { source, now }: { source: Terms['source']; now: Date },
): Promise<void> {
  const columns = sql.join(compared.map((name) => sql.ref(name)));
  const told = sql.join(compared.map((name) => sql.ref(`told.${name}`)));
  const renewed = sql.join(compared.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  await sql`
    insert into policy (org_id, source, learned_at, kind, number_key, valid_from, ${columns})
    select ${orgId}, ${source}, ${now}, told.kind, told.number_key, told.valid_from, ${told} from ${recordOf(policies)}
    on conflict on constraint policy_is_known_once do update set source = excluded.source, learned_at = excluded.learned_at, ${renewed}
    where ${rowOf('policy')} is distinct from ${rowOf('excluded')}`.execute(tx);
}
