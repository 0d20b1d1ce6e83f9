import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type LeaveType = Schema<'LeaveType'>;

/** A kind of absence as an organisation keeps it, with what the product says of it. */
export type KeptLeaveType = Omit<LeaveType, 'least_days' | 'is_by_law'> & {
  deducts_balance: boolean;
  returns_rest_days: boolean;
};

/** Every kind of absence of an organisation, in the order in which people choose, with the absences that have it on a day or later. */
export async function findLeaveTypes(tx: Tx, orgId: string, today: string): Promise<KeptLeaveType[]> {
  const { rows } = await sql<KeptLeaveType>`
    select type.absence_type_code, coalesce(own.name_ro, type.name_ro) as name_ro, coalesce(own.name_en, type.name_en) as name_en,
      coalesce(own.short_ro, type.short_ro) as short_ro, coalesce(own.short_en, type.short_en) as short_en,
      coalesce(own.needs_certificate, type.needs_certificate) as needs_certificate,
      coalesce(own.only_managers, type.only_managers) as only_managers, coalesce(own.is_offered, true) as is_offered,
      own.days_per_year, type.counts_as_away, type.deducts_balance, type.returns_rest_days,
      (select count(*)::int from absence
        where absence.org_id = ${orgId} and absence.absence_type_code = type.absence_type_code
          and absence.status in ('asked', 'approved') and absence.date_to >= ${today}) as open_absences,
      coalesce(own.row_version, 0) as row_version
    from absence_type type left join leave_type_setting own
      on own.org_id = ${orgId} and own.absence_type_code = type.absence_type_code
    order by type.position`.execute(tx);
  return rows;
}

/** Stores what an organisation says of a kind; answers whether nobody had changed it since it was read. */
export async function storeLeaveType(
  tx: Tx,
  orgId: string,
  { row_version: rowVersion, absence_type_code: code, ...values }: Schema<'LeaveTypeChange'>,
): Promise<boolean> {
  if (rowVersion === 0) {
    const inserted = await tx
      .insertInto('leave_type_setting')
      .values({ org_id: orgId, absence_type_code: code, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await tx
    .updateTable('leave_type_setting')
    .set((row) => ({ ...values, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('absence_type_code', '=', code)
    .where('row_version', '=', rowVersion)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
