import { mergedManifest } from './merge-manifest.ts';
import type { NewOperation } from './operation.ts';
import type { RecordLookup } from './record-lookup.ts';
import { repositorySource, useCaseSource } from './use-case.ts';
import { useCaseTestSource } from './use-case-test.ts';
import type { Workspace } from './workspace.ts';

const folder = (area: string) => `apps/api/src/areas/${area}`;

/** Makes the module of an area with its manifest, when there is none. */
export function ensureModule(workspace: Workspace, area: string): void {
  if (workspace.exists(`${folder(area)}/routes.ts`)) return;
  const camel = `${area}Routes`;
  const manifest = `import { defineArea } from '#src/composition/define-area.ts';
import { ${camel} } from './routes.ts';

export const area = defineArea({ name: '${area}', routes: ${camel} });
`;
  const file = `${folder(area)}/area.ts`;
  if (workspace.exists(file)) workspace.edit(file, (present) => mergedManifest(present, manifest));
  else workspace.create(file, manifest);
  workspace.create(
    `${folder(area)}/routes.ts`,
    `import type { RouteTable } from '#src/kernel/http/route-table.ts';

/** The operations of the ${area} area. */
export const ${camel} = (): RouteTable<'${area}'> => ({
});
`,
  );
}

/** Adds the operation's use case, its line in the table of routes, and a first test. */
export function addUseCase(
  workspace: Workspace,
  operation: NewOperation,
  lookup: RecordLookup | undefined,
): void {
  const { area, operationId, kebab } = operation;
  workspace.create(`${folder(area)}/${kebab}.ts`, useCaseSource(operation, lookup));
  if (lookup) workspace.create(`${folder(area)}/${kebab}-repository.ts`, repositorySource(lookup));
  workspace.create(`${folder(area)}/${kebab}.test.ts`, useCaseTestSource(operation));
  workspace.edit(`${folder(area)}/routes.ts`, (content) => {
    const table = /(?:=> \(\{|return \{)\n/.exec(content);
    if (!table) return content;
    const at = table.index + table[0].length;
    const withRoute = `${content.slice(0, at)}  ${operationId},\n${content.slice(at)}`;
    return `import { ${operationId} } from './${kebab}.ts';\n${withRoute}`;
  });
}
