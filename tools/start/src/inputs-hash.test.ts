import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inputsHash } from './inputs-hash.ts';

function workspace(more: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'dosar-inputs-'));
  const files = {
    'apps/backoffice/src/main.tsx': '1',
    'apps/contact-confirm/index.html': '1',
    'apps/print/index.html': '1',
    'apps/tracker/index.html': '1',
    'libs/fnol/feature/src/page.tsx': '1',
    'openapi/generated/schema.ts': '1',
    'openapi/src/index.ts': '1',
    'tools/vite-config/src/index.ts': '1',
    'package-lock.json': '{}',
    'tsconfig.base.json': '{}',
    ...more,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

test('the same files make the same fingerprint, wherever they are', () => {
  expect(inputsHash(workspace())).toBe(inputsHash(workspace()));
});

test.each(['libs/fnol/feature/src/page.tsx', 'libs/fnol/feature/src/new.tsx', 'package-lock.json'])(
  'a change of %s builds the apps anew',
  (path) => {
    expect(inputsHash(workspace({ [path]: 'changed' }))).not.toBe(inputsHash(workspace()));
  },
);

test.each(['libs/fnol/feature/src/page.test.tsx', 'apps/print/dist/index.html', 'apps/api/src/main.ts'])(
  'a change of %s does not',
  (path) => {
    expect(inputsHash(workspace({ [path]: 'changed' }))).toBe(inputsHash(workspace()));
  },
);
