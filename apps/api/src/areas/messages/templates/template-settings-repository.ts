import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

type Tx = Transaction<Database>;
type Text = Schema<'TemplateText'>;

/** A template as it is in force. */
export type StoredTemplate = {
  code: string;
  in_set: Schema<'SetTemplate'> | null;
  name_ro: string;
  name_en: string;
  is_active: boolean;
  version: number;
  row_version: number;
  position: number;
  texts: Text[];
};

/** How many versions of a template can be read and brought back. */
const shownVersions = 20;
const mostTemplates = 200;
const countedDays = 30;

const inSet = sql`case when min(template_set_id::text) is not null
  then jsonb_build_object('template_set_id', min(template_set_id::text), 'replaces_code', min(replaces_code)) end as in_set`;
const texts = sql`jsonb_agg(jsonb_build_object('channel', channel, 'language', language, 'subject', subject, 'body', body)
  order by channel, language desc)`;

/** The name in a language. A template may have no text in it, so the version that was saved last keeps both names. */
const nameIn = (language: 'ro' | 'en', orgId: string) => sql`coalesce(
  min(name) filter (where language = ${sql.lit(language)}),
  (select named.${sql.ref(`name_${language}`)} from message_template_version named where named.org_id = ${orgId}
    and named.template_code = message_template.template_code and named.version = max(message_template.version)),
  min(name))`;

/** The templates of an organisation with the latest change of each and how many messages began with it lately. */
export async function findListedTemplates(tx: Tx, orgId: string, now: Date) {
  const { rows } = await sql<
    Omit<Schema<'ListedTemplate'>, 'changed_at' | 'draft'> & { changed_at: Date | null }
  >`
    select template.*, saved.saved_at as changed_at, author.full_name as changed_by,
      (select count(*)::integer from message where message.org_id = ${orgId}
        and message.template_code = template.code and message.system_time > ${since(now)}) as sent_count
    from (
      select template_code as code, ${inSet}, max(version) as version, bool_or(is_active) as is_active,
        ${nameIn('ro', orgId)} as name_ro, ${nameIn('en', orgId)} as name_en,
        jsonb_agg(jsonb_build_object('channel', channel, 'language', language)
          order by channel, language desc) as texts,
        min(position) as position
      from message_template where org_id = ${orgId} and (template_set_id is null or exists (
          select from message_template_set own where own.org_id = ${orgId}
            and own.template_set_id = message_template.template_set_id and own.removed_at is null))
        group by template_code
    ) template
    left join message_template_version saved on saved.org_id = ${orgId}
      and saved.template_code = template.code and saved.version = template.version
      and saved.saved_by_user_id is not null
    left join app_user author on author.org_id = ${orgId} and author.user_id = saved.saved_by_user_id
    order by template.position, template.code limit ${mostTemplates}`.execute(tx);
  return rows.map(
    ({ code, in_set, name_ro, name_en, is_active, version, sent_count, changed_by, ...row }) => ({
      code,
      in_set,
      name_ro,
      name_en,
      texts: row.texts,
      is_active,
      version,
      changed_at: row.changed_at?.toISOString() ?? null,
      changed_by,
      sent_count,
    }),
  );
}

/** A template in all of its channels and languages; locked when it is going to be changed. */
export async function findStoredTemplate(
  tx: Tx,
  { orgId, code, locks = false }: { orgId: string; code: string; locks?: boolean },
): Promise<StoredTemplate | undefined> {
  // Rows of a group cannot be locked: they are first.
  if (locks)
    await tx
      .selectFrom('message_template')
      .where('org_id', '=', orgId)
      .where('template_code', '=', code)
      .select('template_code')
      .forUpdate()
      .execute();
  const { rows } = await sql<StoredTemplate>`
    select template_code as code, ${inSet}, max(version) as version, max(row_version) as row_version,
      bool_or(is_active) as is_active, min(position) as position,
      ${nameIn('ro', orgId)} as name_ro, ${nameIn('en', orgId)} as name_en, ${texts} as texts
    from message_template where org_id = ${orgId} and template_code = ${code}
    group by template_code`.execute(tx);
  return rows[0];
}

/** Every template that belongs to no set, without its version: as the file of the configuration keeps it. */
export async function findTemplatesOutsideSets(tx: Tx, orgId: string) {
  const { rows } = await sql<Pick<StoredTemplate, 'code' | 'name_ro' | 'name_en' | 'is_active' | 'texts'>>`
    select template_code as code, bool_or(is_active) as is_active,
      ${nameIn('ro', orgId)} as name_ro, ${nameIn('en', orgId)} as name_en, ${texts} as texts
    from message_template where org_id = ${orgId} and template_set_id is null
    group by template_code order by min(position), template_code limit ${mostTemplates}`.execute(tx);
  return rows;
}

/** Puts a version of a template in force, in place of the one before. */
export async function replaceTemplate(tx: Tx, orgId: string, template: StoredTemplate): Promise<void> {
  await tx
    .deleteFrom('message_template')
    .where('org_id', '=', orgId)
    .where('template_code', '=', template.code)
    .execute();
  await tx
    .insertInto('message_template')
    .values(
      template.texts.map(({ channel, language, subject, body }) => ({
        org_id: orgId,
        template_code: template.code,
        template_set_id: template.in_set?.template_set_id ?? null,
        replaces_code: template.in_set?.replaces_code ?? null,
        channel,
        language,
        name: language === 'ro' ? template.name_ro : template.name_en,
        subject: channel === 'email' ? subject : null,
        body,
        position: template.position,
        version: template.version,
        is_active: template.is_active,
        row_version: template.row_version,
      })),
    )
    .execute();
}

type Saved = { userId: string | null; approvedBy?: string | null; note?: string; now: Date };

/** Keeps a version in the history; one that is there stays as it was saved. */
export async function keepVersion(
  tx: Tx,
  orgId: string,
  template: StoredTemplate,
  { userId, approvedBy = null, note = '', now }: Saved,
): Promise<void> {
  await tx
    .insertInto('message_template_version')
    .values({
      org_id: orgId,
      template_code: template.code,
      version: template.version,
      name_ro: template.name_ro,
      name_en: template.name_en,
      texts: JSON.stringify(template.texts),
      saved_by_user_id: userId,
      approved_by_user_id: approvedBy,
      note,
      saved_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The latest versions of a template, newest first. */
export async function findVersions(
  tx: Tx,
  orgId: string,
  code: string,
): Promise<Schema<'TemplateVersion'>[]> {
  const { rows } = await sql<Omit<Schema<'TemplateVersion'>, 'saved_at'> & { saved_at: Date | null }>`
    select saved.version, saved.name_ro, saved.name_en, saved.texts, author.full_name as saved_by,
      approver.full_name as approved_by, saved.note,
      case when saved.saved_by_user_id is not null then saved.saved_at end as saved_at
    from message_template_version saved
    left join app_user author on author.org_id = saved.org_id and author.user_id = saved.saved_by_user_id
    left join app_user approver on approver.org_id = saved.org_id and approver.user_id = saved.approved_by_user_id
    where saved.org_id = ${orgId} and saved.template_code = ${code}
    order by saved.version desc limit ${shownVersions}`.execute(tx);
  return rows.map((row) => ({ ...row, saved_at: row.saved_at?.toISOString() ?? null }));
}

/** How many messages began with a template lately, by channel. */
export async function countSent(tx: Tx, asked: { orgId: string; code: string; now: Date }) {
  const { rows } = await sql<{ email: number; sms: number }>`
    select count(*) filter (where kind = 'email')::integer as email,
      count(*) filter (where kind = 'sms')::integer as sms
    from message where org_id = ${asked.orgId} and template_code = ${asked.code}
      and system_time > ${since(asked.now)}`.execute(tx);
  return rows[0] ?? { email: 0, sms: 0 };
}

/** The latest messages that began with a template lately, with how many there are. */
export async function findSentRows(
  tx: Tx,
  asked: { orgId: string; code: string; now: Date },
): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, work.claim_file_no as label,
      '/workflow/getById/' || work.claim_file_no || '/' || work.assignment_id::text as address
    from message join assignment work on work.org_id = message.org_id and work.assignment_id = message.assignment_id
    where message.org_id = ${asked.orgId} and message.template_code = ${asked.code}
      and message.system_time > ${since(asked.now)}
    order by message.system_time desc, message.message_id limit ${mostExamples}`.execute(tx);
  return rows;
}

/** Where the next new template stands, and how many there are. */
export async function findEndOfTemplates(tx: Tx, orgId: string) {
  const { rows } = await sql<{ position: number; count: number }>`
    select coalesce(max(position), 0)::integer + 1 as position, count(distinct template_code)::integer as count
    from message_template where org_id = ${orgId}`.execute(tx);
  return { position: rows[0]?.position ?? 0, isFull: (rows[0]?.count ?? 0) >= mostTemplates };
}

function since(now: Date): Date {
  return new Date(now.getTime() - countedDays * 86_400_000);
}
