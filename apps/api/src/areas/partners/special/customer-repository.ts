import { nameKey, policyKey } from '@dosar/partners-domain';
import { normalisePlate } from '@dosar/kernel/plates';
import { normaliseCui } from '@dosar/kernel/romanian-numbers';
import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { PagePosition } from '#src/kernel/http/page-cursor.ts';

type Tx = Transaction<Database>;
type Fields = Schema<'SpecialCustomerFields'>;
type Place = { orgId: string; customerId: string };

/** What is asked of the list of special customers. */
export type CustomerSearch = { q: string | undefined; level: Fields['level'] | undefined };

// Counted for the rows of one page only.
const rowOf = (orgId: string) => sql`
  customer.special_customer_id, customer.name, customer.kind, customer.level, customer.valid_until, customer.is_active,
  (select count(*)::integer from special_customer_match entry where entry.org_id = ${orgId}
    and entry.special_customer_id = customer.special_customer_id and entry.kind = 'plate') as plate_count,
  (select count(*)::integer from claim_file file where file.org_id = ${orgId}
    and file.special_customer_id = customer.special_customer_id and file.closed_at is null) as file_count`;

/** A page of the special customers of an organisation, by name. */
export async function findCustomers(
  tx: Tx,
  orgId: string,
  { q, level }: CustomerSearch,
  page: { after: PagePosition | undefined; limit: number },
): Promise<Schema<'SpecialCustomerRow'>[]> {
  const text = q?.trim() ?? '';
  const keys = [normaliseCui(text), normalisePlate(text), nameKey(text), policyKey(text)];
  const { rows } = await sql<Schema<'SpecialCustomerRow'>>`
    select ${rowOf(orgId)} from special_customer customer
    where customer.org_id = ${orgId}
      ${
        text === ''
          ? sql``
          : sql`and (position(fold_text(${text}) in fold_text(customer.name)) > 0
              or exists (select from special_customer_match entry where entry.org_id = ${orgId}
                and entry.special_customer_id = customer.special_customer_id
                and entry.kind in ('cui', 'plate', 'name_cui', 'policy_prefix') and entry.match_key = any (${keys}::text[])))`
      }
      ${level === undefined ? sql`` : sql`and customer.level = ${level}`}
      ${page.after === undefined ? sql`` : sql`and (customer.name, customer.special_customer_id) > (${page.after.key}, ${page.after.id}::uuid)`}
    order by customer.name, customer.special_customer_id limit ${page.limit}`.execute(tx);
  return rows;
}

type CustomerRow = Schema<'SpecialCustomerRow'> &
  Omit<Fields, 'name' | 'kind' | 'level' | 'valid_until'> & {
    handler_name: string | null;
    row_version: number;
  };

/** One special customer. */
export async function findCustomer(tx: Tx, { orgId, customerId }: Place): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${rowOf(orgId)}, customer.valid_from, customer.handler_user_id, customer.contacts, customer.notes,
      customer.row_version, handler.full_name as handler_name
    from special_customer customer
    left join app_user handler on handler.org_id = ${orgId} and handler.user_id = customer.handler_user_id
    where customer.org_id = ${orgId} and customer.special_customer_id = ${customerId}`.execute(tx);
  return rows[0];
}

/** Holds a customer against other changes until this one is stored; answers its version. */
export async function holdCustomer(tx: Tx, { orgId, customerId }: Place): Promise<number | undefined> {
  const row = await tx
    .selectFrom('special_customer')
    .select('row_version')
    .where('org_id', '=', orgId)
    .where('special_customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.row_version;
}

const columnsOf = ({ contacts, ...fields }: Fields) => ({
  ...fields,
  name: fields.name.trim(),
  contacts: JSON.stringify(contacts),
});

/** Adds a customer and answers its id. */
export async function insertCustomer(tx: Tx, orgId: string, fields: Fields, now: Date): Promise<string> {
  const row = await tx
    .insertInto('special_customer')
    .values({ org_id: orgId, ...columnsOf(fields), created_at: now })
    .returning('special_customer_id')
    .executeTakeFirstOrThrow();
  return row.special_customer_id;
}

/** Changes a customer and raises the version that it is read with. */
export async function updateCustomer(
  tx: Tx,
  { orgId, customerId }: Place,
  change: Fields | { is_active: boolean; ended_at: Date | null; ended_by_user_id: string | null } | undefined,
): Promise<void> {
  const columns = change === undefined ? {} : 'is_active' in change ? change : columnsOf(change);
  await tx
    .updateTable('special_customer')
    .set((row) => ({ ...columns, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('special_customer_id', '=', customerId)
    .execute();
}

/** Whether somebody of the own staff works here and can answer for a customer. */
export async function canHandle(tx: Tx, orgId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app_user')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .where('is_external', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
