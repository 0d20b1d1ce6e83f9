import { createHash } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import type { JsonValue } from '#src/kernel/database/json-columns.ts';
import type { ConfigurationField } from '#src/kernel/settings/configuration-part.ts';

type Content = Schema<'ConfigurationContent'>;

/** A short mark of a content: two contents with the same mark say the same, in whatever order their fields stand. */
export function markOf(content: Content): string {
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest('hex');
}

/** Sorts the fields of every object while it is written. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What would change in a thing, with its values before; a part that one side lacks has no values there. */
export function changedValues(
  before: readonly ConfigurationField[],
  after: readonly ConfigurationField[],
): Schema<'ConfigurationFieldChange'>[] {
  const old = new Map(before.map((field) => [field.key, field]));
  const next = new Map(after.map((field) => [field.key, field]));
  const keys = new Set([...next.keys(), ...old.keys()]);
  return [...keys].flatMap((key): Schema<'ConfigurationFieldChange'>[] => {
    const [was, is] = [old.get(key), next.get(key)];
    const named = is ?? was;
    const [from, to] = [textOf(was?.value ?? null), textOf(is?.value ?? null)];
    if (named === undefined || from === to) return [];
    return [{ part: named.part, field: named.field, before: from, after: to }];
  });
}

const longest = 20_000;

/** A value as people read it; null where there is none. */
function textOf(value: JsonValue): string | null {
  const text = written(value);
  return text === '' ? null : text.slice(0, longest);
}

function written(value: JsonValue): string {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(written).join(', ');
  return Object.values(value).map(written).join(' ');
}
