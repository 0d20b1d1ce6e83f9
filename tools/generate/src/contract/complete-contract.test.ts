import { expect, test } from 'vitest';
import { completeContract } from './complete-contract.ts';
import type { Operation } from './contract-document.ts';

const pages = { reports: { roles: ['*.manager'], feature: 'reports' } };

function completed(change: Partial<Operation>): Operation {
  const operation: Operation = {
    operationId: 'addNote',
    tags: ['assignments'],
    'x-access': { callers: ['staff'] },
    responses: { 200: { description: 'Added' } },
    ...change,
  };
  const document = completeContract({ paths: { '/api/x': { post: operation } }, 'x-pages': pages });
  return document.paths?.['/api/x']?.post ?? operation;
}

const statuses = (change: Partial<Operation>) => Object.keys(completed(change).responses);

test('an operation for staff needs tokens and may answer 401, 403 and 405', () => {
  expect(completed({}).security).toEqual([
    { IdToken: [], RefreshTokenHeader: [], CorrelationTokenHeader: [] },
  ]);
  expect(statuses({})).toEqual(['200', '401', '403', '405', '429', '500', '503', '507']);
});

test('a public operation needs none', () => {
  const open = { 'x-access': { callers: ['public' as const] } };

  expect(completed(open).security).toEqual([]);
  expect(statuses(open)).toEqual(['200', '429', '500', '503', '507']);
});

test('what takes input may answer 400, and with a body 413 and 415', () => {
  const body = { requestBody: { content: {} } };
  const parameters = [{ name: 'after', in: 'query', schema: {} }];

  expect(statuses(body)).toEqual(expect.arrayContaining(['400', '413', '415']));
  expect(statuses({ parameters })).toContain('400');
  expect(statuses({ parameters })).not.toContain('413');
});

test('a planned operation answers 501, one behind a feature 404', () => {
  expect(statuses({ 'x-planned': true })).toContain('501');
  expect(statuses({ 'x-access': { callers: ['staff'], feature: 'reports' } })).toContain('404');
});

test('an operation of a page is open to those who may open the page', () => {
  const access = { callers: ['staff' as const], page: 'reports' };

  expect(completed({ 'x-access': access })['x-access']).toEqual({ callers: ['staff'], ...pages.reports });
  expect(statuses({ 'x-access': access })).toContain('404');
  expect(() => completed({ 'x-access': { ...access, page: 'unknown' } })).toThrow('unknown page unknown');
  expect(() => completed({ 'x-access': { ...access, roles: ['claims.handler'] } })).toThrow('beside it');
});

test('an idempotent operation takes a key, may answer 409 and 422 and says when it answers again', () => {
  const operation = completed({ 'x-idempotent': true });

  expect(operation.parameters).toEqual([{ $ref: '#/components/parameters/IdempotencyKey' }]);
  expect(operation.responses).toMatchObject({
    200: { headers: { 'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' } } },
    409: { $ref: '#/components/responses/Conflict' },
    422: { $ref: '#/components/responses/RuleRefused' },
  });
});

test('an idempotent operation for guests takes a secret as well: they have no account that a key could belong to', () => {
  const operation = completed({ 'x-idempotent': true, 'x-access': { callers: ['guest'] } });

  expect(operation.parameters).toEqual([
    { $ref: '#/components/parameters/IdempotencyKey' },
    { $ref: '#/components/parameters/IdempotencySecret' },
  ]);
});

test('an answer that the operation writes itself stays', () => {
  const own = { description: 'Wrong user name or password' };

  expect(
    completed({ requestBody: { content: {} }, responses: { 200: {}, 400: own } }).responses[400],
  ).toEqual(own);
});
