import { expect, test } from 'vitest';
import { readFilter, readPath } from './scim-filter.ts';

test.each([
  ['userName eq "bjensen"', [{ attribute: 'username', value: 'bjensen' }]],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName Eq "j"', [{ attribute: 'username', value: 'j' }]],
  [
    'userType eq "Employee" and (active eq true)',
    [
      { attribute: 'usertype', value: 'Employee' },
      { attribute: 'active', value: true },
    ],
  ],
  [
    'emails[type eq "work"].value eq "a@b.example"',
    [
      { attribute: 'emails.type', value: 'work' },
      { attribute: 'emails.value', value: 'a@b.example' },
    ],
  ],
  [
    'externalId eq "a \\"quoted\\" and strange] one"',
    [{ attribute: 'externalid', value: 'a "quoted" and strange] one' }],
  ],
  ['userName eq "x\' or 1=1 --"', [{ attribute: 'username', value: "x' or 1=1 --" }]],
])('RFC 7644 §3.4.2.2 %s', (text, comparisons) => {
  expect(readFilter(text)).toEqual(comparisons);
});

test.each([
  '',
  'userName',
  'userName eq',
  'userName eq bjensen',
  'userName eq "unclosed',
  'userName sw "J"',
  'title pr',
  'userName eq "a" or userName eq "b"',
  'not (userName eq "a")',
  'emails[type eq "work"',
  'userName eq "a") and (userName eq "b"',
  '"userName" eq "a"',
  'userName eq {"a":1}',
])('RFC 7644 §3.12 %j is refused, not answered as something narrower', (text) => {
  expect(() => readFilter(text)).toThrowError(
    expect.objectContaining({
      status: 400,
      details: expect.objectContaining({ context: { scim_type: 'invalidFilter' } }),
    }),
  );
});

test.each([
  ['members', { attribute: 'members', where: [], sub: undefined }],
  ['name.familyName', { attribute: 'name', where: [], sub: 'familyname' }],
  [
    'addresses[type eq "work"]',
    { attribute: 'addresses', where: [{ attribute: 'type', value: 'work' }], sub: undefined },
  ],
  [
    'members[value eq "2819c223-7f76-453a-919d-413861904646"].displayName',
    {
      attribute: 'members',
      where: [{ attribute: 'value', value: '2819c223-7f76-453a-919d-413861904646' }],
      sub: 'displayname',
    },
  ],
])('RFC 7644 §3.5.2 the path %s', (text, path) => {
  expect(readPath(text)).toEqual(path);
});
