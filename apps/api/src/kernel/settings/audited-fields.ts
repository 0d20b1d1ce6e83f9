import type { JsonValue, SettingFieldChange } from '../database/json-columns.ts';

/** Changed settings for the audit log, with their values before and after, because settings are not personal data. */
export function auditedFields(fields: readonly SettingFieldChange[]): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ field, before, after }) => [field, `${shown(before)} → ${shown(after)}`]),
  );
}

function shown(value: JsonValue): string {
  if (value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
