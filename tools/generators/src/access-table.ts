import type { NewOperation } from './operation.ts';
import type { Workspace } from './workspace.ts';

const table = 'apps/api/src/access/access-golden.json';
/** An operation that any member of staff may call and nobody else: what a new one begins with. */
const sameAccess = 'browseStatuses';

type Table = Record<string, Record<string, string>>;

function operationsOf(workspace: Workspace, area: string): string[] {
  const contract = workspace.read(`openapi/areas/${area}.yaml`);
  return [...contract.matchAll(/operationId: (\w+)/g)].map(([, operationId = '']) => operationId);
}

/** Says in the committed table whom the new operation lets in, beside the other operations of its area. */
export function addToAccessTable(workspace: Workspace, { area, operationId }: NewOperation): void {
  workspace.edit(table, (content) => {
    const entries = Object.entries(JSON.parse(content) as Table);
    const verdicts = entries.find(([id]) => id === sameAccess)?.[1];
    if (!verdicts) throw new Error(`${table} has no ${sameAccess} to copy from.`);
    const ofArea = new Set(operationsOf(workspace, area));
    const at = entries.findLastIndex(([id]) => ofArea.has(id)) + 1;
    return `${JSON.stringify(Object.fromEntries(entries.toSpliced(at, 0, [operationId, verdicts])), undefined, 2)}\n`;
  });
}
