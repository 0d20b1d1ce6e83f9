import { expect, test } from 'vitest';
import { listProjects, type Project } from '../workspace.ts';
import { auditProblems, type ContractFile } from './contract.ts';
import { declaredPoints, describedPoints, extensionPointProblems } from './extension-points.ts';
import { migrationProblems, rowChangeProblems } from './migrations.ts';
import { placeProblems, tagProblems } from './project-tags.ts';

const feature: Project = {
  name: '@dosar/fnol-feature',
  root: 'libs/fnol/feature',
  tags: ['type:feature', 'scope:fnol', 'platform:web'],
  targets: [],
};

test('every project of the workspace is seen', () => {
  const roots = listProjects().map(({ root }) => root);
  expect(roots).toEqual(
    expect.arrayContaining(['apps/api', 'libs/platform/kernel', 'openapi', 'tools/checks']),
  );
});

test('a project has exactly one known tag of each dimension', () => {
  expect(tagProblems(feature)).toEqual([]);
  expect(tagProblems({ ...feature, tags: [] })).toHaveLength(3);
  expect(tagProblems({ ...feature, tags: [...feature.tags, 'type:ui'] })).toHaveLength(1);
  expect(tagProblems({ ...feature, tags: ['type:widget', 'scope:fnol', 'platform:web'] })).toHaveLength(1);
});

test('a project stands where its tags and its name say', () => {
  expect(placeProblems(feature)).toEqual([]);
  expect(placeProblems({ ...feature, root: 'libs/tracking/feature' })).toHaveLength(2);
  expect(placeProblems({ ...feature, name: '@dosar/notification' })).toHaveLength(1);
  const unknownArea = { ...feature, root: 'libs/parking/feature', name: '@dosar/parking-feature' };
  expect(
    placeProblems({ ...unknownArea, tags: ['type:feature', 'scope:parking', 'platform:web'] }),
  ).toHaveLength(1);
});

const contract = (operation: ContractFile['operations'][number]): ContractFile => ({
  file: 'openapi/areas/fnol.yaml',
  operations: [{ operationId: 'submitClaimNotification', ...operation }],
});

test('an audited event happened to something that the glossary knows', () => {
  const entities = new Set(['claim_file']);
  const audit = (event: string, entity: string) =>
    auditProblems(contract({ 'x-audit': { event, entity } }), entities);
  expect(audit('CLAIM_NOTIFIED', 'claim_file')).toEqual([]);
  expect(audit('CLAIM_NOTIFIED', 'ticket')).toHaveLength(1);
  expect(audit('notify', 'claim_file')).toHaveLength(1);
});

test('migrations are numbered without gap or double', () => {
  expect(migrationProblems(['0001_core.sql', '0002_fnol.sql', 'README.md'])).toEqual([]);
  expect(migrationProblems(['0001_core.sql', '0003_fnol.sql'])).toHaveLength(1);
  expect(migrationProblems(['0001_core.sql', '0001_fnol.sql'])).toHaveLength(1);
  expect(migrationProblems(['1-core.sql'])).toHaveLength(1);
});

test('a migration that changes rows outside an organisation is refused: its owner sees none', () => {
  const problemsOf = (sql: string) => rowChangeProblems(['0099_more.sql'], () => sql);
  expect(problemsOf("update claim_file set status_code = 'x';")).toHaveLength(1);
  expect(problemsOf('alter table a add b text;\n-- What was there.\ninsert into a select 1;')).toHaveLength(
    1,
  );
  const inside =
    'do $$ begin perform set_config(1); update a set b = 1; end $$; create index on a (b); grant update on a to c;';
  expect(problemsOf(inside)).toEqual([]);
  expect(problemsOf("comment on table a is 'One; update follows';")).toEqual([]);
});

test('every extension point of the server is described, and no other one', () => {
  const source =
    "export const tiles = extensionPoint<Tile>('worklist.tiles');\nexport const kinds = extensionPoint<\n  Kind\n>('claims.kinds');";
  const declared = declaredPoints(source);
  expect(declared).toEqual(['worklist.tiles', 'claims.kinds']);
  const row = (name: string) => `| \`${name}\` | what it says |\n`;
  const both = describedPoints(row('worklist.tiles') + row('claims.kinds'));
  expect(extensionPointProblems(declared, both)).toEqual([]);
  expect(extensionPointProblems(declared, describedPoints(row('worklist.tiles')))).toHaveLength(1);
  expect(extensionPointProblems([], both)).toHaveLength(2);
});
