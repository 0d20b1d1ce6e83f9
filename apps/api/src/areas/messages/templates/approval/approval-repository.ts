import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { StoredTemplate } from '../template-settings-repository.ts';

type Tx = Transaction<Database>;
type Asked = { orgId: string; code: string };

/** Texts of a template that are not in force. */
export type StoredDraft = Pick<
  StoredTemplate,
  'code' | 'in_set' | 'name_ro' | 'name_en' | 'is_active' | 'texts'
> & {
  base_row_version: number;
  state: Schema<'TemplateDraftState'>;
  note: string;
  author_user_ids: string[];
  saved_by_user_id: string;
  saved_by: string | null;
  saved_at: Date;
  decided_by: string | null;
  reason: string | null;
  row_version: number;
};

/** Which kinds of texts a second person approves; `forChange` makes two who change it wait for each other. */
export async function readTemplateApproval(
  tx: Tx,
  orgId: string,
  { forChange = false } = {},
): Promise<Schema<'TemplateApproval'>> {
  const found = await tx
    .selectFrom('message_template_approval')
    .where('org_id', '=', orgId)
    .select(['email', 'sms', 'row_version'])
    .$if(forChange, (query) => query.forUpdate())
    .executeTakeFirst();
  return found ?? { email: false, sms: false, row_version: 0 };
}

/** Stores the setting; false where somebody else wrote its first row meanwhile. */
export async function writeTemplateApproval(
  tx: Tx,
  orgId: string,
  { email, sms, row_version }: Schema<'TemplateApproval'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into message_template_approval as present (org_id, email, sms) values (${orgId}, ${email}, ${sms})
    on conflict (org_id) do update set email = excluded.email, sms = excluded.sms, row_version = present.row_version + 1
      where present.row_version = ${row_version}`.execute(tx);
  return numAffectedRows === 1n;
}

/** The draft of a template, with the names of those who wrote and decided it; locked for a change. */
export async function findDraft(
  tx: Tx,
  { orgId, code }: Asked,
  { locks = false } = {},
): Promise<StoredDraft | undefined> {
  const { rows } = await sql<StoredDraft>`
    select draft.template_code as code, draft.in_set, draft.name_ro, draft.name_en, draft.is_active, draft.texts,
      draft.base_row_version, draft.state, draft.note, draft.author_user_ids, draft.saved_by_user_id, draft.saved_at,
      draft.reason, draft.row_version, author.full_name as saved_by, decider.full_name as decided_by
    from message_template_draft draft
    left join app_user author on author.org_id = draft.org_id and author.user_id = draft.saved_by_user_id
    left join app_user decider on decider.org_id = draft.org_id and decider.user_id = draft.decided_by_user_id
    where draft.org_id = ${orgId} and draft.template_code = ${code}
    ${locks ? sql`for update of draft` : sql``}`.execute(tx);
  return rows[0];
}

/** Every draft of an organisation, by its template. */
export async function findDrafts(tx: Tx, orgId: string) {
  const { rows } = await sql<
    Pick<StoredDraft, 'code' | 'in_set' | 'name_ro' | 'name_en' | 'state' | 'texts' | 'saved_by' | 'saved_at'>
  >`
    select draft.template_code as code, draft.in_set, draft.name_ro, draft.name_en, draft.state, draft.texts,
      draft.saved_at, author.full_name as saved_by
    from message_template_draft draft
    left join app_user author on author.org_id = draft.org_id and author.user_id = draft.saved_by_user_id
    where draft.org_id = ${orgId} order by draft.saved_at, draft.template_code limit 200`.execute(tx);
  return rows;
}

type Written = Omit<StoredDraft, 'saved_by' | 'decided_by' | 'reason' | 'row_version'>;

/** Writes a draft in place of the one before. */
export async function writeDraft(tx: Tx, orgId: string, draft: Written): Promise<void> {
  const values = {
    in_set: draft.in_set === null ? null : JSON.stringify(draft.in_set),
    name_ro: draft.name_ro,
    name_en: draft.name_en,
    is_active: draft.is_active,
    texts: JSON.stringify(draft.texts),
    base_row_version: draft.base_row_version,
    state: draft.state,
    note: draft.note,
    author_user_ids: draft.author_user_ids,
    saved_by_user_id: draft.saved_by_user_id,
    saved_at: draft.saved_at,
    decided_by_user_id: null,
    reason: null,
  };
  await tx
    .insertInto('message_template_draft')
    .values({ org_id: orgId, template_code: draft.code, ...values })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'template_code']).doUpdateSet((row) => ({
        ...values,
        row_version: row('message_template_draft.row_version', '+', 1),
      })),
    )
    .execute();
}

/** Gives a draft back to those who wrote it. */
export async function returnDraft(
  tx: Tx,
  { orgId, code }: Asked,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('message_template_draft')
    .set((row) => ({
      state: 'returned',
      decided_by_user_id: userId,
      reason,
      row_version: row('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('template_code', '=', code)
    .execute();
}

export async function deleteDraft(tx: Tx, { orgId, code }: Asked): Promise<void> {
  await tx
    .deleteFrom('message_template_draft')
    .where('org_id', '=', orgId)
    .where('template_code', '=', code)
    .execute();
}
