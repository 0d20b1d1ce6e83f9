import { loadContract } from '../contract/load-contract.ts';
import type { ContractDocument, LocatedOperation } from '../contract/contract-document.ts';
import { areaTagsOf, operationsOf } from '../contract/contract-document.ts';
import { generatedHeader } from '../generated-header.ts';
import type { GeneratedFile, Step } from '../step.ts';

const folder = 'libs/platform/api-client/src/generated';

/** A constant per operation for the web; a bundle carries only those that its code names. */
export const clientOperationsStep: Step = {
  name: 'client operations',
  folders: [folder],
  async run(workspace) {
    const contract = await loadContract(workspace);
    const operations = operationsOf(contract);
    const areaTags = areaTagsOf(contract);
    const files = areaTags.flatMap((tag): GeneratedFile[] => {
      const own = operations.filter(({ operation }) => operation.tags[0] === tag);
      return own.length === 0 ? [] : [{ path: `${folder}/${tag}.ts`, content: areaFile(own) }];
    });
    return [
      ...files,
      { path: `${folder}/operations.ts`, content: operationList(areaTags, operations) },
      { path: `${folder}/pages.ts`, content: pageList(contract) },
      { path: `${folder}/schemas.ts`, content: schemaList(contract) },
    ];
  },
};

function areaFile(operations: LocatedOperation[]) {
  const constants = operations.map(({ path, method, operation }) => {
    const { operationId: id, summary, tags } = operation;
    const { 'x-idempotent': idempotent } = operation;
    const value = {
      id,
      tag: tags[0],
      method: method.toUpperCase(),
      path,
      ...(idempotent && { idempotent }),
      access: accessOf(operation),
    };
    return `/** ${summary}. */\nexport const ${id}: Operation<'${id}'> = ${JSON.stringify(value)};\n`;
  });
  return `${generatedHeader('openapi/')}\nimport type { Operation } from '../client/operation.ts';\n\n${constants.join('\n')}`;
}

/** Whom a screen may offer the operation to; what says nothing is left out, since every page carries it. */
function accessOf({ 'x-access': access }: LocatedOperation['operation']) {
  const { callers = [], roles, feature, refuses } = access ?? {};
  return { callers, ...(roles && { roles }), ...(feature && { feature }), ...(refuses && { refuses }) };
}

function operationList(areaTags: string[], operations: LocatedOperation[]) {
  const lines = areaTags.flatMap((tag) => {
    const names = operations
      .filter(({ operation }) => operation.tags[0] === tag)
      .map(({ operation }) => operation.operationId)
      .sort();
    return names.length === 0 ? [] : [`export { ${names.join(', ')} } from './${tag}.ts';\n`];
  });
  return `${generatedHeader('openapi/')}\n${lines.join('')}`;
}

function pageList({ 'x-pages': pages = {} }: ContractDocument) {
  return [
    `${generatedHeader('openapi/')}\nimport type { PageAccess } from '../client/operation.ts';\n`,
    `/** The pages of the staff and who opens them; the operations of a page are open to the same people. */`,
    `export const pageAccess = ${JSON.stringify(pages)} satisfies Record<string, PageAccess>;\n`,
  ].join('\n');
}

function schemaList({ components }: ContractDocument) {
  const lines = Object.keys(components?.schemas ?? {})
    .sort()
    .map((name) => `export type ${name} = Schema<'${name}'>;\n`);
  return `${generatedHeader('openapi/')}\nimport type { Schema } from '@dosar/openapi';\n\n${lines.join('')}`;
}
