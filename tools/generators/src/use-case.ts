import type { NewOperation } from './operation.ts';
import type { RecordLookup } from './record-lookup.ts';

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`_${name}`);
const words = (name: string) => name.replaceAll('_', ' ');

/** The only SQL of a new operation: whether the organisation has the record. */
export function repositorySource({ table, column }: RecordLookup): string {
  return `import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Wanted = { orgId: string; ${camel(column)}: string };

/** Identity of the ${words(table)}, or \`undefined\` when the organisation has none such. */
export async function find${pascal(table)}(tx: Transaction<Database>, { orgId, ${camel(column)} }: Wanted) {
  const row = await tx
    .selectFrom('${table}')
    .select('${table}_id')
    .where('org_id', '=', orgId)
    .where('${column}', '=', ${camel(column)})
    .executeTakeFirst();
  return row?.${table}_id;
}
`;
}

function aboutRecord({ operationId, kebab, shape, sentence }: NewOperation, lookup: RecordLookup): string {
  const { parameter, table, column } = lookup;
  const isChange = shape === 'change';
  const problems = isChange ? 'Problem, notFound' : 'notFound';
  return `import type { SuccessBody } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { ${problems} } from '#src/kernel/problem/problem.ts';
import { find${pascal(table)} } from './${kebab}-repository.ts';

/** ${sentence}${isChange ? '; refused until the rule for it is written' : ''}. */
export async function ${operationId}({
  path,
  caller,
  tx,
}: Call<'${operationId}'>): Promise<SuccessBody<'${operationId}'>> {
  const id = await find${pascal(table)}(tx, { orgId: caller.orgId, ${camel(column)}: path.${parameter} });
  if (id === undefined) throw notFound();
${isChange ? "  throw new Problem(422, 'rule_refused');" : '  return { id };'}
}
`;
}

const list = ({ operationId, noun }: NewOperation) => `import type { SuccessBody } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';

/** A page of the organisation's records (${noun}); empty until a repository finds some. */
export async function ${operationId}(_call: Call<'${operationId}'>): Promise<SuccessBody<'${operationId}'>> {
  return { items: [], next_cursor: null };
}
`;

const changeWithoutRecord = ({
  operationId,
  sentence,
}: NewOperation) => `import type { SuccessBody } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';

/** ${sentence}; refused until the rule for it is written. */
export async function ${operationId}(_call: Call<'${operationId}'>): Promise<SuccessBody<'${operationId}'>> {
  throw new Problem(422, 'rule_refused');
}
`;

/** The first version of a use case: it finds its record, and refuses what nobody has decided yet. */
export function useCaseSource(operation: NewOperation, lookup: RecordLookup | undefined): string {
  if (lookup) return aboutRecord(operation, lookup);
  return operation.shape === 'list' ? list(operation) : changeWithoutRecord(operation);
}
