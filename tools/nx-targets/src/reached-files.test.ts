import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reachedFrom } from './reached-files.mjs';

test('a file reaches what it imports, re-exports or loads later, and what those load, but nothing for types alone', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'dosar-reached-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write(
    'apps/api/db/fill.ts',
    `import {\n  a,\n} from '../src/areas/claims/index.ts';\nimport type { T } from '#src/areas/reports/index.ts';\nimport '#src/all/list.ts';`,
  );
  write(
    'apps/api/src/areas/claims/index.ts',
    `export { a } from './seal.ts';\nexport type { B } from './b.ts';`,
  );
  write(
    'apps/api/src/areas/claims/seal.ts',
    `import { rule } from '@dosar/claims-domain/seal';\nconst later = () => import('./later.ts');`,
  );
  write('apps/api/src/all/list.ts', `import { area } from '#src/areas/fnol/area.ts';`);

  expect(reachedFrom(root, ['apps/api/db/**/*.ts'], ['apps/api/src/all'])).toEqual({
    files: [
      'apps/api/db/fill.ts',
      'apps/api/src/all/list.ts',
      'apps/api/src/areas/claims/index.ts',
      'apps/api/src/areas/claims/later.ts',
      'apps/api/src/areas/claims/seal.ts',
    ],
    libraries: ['@dosar/claims-domain'],
  });
});
