import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generate } from './generate.ts';
import type { Step } from './step.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dosar-generate-'));
  await mkdir(join(root, 'generated'));
  await writeFile(join(root, 'generated/old.ts'), 'export {};\n');
  await writeFile(join(root, '.oxfmtrc.json'), '{ "singleQuote": true }');
});
afterEach(() => rm(root, { recursive: true }));

const step: Step = {
  name: 'areas',
  folders: ['generated'],
  run: () => Promise.resolve([{ path: 'generated/new.ts', content: 'export const area   = "fnol"' }]),
};

test('files are written in the format of the project and leftovers go', async () => {
  const outcome = await generate({ root }, [step], { write: true });

  expect(outcome).toEqual({ changed: ['generated/new.ts'], removed: ['generated/old.ts'], files: 1 });
  expect(await readFile(join(root, 'generated/new.ts'), 'utf8')).toBe("export const area = 'fnol';\n");
  await expect(readFile(join(root, 'generated/old.ts'))).rejects.toThrow();
});

test('a second run changes nothing', async () => {
  await generate({ root }, [step], { write: true });

  expect(await generate({ root }, [step], { write: true })).toEqual({ changed: [], removed: [], files: 1 });
});

test('a check tells what would change and touches nothing', async () => {
  const outcome = await generate({ root }, [step], { write: false });

  expect(outcome).toMatchObject({ changed: ['generated/new.ts'], removed: ['generated/old.ts'] });
  expect(await readFile(join(root, 'generated/old.ts'), 'utf8')).toBe('export {};\n');
  await expect(readFile(join(root, 'generated/new.ts'))).rejects.toThrow();
});
