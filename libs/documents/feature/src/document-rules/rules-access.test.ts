import { getDocumentRules } from '@dosar/api-client';
import { expect, test } from 'vitest';
import { rulesAccess } from './rules-access.ts';

test('M3 the rules of documents are offered to whom the contract lets read them', () => {
  expect(getDocumentRules.access).toEqual({ callers: ['staff'], ...rulesAccess });
});
