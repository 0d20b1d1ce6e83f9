import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { workspaceRoot } from '../workspace.ts';
import { holdsSql, tableUses } from './sql-in-source.ts';

const areasFolder = 'apps/api/src/areas/';
/** Where statements may stand: repositories, and the pieces that repositories put together. */
const sqlFile = /-(?:repository|sql)\.ts$/u;
/** Tests arrange rows of every table; what fills an empty database does too. */
const isExempt = (file: string) => /\.test\.ts$|\/testing\/|\/access\/|-test-calls\.ts$/u.test(file);

/** What a manifest says about tables: its own, the views it publishes, those of others that it reads, or writes too. */
export type TableClaims = { tables: string[]; views: string[]; reads: string[]; alsoWrites: string[] };

/** Who owns which table, which views everybody may read, and who else reads a table. */
export type TableOwners = {
  ownerOf: ReadonlyMap<string, string>;
  published: ReadonlySet<string>;
  readsOf: ReadonlyMap<string, ReadonlySet<string>>;
  alsoWritesOf: ReadonlyMap<string, ReadonlySet<string>>;
};

/** What breaks the rules of the tables, one sentence each. */
export function checkTableOwners(): string[] {
  const manifests = globSync('apps/api/src/areas/*/area.ts', { cwd: workspaceRoot }).map((file) => ({
    owner: file.slice(areasFolder.length).split('/')[0] ?? '',
    ...tablesOfManifest(read(file)),
  }));
  const kernel = { owner: 'kernel', ...tablesOfManifest(read('apps/api/src/kernel/tables.ts')) };
  const { owners, problems } = ownersOf([...manifests, kernel], tablesOfDatabase());
  const files = globSync('apps/api/src/**/*.ts', { cwd: workspaceRoot }).filter(
    (file) => !file.includes('/generated/') && !isExempt(file),
  );
  const sources = files.map((file) => ({ file, source: read(file) }));
  return [
    ...problems,
    ...sources.flatMap(({ file, source }) => fileProblems(file, source, owners)),
    ...forgottenReads(sources, owners),
    ...unwrittenTables(new Set([...manifests, kernel].flatMap((claims) => claims.tables)), {
      sources,
      migrations: inDatabase('migrations/*.sql'),
      reference: inDatabase('reference/*.ts'),
    }),
  ];
}

/** Unites what the areas own; a table has exactly one owner. */
export function ownersOf(
  claims: readonly ({ owner: string } & TableClaims)[],
  tables: ReadonlySet<string>,
): { owners: TableOwners; problems: string[] } {
  const ownerOf = new Map<string, string>();
  const problems: string[] = [];
  for (const { owner, tables: owned, views } of claims)
    for (const table of [...owned, ...views]) {
      const other = ownerOf.get(table);
      if (other !== undefined) problems.push(`${table}: ${owner} and ${other} both own it`);
      if (!tables.has(table)) problems.push(`${owner} owns "${table}", which the database does not have`);
      ownerOf.set(table, owner);
    }
  for (const table of tables)
    if (!ownerOf.has(table)) problems.push(`${table}: no area owns it; list it in the owner's area.ts`);
  const owners = {
    ownerOf,
    published: new Set(claims.flatMap(({ views }) => views)),
    readsOf: new Map(claims.map(({ owner, reads }) => [owner, new Set(reads)])),
    alsoWritesOf: new Map(claims.map(({ owner, alsoWrites }) => [owner, new Set(alsoWrites)])),
  };
  return { owners, problems };
}

/** What one file of the server does with tables that are not its own. */
export function fileProblems(file: string, source: string, owners: TableOwners): string[] {
  const { ownerOf, published, readsOf, alsoWritesOf } = owners;
  const zone = zoneOf(file);
  const problems = tableUses(source, new Set(ownerOf.keys())).flatMap(({ isWrite, table, line }) => {
    const owner = ownerOf.get(table);
    if (owner === zone || (isWrite && alsoWritesOf.get(zone)?.has(table) === true)) return [];
    if (isWrite)
      return `${file}:${line}: ${zone} writes ${table} of ${owner}; ask ${owner} through its index.ts or publish an event`;
    if (published.has(table) || readsOf.get(zone)?.has(table) === true) return [];
    return `${file}:${line}: ${zone} reads ${table} of ${owner}; ask ${owner} through its index.ts, read its view, or list the table under "reads" in area.ts`;
  });
  if (file.startsWith(areasFolder) && !sqlFile.test(file) && holdsSql(source))
    problems.push(`${file}: SQL stands in files named *-repository.ts or *-sql.ts`);
  return problems;
}

/** Reads that a manifest lists and no statement makes any more: the list gets shorter with the code. */
export function forgottenReads(
  sources: readonly { file: string; source: string }[],
  { ownerOf, readsOf }: TableOwners,
): string[] {
  const tables = new Set(ownerOf.keys());
  const used = new Set(
    sources.flatMap(({ file, source }) =>
      tableUses(source, tables).map(({ table }) => `${zoneOf(file)} ${table}`),
    ),
  );
  return [...readsOf].flatMap(([zone, reads]) =>
    [...reads]
      .filter((table) => !used.has(`${zone} ${table}`) || ownerOf.get(table) === zone)
      .map((table) => `${zone} lists "${table}" under "reads" and does not read it`),
  );
}

/** What may fill tables: the server, and what fills an empty database. */
type Fillers = {
  sources: readonly { file: string; source: string }[];
  /** SQL. */
  migrations: readonly string[];
  /** Programs that fill the tables of reference data, whose names they hold as values. */
  reference: readonly string[];
};

/**
 * Tables that no code of the product fills: no statement of the server, no migration and no reference data. What only the demo world
 * writes is a feature that a new organisation can never have.
 */
export function unwrittenTables(
  tables: ReadonlySet<string>,
  { sources, migrations, reference }: Fillers,
): string[] {
  const ofServer = sources.filter(({ file }) => !/\/demo[/-]/u.test(file)).map(({ source }) => source);
  const written = new Set([
    ...[...ofServer, ...reference]
      .flatMap((source) => tableUses(source, tables).filter(({ isWrite }) => isWrite))
      .map(({ table }) => table),
    ...namesIn(migrations, /\binsert\s+into\s+(\w+)/giu),
    ...namesIn(reference, /\btable: '(\w+)'/gu),
  ]);
  return [...tables]
    .filter((table) => !written.has(table))
    .map((table) => `${table}: only the demo world fills it; the product needs a way to`);
}

const namesIn = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** The area a file belongs to; everything beside the areas is the kernel's. */
function zoneOf(file: string): string {
  return file.startsWith(areasFolder) ? (file.slice(areasFolder.length).split('/')[0] ?? '') : 'kernel';
}

/** `tables: […]`, `views: […]` and `reads: […]` of a manifest. */
export function tablesOfManifest(source: string): TableClaims {
  const found: TableClaims = { tables: [], views: [], reads: [], alsoWrites: [] };
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      ts.isIdentifier(node.name) &&
      ts.isArrayLiteralExpression(node.initializer)
    ) {
      const name = node.name.text;
      if (name in found)
        found[name as keyof TableClaims].push(
          ...node.initializer.elements.filter(ts.isStringLiteral).map(({ text }) => text),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('area.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

/** Every table and view, from the types that are generated from the migrated database. */
function tablesOfDatabase(): ReadonlySet<string> {
  const types = read('apps/api/src/generated/database.ts');
  const body = /export (?:type Database = |interface Database )\{\n([^}]*)\}/u.exec(types)?.[1];
  if (body === undefined) throw new Error('apps/api/src/generated/database.ts has no type Database.');
  return new Set([...body.matchAll(/^\s+(\w+):/gmu)].map(([, table = '']) => table));
}

const inDatabase = (pattern: string) => globSync(`apps/api/db/${pattern}`, { cwd: workspaceRoot }).map(read);

function read(file: string): string {
  return readFileSync(path.join(workspaceRoot, file), 'utf8');
}
