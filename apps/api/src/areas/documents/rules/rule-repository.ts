import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { addressOfExample } from '../examples/example-repository.ts';

type Tx = Transaction<Database>;
type Kind = Schema<'DocumentRules'>['kinds'][number];

/** The version of the rule of an organisation; 0 as long as the usual one holds. */
export async function findRuleVersion(tx: Tx, orgId: string): Promise<number> {
  const row = await tx
    .selectFrom('doc_request_rule')
    .where('org_id', '=', orgId)
    .select('row_version')
    .executeTakeFirst();
  return row?.row_version ?? 0;
}

/** Lets rules of an organisation be changed by one transaction at a time. */
export async function lockRules(tx: Tx, orgId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('doc_request_rule:' || ${orgId}, 0))`.execute(tx);
}

/** Sets the rule of an organisation. */
export async function saveRule(tx: Tx, orgId: string, rule: Schema<'RequestRule'>): Promise<void> {
  await tx
    .insertInto('doc_request_rule')
    .values({ org_id: orgId, ...rule })
    .onConflict((conflict) =>
      conflict
        .column('org_id')
        .doUpdateSet((eb) => ({ ...rule, row_version: eb('doc_request_rule.row_version', '+', 1) })),
    )
    .execute();
}

/** What claimants read about each kind of document, in the order in which people choose one. */
export async function findGuidance(tx: Tx, orgId: string, language: Language): Promise<Kind[]> {
  const rows = await tx
    .selectFrom('doc_type')
    .where('org_id', '=', orgId)
    .where('is_active', '=', true)
    .select([
      'doc_type_code',
      `name_${language} as name`,
      'guidance_ro',
      'guidance_en',
      'example_code',
      'example_hash',
      'example_alt_ro',
      'example_alt_en',
      'row_version',
    ])
    .orderBy('position')
    .limit(200)
    .execute();
  return rows.map(({ guidance_ro, guidance_en, example_code, ...kind }) => ({
    doc_type_code: kind.doc_type_code,
    name: kind.name,
    row_version: kind.row_version,
    example:
      kind.example_hash === null
        ? null
        : {
            url: addressOfExample(kind.example_hash),
            alt_ro: kind.example_alt_ro ?? '',
            alt_en: kind.example_alt_en ?? '',
          },
    guidance: {
      guidance_ro: guidance_ro ?? '',
      guidance_en: guidance_en ?? '',
      example_code: exampleOf(example_code),
    },
  }));
}

const examples = ['paper', 'card', 'photo', 'form'] as const;

function exampleOf(code: string): (typeof examples)[number] {
  return examples.find((known) => known === code) ?? 'paper';
}

/** Changes what claimants read about a kind; empty texts are none. */
export async function saveKindGuidance(
  tx: Tx,
  orgId: string,
  code: string,
  { guidance_ro: ro, guidance_en: en, example_code: example }: Schema<'DocumentGuidance'>,
): Promise<void> {
  await tx
    .updateTable('doc_type')
    .set((eb) => ({
      guidance_ro: ro === '' ? null : ro,
      guidance_en: en === '' ? null : en,
      example_code: example,
      row_version: eb('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('doc_type_code', '=', code)
    .execute();
}

type Change = {
  orgId: string;
  code: string | null;
  before: Schema<'ChangedDocumentRule'>;
  after: Schema<'ChangedDocumentRule'>;
  userId: string;
  now: Date;
};

/** Keeps a change in the history. */
export async function keepChange(tx: Tx, change: Change): Promise<void> {
  await tx
    .insertInto('doc_rule_change')
    .values({
      org_id: change.orgId,
      doc_type_code: change.code,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      changed_by_user_id: change.userId,
      changed_at: change.now,
    })
    .execute();
}

/** The newest changes first. */
export async function findChanges(
  tx: Tx,
  orgId: string,
  language: Language,
): Promise<Schema<'DocumentRuleChange'>[]> {
  const { rows } = await sql<Schema<'DocumentRuleChange'>>`
    select change.doc_rule_change_id, type.${sql.ref(`name_${language}`)} as name,
      to_char(change.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as changed_at,
      person.full_name as changed_by_name, change.before, change.after
    from doc_rule_change change
      left join doc_type type on type.org_id = ${orgId} and type.doc_type_code = change.doc_type_code
      left join app_user person on person.org_id = ${orgId} and person.user_id = change.changed_by_user_id
    where change.org_id = ${orgId}
    order by change.changed_at desc, change.doc_rule_change_id desc limit 100`.execute(tx);
  return rows;
}
