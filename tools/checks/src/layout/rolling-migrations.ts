import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { outerStatements } from './migrations.ts';

const migrationFolder = path.join(workspaceRoot, 'apps/api/db/migrations');

/** Migrations up to this one are older than the rule. */
const olderThanRule = 152;

/** The line that says which later release takes away what an earlier one has stopped to read. */
const contracts = /^-- contract: .+ reads (?:it|them) since \S+/m;

/** Tables that grow with every claim; all others hold settings and are scanned in milliseconds. */
const growing =
  /\b(?:claim_file|assignment|assignment_\w+|timeline_event|document|document_\w+|message|message_\w+|party|vehicle|visit|audit_log|notification|session|legal_clock|ledger_entry|payment_order|invoice|partner_job|search_\w+)\b/;

type Rule = { says: RegExp; because: string; isOfGrowing?: boolean; isContract?: boolean };

const rules: Rule[] = [
  {
    says: /^drop table|^alter table .*\bdrop column\b|^alter table .*\brename\b|^alter view .*\brename\b/is,
    because: 'the release before still reads it: take it away one release later, under "-- contract: …"',
    isContract: true,
  },
  {
    says: /^alter table .*\balter column \w+ (?:set data )?type\b/is,
    because:
      'a new type rewrites the table and breaks the release before: add a column, fill it by a job, change over',
  },
  {
    says: /^alter table .*\badd column (?:(?!,\s*add).)*\bnot null\b(?!(?:(?!,\s*add).)*\bdefault\b)(?!(?:(?!,\s*add).)*\bgenerated\b)/is,
    because: 'the release before does not write the column: give it a default',
  },
  {
    says: /^alter table .*\balter column \w+ set not null\b/is,
    because:
      'the table is scanned under a lock: add a check as "not valid" and validate it in the next migration',
    isOfGrowing: true,
  },
  {
    says: /^alter table .*\badd (?:constraint \w+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/is,
    because:
      'the table is scanned under a lock: add the constraint as "not valid" and validate it in the next migration',
    isOfGrowing: true,
  },
];

/**
 * What would stop the release before, or break it, while a migration runs: both serve at once during an upgrade.
 *
 * A table that the same migration creates is nobody's yet.
 */
export function rollingProblems(
  names = readdirSync(migrationFolder),
  read = (name: string) => readFileSync(path.join(migrationFolder, name), 'utf8'),
): string[] {
  return names
    .filter((name) => name.endsWith('.sql') && Number.parseInt(name, 10) > olderThanRule)
    .flatMap((name) => problemsOf(read(name)).map((problem) => `apps/api/db/migrations/${name}: ${problem}`));
}

function problemsOf(sql: string): string[] {
  const statements = outerStatements(sql);
  const created = new Set(
    statements.flatMap((it) => /^create table (?:if not exists )?(\w+)/i.exec(it)?.[1] ?? []),
  );
  return statements
    .filter((it) => !created.has(/^(?:alter|drop) table (?:if exists )?(?:only )?(\w+)/i.exec(it)?.[1] ?? ''))
    .flatMap((it) => rules.filter((rule) => breaks(it, rule, sql)).map(({ because }) => because));
}

function breaks(statement: string, { says, isOfGrowing, isContract }: Rule, sql: string): boolean {
  if (!says.test(statement) || (isContract === true && contracts.test(sql))) return false;
  return isOfGrowing !== true || growing.test(/^alter table (?:only )?(\w+)/i.exec(statement)?.[1] ?? '');
}
