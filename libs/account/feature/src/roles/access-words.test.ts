import { pageAccess } from '@dosar/api-client';
import { operationIndex } from '@dosar/openapi';
import { permissionsOf } from '@dosar/openapi/permissions';
import { expect, test } from 'vitest';
import romanian from '../../translations/ro.json' with { type: 'json' };
import { featureWords } from './feature-words.ts';
import { morePermissionWords } from './more-permission-words.ts';
import { pageWords } from './page-words.ts';
import { permissionWords } from './permission-words.ts';
import { roleNames } from './role-names.ts';
import { roleWords } from './role-words.ts';

const permissions = permissionsOf(operationIndex);
const rules: { roles?: readonly string[] | null; feature?: string | null }[] = [
  ...Object.values(pageAccess),
  ...permissions.map(({ access }) => access),
];

test('R8 every page and every permission of the contract has words, and no words stand for what is gone', () => {
  expect(Object.keys(pageWords).toSorted()).toEqual(Object.keys(pageAccess).toSorted());
  expect(Object.keys({ ...permissionWords, ...morePermissionWords }).toSorted()).toEqual(
    permissions.map(({ code }) => code).toSorted(),
  );
});

test('R8 every role and every feature that the contract names has words', () => {
  const roles = rules.flatMap((rule) => rule.roles ?? []).filter((role) => !role.startsWith('*'));
  expect(Object.keys(roleWords)).toEqual(expect.arrayContaining([...new Set(roles)]));
  expect(Object.keys(roleNames)).toEqual(Object.keys(roleWords));
  const features = rules.flatMap(({ feature }) => feature ?? []);
  expect(Object.keys(featureWords).toSorted()).toEqual([...new Set(features)].toSorted());
});

test('R8 the words are there in Romanian, too', () => {
  const texts: Record<string, string> = romanian;
  for (const { id } of [
    ...Object.values(pageWords),
    ...Object.values(permissionWords),
    ...Object.values(morePermissionWords),
    ...Object.values(roleWords),
    ...Object.values(roleNames),
    ...Object.values(featureWords),
  ])
    expect(texts[id], id).toBeTruthy();
});
