import { browseWorklist } from '@dosar/api/areas/assignments';
import type { DatabaseConnection } from '@dosar/api/database';
import { explainStatements, type Statement } from '../scale/explain-statements.ts';
import { findSamples } from '../scale/find-samples.ts';
import { staffCall } from '../scale/staff-call.ts';

/** The one statement of a page of the worklist, as the server sends it to this database. */
export async function worklistStatement(
  connection: DatabaseConnection,
  filter: Parameters<typeof browseWorklist>[0]['body'],
): Promise<Statement> {
  const { orgId, userId } = await findSamples(connection);
  const { statements } = await explainStatements(connection, orgId, (tx) =>
    browseWorklist({ ...staffCall(tx, { orgId, userId }), body: filter }),
  );
  const [statement, ...others] = statements;
  if (statement === undefined || others.length > 0)
    throw new Error(`A page of the worklist takes ${statements.length} statements.`);
  return statement;
}
