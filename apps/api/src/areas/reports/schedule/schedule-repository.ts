import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { fittingPart } from '#src/kernel/http/fitting-part.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;
type Owner = { orgId: string; userId: string };

/** A schedule as it is kept. */
export type StoredSchedule = Schema<'ReportTiming'> &
  Pick<
    Schema<'ReportSchedule'>,
    'report_schedule_id' | 'state' | 'parameters' | 'formats' | 'readers' | 'status'
  > & {
    owner_user_id: string;
    language: Language;
    next_run_at: Date;
    row_version: number;
    runs: Schema<'ReportRun'>[];
  };

/** What its owner says of a schedule. */
export type ScheduleContent = Schema<'ReportTiming'> &
  Pick<Schema<'ReportSchedule'>, 'parameters' | 'formats'> & {
    language: Language;
    status: 'active' | 'paused';
    next_run_at: Date;
    reader_user_ids: readonly string[];
  };

// A delivery is known by the outbox: what it has not given up is still on its way.
const schedules = (orgId: string) => sql`
  select schedule.report_schedule_id, schedule.owner_user_id, schedule.state, schedule.parameters, schedule.language,
    schedule.frequency, schedule.weekday, schedule.month_day, schedule.send_time, schedule.formats, schedule.status,
    schedule.next_run_at, schedule.row_version,
    coalesce((select jsonb_agg(jsonb_build_object('user_id', person.user_id, 'full_name', person.full_name)
        order by person.full_name)
      from report_reader reader join app_user person on person.org_id = ${orgId} and person.user_id = reader.user_id
      where reader.org_id = ${orgId} and reader.report_schedule_id = schedule.report_schedule_id), '[]') as readers,
    coalesce((select jsonb_agg(to_jsonb(newest) order by newest.ran_at desc) from (
      select run.ran_at, run.finding, run.left_out, cardinality(run.outbox_ids) as reader_count,
        (select count(*) from outbox where outbox.org_id = ${orgId} and outbox.outbox_id = any (run.outbox_ids::uuid[])
          and outbox.state = 'sent') as delivered_count,
        (select count(*) from outbox where outbox.org_id = ${orgId} and outbox.outbox_id = any (run.outbox_ids::uuid[])
          and outbox.state in ('dead', 'dropped')) as failed_count
      from report_run run where run.org_id = ${orgId} and run.report_schedule_id = schedule.report_schedule_id
      order by run.ran_at desc, run.report_run_id desc limit 10) newest), '[]') as runs
  from report_schedule schedule where schedule.org_id = ${orgId}`;

const usable = (stored: StoredSchedule): StoredSchedule => ({
  ...stored,
  parameters: fittingPart('ReportParameters', stored.parameters, {}),
});

/** What somebody has sent by e-mail, oldest first. */
export async function findSchedules(tx: Tx, { orgId, userId }: Owner): Promise<StoredSchedule[]> {
  const { rows } = await sql<StoredSchedule>`
    ${schedules(orgId)} and schedule.owner_user_id = ${userId}
    order by schedule.created_at, schedule.report_schedule_id limit 20`.execute(tx);
  return rows.map(usable);
}

/** A schedule, locked until the transaction ends. */
export async function lockSchedule(tx: Tx, orgId: string, id: string): Promise<StoredSchedule | undefined> {
  await sql`select from report_schedule where org_id = ${orgId} and report_schedule_id = ${id} for update`.execute(
    tx,
  );
  const { rows } = await sql<StoredSchedule>`
    ${schedules(orgId)} and schedule.report_schedule_id = ${id}`.execute(tx);
  return rows.map(usable)[0];
}

/** How many schedules somebody has; no other one is made until the transaction ends. */
export async function countSchedules(tx: Tx, { orgId, userId }: Owner): Promise<number> {
  await sql`select from app_user where org_id = ${orgId} and user_id = ${userId} for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from report_schedule where org_id = ${orgId} and owner_user_id = ${userId}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Keeps a new schedule and answers its id. */
export async function insertSchedule(
  tx: Tx,
  { orgId, userId }: Owner,
  state: string,
  content: ScheduleContent,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into report_schedule (org_id, owner_user_id, state, parameters, language, frequency, weekday, month_day, send_time,
      formats, status, next_run_at)
    values (${orgId}, ${userId}, ${state}, ${JSON.stringify(content.parameters)}::jsonb, ${content.language},
      ${content.frequency}, ${content.weekday}, ${content.month_day}, ${content.send_time}, ${content.formats}::text[],
      ${content.status}, ${content.next_run_at})
    returning report_schedule_id as id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The schedule was not stored.');
  await writeReaders(tx, orgId, id, content.reader_user_ids);
  return id;
}

/** Writes all of a schedule again. */
export async function rewriteSchedule(
  tx: Tx,
  orgId: string,
  id: string,
  content: ScheduleContent,
): Promise<void> {
  await sql`
    update report_schedule set parameters = ${JSON.stringify(content.parameters)}::jsonb, language = ${content.language},
      frequency = ${content.frequency}, weekday = ${content.weekday}, month_day = ${content.month_day},
      send_time = ${content.send_time}, formats = ${content.formats}::text[], status = ${content.status},
      next_run_at = ${content.next_run_at}, row_version = row_version + 1
    where org_id = ${orgId} and report_schedule_id = ${id}`.execute(tx);
  await sql`delete from report_reader where org_id = ${orgId} and report_schedule_id = ${id}`.execute(tx);
  await writeReaders(tx, orgId, id, content.reader_user_ids);
}

async function writeReaders(tx: Tx, orgId: string, id: string, userIds: readonly string[]): Promise<void> {
  await sql`
    insert into report_reader (org_id, report_schedule_id, user_id)
    select ${orgId}, ${id}, reader from unnest(${[...userIds]}::uuid[]) reader`.execute(tx);
}

/** Forgets a schedule with its history. */
export async function removeSchedule(tx: Tx, orgId: string, id: string): Promise<void> {
  await sql`delete from report_schedule where org_id = ${orgId} and report_schedule_id = ${id}`.execute(tx);
}

/** Schedules whose time has come. */
export async function findDueSchedules(tx: Tx, orgId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select report_schedule_id as id from report_schedule
    where org_id = ${orgId} and status = 'active' and next_run_at <= ${now} order by next_run_at limit 1000`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** When a schedule runs next. */
export async function planNextRun(tx: Tx, orgId: string, id: string, at: Date): Promise<void> {
  await sql`
    update report_schedule set next_run_at = ${at} where org_id = ${orgId} and report_schedule_id = ${id}`.execute(
    tx,
  );
}

/** Stops a schedule whose owner may not run the report any more. */
export async function stopSchedule(tx: Tx, orgId: string, id: string): Promise<void> {
  await sql`
    update report_schedule set status = 'stopped', row_version = row_version + 1
    where org_id = ${orgId} and report_schedule_id = ${id}`.execute(tx);
}

/** Notes down that a report was sent. */
export async function insertRun(
  tx: Tx,
  orgId: string,
  run: {
    scheduleId: string;
    ranAt: Date;
    finding: string;
    outboxIds: readonly string[];
    leftOut: readonly string[];
  },
): Promise<void> {
  await sql`
    insert into report_run (org_id, report_schedule_id, ran_at, finding, outbox_ids, left_out)
    values (${orgId}, ${run.scheduleId}, ${run.ranAt}, ${run.finding}, ${[...run.outboxIds]}::text[], ${[...run.leftOut]}::text[])`.execute(
    tx,
  );
}
