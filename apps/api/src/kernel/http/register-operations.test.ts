import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { ContractDocument } from './contract-document.ts';
import { serialisersOf } from './serialisers.ts';
import { Problem } from '../problem/problem.ts';
import { tokenBuckets } from '../rate-limit/token-bucket.ts';
import { contractOf, readContract } from './contract.ts';
import { requireSameOperations } from './register-operations.ts';
import { requestGuards } from './request-guards.ts';
import { validatorsOf } from './validators.ts';

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
    const planned = changed('/api/version', 'get', (operation) => (operation['x-planned'] = true));
    expect(() => requireSameOperations(contractOf(planned), all)).toThrow('getVersion');
  });
});

test('a planned call says so to those who may make it', async () => {
  const document = changed('/api/version', 'get', (operation) => (operation['x-planned'] = true));
  const planned = contractOf(document).operations.find(({ id }) => id === 'getVersion');
  if (planned === undefined) throw new Error('The contract has no version.');
  const admit = requestGuards(
    {
      authenticate: () => Promise.reject(new Error('Nobody is asked who they are.')),
      authenticateDirectory: () => Promise.resolve(undefined),
      buckets: tokenBuckets(() => 0),
      rateLimitScale: 1,
      load: () => 'calm',
      onDenied: () => Promise.resolve(),
    },
    planned,
  );
  const app = Fastify();
  app.decorateRequest('context');
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof Problem ? error.status : 500).send(),
  );
  app.get('/planned', { onRequest: admit }, () => Promise.resolve('never'));
  expect((await app.inject('/planned')).statusCode).toBe(501);
  await app.close();
});

test('contract and handlers as they are fit together', () => {
  expect(() => requireSameOperations(contract, all)).not.toThrow();
});

describe('what a running server compiles only when it is needed', () => {
  const { document, operations } = contract;

  test('every schema of the contract is a valid one', () => {
    const ajv = new Ajv2020({ strict: false });
    const schemas = Object.entries(document.components['schemas'] ?? {});
    const invalid = schemas.filter(([, schema]) => ajv.validateSchema(schema as object) !== true);
    expect(invalid.map(([name]) => name)).toEqual([]);
  });

  test('every request and every answer can be validated', () => {
    const validators = validatorsOf(document);
    for (const { parameters, body, success } of operations) {
      const { path, query, header } = parameters;
      for (const schema of [path, query, header]) if (schema) validators.parameters(schema);
      for (const schema of [body?.schema, success.schema]) if (schema) validators.body(schema);
    }
  });

  test('every answer can be written', () => {
    const serialisers = serialisersOf(document);
    for (const { success } of operations)
      if (success.schema !== undefined) expect(serialisers(success.schema)).toBeTypeOf('function');
  });
});
