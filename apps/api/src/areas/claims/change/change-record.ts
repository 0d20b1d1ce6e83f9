import { sql } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { workChannel } from '#src/kernel/changes/live-events.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { JsonValue } from '#src/kernel/database/index.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '../timeline/timeline-event.ts';

type Value = string | number | boolean | null;

/** A field that people change: where it is stored and what it is called. */
export type FieldRule = {
  column: string;
  name: BilingualText;
  /** How a value is written down, such as a plate without spaces; refuses what cannot be. */
  store?: (value: Value) => Value;
};

/** The record that is changed, by its table and key. */
export type RecordKey = { table: keyof Database; key: string; id: string; claimFileId: string };

type Wanted = {
  record: RecordKey;
  rules: Readonly<Record<string, FieldRule>>;
  /** The fields by their names in the contract. */
  changes: Readonly<Record<string, Value>>;
  rowVersion: number;
  /** What the timeline calls it, such as "Persoană modificată: Ionescu Ana". */
  title: BilingualText;
};

/** What a field was and is, as the timeline tells it. */
export type FieldChange = { name_ro: string; name_en: string; from: Value; to: Value };

/**
 * Changes fields of a record of a claim file, if it is still as the caller has read it, and tells so in the timeline.
 *
 * What is said to become what it is already is no change; then nothing is stored, whatever the version.
 */
export async function changeRecord(
  context: ChangeContext,
  { record, rules, changes, rowVersion, title }: Wanted,
): Promise<Schema<'ChangedRecord'> & { changed: FieldChange[] }> {
  const { tx, caller, now } = context;
  const { table, key, id, claimFileId } = record;
  const where = sql`org_id = ${caller.orgId} and ${sql.ref(key)} = ${id}`;
  const { rows } = await sql<{ stored: Record<string, Value>; row_version: number }>`
    select to_jsonb(record) as stored, row_version from ${sql.table(table)} record where ${where}`.execute(
    tx,
  );
  const [found] = rows;
  if (found === undefined) throw notFound();

  const columns: Record<string, Value> = {};
  const changed: FieldChange[] = [];
  for (const [field, wanted] of Object.entries(changes)) {
    const rule = rules[field];
    if (rule === undefined) continue;
    const to = rule.store && wanted !== null ? rule.store(wanted) : wanted;
    const from = found.stored[rule.column] ?? null;
    if (from === to) continue;
    columns[rule.column] = to;
    changed.push({ name_ro: rule.name.ro, name_en: rule.name.en, from, to });
  }
  if (changed.length === 0) return { id, row_version: found.row_version, changed };

  const sets = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const updated = await sql<{ row_version: number }>`
    update ${sql.table(table)} set ${sql.join(sets)}, updated_at = ${now}, row_version = row_version + 1
    where ${where} and row_version = ${rowVersion} returning row_version`.execute(tx);
  const [stored] = updated.rows;
  if (stored === undefined) throw staleRowVersion(found.row_version);
  await tellOfChange(context, { claimFileId, title, changed });
  return { id, row_version: stored.row_version, changed };
}

/** Writes what changed into the timeline of the file. */
export async function tellOfChange(
  context: ChangeContext,
  { claimFileId, title, changed }: { claimFileId: string; title: BilingualText; changed: FieldChange[] },
): Promise<void> {
  const fields: JsonValue = changed.map((change) => ({ ...change }));
  await recordTimelineEvent(context, { claimFileId, kind: 'change', title, data: { fields } });
  // Whoever has the file open hears of it, as of changes of its work.
  await sql`select pg_notify(${workChannel}, org_id || ' ' || assignment_id) from assignment
    where org_id = ${context.caller.orgId} and claim_file_id = ${claimFileId}`.execute(context.tx);
}
