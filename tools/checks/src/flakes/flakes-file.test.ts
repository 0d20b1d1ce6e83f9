import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { flakesProblems, noteFlakes } from './flakes-file.ts';

const text = 'At most 1 entry.\n\n- `a click is lost` (apps/e2e/a.spec.ts): time-out\n';

test('a flake is written down once, with its file and its reason', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'dosar-flakes-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/flakes.md'), text);
  const known = { title: 'a click is lost', file: 'apps/e2e/a.spec.ts', reason: 'another time-out' };
  const fresh = { title: 'a row is late', file: 'libs/b.test.ts', reason: 'expected 50 to be 100' };
  noteFlakes([known, fresh], root);
  expect(readFileSync(path.join(root, 'docs/flakes.md'), 'utf8')).toBe(
    `${text}- \`a row is late\` (libs/b.test.ts): expected 50 to be 100\n`,
  );
});

test('the committed list may not have more entries than it allows itself', () => {
  expect(flakesProblems(text)).toEqual([]);
  expect(flakesProblems(`${text}- \`another\` (b.test.ts): late\n`)).toHaveLength(1);
});
