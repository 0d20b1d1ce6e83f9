import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { queueOfType } from '../new-assignment-repository.ts';

/** Where new work of a kind goes that is meant for somebody who is away. */
export type TypeWhenAway = { when_away: 'replacement' | 'queue'; queue_id: string };

/** The rule of each kind of work, by its code. */
export async function findTypesWhenAway(
  tx: Transaction<Database>,
  orgId: string,
): Promise<ReadonlyMap<string, TypeWhenAway>> {
  const { rows } = await sql<TypeWhenAway & { code: string }>`
    select type.assignment_type_code as code, type.when_away, ${queueOfType} as queue_id
    from assignment_type type where type.org_id = ${orgId} order by 1 limit 200`.execute(tx);
  return new Map(rows.map(({ code, ...type }) => [code, type]));
}
