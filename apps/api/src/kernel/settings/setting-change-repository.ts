import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { PagePosition } from '../http/page-cursor.ts';
import type { SettingFieldChange } from '../database/json-columns.ts';

type NewSettingChange = {
  org_id: string;
  page: string;
  subject_id: string | null;
  subject_label: string | null;
  fields: readonly SettingFieldChange[];
  changed_by: string | null;
  on_behalf_of: string | null;
  changed_at: Date;
  restored_change_id: string | null;
};

/** Keeps a change; its values are written as they are. */
export async function insertSettingChange(
  tx: Transaction<Database>,
  { fields, ...change }: NewSettingChange,
): Promise<void> {
  await tx
    .insertInto('setting_change')
    .values({ ...change, fields: JSON.stringify(fields) })
    .execute();
}

/** A change of the settings as it is stored, with the names of the people. */
export type SettingChangeRow = Awaited<ReturnType<typeof findSettingChanges>>[number];

function changesOf(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('setting_change as c')
    .leftJoin('app_user as actor', (on) =>
      on.onRef('actor.org_id', '=', 'c.org_id').onRef('actor.user_id', '=', 'c.changed_by'),
    )
    .leftJoin('app_user as replaced', (on) =>
      on.onRef('replaced.org_id', '=', 'c.org_id').onRef('replaced.user_id', '=', 'c.on_behalf_of'),
    )
    .select([
      'c.change_id',
      'c.page',
      'c.subject_id',
      'c.subject_label',
      'c.fields',
      'c.changed_at',
      'c.restored_change_id',
      'actor.full_name as changed_by_name',
      'replaced.full_name as on_behalf_of_name',
    ])
    .where('c.org_id', '=', orgId);
}

/** The changes of one page, or of one record on it, newest first, each with whether a later one is about the same fields of the same record. */
export function findSettingChanges(
  tx: Transaction<Database>,
  orgId: string,
  page: string,
  { after, limit, subjectId }: { after: PagePosition | undefined; limit: number; subjectId?: string },
) {
  return changesOf(tx, orgId)
    .select((eb) => eb.exists(laterChange(eb).select('later.change_id')).as('is_changed_later'))
    .where('c.page', '=', page)
    .$if(subjectId !== undefined, (query) => query.where('c.subject_id', '=', subjectId ?? null))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(c.changed_at, c.change_id) < (${after?.key}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('c.changed_at', 'desc')
    .orderBy('c.change_id', 'desc')
    .limit(limit)
    .execute();
}

/** One change of an organisation. */
export function findSettingChange(tx: Transaction<Database>, orgId: string, changeId: string) {
  return changesOf(tx, orgId).where('c.change_id', '=', changeId).executeTakeFirst();
}

/** The newest change after this one of any of its fields, other than the one that is just putting it back. */
export function findLaterChange(tx: Transaction<Database>, orgId: string, changeId: string) {
  return tx
    .selectFrom('setting_change as c')
    .innerJoinLateral(
      (eb) =>
        laterChange(eb)
          .leftJoin('app_user as actor', (on) =>
            on.onRef('actor.org_id', '=', 'later.org_id').onRef('actor.user_id', '=', 'later.changed_by'),
          )
          .select(['later.fields', 'later.changed_at', 'actor.full_name as changed_by_name'])
          .where('later.restored_change_id', 'is distinct from', changeId)
          .orderBy('later.changed_at', 'desc')
          .orderBy('later.change_id', 'desc')
          .limit(1)
          .as('newest'),
      (on) => on.onTrue(),
    )
    .select(['newest.fields', 'newest.changed_at', 'newest.changed_by_name'])
    .where('c.org_id', '=', orgId)
    .where('c.change_id', '=', changeId)
    .executeTakeFirst();
}

type WithChange = Database & { c: Database['setting_change'] };

/** Later changes that touch what the change `c` touched. */
function laterChange(eb: ExpressionBuilder<WithChange, 'c'>) {
  return eb
    .selectFrom('setting_change as later')
    .whereRef('later.org_id', '=', 'c.org_id')
    .whereRef('later.page', '=', 'c.page')
    .where(sql<boolean>`later.subject_id is not distinct from c.subject_id`)
    .where(sql<boolean>`(later.changed_at, later.change_id) > (c.changed_at, c.change_id)`)
    .where(
      sql<boolean>`exists (
        select from jsonb_array_elements(c.fields) mine
        where later.fields @> jsonb_build_array(jsonb_build_object('field', mine -> 'field')))`,
    );
}
