import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../server.ts';

/**
 * Runs `load` while the triggers are off that tell server processes of each changed row, and turns them on again.
 *
 * No process listens to a database that is being filled, and a notification per row costs as much as the row. Call it within a
 * transaction, so that a load that fails leaves the triggers on.
 */
export async function withoutAnnouncements(
  kysely: Kysely<Database>,
  load: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ off: string | null; on: string | null }>`
    select string_agg(format('alter table %s disable trigger %I', tgrelid::regclass, tgname), ';') as off,
      string_agg(format('alter table %s enable trigger %I', tgrelid::regclass, tgname), ';') as on
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and tgenabled = 'O' and proname like 'announce\\_%'`.execute(kysely);
  const [triggers] = rows;
  if (triggers?.off) await sql.raw(triggers.off).execute(kysely);
  await load();
  if (triggers?.on) await sql.raw(triggers.on).execute(kysely);
}
