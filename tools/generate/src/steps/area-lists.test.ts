import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaListsStep, codeOwners } from './area-lists.ts';

const root = join(import.meta.dirname, '../../../..');

test('every area has an owner in each of its places', () => {
  const lines = codeOwners(['fnol', 'absences']).split('\n');

  for (const place of ['/openapi/areas/absences.yaml', '/apps/api/src/areas/absences/', '/libs/absences/'])
    expect(lines.find((line) => line.startsWith(`${place} `))).toMatch(/ @dosar\/absences$/);
});

test('the journeys of each folder are a target of their own, and the other targets stay', async () => {
  const files = await areaListsStep.run({ root });
  const content = files.find(({ path }) => path === 'apps/e2e/package.json')?.content ?? '';
  const { nx } = JSON.parse(content) as { nx: { targets: Record<string, { command?: string }> } };

  expect(Object.keys(nx.targets)).toEqual(expect.arrayContaining(['check', 'lint', 'journeys-account']));
  expect(nx.targets['journeys-account']?.command).toContain('e2e/account/');
  expect(readFileSync(join(root, 'apps/e2e/package.json'), 'utf8')).toBe(content);
});
