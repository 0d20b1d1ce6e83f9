import { formatLocalDate } from '@dosar/kernel/dates';
import { formatPlate } from '@dosar/kernel/plates';
import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';
import { worklistColumns, type ExportColumn } from '../extension-points.ts';
import {
  columnTitles,
  exportWords,
  policyNames,
  priorityNames,
  unreadNames,
  type Bilingual,
} from './export-texts.ts';

type Row = Schema<'WorklistRow'>;
type Code = Schema<'WorklistColumn'>;

/** The columns as the screen shows them, with names in the reader's language; those of an area that is not there are left out. */
export function exportColumns(keys: readonly Code[], language: Language): ExportColumn[] {
  const own = definitionsIn(language);
  return keys.flatMap((key) => {
    const definition = own[key] ?? broughtDefinition(key, language);
    return definition === undefined ? [] : [{ ...definition, title: columnTitle(key, language) }];
  });
}

/** The heading of a column. */
export function columnTitle(key: Code, language: Language): string {
  const own: Partial<Record<Code, Bilingual>> = columnTitles;
  return (own[key] ?? brought(key)?.export.title)?.[language] ?? '';
}

function brought(key: Code) {
  return worklistColumns.entries().find(({ code }) => code === key);
}

function broughtDefinition(key: Code, language: Language): Definition | undefined {
  const theirs = brought(key)?.export;
  if (theirs === undefined) return undefined;
  return { kind: theirs.kind, width: theirs.width, valueOf: (row) => theirs.valueOf(row, language) };
}

type Definition = Omit<ExportColumn, 'title'>;

const text = (width: number, valueOf: (row: Row) => string | null): Definition => ({
  kind: 'text',
  width,
  valueOf,
});
const instant = (valueOf: (row: Row) => string | null): Definition => ({
  kind: 'instant',
  width: 17,
  valueOf,
});

function definitionsIn(language: Language): Partial<Record<Code, Definition>> {
  return {
    claim_file_no: text(14, (row) => row.claim_file_no),
    assignment_no: text(18, (row) => row.assignment_no),
    assignment_type: text(24, (row) => row.assignment_type_name),
    status: text(22, (row) => row.status_name),
    priority: text(11, (row) => priorityNames[row.priority]?.[language] ?? null),
    plate: text(12, (row) => row.plate && formatPlate(row.plate)),
    claimant_name: text(28, (row) => row.claimant_name),
    insured_name: text(28, (row) => row.insured_name),
    policy_type: text(16, (row) => policyNames[row.policy_type][language]),
    county: text(8, (row) => row.county_code),
    assigned_to: text(24, (row) => row.assigned_user_name ?? row.queue_name ?? exportWords.nobody[language]),
    tags: text(24, (row) => row.tags.join(', ')),
    created_at: instant((row) => row.created_at),
    due_at: instant((row) => row.due_at),
    legal_due_date: { kind: 'date', width: 12, valueOf: (row) => row.legal_due_date },
    last_activity_at: instant((row) => row.last_activity_at),
    unread: text(24, (row) => row.unread.map((what) => unreadNames[what][language]).join(', ')),
    snoozed_until: instant((row) => row.snoozed_until),
  };
}

/** A cell as people read it. */
export function readableCell({ kind }: Pick<ExportColumn, 'kind'>, value: string | null): string {
  if (value === null) return '';
  if (kind === 'date') return formatLocalDate(value);
  return kind === 'instant' ? formatInstant(new Date(value)) : value;
}
