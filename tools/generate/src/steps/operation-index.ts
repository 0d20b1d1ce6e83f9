import { loadContract } from '../contract/load-contract.ts';
import type { ContractDocument, LocatedOperation } from '../contract/contract-document.ts';
import { areaTagsOf, operationsOf } from '../contract/contract-document.ts';
import { generatedHeader } from '../generated-header.ts';
import type { Step } from '../step.ts';

/** Facts of every operation: where it is, who may call it, what is recorded, how it travels. */
export const operationIndexStep: Step = {
  name: 'operation index',
  folders: [],
  async run(workspace) {
    const contract = await loadContract(workspace);
    const facts = operationsOf(contract).map(operationFacts);
    const entries = facts
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, ...rest }) => `  ${id}: ${JSON.stringify(rest)},\n`)
      .join('');
    const content = [
      generatedHeader('openapi/'),
      '/** The area words, in the order of the contract. */',
      `export const areaTags = ${JSON.stringify(areaTagsOf(contract))} as const;\n`,
      '/** The problem codes that only one area answers, by its word. */',
      `export const areaProblemCodes = ${JSON.stringify(codesByArea(contract))} as const;\n`,
      '/** Facts of every operation by its id. */',
      `export const operationIndex = {\n${entries}} as const;\n`,
    ];
    return [{ path: 'openapi/generated/operations.ts', content: content.join('\n') }];
  },
};

function codesByArea({ tags = [] }: ContractDocument) {
  return Object.fromEntries(
    tags.flatMap(({ name, 'x-problem-codes': codes }) => (codes ? [[name, codes]] : [])),
  );
}

function operationFacts({ path, method, operation }: LocatedOperation) {
  const [successStatus, success] =
    Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  const access = operation['x-access'];
  return {
    id: operation.operationId,
    tag: operation.tags[0],
    method: method.toUpperCase(),
    path,
    successStatus: Number(successStatus),
    access: {
      callers: access?.callers ?? [],
      roles: access?.roles ?? null,
      feature: access?.feature ?? null,
      refuses: access?.refuses ?? null,
    },
    audit: operation['x-audit'] ?? null,
    rateLimit: operation['x-rate-limit'] ?? null,
    idempotent: operation['x-idempotent'] ?? false,
    planned: operation['x-planned'] ?? false,
    sendsFile: 'multipart/form-data' in (operation.requestBody?.content ?? {}),
    sendsChunk: 'application/offset+octet-stream' in (operation.requestBody?.content ?? {}),
    answersFile: '*/*' in (success?.content ?? {}),
  };
}
