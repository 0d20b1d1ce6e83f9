import { expect, test } from 'vitest';
import {
  answerFields,
  components,
  type ContractOperation,
  operations,
  requestFields,
} from './testing/read-contract.ts';
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

test('no operation is added without a handler', () => {
  const found = [...operations.values()].filter((operation) => operation['x-planned']);

  // What the specification asks for and nobody has built yet. Who builds one takes `x-planned` away and edits nothing here.
  const everPlanned = [
    'browseAssistantMessages',
    'browseItemHistory',
    'browseReports',
    'completeAssistantMessage',
    'processAssistantMessage',
    'sendAssistantMessage',
  ];
  expect(everPlanned).toEqual(expect.arrayContaining(found.map(({ operationId }) => operationId)));
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
    // The code that the server printed opens it.
    'checkInstallation',
    'confirmContact',
    'exchangeExternalCode',
    'externalAppToken',
    // Its address is made of its content; it shows a sample, and claimants' pages show it.
    'getDocumentExample',
    // The key of its calendar address says whose it is.
    'getFeed',
    'getHealthLive',
    'getHealthReady',
    // Its address is made of its content, and it stands on pages before anybody has signed in.
    'getLogo',
    'getMyBrowser',
    'getOpenapi',
    'getSetup',
    'getSignInOptions',
    'getVersion',
    // The key of the link says which work it is.
    'gradeJob',
    'guestToken',
    'invitationToken',
    // The key of the link says which work it is.
    'readGradeRequest',
    // The key of the link says whose it is.
    'readInvitation',
    // The mail server sends the key of its organisation.
    'receiveMessage',
    // So does the SMS gateway.
    'receiveSms',
    'refreshToken',
    // The code that the server printed opens it, once.
    'setUpOrganisation',
    'startExternalSignIn',
    // The key of the link says who is asked no more.
    'stopGradeRequests',
    'trackerToken',
  ]);
  expect(open.filter(({ security }) => security.length > 0)).toEqual([]);
});

test('every other operation needs the id token and both headers of the refresh token, or the token of a directory', () => {
  const guarded = [...operations.values()].filter(
    (operation) => !operation['x-access']?.callers.includes('public'),
  );

  for (const { security, 'x-access': access } of guarded) {
    expect(security.map((all) => Object.keys(all))).toEqual([
      isScim({ 'x-access': access })
        ? ['ProvisioningToken']
        : ['IdToken', 'RefreshTokenHeader', 'CorrelationTokenHeader'],
    ]);
  }
});

test('a directory calls what is under /api/scim, and nobody else does', () => {
  const calls = [...operations].map(([call, operation]) => [call.includes(' /api/scim/'), isScim(operation)]);
  expect(calls.filter(([isThere, isOpen]) => isThere !== isOpen)).toEqual([]);
});

function isScim(operation: Pick<ContractOperation, 'x-access'>) {
  return operation['x-access']?.callers.includes('provisioning') === true;
}

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

test('every answer outside 2xx is a problem, or an error of SCIM', () => {
  const strange = [...operations.values()].flatMap(({ operationId, responses, 'x-access': access }) =>
    Object.entries(responses)
      .filter(([status]) => !status.startsWith('2'))
      .filter(([, answer]) => {
        const shared = components.responses[(answer.$ref ?? '').replace('#/components/responses/', '')];
        if (isScim({ 'x-access': access }))
          return shared?.content?.['application/scim+json']?.schema.$ref !== '#/components/schemas/ScimError';
        const schema = shared?.content?.['application/problem+json']?.schema;
        return schema?.$ref !== '#/components/schemas/Problem';
      })
      .map(([status]) => `${operationId} ${status}`),
  );

  expect(strange).toEqual([]);
});
