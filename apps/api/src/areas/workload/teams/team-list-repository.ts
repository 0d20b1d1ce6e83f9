import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;
type Team = Schema<'ManagedTeam'>;

const people = (orgId: string) => sql`
  coalesce(jsonb_agg(jsonb_build_object('user_id', person.user_id, 'full_name', person.full_name,
    'is_manager', exists (select from user_role held where held.org_id = ${orgId} and held.user_id = person.user_id
      and held.role_code like '_%.manager')) order by person.full_name collate "ro-x-icu")
    filter (where person.user_id is not null), '[]')`;

/** The open teams with everybody in them: all of them, or that of one person. */
export async function findTeams(tx: Tx, orgId: string, onlyOf: string | undefined): Promise<Team[]> {
  const { rows } = await sql<Team>`
    select team.team_id, team.name_ro, team.name_en, team.row_version, ${people(orgId)} as people,
      (select count(*)::integer from queue where queue.org_id = ${orgId} and queue.team_id = team.team_id) as queue_count
    from team
    left join app_user person on person.org_id = ${orgId} and person.team_id = team.team_id and person.is_active
      and not person.is_external
    where team.org_id = ${orgId} and team.closed_at is null and (${onlyOf ?? null}::uuid is null
      or team.team_id = (select team_id from app_user where org_id = ${orgId} and user_id = ${onlyOf ?? null}))
    group by team.team_id, team.name_ro, team.name_en, team.row_version
    order by team.name_ro limit 200`.execute(tx);
  return rows;
}

/** Everybody who works here and belongs to no team. */
export async function findWithoutTeam(tx: Tx, orgId: string): Promise<Team['people']> {
  const { rows } = await sql<{ people: Team['people'] }>`
    select ${people(orgId)} as people from (
      select user_id, full_name from app_user where org_id = ${orgId} and team_id is null and is_active and not is_external
      order by full_name limit 500) person`.execute(tx);
  return rows[0]?.people ?? [];
}

/** The newest moves into teams and out of them. */
export async function findTeamMoves(
  tx: Tx,
  orgId: string,
  teamIds: readonly string[],
  language: Language,
): Promise<Schema<'TeamList'>['moves']> {
  const name = sql.ref(`name_${language}`);
  const { rows } = await sql<Schema<'TeamList'>['moves'][number]>`
    select person.full_name, source.${name} as from_name, target.${name} as to_name, mover.full_name as moved_by_name,
      to_char(move.moved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moved_at
    from (select user_id, from_team_id, to_team_id, moved_at, moved_by_user_id from team_move where org_id = ${orgId}
        and (from_team_id = any (${teamIds}::uuid[]) or to_team_id = any (${teamIds}::uuid[]))
      order by moved_at desc, team_move_id desc limit 20) move
    join app_user person on person.org_id = ${orgId} and person.user_id = move.user_id
    join app_user mover on mover.org_id = ${orgId} and mover.user_id = move.moved_by_user_id
    left join team source on source.org_id = ${orgId} and source.team_id = move.from_team_id
    left join team target on target.org_id = ${orgId} and target.team_id = move.to_team_id
    order by move.moved_at desc`.execute(tx);
  return rows;
}
