import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

/** Whether the work of a team is given out by rule, and who said so. */
export type StoredRule = Pick<
  Schema<'AssignmentRule'>,
  'team_name' | 'is_on' | 'row_version' | 'changed_by_name' | 'changed_at'
> & { team_id: string };

/** The rule of the team of somebody; `undefined` for whoever belongs to none. */
export async function findRule(
  tx: Tx,
  orgId: string,
  userId: string,
  language: Language,
): Promise<StoredRule | undefined> {
  const { rows } = await sql<StoredRule>`
    select team.team_id, team.${sql.ref(`name_${language}`)} as team_name, coalesce(rule.is_on, false) as is_on,
      coalesce(rule.row_version, 0) as row_version, changer.full_name as changed_by_name,
      to_char(rule.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as changed_at
    from app_user me
    join team on team.org_id = ${orgId} and team.team_id = me.team_id
    left join assignment_rule rule on rule.org_id = ${orgId} and rule.team_id = team.team_id
    left join app_user changer on changer.org_id = ${orgId} and changer.user_id = rule.changed_by_user_id
    where me.org_id = ${orgId} and me.user_id = ${userId}`.execute(tx);
  return rows[0];
}

type Switched = { teamId: string; isOn: boolean; userId: string; now: Date };

/** Switches the rule of a team; `false` when it is not what was read. */
export async function keepRule(
  tx: Tx,
  orgId: string,
  { teamId, isOn, userId, now }: Switched,
  version: number,
): Promise<boolean> {
  const said = { is_on: isOn, changed_by_user_id: userId, changed_at: now };
  if (version === 0) {
    const inserted = await tx
      .insertInto('assignment_rule')
      .values({ org_id: orgId, team_id: teamId, ...said })
      .onConflict((conflict) => conflict.doNothing())
      .returning('team_id')
      .executeTakeFirst();
    return inserted !== undefined;
  }
  const updated = await tx
    .updateTable('assignment_rule')
    .set((eb) => ({ ...said, row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('team_id', '=', teamId)
    .where('row_version', '=', version)
    .returning('team_id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** The teams whose work is given out by rule. */
export async function findRuledTeams(tx: Tx, orgId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('assignment_rule')
    .select('team_id')
    .where('org_id', '=', orgId)
    .where('is_on', '=', true)
    .orderBy('team_id')
    .limit(500)
    .execute();
  return rows.map((row) => row.team_id);
}

const unassignedOf = (orgId: string, teamId: string) => sql`
  from assignment_reason reason
  join assignment work on work.org_id = ${orgId} and work.assignment_id = reason.assignment_id
    and work.assigned_user_id is null and work.list_code in ('active', 'waiting', 'snoozed')
  join queue on queue.org_id = ${orgId} and queue.queue_id = work.queue_id and queue.team_id = ${teamId}
  where reason.org_id = ${orgId} and reason.user_id is null`;

const mostUnassigned = 50;

/** What the rule could give to nobody of a team, and at which step nobody was left. */
export async function findUnassigned(tx: Tx, orgId: string, teamId: string, language: Language) {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::integer as count ${unassignedOf(orgId, teamId)}`.execute(tx);
  const { rows } = await sql<Schema<'UnassignedWork'>>`
    select work.assignment_id, work.claim_file_no, work.plate, work.name, work.waiting_since, work.stopped_at
    from (
      select work.assignment_id, work.claim_file_no, work.plate, work.assignment_type_code, work.created_at,
        to_char(work.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as waiting_since,
        coalesce((select step->>'step' from jsonb_array_elements(reason.steps) step
          where (step->>'left')::integer = 0 and step->>'step' <> 'everybody' limit 1), 'room') as stopped_at,
        (select type.${sql.ref(`name_${language}`)} from assignment_type type where type.org_id = ${orgId}
          and type.assignment_type_code = work.assignment_type_code) as name
      ${unassignedOf(orgId, teamId)}) work
    order by work.created_at, work.assignment_id limit ${sql.lit(mostUnassigned)}`.execute(tx);
  return { count: counted[0]?.count ?? 0, rows };
}
