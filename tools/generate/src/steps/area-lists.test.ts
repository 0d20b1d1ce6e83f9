import { expect, test } from 'vitest';
import { codeOwners } from './area-lists.ts';

test('every area has an owner in each of its places', () => {
  const lines = codeOwners(['fnol', 'absences']).split('\n');

  for (const place of ['/openapi/areas/absences.yaml', '/apps/api/src/areas/absences/', '/libs/absences/'])
    expect(lines.find((line) => line.startsWith(`${place} `))).toMatch(/ @dosar\/absences$/);
});
