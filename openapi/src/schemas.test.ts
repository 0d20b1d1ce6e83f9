import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import contract from '../generated/contract.json' with { type: 'json' };
import { areaTags, operationIndex } from './index.ts';

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });

beforeAll(() => {
  addFormats.default(ajv);
  // What OpenAPI adds to JSON Schema; it checks nothing.
  ajv.addVocabulary(['components', 'x-open', 'x-standalone']);
  ajv.addSchema({ $id: 'contract', components: { schemas: contract.components.schemas } });
});

const accepts = (name: string, value: unknown) => ajv.validate(`contract#/components/schemas/${name}`, value);

test('every schema of the contract can be checked', () => {
  for (const name of Object.keys(contract.components.schemas)) {
    expect(ajv.getSchema(`contract#/components/schemas/${name}`), name).toBeTypeOf('function');
  }
});

test('a case number is upper-case and has at least six characters', () => {
  expect(accepts('CaseNo', 'DM26R0000001')).toBe(true);
  expect(accepts('CaseNo', 'dm26r0000001')).toBe(false);
  expect(accepts('CaseNo', 'DM 26R0001')).toBe(false);
  expect(accepts('CaseNo', 'DM26R')).toBe(false);
});

test('keys of the demo world fit, and nothing that could leave its place in an address', () => {
  const keys = [
    'demo',
    'demo-guest-assignment-key-01',
    'demo-doc-request-key-0001',
    'demo-contact-key-00000001',
  ];

  for (const key of keys) expect(accepts('OpaqueKey', key), key).toBe(true);
  for (const key of ['', '../x', 'a/b', 'a b c d', 'a'.repeat(65)])
    expect(accepts('OpaqueKey', key), key).toBe(false);
});

const notification = {
  notifier: {
    first_name: 'Ion',
    last_name: 'Pop',
    role: 'owner',
    phone: '0722123456',
    preferred_channel: 'phone',
  },
  policy_type: 'rca',
  event: {
    date: '2026-03-29',
    time: '23:59',
    county_code: 'CJ',
    locality: 'Cluj',
    description: 'x',
    injuries: false,
  },
  vehicle: { plate: 'CJ 12 ABC', plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
  document_ids: [],
  consent_version: '1',
  website: '',
};

test('a claim notification is closed: an unknown field is refused wherever it stands', () => {
  expect(accepts('ClaimNotification', notification)).toBe(true);
  expect(accepts('ClaimNotification', { ...notification, status: 'closed' })).toBe(false);
  expect(accepts('ClaimNotification', { ...notification, event: { ...notification.event, x: 1 } })).toBe(
    false,
  );
});

test.each(['24:00', '12:60', '9:30', '12:30:00'])('%s is no time of an accident', (time) => {
  expect(accepts('ClaimNotification', { ...notification, event: { ...notification.event, time } })).toBe(
    false,
  );
});

test('the index of operations and the list of areas agree', () => {
  const strange = Object.values(operationIndex).filter(({ tag }) => !areaTags.includes(tag));

  expect(strange).toEqual([]);
});
