import { readdirSync } from 'node:fs';
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
