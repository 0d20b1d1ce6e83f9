import type { NewOperation } from './operation.ts';
import { useCaseTestSource } from './use-case-test.ts';
import type { Workspace } from './workspace.ts';

const folder = (area: string) => `apps/api/src/areas/${area}`;

const useCases: Record<NewOperation['shape'], (operation: NewOperation) => string> = {
  list: ({ operationId, noun }) => `import type { SuccessBody } from '@dosar/openapi';
import type { Call } from '../../kernel/http/route-table.ts';

/** A page of ${noun}; the repository of the area has none yet. */
export async function ${operationId}(_call: Call<'${operationId}'>): Promise<SuccessBody<'${operationId}'>> {
  return { items: [], next_cursor: null };
}
`,
  record: ({ operationId, noun }) => `import type { SuccessBody } from '@dosar/openapi';
import type { Call } from '../../kernel/http/route-table.ts';
import { notFound } from '../../kernel/problem/problem.ts';

/** One ${noun}; until the repository of the area finds one, none exists. */
export async function ${operationId}(_call: Call<'${operationId}'>): Promise<SuccessBody<'${operationId}'>> {
  throw notFound();
}
`,
  change: ({ operationId, noun, parameters, sentence }) =>
    parameters.length > 0
      ? `import type { SuccessBody } from '@dosar/openapi';
import type { Call } from '../../kernel/http/route-table.ts';
import { notFound } from '../../kernel/problem/problem.ts';

/** ${sentence}; until the repository of the area finds the ${noun}, there is none. */
export async function ${operationId}(_call: Call<'${operationId}'>): Promise<SuccessBody<'${operationId}'>> {
  throw notFound();
}
`
      : `import type { SuccessBody } from '@dosar/openapi';
import type { Call } from '../../kernel/http/route-table.ts';
import { Problem } from '../../kernel/problem/problem.ts';

/** ${sentence}; refused until the rule for it is written. */
export async function ${operationId}(_call: Call<'${operationId}'>): Promise<SuccessBody<'${operationId}'>> {
  throw new Problem(422, 'rule_refused');
}
`,
};

/** Makes the module of an area and tells the server of it, when there is none. */
export function ensureModule(workspace: Workspace, area: string): void {
  if (workspace.exists(`${folder(area)}/routes.ts`)) return;
  const camel = `${area}Routes`;
  workspace.create(`${folder(area)}/index.ts`, `export { ${camel} } from './routes.ts';\n`);
  workspace.create(
    `${folder(area)}/routes.ts`,
    `import type { RouteTable } from '../../kernel/http/route-table.ts';

/** The operations of the ${area} area. */
export const ${camel} = (): RouteTable<'${area}'> => ({
});
`,
  );
  workspace.edit('apps/api/src/handlers.ts', (content) =>
    content
      .replace(/^(?=import .*\n)/, `import { ${camel} } from './areas/${area}/index.ts';\n`)
      .replace(/return \{\n/, `return {\n    ...${camel}(),\n`),
  );
}

/** Adds the operation's use case, its line in the table of routes, and a first test. */
export function addUseCase(workspace: Workspace, operation: NewOperation): void {
  const { area, operationId, kebab, shape } = operation;
  workspace.create(`${folder(area)}/${kebab}.ts`, useCases[shape](operation));
  workspace.create(`${folder(area)}/${kebab}.test.ts`, useCaseTestSource(operation));
  workspace.edit(`${folder(area)}/routes.ts`, (content) => {
    const table = /(?:=> \(\{|return \{)\n/.exec(content);
    if (!table) return content;
    const at = table.index + table[0].length;
    const withRoute = `${content.slice(0, at)}  ${operationId},\n${content.slice(at)}`;
    return `import { ${operationId} } from './${kebab}.ts';\n${withRoute}`;
  });
}
