import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Does something in a transaction of which nothing stays unless it ends well; the transaction itself goes on either way. */
export async function allOrNothing<Result>(
  tx: Transaction<Database>,
  work: () => Promise<Result>,
  { endsWell, whenThrown }: { endsWell: (result: Result) => boolean; whenThrown: (error: unknown) => Result },
): Promise<Result> {
  await sql`savepoint assistant_act`.execute(tx);
  const result = await work().catch(whenThrown);
  await (
    endsWell(result) ? sql`release savepoint assistant_act` : sql`rollback to savepoint assistant_act`
  ).execute(tx);
  return result;
}
