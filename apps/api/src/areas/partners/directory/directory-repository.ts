import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { PartnerFields } from './partner-fields.ts';
import { partnerRow, type Today } from './partner-rows-repository.ts';

type Tx = Transaction<Database>;
export type Place = { orgId: string; partnerId: string };
type Suspension = { at: Date; userId: string; reason: string };

const fieldColumns = [
  'name',
  'kind',
  'cui',
  'county_code',
  'locality',
  'address',
  'phone',
  'email',
  'contacts',
  'served_county_codes',
  'brand_codes',
  'category_codes',
  'services',
  'capacity_per_week',
  'opening_hours',
  'contract_number',
  'contract_from',
  'contract_until',
] as const satisfies readonly (keyof PartnerFields)[];

/** The names of what is known of a partner, as its history tells them. */
export const partnerFieldNames: readonly (keyof PartnerFields)[] = fieldColumns;

/** All that is known of a partner, as one value. */
export const fieldsOf = sql`jsonb_build_object(${sql.join(
  fieldColumns.flatMap((column) => [sql.lit(column), sql.ref(`partner.${column}`)]),
)})`;

type ShownPartner = {
  row: Schema<'PartnerRow'>;
  fields: PartnerFields;
  suspension: Schema<'PartnerSuspension'> | null;
  row_version: number;
};

/** One partner with all that is known of it. */
export async function findPartner(
  tx: Tx,
  { orgId, partnerId }: Place,
  today: string,
): Promise<ShownPartner | undefined> {
  const day: Today = { orgId, today };
  const { rows } = await sql<
    Schema<'PartnerRow'> & {
      fields: PartnerFields;
      row_version: number;
      suspended_at: Date | null;
      suspension_reason: string | null;
      suspended_by_name: string | null;
    }
  >`
    select ${partnerRow(day)}, ${fieldsOf} as fields, partner.row_version, partner.suspended_at,
      partner.suspension_reason, person.full_name as suspended_by_name
    from partner
    left join app_user person on person.org_id = ${orgId} and person.user_id = partner.suspended_by_user_id
    where partner.org_id = ${orgId} and partner.partner_id = ${partnerId}`.execute(tx);
  const [found] = rows;
  if (found === undefined) return undefined;
  const {
    fields,
    row_version,
    suspended_at: at,
    suspension_reason: reason,
    suspended_by_name,
    ...row
  } = found;
  return {
    row,
    fields,
    suspension:
      at === null ? null : { reason: reason ?? '', suspended_at: at.toISOString(), suspended_by_name },
    row_version,
  };
}

/** Holds a partner against other changes until this one is stored; answers how it is. */
export async function holdPartner(tx: Tx, { orgId, partnerId }: Place) {
  const { rows } = await sql<{
    fields: PartnerFields;
    is_active: boolean;
    suspension_reason: string | null;
    row_version: number;
  }>`
    select ${fieldsOf} as fields, partner.is_active, partner.suspension_reason, partner.row_version from partner
    where partner.org_id = ${orgId} and partner.partner_id = ${partnerId} for update`.execute(tx);
  return rows[0];
}

const columnsOf = ({ contacts, ...fields }: PartnerFields) => ({
  ...fields,
  contacts: JSON.stringify(contacts),
});

/** Adds a partner and answers its id. */
export async function insertPartner(tx: Tx, orgId: string, fields: PartnerFields): Promise<string> {
  const row = await tx
    .insertInto('partner')
    .values({ org_id: orgId, ...columnsOf(fields) })
    .returning('partner_id')
    .executeTakeFirstOrThrow();
  return row.partner_id;
}

/** Changes what is known of a partner; without fields, only its version. */
export async function updatePartner(tx: Tx, place: Place, fields: PartnerFields | undefined): Promise<void> {
  await update(tx, place, fields === undefined ? {} : columnsOf(fields));
}

/** Suspends a partner, or gives it new work again. */
export async function updateSuspension(
  tx: Tx,
  place: Place,
  suspension: Suspension | undefined,
): Promise<void> {
  await update(tx, place, {
    is_active: suspension === undefined,
    suspended_at: suspension?.at ?? null,
    suspended_by_user_id: suspension?.userId ?? null,
    suspension_reason: suspension?.reason ?? null,
  });
}

type Columns = Partial<ReturnType<typeof columnsOf>> & {
  is_active?: boolean;
  suspended_at?: Date | null;
  suspended_by_user_id?: string | null;
  suspension_reason?: string | null;
};

async function update(tx: Tx, { orgId, partnerId }: Place, columns: Columns): Promise<void> {
  await tx
    .updateTable('partner')
    .set((row) => ({ ...columns, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('partner_id', '=', partnerId)
    .execute();
}

/** Whether another partner of the organisation has this CUI. */
export async function hasCui(tx: Tx, orgId: string, cui: string, except: string | undefined) {
  const { rows } = await sql`
    select from partner where org_id = ${orgId} and cui = ${cui}
      and partner_id is distinct from ${except ?? null}::uuid`.execute(tx);
  return rows.length > 0;
}

/** Which of some codes no brand or category of vehicle has. */
export async function findUnknownCodes(
  tx: Tx,
  { brand_codes: brands, category_codes: categories }: PartnerFields,
): Promise<('brand_codes' | 'category_codes')[]> {
  const { rows } = await sql<{ field: 'brand_codes' | 'category_codes' }>`
    select 'brand_codes' as field where exists (select from unnest(${brands}::text[]) code
      where not exists (select from vehicle_brand where vehicle_brand_code = code))
    union all
    select 'category_codes' where exists (select from unnest(${categories}::text[]) code
      where not exists (select from vehicle_category where vehicle_category_code = code))`.execute(tx);
  return rows.map(({ field }) => field);
}
