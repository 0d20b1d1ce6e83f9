import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createNodesV2 } from './area-targets.mjs';
import { neighboursOf } from './neighbours.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

test('the neighbours of an area are the areas that its files import, by path or by name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dosar-areas-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write(
    'claims/search/find.ts',
    `import { own } from '../own.ts';\nimport { kernel } from '#src/kernel/db.ts';`,
  );
  write(
    'money/pay/order.ts',
    `import { a } from '#src/areas/claims/index.ts';\nimport { b } from '../../work/index.ts';`,
  );
  write('work/index.ts', `import type { C } from 'kysely';`);
  expect(Object.fromEntries(neighboursOf(folder))).toEqual({
    claims: [],
    money: ['claims', 'work'],
    work: [],
  });
});

test('a line of one area concerns the server tests of its neighbours and of no other area', async () => {
  const targets = await targetsOf('apps/api/package.json');
  const concerned = Object.entries(targets)
    .filter(([name]) => name.startsWith('test-server-'))
    .filter(([, { inputs }]) => inputs.some((input) => String(input).includes('src/areas/absences/')))
    .map(([name]) => name.slice('test-server-'.length));
  expect(concerned).toContain('absences');
  expect(concerned).not.toContain('account');
  expect(concerned).not.toContain('fnol');
});

test('a line of one area starts and stops no server for its own sake, but runs what goes through all areas', async () => {
  const targets = await targetsOf('apps/api/package.json');
  expect(targets['test-server-process']?.inputs).not.toContain('default');
  expect(targets['test-server-process']?.command).toContain('src/shutdown.test.ts');
  expect(targets['test-server-worlds']?.inputs).toContain('default');
});

test('a rule of an area concerns the demo world only if the seeds load it', async () => {
  const { 'test-server-seeds': seeds } = await targetsOf('apps/api/package.json');
  expect(seeds?.command).toContain('db/seed/demo-world.test.ts');
  expect(seeds?.inputs).toContain('{workspaceRoot}/libs/absences/domain/src/**/*');
  expect(seeds?.inputs).toContain('{workspaceRoot}/apps/api/src/areas/assessment/closing/note-hash.ts');
  expect(seeds?.inputs).not.toContain('{workspaceRoot}/libs/settlement/domain/src/**/*');
  expect(seeds?.inputs).not.toContain('default');
});

test('tests of the server that start one run whenever an area changes, and seeds have none of them', async () => {
  const { 'test-server-seeds': seeds } = await targetsOf('apps/api/package.json');
  const files = seeds?.command.split(' ').filter((word) => word.endsWith('.test.ts')) ?? [];
  expect(files.length).toBeGreaterThan(5);
  for (const file of files)
    expect(readFileSync(path.join(root, 'apps/api', file), 'utf8'), file).not.toMatch(
      /startTestApi|startServer|startProcess/,
    );
});

test('a crash test belongs to the heavy target as well as to its area', async () => {
  const { 'test-heavy': heavy } = await targetsOf('apps/api/package.json');
  expect(heavy?.command).toContain(' crash.test.ts ');
  expect(heavy?.parallelism).toBe(false);
});

test('no filter of a server target reads as an option of Vitest', async () => {
  const targets = await targetsOf('apps/api/package.json');
  for (const { command } of Object.values(targets).filter((target) =>
    target.command?.startsWith('vitest run'),
  ))
    expect(command.split(' --')[0]).not.toMatch(/ -/);
});

type Target = { command: string; inputs: unknown[]; parallelism?: boolean };

async function targetsOf(file: string): Promise<Record<string, Target>> {
  const [, create] = createNodesV2;
  const [[, { projects = {} }] = ['', {}]] = await create([file], undefined, {
    nxJsonConfiguration: {},
    workspaceRoot: root,
  });
  return (projects[path.dirname(file)]?.targets ?? {}) as Record<string, Target>;
}
