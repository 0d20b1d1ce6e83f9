import type { Language } from '#src/kernel/http/request-language.ts';
import type { StatusKey, StatusTextRow } from './status-text-repository.ts';

/** A status as the histories of settings and the catalogues name it: its codes, and what people call it. */
export function subjectOf(row: StatusTextRow, language: Language) {
  return {
    id: `${row.assignment_type}.${row.status_code}`,
    label: `${row.assignment_type_name}: ${row[`name_${language}`]}`,
  };
}

/** The codes in such an id; codes of statuses hold no dot. */
export function keyOf(id: string): StatusKey {
  const at = id.lastIndexOf('.');
  return { assignment_type: id.slice(0, Math.max(at, 0)), status_code: id.slice(at + 1) };
}
