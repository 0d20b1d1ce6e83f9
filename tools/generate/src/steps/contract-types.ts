import openapiTS, { astToString } from 'openapi-typescript';
import { loadContract } from '../contract/load-contract.ts';
import { generatedHeader } from '../generated-header.ts';
import ts from 'typescript';
import type { Step } from '../step.ts';

const file = ts.factory.createTypeReferenceNode('Blob');

/** TypeScript types of every schema, parameter and answer. */
export const contractTypesStep: Step = {
  name: 'contract types',
  folders: [],
  async run(workspace) {
    const contract = await loadContract(workspace);
    // The library also checks the document against the OpenAPI 3.1 meta-schema and throws when it does not hold.
    const nodes = await openapiTS(JSON.stringify(contract), {
      defaultNonNullable: false,
      alphabetize: true,
      // What a page sends as a file; the server reads its bytes as they come.
      transform: ({ format }) => (format === 'binary' ? file : undefined),
    });
    return [
      { path: 'openapi/generated/schema.ts', content: generatedHeader('openapi/') + astToString(nodes) },
    ];
  },
};
