import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { discreetKinds } from '../file/told-customer.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; customerId: string };
type Plan = Schema<'PackPlan'>;

/** The plan of a customer as it is stored. */
export type StoredPlan = {
  recipients: string[];
  language: Language;
  monthly_from: string | null;
  row_version: number;
};

/** The plan of a customer, held against other changes. */
export async function holdPlan(tx: Tx, { orgId, customerId }: Place): Promise<StoredPlan | undefined> {
  return tx
    .selectFrom('special_customer_pack_plan')
    .select(['recipients', 'language', 'monthly_from', 'row_version'])
    .where('org_id', '=', orgId)
    .where('special_customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
}

/** The plan of a customer. */
export async function findPlan(tx: Tx, { orgId, customerId }: Place): Promise<StoredPlan | undefined> {
  return tx
    .selectFrom('special_customer_pack_plan')
    .select(['recipients', 'language', 'monthly_from', 'row_version'])
    .where('org_id', '=', orgId)
    .where('special_customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Keeps the plan of a customer. */
export async function storePlan(
  tx: Tx,
  { orgId, customerId }: Place,
  { recipients, language }: Plan,
  monthlyFrom: string | null,
): Promise<void> {
  const columns = { recipients, language, monthly_from: monthlyFrom };
  await tx
    .insertInto('special_customer_pack_plan')
    .values({ org_id: orgId, special_customer_id: customerId, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'special_customer_id']).doUpdateSet(({ ref }) => ({
        ...columns,
        row_version: sql<number>`${ref('special_customer_pack_plan.row_version')} + 1`,
      })),
    )
    .execute();
}

/** The packs of a customer, the newest month first. */
export async function findPacks(
  tx: Tx,
  { orgId, customerId }: Place,
  limit: number,
): Promise<Schema<'SentPack'>[]> {
  const { rows } = await sql<Schema<'SentPack'>>`
    select to_char(pack.month, 'YYYY-MM') as month, pack.state, pack.recipients, author.full_name as requested_by,
      to_char(pack.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sent_at,
      pack.pdf_sha256, pack.xlsx_sha256
    from special_customer_pack pack
    left join app_user author on author.org_id = ${orgId} and author.user_id = pack.requested_by_user_id
    where pack.org_id = ${orgId} and pack.special_customer_id = ${customerId}
    order by pack.month desc limit ${limit}`.execute(tx);
  return rows;
}

/**
 * Takes a month of a customer to be sent; undefined when it was taken before. A month that could not be sent is taken again.
 */
export async function takeMonth(
  tx: Tx,
  { orgId, customerId }: Place,
  pack: { month: string; recipients: string[]; language: Language; userId: string | null; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ special_customer_pack_id: string }>`
    insert into special_customer_pack
      (org_id, special_customer_id, month, recipients, language, requested_by_user_id, created_at)
    values (${orgId}, ${customerId}, ${`${pack.month}-01`}, ${pack.recipients}::text[], ${pack.language}, ${pack.userId}, ${pack.now})
    on conflict (org_id, special_customer_id, month) do update
      set state = 'queued', recipients = excluded.recipients, language = excluded.language,
        requested_by_user_id = excluded.requested_by_user_id, created_at = excluded.created_at
      where special_customer_pack.state = 'failed' and excluded.requested_by_user_id is not null
    returning special_customer_pack_id`.execute(tx);
  return rows[0]?.special_customer_pack_id;
}

/** A pack that waits to be sent, held; undefined when it is sent or its customer gets none any more. */
export async function holdQueuedPack(tx: Tx, orgId: string, packId: string) {
  const { rows } = await sql<{
    special_customer_id: string;
    customer: string;
    organisation: string;
    month: string;
    recipients: string[];
    language: Language;
  }>`
    select pack.special_customer_id, customer.name as customer, organisation.org_name as organisation,
      to_char(pack.month, 'YYYY-MM') as month, pack.recipients, pack.language
    from special_customer_pack pack
    join special_customer customer on customer.org_id = ${orgId}
      and customer.special_customer_id = pack.special_customer_id and customer.kind <> all (${[...discreetKinds]}::text[])
    join organisation on organisation.org_id = ${orgId}
    where pack.org_id = ${orgId} and pack.special_customer_pack_id = ${packId} and pack.state = 'queued'
    for update of pack`.execute(tx);
  return rows[0];
}

type Kept = { pdfKey: string; pdfHash: string; xlsxKey: string; xlsxHash: string; now: Date };

/** Keeps that a pack was sent, and what it was. */
export async function markSent(tx: Tx, orgId: string, packId: string, kept: Kept): Promise<void> {
  await tx
    .updateTable('special_customer_pack')
    .set({
      state: 'sent',
      sent_at: kept.now,
      pdf_key: kept.pdfKey,
      pdf_sha256: kept.pdfHash,
      xlsx_key: kept.xlsxKey,
      xlsx_sha256: kept.xlsxHash,
    })
    .where('org_id', '=', orgId)
    .where('special_customer_pack_id', '=', packId)
    .execute();
}

/** Keeps that a pack could not be sent, or waits again. */
export async function movePack(
  tx: Tx,
  orgId: string,
  packId: string,
  change: { from: 'queued' | 'failed'; to: 'queued' | 'failed' },
): Promise<void> {
  await tx
    .updateTable('special_customer_pack')
    .set({ state: change.to })
    .where('org_id', '=', orgId)
    .where('special_customer_pack_id', '=', packId)
    .where('state', '=', change.from)
    .execute();
}

/** The customers whose pack of a month goes by itself and has not been taken. */
export async function findDuePlans(
  tx: Tx,
  orgId: string,
  { month, today }: { month: string; today: string },
): Promise<{ customerId: string; recipients: string[]; language: Language }[]> {
  const { rows } = await sql<{ customerId: string; recipients: string[]; language: Language }>`
    select plan.special_customer_id as "customerId", plan.recipients, plan.language
    from special_customer_pack_plan plan
    join special_customer customer on customer.org_id = ${orgId}
      and customer.special_customer_id = plan.special_customer_id and customer.is_active
      and customer.kind <> all (${[...discreetKinds]}::text[])
      and (customer.valid_until is null or customer.valid_until >= ${`${month}-01`})
      and (customer.valid_from is null or customer.valid_from <= ${today})
    where plan.org_id = ${orgId} and plan.monthly_from <= ${`${month}-01`} and cardinality(plan.recipients) > 0
      and not exists (select from special_customer_pack pack where pack.org_id = ${orgId}
        and pack.special_customer_id = plan.special_customer_id and pack.month = ${`${month}-01`})
    order by plan.special_customer_id`.execute(tx);
  return rows;
}

/** What the head of a pack names. */
export async function findPackHead(tx: Tx, { orgId, customerId }: Place) {
  const { rows } = await sql<{
    customer: string;
    kind: Schema<'SpecialCustomerKind'>;
    organisation: string;
  }>`
    select customer.name as customer, customer.kind, organisation.org_name as organisation
    from special_customer customer join organisation on organisation.org_id = ${orgId}
    where customer.org_id = ${orgId} and customer.special_customer_id = ${customerId}`.execute(tx);
  return rows[0];
}
