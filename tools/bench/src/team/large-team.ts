import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';

/** How many people the team has. */
export const people = 200;
const givers = 60;

const openPieces = 20_000;
const donePieces = 4_000;
const username = 'large.team.';

/** A team, who manages it, and from whom work is taken. */
export type LargeTeam = { orgId: string; managerId: string; giverIds: string[] };

/** Gives a large organisation a team of 200: half of them have three quarters of its work, some are away, some files were just spoken about. */
export async function fillLargeTeam(database: DatabaseConnection): Promise<void> {
  await withClient(database, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ org_id: string }>("select find_org_by_code('demo') as org_id");
    const orgId = rows[0]?.org_id;
    await fillPeople(client, orgId);
    await giveWork(client, orgId);
    await client.query('commit');
    // Counts stay in their index only where pages are known to be visible to all.
    await client.query('vacuum (analyze) assignment, app_user, absence, message, timeline_event');
  });
}

async function fillPeople(client: pg.Client, orgId: string | undefined): Promise<void> {
  await client.query(
    `with large as (insert into team (org_id, team_code, name_ro, name_en)
        values ($1, 'large', 'Echipa mare', 'The large team') returning team_id)
      insert into app_user (org_id, username, username_normalised, full_name, nickname, team_id, capacity_points)
        select $1, '${username}' || number, '${username}' || number, 'Coleg ' || number, 'Coleg', team_id, 200
        from large, generate_series(1, ${people}) as number`,
    [orgId],
  );
  await client.query(
    `insert into user_role (org_id, user_id, role_code)
      select org_id, user_id, case when username = '${username}1' then 'claims.manager' else 'claims.handler' end
      from app_user where org_id = $1 and username like '${username}%'`,
    [orgId],
  );
  await client.query(
    `insert into absence (org_id, user_id, absence_type_code, date_from, date_to, first_part, last_part, half_days, status,
        created_by_user_id, sent_at, decided_by_user_id, decided_at)
      select org_id, user_id, (select absence_type_code from absence_type where deducts_balance order by position limit 1),
        current_date - 1, current_date + 3, 'whole', 'whole', 10, 'approved', user_id, now(), user_id, now()
      from app_user where org_id = $1 and username like '${username}%0'`,
    [orgId],
  );
}

async function giveWork(client: pg.Client, orgId: string | undefined): Promise<void> {
  const team = `team as (select user_id, substr(username, ${username.length + 1})::integer as place from app_user
    where org_id = $1 and username like '${username}%')`;
  const half = people / 2;
  await client.query(
    `with ${team}, piece as (
        select assignment_id, row_number() over (order by assignment_id) as number from assignment
        where org_id = $1 and list_code in ('active', 'waiting', 'snoozed') and assigned_user_id is not null
        order by assignment_id desc limit ${openPieces})
      update assignment set assigned_user_id = team.user_id, assigned_at = now() - number % 30 * interval '1 day'
      from piece join team on team.place = case when number % 4 < 3 then 0 else ${half} end + number / 4 % ${half} + 1
      where assignment.org_id = $1 and assignment.assignment_id = piece.assignment_id`,
    [orgId],
  );
  await client.query(
    `with ${team}, piece as (
        select assignment_id, row_number() over (order by assignment_id) as number from assignment
        where org_id = $1 and list_code = 'done' order by assignment_id desc limit ${donePieces})
      update assignment set assigned_user_id = team.user_id, done_at = now() - number % 7 * interval '1 day'
      from piece join team on team.place = number % ${people} + 1
      where assignment.org_id = $1 and assignment.assignment_id = piece.assignment_id`,
    [orgId],
  );
  const ofTeam = `assignment where org_id = $1 and list_code = 'active'
    and assigned_user_id in (select user_id from app_user where org_id = $1 and username like '${username}%')`;
  await client.query(
    `insert into timeline_event (org_id, claim_file_id, assignment_id, kind, title, body, actor_kind, system_time)
      select org_id, claim_file_id, assignment_id, 'note', 'Notă', repeat('Am vorbit cu păgubitul. ', 10), 'system',
        now() - number * interval '1 day'
      from (select * from ${ofTeam}) work, generate_series(1, 5) as number`,
    [orgId],
  );
  await client.query(
    `insert into message (org_id, claim_file_id, kind, direction, from_address, to_addresses, body_text, state, system_time)
      select org_id, claim_file_id, 'sms', 'in', '+40712000111', '{+40722000222}', 'Bună ziua', 'received',
        now() - number * interval '20 hours'
      from (select * from ${ofTeam} order by assignment_id limit 2000) work, generate_series(1, 4) as number`,
    [orgId],
  );
}

/** The team of a database that has it. */
export function findLargeTeam(database: DatabaseConnection): Promise<LargeTeam> {
  return withClient(database, async (client) => {
    const { rows } = await client.query<{ org_id: string; user_id: string }>(
      `select org_id, user_id from app_user where username like '${username}%'
        order by substr(username, ${username.length + 1})::integer`,
    );
    const [manager] = rows;
    if (manager === undefined) throw new Error('There is no large team.');
    const giverIds = rows.slice(0, givers).map(({ user_id: id }) => id);
    return { orgId: manager.org_id, managerId: manager.user_id, giverIds };
  });
}

async function withClient<Result>(
  database: DatabaseConnection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
