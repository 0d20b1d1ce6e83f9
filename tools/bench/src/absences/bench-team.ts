import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';

const people = 200;
const tasks = 200;
const visits = 60;

/** The manager whose team it is, of the demo world. */
export const manager = 'maria.stan';

/**
 * Gives a database whose calendar is filled a team of 200 with absences over a quarter, and a request of four weeks of an
 * assessor who has 60 visits and 200 tasks in them. Answers the id of the request.
 */
export async function withTeam(database: DatabaseConnection): Promise<string> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ org_id: string; team_id: string; manager_id: string }>(
      'select org_id, team_id, user_id as manager_id from app_user where username = $1',
      [manager],
    );
    const [team] = rows;
    if (team === undefined) throw new Error('The demo world has no manager.');
    const { org_id: orgId } = team;
    await fillTeam(client, team);
    const [person, deputy] = await assessorsOf(client, orgId);
    await giveWork(client, orgId, person);
    const { rows: requests } = await client.query<{ absence_id: string }>(
      `insert into absence (org_id, user_id, absence_type_code, date_from, date_to, first_part, last_part, half_days, status,
          replacement_user_id, replacement_answer, created_by_user_id, sent_at)
        select $1, $2, absence_type_code, current_date + 1, current_date + 28, 'whole', 'whole', 40, 'asked', $3, 'accepted',
          $2, now() from absence_type where deducts_balance order by position limit 1 returning absence_id`,
      [orgId, person, deputy],
    );
    await client.query('commit');
    await client.query('analyze app_user, absence, assignment, visit');
    const [request] = requests;
    if (request === undefined) throw new Error('No kind of absence takes days of the balance.');
    return request.absence_id;
  } finally {
    await client.end();
  }
}

type Team = { org_id: string; team_id: string; manager_id: string };

/** Two hundred people, each away three times in the quarter. */
async function fillTeam(client: pg.Client, { org_id: orgId, team_id: teamId, manager_id: managerId }: Team) {
  await client.query(
    `insert into app_user (org_id, username, username_normalised, full_name, nickname, team_id)
      select $1, 'team.' || number, 'team.' || number, 'Coleg ' || number, 'Coleg', $2
      from generate_series(1, $3::integer) as number on conflict (username_normalised) do nothing`,
    [orgId, teamId, people],
  );
  await client.query(
    `delete from absence where org_id = $1 and user_id in (
      select user_id from app_user where org_id = $1 and (username like 'team.%' or username like 'bench.%'))`,
    [orgId],
  );
  await client.query(
    `insert into absence (org_id, user_id, absence_type_code, date_from, date_to, first_part, last_part, half_days, status,
        created_by_user_id, sent_at, decided_by_user_id, decided_at)
      select $1, user_id, (select absence_type_code from absence_type where deducts_balance order by position limit 1),
        begun, begun + 4, 'whole', 'whole', 10, 'approved', user_id, now(), $2, now()
      from (select user_id, row_number() over (order by user_id)::integer as number from app_user
          where org_id = $1 and username like 'team.%') person
        cross join generate_series(0, 2) as third
        cross join lateral (select current_date + third * 30 + number % 25 as begun) at`,
    [orgId, managerId],
  );
}

/** Who asks, in the team of the manager, and who replaces them. */
async function assessorsOf(client: pg.Client, orgId: string): Promise<[string, string]> {
  const { rows } = await client.query<{ user_id: string }>(
    `update app_user set team_id = (select team_id from app_user where username = $2)
      where org_id = $1 and username in ('bench.1', 'bench.2') returning user_id`,
    [orgId, manager],
  );
  const [person, deputy] = rows;
  if (!person || !deputy) throw new Error('The calendar of the benchmark has no assessors.');
  return [person.user_id, deputy.user_id];
}

/** Open work with its deadline in the four weeks, and three visits on each working day. */
async function giveWork(client: pg.Client, orgId: string, person: string): Promise<void> {
  await client.query(
    `update assignment set assigned_user_id = $2, queue_id = null, due_at = now() + interval '2 days' where assignment_id in (
      select assignment_id from assignment where org_id = $1 and list_code in ('active', 'waiting')
      order by assigned_user_id is distinct from $2, assignment_id limit $3)`,
    [orgId, person, tasks],
  );
  const { rowCount } = await client.query(
    `insert into visit (org_id, claim_file_id, assignment_id, visit_type, status, place_id, user_id, starts_at, ends_at,
        created_at)
      select $1, work.claim_file_id, work.assignment_id, 'first', 'booked', (hours -> 0 ->> 'place_id')::uuid, $2, hour,
        hour + interval '45 minutes', now()
      from (select hour, row_number() over (order by hour) as number
          from generate_series(current_date + 1, current_date + 28, interval '1 day') as day
            cross join unnest('{9,11,13}'::integer[]) as clock
            cross join lateral (select day + make_interval(hours => clock) as hour) at
          where extract(isodow from day) < 6) free
        join (select claim_file_id, assignment_id, row_number() over (order by assignment_id desc) as number
          from assignment where org_id = $1 and assignment_type_code = 'assessment'
            and not exists (select from visit where visit.assignment_id = assignment.assignment_id)) work using (number)
        join working_plan on working_plan.org_id = $1 and working_plan.user_id = $2
      where number <= $3`,
    [orgId, person, visits],
  );
  if (rowCount !== visits) throw new Error(`Only ${rowCount} visits fit.`);
}
