import { expect, test } from 'vitest';
import type { CallerKind, ContractDocument, Operation, Schema } from './contract-document.ts';
import { contractFaults } from './contract-faults.ts';

const operation: Operation = {
  operationId: 'addNote',
  tags: ['assignments'],
  summary: 'Add a note',
  'x-access': { callers: ['staff'] },
  'x-audit': { event: 'NOTE_ADDED', entity: 'assignment' },
  responses: { 200: { description: 'Added' } },
};

function faultsOf(change: Partial<Operation>, path = '/api/timeline/addNote'): string[] {
  return contractFaults(documentWith({ [path]: { post: { ...operation, ...change } } }));
}

function documentWith(paths: ContractDocument['paths'], components = {}): ContractDocument {
  return { tags: [{ name: 'assignments' }], paths, components };
}

const taking = (schema: Schema) => ({ requestBody: { content: { 'application/json': { schema } } } });

test('an operation that keeps every rule has no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each<[string, Partial<Operation>]>([
  ['operationId is not camelCase', { operationId: 'Add_note' }],
  ['summary is missing', { summary: '' }],
  ['x-access is missing', { 'x-access': undefined }],
  ['public stands alone', { 'x-access': { callers: ['public', 'staff'] } }],
  ['roles are for staff', { 'x-access': { callers: ['guest'], roles: ['claims.handler'] } }],
  ['needs x-audit, or x-unaudited with the reason', { 'x-audit': undefined }],
  ['x-audit and x-unaudited exclude each other', { 'x-unaudited': 'Reads only.' }],
  ['x-audit.event is not UPPER_SNAKE_CASE', { 'x-audit': { event: 'addNote', entity: 'assignment' } }],
  ['x-background is missing: pages ask for it by themselves', { description: 'Polled while it lasts.' }],
  ['x-background is missing: pages ask for it by themselves', { 'x-streams': true }],
  [
    'x-background is about sessions, and the public has none',
    { 'x-access': { callers: ['public'] }, 'x-background': true },
  ],
  ['needs exactly one answer in 2xx', { responses: { 400: { description: 'No' } } }],
  ['body is an open object', taking({ type: 'object' })],
  ['body.text has no maxLength', taking(closed({ text: { type: 'string' } }))],
  ['body.text has no maxLength', taking(closed({ text: { type: ['string', 'null'], format: 'email' } }))],
  ['body.list has no maxItems', taking(closed({ list: { type: 'array', items: { type: 'boolean' } } }))],
  [
    'body.count needs a minimum and maximum that its column can hold',
    taking(closed({ count: { type: 'integer' } })),
  ],
  [
    'body.count needs a minimum and maximum that its column can hold',
    taking(closed({ count: { type: ['integer', 'null'], minimum: 0, maximum: 2 ** 31 } })),
  ],
  [
    'body.count needs a minimum and maximum that its column can hold',
    taking(closed({ count: { type: 'number', format: 'int64', minimum: 0, maximum: 2 ** 53 } })),
  ],
  [
    'body.list[] is an open object',
    taking(closed({ list: { type: 'array', maxItems: 1, items: { type: 'object' } } })),
  ],
])('%s', (fault, change) => {
  expect(faultsOf(change).map((it) => it.replace(/^[^:]+: /, ''))).toEqual([fault]);
});

function closed(properties: Record<string, Schema>): Schema {
  return { type: 'object', additionalProperties: false, properties };
}

test('what an operation refuses is known, and open to that kind of caller otherwise', () => {
  const refusing = (callers: CallerKind[], refuses: string[]) =>
    faultsOf({ 'x-access': { callers, refuses } });

  expect(refusing(['staff'], ['impersonating'])).toEqual([]);
  expect(refusing(['guest', 'staff'], ['assignment_guest'])).toEqual([]);
  expect(refusing(['staff'], ['left_handed'])).toEqual([
    'addNote: x-access refuses the unknown trait left_handed',
  ]);
  expect(refusing(['staff'], ['assignment_guest'])).toEqual([
    'addNote: x-access refuses assignment_guest, and no guest may call',
  ]);
});

test('a read needs no audit', () => {
  const { 'x-audit': _, ...read } = operation;

  expect(contractFaults(documentWith({ '/api/x': { get: read } }))).toEqual([]);
});

test('parameters of the path are declared, and declared ones are in the path', () => {
  const parameters = [{ name: 'key', in: 'path', schema: { type: 'string', maxLength: 9 } }];

  expect(faultsOf({}, '/api/x/{key}')).toEqual(['addNote: {key} is not declared']);
  expect(faultsOf({ parameters }, '/api/x')).toEqual(['addNote: key is not in the path']);
  expect(faultsOf({ parameters }, '/api/x/{key}')).toEqual([]);
});

test('a component that nothing uses is refused, unless it says that it stands alone', () => {
  const unused = {
    schemas: { Spare: { type: 'object' }, MenuItem: { type: 'object', 'x-standalone': true } },
  };

  expect(contractFaults(documentWith({}, unused))).toEqual(['components/schemas/Spare: nothing uses it']);
});

test('a schema that contains itself is looked at once', () => {
  const tree = closed({
    children: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Tree' } },
  });
  const paths = { '/api/x': { post: { ...operation, ...taking({ $ref: '#/components/schemas/Tree' }) } } };

  expect(contractFaults(documentWith(paths, { schemas: { Tree: tree } }))).toEqual([]);
});

test('half a description behind an unquoted comma is found', () => {
  const cut = { description: 'One', 'two three.': null } as Schema;

  expect(faultsOf(taking(cut)).join()).toMatch(/"two three\." has no value/);
});
