import { expect, test } from 'vitest';
import { patched } from './scim-patch.ts';
import { userAttributes } from './scim-user.ts';

const user = () => ({
  id: '2819c223-7f76-453a-919d-413861904646',
  userName: 'bjensen',
  displayName: 'Barbara Jensen',
  name: { familyName: 'Jensen', givenName: 'Barbara' },
  active: true,
  emails: [{ value: 'bjensen@example.com', type: 'work', primary: true }],
});
const after = (...changes: { op: string; path?: string | null; value?: unknown }[]) =>
  patched(user(), changes, userAttributes);
const kindOf = (change: () => unknown): unknown => {
  try {
    change();
  } catch (error) {
    return (error as { details: { context: { scim_type: string } } }).details.context.scim_type;
  }
  return undefined;
};

test('RFC 7644 §3.5.2.1 without a path the value names the attributes to add', () => {
  const value = { emails: [{ value: 'babs@jensen.example', type: 'home' }], nickname: 'Babs' };
  expect(after({ op: 'add', value })).toEqual({
    ...user(),
    emails: [...user().emails, { value: 'babs@jensen.example', type: 'home' }],
  });
});

test('RFC 7644 §3.5.2.1 a value that is there already is not added again', () => {
  expect(after({ op: 'add', path: 'emails', value: [{ value: 'BJensen@example.com' }] })).toEqual(user());
});

test('RFC 7644 §3.5.2 a new primary value takes that from the others', () => {
  const value = [{ value: 'babs@jensen.example', type: 'home', primary: true }];
  expect(after({ op: 'Add', path: 'emails', value })['emails']).toEqual([
    { value: 'bjensen@example.com', type: 'work', primary: false },
    { value: 'babs@jensen.example', type: 'home', primary: true },
  ]);
});

test('RFC 7644 §3.5.2.3 a sub-attribute of selected values is replaced', () => {
  const change = { op: 'replace', path: 'emails[type eq "work"].value', value: 'barbara@example.com' };
  expect(after(change)['emails']).toEqual([{ value: 'barbara@example.com', type: 'work', primary: true }]);
});

test('RFC 7644 §3.5.2.3 a filter that selects nothing has no target', () => {
  expect(kindOf(() => after({ op: 'replace', path: 'emails[type eq "home"].value', value: 'x' }))).toBe(
    'noTarget',
  );
});

test('Entra adds to a value that is not there by naming it in the filter', () => {
  const change = { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '0722 000 000' };
  expect(after(change)['phoneNumbers']).toEqual([{ type: 'mobile', value: '0722 000 000' }]);
});

test('Entra writes paths as names of a value without a path', () => {
  const value = { 'name.familyName': 'Pop', active: 'False' };
  expect(after({ op: 'Replace', value })).toMatchObject({
    name: { familyName: 'Pop', givenName: 'Barbara' },
    active: 'False',
  });
});

test('RFC 7644 §3.5.2.2 selected values are removed, or all of them', () => {
  expect(
    after({ op: 'remove', path: 'emails[type eq "work" and value eq "bjensen@example.com"]' })['emails'],
  ).toEqual([]);
  expect(after({ op: 'remove', path: 'emails[type eq "home"]' })['emails']).toEqual(user().emails);
  expect(after({ op: 'remove', path: 'emails' })['emails']).toEqual([]);
  expect(after({ op: 'remove', path: 'displayName' })['displayName']).toBeNull();
});

test('RFC 7644 §3.5.2.2 nothing is removed without a path, and no required attribute at all', () => {
  expect(kindOf(() => after({ op: 'remove' }))).toBe('noTarget');
  expect(kindOf(() => after({ op: 'remove', path: 'userName' }))).toBe('mutability');
  expect(kindOf(() => after({ op: 'replace', path: 'id', value: 'x' }))).toBe('mutability');
  expect(kindOf(() => after({ op: 'add', path: 'groups', value: [{ value: 'x' }] }))).toBe('mutability');
});

test('attributes and extensions that are not kept are passed over', () => {
  const department = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department';
  expect(
    after({ op: 'add', path: department, value: 'Daune' }, { op: 'add', path: 'roles', value: ['x'] }),
  ).toEqual(user());
});

test.each(['__proto__', 'constructor.prototype', 'emails[type eq', '['])(
  'the path %s changes nothing',
  (path) => {
    try {
      expect(after({ op: 'replace', path, value: { polluted: true } })).toEqual(user());
    } catch (error) {
      expect(error).toMatchObject({ status: 400 });
    }
    expect({}).not.toHaveProperty('polluted');
  },
);
