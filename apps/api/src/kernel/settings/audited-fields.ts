import type { JsonValue, SettingFieldChange } from '../database/json-columns.ts';

/** Changed settings as the audit log keeps them: nobody's personal data, so what they were and what they became. */
export function auditedFields(fields: readonly SettingFieldChange[]): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ field, before, after }) => [field, `${shown(before)} → ${shown(after)}`]),
  );
}

function shown(value: JsonValue): string {
  if (value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
