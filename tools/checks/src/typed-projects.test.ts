import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { groupByOptions } from './typed-projects.ts';

let workspace = '';
beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'dosar-types-'));
});
afterEach(() => rmSync(workspace, { recursive: true }));

function project(root: string, config: object) {
  mkdirSync(path.join(workspace, root), { recursive: true });
  writeFileSync(path.join(workspace, root, 'tsconfig.json'), JSON.stringify(config));
}

test('projects of a kind make one program, with the files of each', () => {
  project('apps/one', { extends: '../../tsconfig.web.json', include: ['src', '*.ts'] });
  project('libs/two', { extends: '../../tsconfig.web.json', include: ['src'] });
  project('apps/api', { extends: '../../tsconfig.server.json', include: ['src'] });

  const groups = groupByOptions(workspace, ['apps/one', 'libs/two', 'apps/api', 'apps/untyped']);

  const at = (...parts: string[]) => path.join(workspace, ...parts);
  expect(Object.fromEntries(groups)).toEqual({
    [at('tsconfig.web.json')]: [
      { root: 'apps/one', include: [at('apps/one/src'), at('apps/one/*.ts')] },
      { root: 'libs/two', include: [at('libs/two/src')] },
    ],
    [at('tsconfig.server.json')]: [{ root: 'apps/api', include: [at('apps/api/src')] }],
  });
});

test('a project with options of its own is refused, since its kind would not hold to them', () => {
  project('apps/one', {
    extends: '../../tsconfig.web.json',
    include: ['src'],
    compilerOptions: { strict: false },
  });

  expect(() => groupByOptions(workspace, ['apps/one'])).toThrow(/say nothing else/);
});
