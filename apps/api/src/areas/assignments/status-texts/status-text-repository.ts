import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { suppliedFields } from '#src/kernel/settings/supplied-fields.ts';

/** Which status of which kind of work. */
export type StatusKey = { assignment_type: string; status_code: string };

// More would mean a configuration gone wrong; the contract promises no more either.
const mostStatuses = 500;

function statusesOf(tx: Transaction<Database>, orgId: string, language: Language) {
  return tx
    .selectFrom('status')
    .innerJoin('assignment_type as type', (on) =>
      on
        .onRef('type.org_id', '=', 'status.org_id')
        .onRef('type.assignment_type_code', '=', 'status.assignment_type_code'),
    )
    .leftJoin('app_user as author', (on) =>
      on.onRef('author.org_id', '=', 'status.org_id').onRef('author.user_id', '=', 'status.help_changed_by'),
    )
    .where('status.org_id', '=', orgId)
    .select([
      'status.assignment_type_code as assignment_type',
      `type.name_${language} as assignment_type_name`,
      'status.status_code',
      'status.category_code',
      'status.tracker_step',
      ...suppliedFields.status.map((field) => `status.${field}` as const),
      ...suppliedFields.status_help.map((field) => `status.${field}` as const),
      'status.help_changed_at',
      'author.full_name as help_changed_by_name',
      'status.row_version',
    ]);
}

/** A status with everything that is written about it, in both languages. */
export type StatusTextRow = Awaited<ReturnType<typeof findStatusTexts>>[number];

/** Every status of an organisation with its texts, in the order of kinds of work and of their processes. */
export function findStatusTexts(tx: Transaction<Database>, orgId: string, language: Language) {
  return statusesOf(tx, orgId, language)
    .orderBy('type.position')
    .orderBy('type.assignment_type_code')
    .orderBy('status.position')
    .limit(mostStatuses)
    .execute();
}

/** One status with its texts. */
export function findStatusText(
  tx: Transaction<Database>,
  orgId: string,
  { key, language }: { key: StatusKey; language: Language },
) {
  return statusesOf(tx, orgId, language)
    .where('status.assignment_type_code', '=', key.assignment_type)
    .where('status.status_code', '=', key.status_code)
    .executeTakeFirst();
}

type Texts = Partial<
  Pick<
    Database['status'],
    (typeof suppliedFields.status)[number] | (typeof suppliedFields.status_help)[number]
  >
> & { help_changed_at?: Date; help_changed_by?: string | null };

/** Stores texts of a status; answers whether nobody had changed it since it was read. */
export async function updateStatusTexts(
  tx: Transaction<Database>,
  orgId: string,
  { key, texts, rowVersion }: { key: StatusKey; texts: Texts; rowVersion: number },
): Promise<boolean> {
  const updated = await tx
    .updateTable('status')
    .set((row) => ({ ...texts, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('assignment_type_code', '=', key.assignment_type)
    .where('status_code', '=', key.status_code)
    .where('row_version', '=', rowVersion)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
