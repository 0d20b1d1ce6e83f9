import type { Access, ContractDocument, Operation, Parameter } from './contract-document.ts';
import { operationsOf } from './contract-document.ts';

const replayedHeader = '#/components/headers/IdempotencyReplayed';
const answer = (name: string) => ({ $ref: `#/components/responses/${name}` });

/**
 * Adds to each operation what follows from a rule: who opens its page, security, shared problem answers, the idempotency header.
 *
 * Written out by hand these would be some ten equal lines at each operation, and one forgotten line would be a wrong promise.
 */
export function completeContract(document: ContractDocument): ContractDocument {
  const completed = structuredClone(document);
  for (const { operation } of operationsOf(completed)) {
    openLikePage(operation['x-access'], completed['x-pages']);
    const isPublic = operation['x-access']?.callers.includes('public') ?? false;
    const isProvisioning = operation['x-access']?.callers.includes('provisioning') ?? false;
    operation.security = isPublic
      ? []
      : isProvisioning
        ? [{ ProvisioningToken: [] }]
        : [{ IdToken: [], RefreshTokenHeader: [], CorrelationTokenHeader: [] }];
    const byRule = isProvisioning ? scimAnswers(operation) : ruleAnswers(operation, isPublic);
    operation.responses = inOrder({ ...byRule, ...operation.responses });
    if (operation['x-idempotent']) acceptIdempotencyKey(operation);
  }
  return completed;
}

function openLikePage(access: Access | undefined, pages: ContractDocument['x-pages']) {
  if (access?.page === undefined) return;
  const page = pages?.[access.page];
  if (page === undefined) throw new Error(`x-access names the unknown page ${access.page}`);
  if (access.roles !== undefined || access.feature !== undefined)
    throw new Error(`x-access names the page ${access.page} and roles or a feature beside it`);
  delete access.page;
  Object.assign(access, page);
}

function ruleAnswers(operation: Operation, isPublic: boolean) {
  const takesInput = operation.requestBody !== undefined || (operation.parameters ?? []).length > 0;
  return {
    ...(takesInput && { 400: answer('BadRequest') }),
    ...(!isPublic && {
      401: answer('Unauthorized'),
      403: answer('Forbidden'),
      405: answer('CorrelationTokenChanged'),
    }),
    ...(hidesByFeature(operation['x-access']) && { 404: answer('NotFound') }),
    ...(operation['x-idempotent'] && { 409: answer('Conflict'), 422: answer('RuleRefused') }),
    ...(operation.requestBody && { 413: answer('PayloadTooLarge'), 415: answer('UnsupportedMediaType') }),
    429: answer('RateLimited'),
    500: answer('InternalError'),
    ...(operation['x-planned'] && { 501: answer('Planned') }),
    503: answer('Unavailable'),
    507: answer('StorageFull'),
  };
}

/** Directories are refused in the words of SCIM, whatever the reason. */
function scimAnswers(operation: Operation) {
  const statuses = [400, 401, 403, ...(operation.requestBody ? [413, 415] : []), 429, 500, 503, 507];
  return Object.fromEntries(statuses.map((status) => [status, answer('ScimRefused')]));
}

/** A switched-off feature answers as if the operation did not exist. */
function hidesByFeature(access: Access | undefined) {
  return access?.feature !== undefined;
}

function inOrder(responses: Operation['responses']) {
  return Object.fromEntries(Object.entries(responses).sort(([a], [b]) => Number(a) - Number(b)));
}

function acceptIdempotencyKey(operation: Operation) {
  const names = ['IdempotencyKey'];
  // People who report a claim have no account: only a secret can prove that two sessions belong to the same person.
  if (operation['x-access']?.callers.includes('guest')) names.push('IdempotencySecret');
  const parameters = names.map((name) => ({ $ref: `#/components/parameters/${name}` }) as Parameter);
  operation.parameters = [...(operation.parameters ?? []), ...parameters];
  for (const [status, success] of Object.entries(operation.responses)) {
    if (status.startsWith('2')) success.headers = { 'Idempotency-Replayed': { $ref: replayedHeader } };
  }
}
