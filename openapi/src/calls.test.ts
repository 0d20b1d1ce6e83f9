import { expect, test } from 'vitest';
import planned from '../planned.json' with { type: 'json' };
import { answerFields, components, operations, requestFields } from './testing/read-contract.ts';
import { specifiedCalls } from './testing/specified-calls.ts';

test('the contract holds every call of section 7', () => {
  const missing = specifiedCalls.filter(({ call }) => !operations.has(call));

  expect(missing).toEqual([]);
});

test('every call of section 7 takes and gives fields of the names that stand there', () => {
  const differing = specifiedCalls.flatMap(({ row, call, takes = [], gives = [] }) => {
    const operation = operations.get(call);
    const taken = operation ? requestFields(operation) : [];
    const given = operation ? answerFields(operation) : [];
    const lacking = [
      ...takes.filter((it) => !taken.includes(it)),
      ...gives.filter((it) => !given.includes(it)),
    ];
    return lacking.map((field) => `${row} ${call}: ${field}`);
  });

  expect(differing).toEqual([]);
});

test('operations without a handler are counted down', () => {
  const found = [...operations.values()].filter((operation) => operation['x-planned']);

  // An operation that gets its handler leaves planned.json, and `atMost` sinks with it; neither ever grows.
  expect(found.map(({ operationId }) => operationId).sort()).toEqual(planned.operations);
  expect(planned.operations).toHaveLength(planned.atMost);
  expect(planned.atMost).toBeLessThanOrEqual(6);
});

test('every operation says who may call it', () => {
  const silent = [...operations.values()].filter((operation) => !operation['x-access']?.callers.length);

  expect(silent).toEqual([]);
});

test('only these operations need no token', () => {
  const open = [...operations.values()].filter((operation) =>
    operation['x-access']?.callers.includes('public'),
  );

  expect(open.map(({ operationId }) => operationId).sort()).toEqual([
    'appToken',
    'browseOutbox',
    'confirmContact',
    'exchangeExternalCode',
    'externalAppToken',
    'getHealthLive',
    'getHealthReady',
    'getMyBrowser',
    'getOpenapi',
    'getSignInOptions',
    'getVersion',
    'guestToken',
    'refreshToken',
    'startExternalSignIn',
    'trackerToken',
  ]);
  expect(open.filter(({ security }) => security.length > 0)).toEqual([]);
});

test('every other operation needs the id token and both headers of the refresh token', () => {
  const guarded = [...operations.values()].filter(
    (operation) => !operation['x-access']?.callers.includes('public'),
  );

  for (const { security } of guarded) {
    expect(security.map((all) => Object.keys(all))).toEqual([
      ['IdToken', 'RefreshTokenHeader', 'CorrelationTokenHeader'],
    ]);
  }
});

test('what a GET of the specification changes is audited', () => {
  const changing = [
    'logout',
    'generateOneTimePassword',
    'clearNotifications',
    'confirmContact',
    'startChallenge',
    'completeAssistantMessage',
    'processAssistantMessage',
  ];
  const unaudited = [...operations.values()].filter(
    (operation) => changing.includes(operation.operationId) && !operation['x-audit'],
  );

  expect(unaudited).toEqual([]);
});

test('every answer outside 2xx is a problem', () => {
  const strange = [...operations.values()].flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => !status.startsWith('2'))
      .filter(([, answer]) => {
        const shared = components.responses[(answer.$ref ?? '').replace('#/components/responses/', '')];
        const schema = shared?.content?.['application/problem+json']?.schema;
        return schema?.$ref !== '#/components/schemas/Problem';
      })
      .map(([status]) => `${operationId} ${status}`),
  );

  expect(strange).toEqual([]);
});
