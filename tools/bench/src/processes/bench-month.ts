import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';

/** How much work of the kind was done on in the last month, and how many steps each of it took. */
export type Month = { files: number; steps: number };

/** The kind of work whose draft is simulated: the one with the most statuses. */
export const kindOfWork = 'claim_handling';

/** Gives a filled database exactly so much work of the last month, each with steps that its process has. */
export async function withMonth(database: DatabaseConnection, { files, steps }: Month): Promise<void> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ org_id: string }>("select find_org_by_code('demo') as org_id");
    const orgId = rows[0]?.org_id;
    await client.query(
      `update assignment set last_activity_at = case when picked.number <= $3 then now() - interval '2 days'
          else now() - interval '90 days' end
        from (select assignment_id, row_number() over (order by assignment_id) as number from assignment
          where org_id = $1 and assignment_type_code = $2) picked
        where assignment.org_id = $1 and assignment.assignment_id = picked.assignment_id`,
      [orgId, kindOfWork, files],
    );
    await client.query(
      `insert into timeline_event (org_id, claim_file_id, assignment_id, kind, title, actor_kind, system_time, data)
        select $1, work.claim_file_id, work.assignment_id, 'status', 'Pas', 'system',
          now() - interval '20 days' + number * interval '1 day',
          jsonb_build_object('transition_code', way.transition_code, 'from_status_code', way.from_status_code,
            'to_status_code', way.to_status_code)
        from assignment work cross join generate_series(1, $3::integer) as number
        join (select *, row_number() over (order by position) as place, count(*) over () as count from transition
          where org_id = $1 and assignment_type_code = $2) way on way.place = 1 + number % way.count
        where work.org_id = $1 and work.assignment_type_code = $2
          and work.last_activity_at > now() - interval '30 days'`,
      [orgId, kindOfWork, steps],
    );
    await client.query('commit');
    await client.query('vacuum (analyze) assignment, timeline_event');
  } finally {
    await client.end();
  }
}
