import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace.ts';

const migrationFolder = path.join(workspaceRoot, 'apps/api/db/migrations');

/** Migrations run in the order of their numbers, so the numbers have neither gap nor double. */
export function migrationProblems(names = readdirSync(migrationFolder)): string[] {
  return names
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .flatMap((name, index) => {
      const number = String(index + 1).padStart(4, '0');
      return /^\d{4}_[a-z0-9_]+\.sql$/.test(name) && name.startsWith(number)
        ? []
        : [`apps/api/db/migrations/${name}: expected ${number}_name.sql`];
    });
}

/** Changed nothing where it counts, and cannot be edited any more; `undone_changes` does what it meant. */
const applied = new Set(['0045_large_changes.sql']);

/** What a migration does outside the bodies of functions and `do` blocks. */
export function outerStatements(sql: string): string[] {
  return sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/(\$\w*\$).*?\1/gs, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.trim());
}

/**
 * Migrations change rows inside an organisation: their owner is no superuser, so without one it sees no row, and the
 * statement succeeds without doing anything.
 */
export function rowChangeProblems(
  names = readdirSync(migrationFolder),
  read = (name: string) => readFileSync(path.join(migrationFolder, name), 'utf8'),
): string[] {
  return names
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .filter((name) =>
      outerStatements(read(name)).some((it) => /^(update|delete|insert|merge|with)\b/i.test(it)),
    )
    .map(
      (name) =>
        `apps/api/db/migrations/${name}: rows are changed for each organisation in a \`do\` block, see 0047`,
    );
}
