import type { Schema } from '@dosar/openapi';

/** The kinds of assignment that have statuses, by code. */
export function typeNames(statuses: readonly Schema<'Status'>[]): ReadonlyMap<string, string> {
  return new Map(statuses.map((status) => [status.assignment_type, status.assignment_type_name]));
}
