import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { workspaceRoot } from '../workspace.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dosar-circles-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function lint(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  const oxlint = path.join(workspaceRoot, 'node_modules/oxlint/bin/oxlint');
  const config = path.join(workspaceRoot, '.oxlintrc.json');
  const { status, stdout } = spawnSync(process.execPath, [oxlint, '--deny-warnings', '-c', config, '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout };
}

test('files that import each other are refused, by types only too', () => {
  const { status, stdout } = lint({
    'claim.ts':
      "import type { Vehicle } from './vehicle.ts';\n\nexport type Claim = { vehicles: Vehicle[] };\n",
    'vehicle.ts': "import type { Claim } from './claim.ts';\n\nexport type Vehicle = { claim: Claim };\n",
  });
  expect(status).toBe(1);
  expect(stdout).toContain('Dependency cycle detected');
});

test('files that import one way pass', () => {
  const { status } = lint({
    'claim.ts':
      "import type { Vehicle } from './vehicle.ts';\n\nexport type Claim = { vehicles: Vehicle[] };\n",
    'vehicle.ts': 'export type Vehicle = { plate: string };\n',
  });
  expect(status).toBe(0);
});
