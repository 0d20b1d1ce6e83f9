import { expect, test } from 'vitest';
import { roleRefusal } from './role-rules.ts';

const change = {
  giverId: 'calin',
  giverRoles: ['org.configurator'],
  personId: 'ana',
  role: 'claims.handler',
};

test('E5 R8 an administrator gives every role but those of configurators that they lack', () => {
  expect(roleRefusal(change)).toBeUndefined();
  expect(roleRefusal({ ...change, role: 'claims.manager' })).toBeUndefined();
  expect(roleRefusal({ ...change, role: 'org.configurator' })).toBeUndefined();
  expect(roleRefusal({ ...change, role: 'app.configurator' })).toBe('role_not_administered');
  const both = ['org.configurator', 'app.configurator'];
  expect(roleRefusal({ ...change, role: 'app.configurator', giverRoles: both })).toBeUndefined();
});

test('nobody else gives roles, and nobody changes the own ones', () => {
  expect(roleRefusal({ ...change, giverRoles: ['claims.manager'] })).toBe('role_not_administered');
  expect(roleRefusal({ ...change, giverRoles: ['app.configurator'] })).toBe('role_not_administered');
  expect(roleRefusal({ ...change, personId: 'calin' })).toBe('own_roles');
});

test('R8 a composed role is given by whoever gives each of its parts', () => {
  const composed = { ...change, role: 'own.front-desk' };
  expect(roleRefusal({ ...composed, parts: ['claims.handler', 'org.configurator'] })).toBeUndefined();
  expect(roleRefusal({ ...composed, parts: ['claims.handler', 'app.configurator'] })).toBe(
    'role_not_administered',
  );
  expect(roleRefusal({ ...composed, parts: [], personId: 'calin' })).toBe('own_roles');
});
