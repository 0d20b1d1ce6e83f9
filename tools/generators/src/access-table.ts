import type { NewOperation } from './operation.ts';
import type { Workspace } from './workspace.ts';

const tableOf = (area: string) => `apps/api/src/areas/${area}/access-golden.json`;
/** An operation that any member of staff may call and nobody else: what a new one begins with. */
const sameAccess = { area: 'assignments', operationId: 'browseStatuses' };

type Table = Record<string, Record<string, string>>;

/** Says in the committed table of the area whom the new operation lets in. */
export function addToAccessTable(workspace: Workspace, { area, operationId }: NewOperation): void {
  const known = JSON.parse(workspace.read(tableOf(sameAccess.area))) as Table;
  const verdicts = known[sameAccess.operationId];
  if (!verdicts)
    throw new Error(`${tableOf(sameAccess.area)} has no ${sameAccess.operationId} to copy from.`);
  const add = (table: Table) => `${JSON.stringify({ ...table, [operationId]: verdicts }, undefined, 2)}\n`;
  if (workspace.exists(tableOf(area))) {
    workspace.edit(tableOf(area), (content) => add(JSON.parse(content) as Table));
  } else workspace.create(tableOf(area), add({}));
}
