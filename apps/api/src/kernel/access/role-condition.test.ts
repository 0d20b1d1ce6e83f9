import { expect, test } from 'vitest';
import { meetsRoleCondition } from './role-condition.ts';

test.each(['claims.manager', 'a.b.manager'])('the role "%s" ends in .manager', (role) => {
  expect(meetsRoleCondition(['app.previewer', role], '*.manager')).toBe(true);
});

test.each([
  'x.manager.evil',
  'MANAGER',
  'claims.MANAGER',
  'manager',
  '.manager',
  'claims.submanager',
  'claims.manager ',
])('the role "%s" does not end in .manager', (role) => {
  expect(meetsRoleCondition([role], '*.manager')).toBe(false);
});

test('a named role is compared whole', () => {
  expect(meetsRoleCondition(['AC.Assessor.Manager'], 'AC.Assessor.Manager')).toBe(true);
  expect(meetsRoleCondition(['AC.Assessor'], 'AC.Assessor.Manager')).toBe(false);
  expect(meetsRoleCondition([], '*.manager')).toBe(false);
});
