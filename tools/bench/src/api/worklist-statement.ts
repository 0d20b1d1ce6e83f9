import { browseWorklist } from '@dosar/api/areas/worklist';
import { composeAreas } from '@dosar/api/compose-areas';
import { readEnv } from '@dosar/api/env';
import type { DatabaseConnection } from '@dosar/api/database';
import { explainStatements, type Statement } from '../scale/explain-statements.ts';
import { findSamples } from '../scale/find-samples.ts';
import { staffCall } from '../scale/staff-call.ts';

/** The one statement of a page of the worklist, as the server sends it to this database. */
export async function worklistStatement(
  connection: DatabaseConnection,
  filter: Parameters<typeof browseWorklist>[0]['body'],
): Promise<Statement> {
  composeAreas(readEnv(process.env));
  const { orgId, userId } = await findSamples(connection);
  const { statements } = await explainStatements(connection, orgId, (tx) =>
    browseWorklist({ ...staffCall(tx, { orgId, userId }), body: filter }),
  );
  const [statement, ...others] = statements;
  if (statement === undefined || others.length > 0)
    throw new Error(`A page of the worklist takes ${statements.length} statements.`);
  return statement;
}

/** What the product makes of the rows in PostgreSQL, with the parameter that stands between two of them. */
const madeToLines = /string_agg\(row_to_json\(shown\.item\)::text, (\$\d+)\).*? as last/s;

/** The same page by the same reading, as rows of values: what everybody gets who does not make JSON of them there. */
export function asRowsOfValues({ sql, parameters }: Statement): Statement {
  if (!madeToLines.test(sql))
    throw new Error(`The page of the worklist is not made to lines any more: ${sql}`);
  return { sql: sql.replace(madeToLines, '(shown.item).*, $1::text as between_lines'), parameters };
}
