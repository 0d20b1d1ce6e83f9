import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

/** An inspection as lists show it, before it is decided what the caller does with it. */
export type ListedInspection = Omit<
  Schema<'AssessmentRow'>,
  'matched_by' | 'action' | 'visit' | 'due_at' | 'system_time'
> & {
  due_at: Date;
  system_time: Date;
};

type Asked = { orgId: string; userId: string; language: Language };

const listedAtMost = 50;

async function findListed(
  tx: Tx,
  { orgId, userId, language }: Asked,
  { where, order }: { where: RawBuilder<unknown>; order: RawBuilder<unknown> },
): Promise<ListedInspection[]> {
  const { rows } = await sql<ListedInspection>`
    select work.assignment_id, work.claim_file_no, type.${sql.ref(`name_${language}`)} as assignment_type_name,
      status.${sql.ref(`name_${language}`)} as status_name, status.color as status_color, work.category_code, work.row_version,
      work.plate, file.vin, work.claimant_name, person.full_name as assessor_name,
      work.assigned_user_id is not distinct from ${userId} as is_mine, work.due_at, work.created_at as system_time,
      nullif(concat_ws(' ', brand.name, car.model), '') as vehicle_name, note.state as note_state, note.supplement_no,
      (select count(*)::integer from document photo where photo.org_id = work.org_id
        and photo.claim_file_id = work.claim_file_id and photo.mime_type like 'image/%') as photo_count
    from assignment work
    join claim_file file on file.org_id = work.org_id and file.claim_file_id = work.claim_file_id
    join assignment_type type on type.org_id = work.org_id and type.assignment_type_code = work.assignment_type_code
    join status on status.org_id = work.org_id and status.assignment_type_code = work.assignment_type_code
      and status.status_code = work.status_code
    left join vehicle car on car.org_id = file.org_id and car.vehicle_id = file.main_vehicle_id
    left join vehicle_brand brand on brand.vehicle_brand_code = car.vehicle_brand_code
    left join app_user person on person.org_id = work.org_id and person.user_id = work.assigned_user_id
    left join lateral (select state, supplement_no from assessment_note
      where org_id = work.org_id and assignment_id = work.assignment_id order by version_no desc limit 1) note on true
    where work.org_id = ${orgId} and work.assignment_type_code in ('assessment', 'reassessment') and ${where}
    order by ${order} limit ${listedAtMost}`.execute(tx);
  return rows;
}

const isOpen = sql`work.category_code in ('new', 'active', 'waiting')`;
const byDue = sql`work.due_at, work.assignment_id`;

/** Open inspections of somebody, the earliest due first. */
export function findOwnInspections(tx: Tx, asked: Asked) {
  return findListed(tx, asked, {
    where: sql`work.assigned_user_id = ${asked.userId} and ${isOpen}`,
    order: byDue,
  });
}

/** The inspections of these assignments, in no order. */
export function findInspectionsById(tx: Tx, asked: Asked, assignmentIds: readonly string[]) {
  return findListed(tx, asked, {
    where: sql`work.assignment_id = any(${assignmentIds}::uuid[])`,
    order: sql`work.assignment_id`,
  });
}

/** Open inspections of colleagues and queues, the earliest due first. */
export function findOtherInspections(tx: Tx, asked: Asked) {
  return findListed(tx, asked, {
    where: sql`work.assigned_user_id is distinct from ${asked.userId} and ${isOpen}`,
    order: byDue,
  });
}

/** Inspections whose number, plate, VIN or people have all of these words, or the text written as one; newest first. */
export function findInspections(
  tx: Tx,
  asked: Asked,
  { words, joined }: { words: readonly string[]; joined: string },
) {
  const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return findListed(tx, asked, {
    where: sql`(work.search_text like all(${words.map(contains)}::text[]) or work.search_text like ${contains(joined)})`,
    order: sql`work.created_at desc, work.assignment_id`,
  });
}

/** Other inspections of the same vehicles, newest first. */
export function findInspectionsOfVins(tx: Tx, asked: Asked, vins: readonly string[]) {
  return findListed(tx, asked, {
    where: sql`file.vin = any(${vins}::text[])`,
    order: sql`work.created_at desc, work.assignment_id`,
  });
}
