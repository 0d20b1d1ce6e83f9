/** What the server says about one field. */
export type RefusedField = { field: string; code: string; message?: string };

function isRefusedField(value: unknown): value is RefusedField {
  return typeof value === 'object' && value !== null && 'field' in value && 'code' in value;
}

/** The fields that a failed call names; none when the failure is about something else. */
export function refusedFields(failure: unknown): RefusedField[] {
  if (typeof failure !== 'object' || failure === null || !('fields' in failure)) return [];
  return Array.isArray(failure.fields) ? failure.fields.filter(isRefusedField) : [];
}
