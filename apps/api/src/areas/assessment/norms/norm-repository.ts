import type { LocalDate } from '@dosar/kernel/dates';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Norm = Schema<'RepairNorm'>;
type Version = Schema<'RepairNorms'>['versions'][number];

/** What usual repairs take on a day: the lines of the latest version that is not withdrawn. */
export async function findNormsOn(tx: Tx, orgId: string, day: LocalDate): Promise<Norm[]> {
  const { rows } = await sql<{ lines: Norm[] }>`
    select lines from assessment_norm
    where org_id = ${orgId} and not is_withdrawn and valid_from <= ${day}::date
    order by valid_from desc, created_at desc, assessment_norm_id desc limit 1`.execute(tx);
  return rows[0]?.lines ?? [];
}

/** The versions of the table, newest first, with the days on which each holds. */
export async function findNormVersions(tx: Tx, orgId: string, today: LocalDate): Promise<Version[]> {
  const { rows } = await sql<Omit<Version, 'saved_at'> & { saved_at: Date }>`
    select version.assessment_norm_id, to_char(version.valid_from, 'YYYY-MM-DD') as valid_from,
      case when version.is_withdrawn then 'withdrawn' when version.valid_from > ${today}::date then 'to_come'
        when version.assessment_norm_id = (select held.assessment_norm_id from assessment_norm held
          where held.org_id = ${orgId} and not held.is_withdrawn and held.valid_from <= ${today}::date
          order by held.valid_from desc, held.created_at desc, held.assessment_norm_id desc limit 1) then 'in_force'
        else 'past' end as state,
      jsonb_array_length(version.lines) as line_count, version.file_name, person.full_name as saved_by,
      version.created_at as saved_at, version.row_version
    from assessment_norm version
    left join app_user person on person.org_id = version.org_id and person.user_id = version.created_by_user_id
    where version.org_id = ${orgId}
    order by version.valid_from desc, version.created_at desc, version.assessment_norm_id desc limit 50`.execute(
    tx,
  );
  return rows.map((row) => ({ ...row, saved_at: row.saved_at.toISOString() }));
}

/** Keeps a version of the table, and answers its id. */
export async function insertNorms(
  tx: Tx,
  orgId: string,
  norms: { validFrom: LocalDate; fileName: string; lines: readonly Norm[]; userId: string; now: Date },
): Promise<string> {
  const { assessment_norm_id: id } = await tx
    .insertInto('assessment_norm')
    .values({
      org_id: orgId,
      valid_from: norms.validFrom,
      file_name: norms.fileName,
      lines: JSON.stringify(norms.lines),
      created_by_user_id: norms.userId,
      created_at: norms.now,
    })
    .returning('assessment_norm_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A version of the table, held until the transaction ends. */
export async function lockNorms(tx: Tx, orgId: string, normId: string) {
  const { rows } = await sql<{
    valid_from: string;
    file_name: string;
    is_withdrawn: boolean;
    row_version: number;
  }>`
    select to_char(valid_from, 'YYYY-MM-DD') as valid_from, file_name, is_withdrawn, row_version
    from assessment_norm where org_id = ${orgId} and assessment_norm_id = ${normId} for update`.execute(tx);
  return rows[0];
}

/** Takes a version back, or lets it hold again. */
export async function markWithdrawn(
  tx: Tx,
  orgId: string,
  { normId, isWithdrawn }: { normId: string; isWithdrawn: boolean },
): Promise<void> {
  await tx
    .updateTable('assessment_norm')
    .set((row) => ({ is_withdrawn: isWithdrawn, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('assessment_norm_id', '=', normId)
    .execute();
}

/** Every part that a note can name, with its words. */
export async function findPartWords(tx: Tx) {
  const { rows } = await sql<{ code: string; name_ro: string; name_en: string }>`
    select vehicle_part_code as code, name_ro, name_en from vehicle_part`.execute(tx);
  return rows;
}
