import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { JsonValue } from '#src/kernel/database/index.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '../timeline/timeline-event.ts';
import {
  announceFile,
  readRecord,
  updateRecord,
  type RecordTable,
  type StoredValue,
} from './record-repository.ts';

/** A field that people change: where it is stored and what it is called. */
export type FieldRule = {
  column: string;
  name: BilingualText;
  /** How a value is written down, such as a plate without spaces; refuses what cannot be. */
  store?: (value: StoredValue) => StoredValue;
};

/** The record that is changed, by its table and key. */
export type RecordKey = RecordTable & { id: string; claimFileId: string };

type Wanted<Field extends string> = {
  record: RecordKey;
  rules: Readonly<Record<Field, FieldRule>>;
  /** The fields by their names in the contract. */
  changes: { readonly [Changed in Field]?: StoredValue | undefined };
  rowVersion: number;
  /** What the timeline calls it, such as "Persoană modificată: Ionescu Ana". */
  title: BilingualText;
};

/** What a field was and is, as the timeline tells it. */
export type FieldChange = { name_ro: string; name_en: string; from: StoredValue; to: StoredValue };

/**
 * Changes fields of a record of a claim file, if it is still as the caller has read it, and tells so in the timeline.
 *
 * What is said to become what it is already is no change; then nothing is stored, whatever the version.
 */
export async function changeRecord<Field extends string>(
  context: ChangeContext,
  { record, rules, changes, rowVersion, title }: Wanted<Field>,
): Promise<Schema<'ChangedRecord'> & { changed: FieldChange[] }> {
  const { tx, caller, now } = context;
  const { id, claimFileId } = record;
  const place = { ...record, orgId: caller.orgId };
  const found = await readRecord(tx, place);
  if (found === undefined) throw notFound();

  const columns: Record<string, StoredValue> = {};
  const changed: FieldChange[] = [];
  for (const field of Object.keys(changes) as Field[]) {
    const [rule, wanted] = [rules[field], changes[field]];
    if (wanted === undefined) continue;
    const to = rule.store && wanted !== null ? rule.store(wanted) : wanted;
    const from = found.stored[rule.column] ?? null;
    if (from === to) continue;
    columns[rule.column] = to;
    changed.push({ name_ro: rule.name.ro, name_en: rule.name.en, from, to });
  }
  if (changed.length === 0) return { id, row_version: found.row_version, changed };

  const stored = await updateRecord(tx, place, { columns, rowVersion, now });
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
  await announceFile(context.tx, { orgId: context.caller.orgId, claimFileId });
}
