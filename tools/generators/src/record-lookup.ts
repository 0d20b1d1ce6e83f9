import type { Workspace } from './workspace.ts';

const schema = 'apps/api/src/generated/database.ts';
const areas = 'apps/api/src/areas';
const samples = 'testing/access-samples.ts';

/** Which record an operation is about: the table and column behind a parameter of its address. */
export type RecordLookup = { parameter: string; table: string; column: string };

/** Columns of the tables that belong to an organisation, by the table's name. */
function tablesIn(databaseTypes: string): Map<string, string[]> {
  const tables = /export interface (\w+)Table \{\n(.*?)\n\}/gs;
  return new Map(
    [...databaseTypes.matchAll(tables)].map(([, name = '', body = '']) => [
      name.replace(/(?<=.)([A-Z])/g, '_$1').toLowerCase(),
      [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => column),
    ]),
  );
}

/**
 * The record that the last parameter of an address names.
 *
 * It must exist before the operation does: the table by a migration, and one record of demo by its name in the tests,
 * which ask every operation for it as its owner and as a stranger.
 */
export function lookupOf(workspace: Workspace, parameters: string[]): RecordLookup | undefined {
  const parameter = parameters.at(-1);
  if (parameter === undefined) return undefined;
  const [, table = ''] = /^(\w+)_(?:id|key)$/.exec(parameter) ?? [];
  const columns = tablesIn(workspace.read(schema)).get(table) ?? [];
  if (!['org_id', `${table}_id`, parameter].every((column) => columns.includes(column))) {
    throw new Error(
      `No table says what "${parameter}" is. Name it <table>_id or <table>_key, and write the migration first.`,
    );
  }
  const isKnown = workspace
    .list(areas)
    .map((area) => `${areas}/${area}/${samples}`)
    .some((file) => workspace.exists(file) && new RegExp(`\\b${parameter}:`).test(workspace.read(file)));
  if (!isKnown) {
    throw new Error(`Say first in ${samples} of the area which record of demo "${parameter}" is.`);
  }
  return { parameter, table, column: parameter };
}
