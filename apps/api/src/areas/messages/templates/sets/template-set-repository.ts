import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; setId: string };

/** How many sets an organisation can have. */
export const mostSets = 50;

/** The sets of an organisation, by name. */
export async function findTemplateSets(tx: Tx, orgId: string): Promise<Schema<'TemplateSet'>[]> {
  const { rows } = await sql<Schema<'TemplateSet'>>`
    select template_set_id, name, row_version from message_template_set
    where org_id = ${orgId} and removed_at is null
    order by name collate "ro-x-icu", template_set_id limit ${mostSets}`.execute(tx);
  return rows;
}

/** A set, held so that it stays until the transaction ends; nothing where it was removed. */
export async function holdTemplateSet(
  tx: Tx,
  { orgId, setId, changes = false }: Place & { changes?: boolean },
): Promise<Schema<'TemplateSet'> | undefined> {
  const { rows } = await sql<Schema<'TemplateSet'>>`
    select template_set_id, name, row_version from message_template_set
    where org_id = ${orgId} and template_set_id = ${setId} and removed_at is null
    ${changes ? sql`for update` : sql`for share`}`.execute(tx);
  return rows[0];
}

/** A set, whether it was removed or not. */
export async function findTemplateSet(tx: Tx, { orgId, setId }: Place) {
  const { rows } = await sql<Schema<'TemplateSet'> & { is_removed: boolean }>`
    select template_set_id, name, row_version, removed_at is not null as is_removed from message_template_set
    where org_id = ${orgId} and template_set_id = ${setId} for update`.execute(tx);
  return rows[0];
}

/** Makes a set and answers its id; nothing where another one has its name. */
export async function insertTemplateSet(tx: Tx, orgId: string, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ template_set_id: string }>`
    insert into message_template_set (org_id, name) values (${orgId}, ${name})
    on conflict do nothing returning template_set_id`.execute(tx);
  return rows[0]?.template_set_id;
}

/** Gives a set its name and lets it be there or not; false where another one has the name. */
export async function updateTemplateSet(
  tx: Tx,
  { orgId, setId }: Place,
  { name, removedAt }: { name: string; removedAt: Date | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update message_template_set set name = ${name}, removed_at = ${removedAt}, row_version = row_version + 1
    where org_id = ${orgId} and template_set_id = ${setId} and (${removedAt}::timestamptz is not null or not exists (
      select from message_template_set other where other.org_id = ${orgId} and other.template_set_id <> ${setId}
        and other.removed_at is null and lower(other.name) = lower(${name})))`.execute(tx);
  return numAffectedRows === 1n;
}

/** Whether a standard template has a code, and whether a set has a text in place of it already. */
export async function findReplaced(tx: Tx, { orgId, setId, code }: Place & { code: string }) {
  const { rows } = await sql<{ is_standard: boolean; is_replaced: boolean }>`
    select coalesce(bool_or(template_set_id is null), false) as is_standard,
      coalesce(bool_or(template_set_id is not null), false) as is_replaced
    from message_template where org_id = ${orgId}
      and (template_code = ${code} and template_set_id is null
        or replaces_code = ${code} and template_set_id = ${setId})`.execute(tx);
  return rows[0] ?? { is_standard: false, is_replaced: false };
}

/** Every text of every set of an organisation, as it is in force. */
export async function findSetTemplates(tx: Tx, orgId: string) {
  const { rows } = await sql<SetText>`
    select template_set_id as set_id, replaces_code, template_code as code, bool_or(is_active) as is_active,
      max(row_version) as row_version,
      coalesce(min(name) filter (where language = 'ro'), min(name)) as name_ro,
      coalesce(min(name) filter (where language = 'en'), min(name)) as name_en,
      jsonb_agg(jsonb_build_object('channel', channel, 'language', language, 'subject', subject, 'body', body)
        order by channel, language desc) as texts
    from message_template where org_id = ${orgId} and template_set_id is not null
    group by template_set_id, replaces_code, template_code order by replaces_code limit 1000`.execute(tx);
  return rows;
}

type SetText = {
  set_id: string;
  replaces_code: string;
  code: string;
  is_active: boolean;
  row_version: number;
  name_ro: string;
  name_en: string;
  texts: Schema<'TemplateText'>[];
};
