import { describe, expect, test } from 'vitest';
import { contractOf, readContract, type ContractDocument } from './contract.ts';
import { requireSameOperations } from './register-operations.ts';

const done = async () => ({});
const contract = readContract();
const all = Object.fromEntries(
  contract.operations.filter((operation) => !operation.isPlanned).map((operation) => [operation.id, done]),
);

/** The contract with one operation changed. */
function changed(
  path: string,
  method: string,
  change: (operation: Record<string, unknown>) => void,
): ContractDocument {
  const document = structuredClone(contract.document);
  change(document.paths[path]?.[method] as Record<string, unknown>);
  return document;
}

describe('a server does not start', () => {
  test('when nobody said who may call an operation', () => {
    const document = changed('/api/version', 'get', (operation) => delete operation['x-access']);
    expect(() => contractOf(document)).toThrow('GET /api/version (getVersion) has no x-access');
  });

  test('when an operation lets in a kind of caller that does not exist', () => {
    const document = changed(
      '/api/version',
      'get',
      (operation) => (operation['x-access'] = { callers: ['everybody'] }),
    );
    expect(() => contractOf(document)).toThrow('unknown callers: everybody');
  });

  test('when roles are asked of callers who have none', () => {
    const access = { callers: ['guest'], roles: ['claims.handler'] };
    const document = changed('/api/version', 'get', (operation) => (operation['x-access'] = access));
    expect(() => contractOf(document)).toThrow('asks for roles, which only staff have');
  });

  test('when an operation has no handler', () => {
    const { addNote: _left, ...others } = all;
    expect(() => requireSameOperations(contract, others)).toThrow(
      'Operations without a handler (mark them x-planned): addNote',
    );
  });

  test('when a handler has no operation, or its operation is still planned', () => {
    expect(() => requireSameOperations(contract, { ...all, dropTables: done })).toThrow('dropTables');
    expect(() => requireSameOperations(contract, { ...all, impersonate: done })).toThrow('impersonate');
  });
});

test('contract and handlers as they are fit together', () => {
  expect(() => requireSameOperations(contract, all)).not.toThrow();
});
