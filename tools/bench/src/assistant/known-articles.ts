import { setTimeout } from 'node:timers/promises';
import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';

/** How much the assistant knows, and how much has happened on the file that it is asked about. */
export const size = { articles: 2_000, events: 500 } as const;

// The product reads at most so many of either.
const statuses = 1_500;
const templates = 700;
const wordsOfArticle = 80;
const longestWait = 120_000;

/** Gives an organisation 2,000 articles in the words that its own texts are made of, and one file 500 entries. */
export async function fillArticles(database: DatabaseConnection): Promise<void> {
  await withClient(database, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>("select find_org_by_code('demo') as id");
    const orgId = rows[0]?.id;
    await client.query(
      `create temporary table article as
        with word as (
          select row_number() over (order by said) - 1 as place, said from (
            select distinct lower(said) as said from (
              select help_html_ro as text from status where org_id = $1
              union all select body from message_template where org_id = $1 and language = 'ro') known,
              regexp_split_to_table(regexp_replace(text, '<[^>]*>|\\{\\{[^}]*\\}\\}', ' ', 'g'), '[^[:alpha:]]+') as said
            where length(said) between 4 and 20) words)
        select number, string_agg(said, ' ' order by position) as body
        from generate_series(1, ${statuses + templates}) as number, generate_series(1, ${wordsOfArticle}) as position
        join word on true
        where word.place = (number * 7919 + position * position * 31 + position * 104729) % (select count(*) from word)
        group by number`,
      [orgId],
    );
    await client.query(
      `insert into assignment_type (org_id, assignment_type_code, name_ro, name_en, icon, position, is_active)
        values ($1, 'articles', 'Articole', 'Articles', 'assignment', 999, false)`,
      [orgId],
    );
    await client.query(
      `insert into status (org_id, assignment_type_code, status_code, name_ro, name_en, color, category_code, position,
          is_initial, help_html_ro, help_html_en)
        select $1, 'articles', 'article_' || number, initcap(left(body, 40)), 'Article', '#607d8b', 'active', number,
          number = 1, body, body
        from article where number <= ${statuses}`,
      [orgId],
    );
    await client.query(
      `insert into message_template (org_id, template_code, channel, language, name, subject, body)
        select $1, 'article_' || number, 'email', 'ro', initcap(left(body, 40)), left(body, 60), body
        from article where number > ${statuses}`,
      [orgId],
    );
    await client.query(
      `insert into timeline_event (org_id, claim_file_id, assignment_id, kind, title, body, actor_kind, actor_user_id,
          system_time, data)
        select org_id, claim_file_id, assignment_id, case when number % 25 = 0 then 'assignment' else 'note' end, 'Notă',
          repeat('Am vorbit cu păgubitul. ', 5), 'user', colleague, now() - number * interval '1 hour',
          case when number % 25 = 0 then jsonb_build_object('to_user_id', assigned_user_id) else '{}' end
        from (${workSql}) work, generate_series(1, ${size.events}) as number,
          (select user_id as colleague from app_user where org_id = $1 and username = 'maria.stan') other`,
      [orgId],
    );
    await client.query('commit');
    await client.query('vacuum (analyze) status, message_template, timeline_event');
  });
}

const workSql = `select org_id, claim_file_id, assignment_id, assigned_user_id from assignment
  where org_id = $1 and category_code = 'active' and assigned_user_id =
    (select user_id from app_user where org_id = $1 and username = 'ana.ionescu')
  order by assignment_id limit 1`;

/** The work on the long file, once the product has written down all that it may quote. */
export async function untilKnown(database: DatabaseConnection): Promise<{ assignmentId: string }> {
  return withClient(database, async (client) => {
    const { rows } = await client.query<{ id: string }>("select find_org_by_code('demo') as id");
    const orgId = rows[0]?.id;
    const work = await client.query<{ assignment_id: string; claim_file_id: string }>(workSql, [orgId]);
    const [found] = work.rows;
    const events = await client.query('select from timeline_event where org_id = $1 and claim_file_id = $2', [
      orgId,
      found?.claim_file_id,
    ]);
    if (found === undefined || (events.rowCount ?? 0) < size.events)
      throw new Error('The long file is not there.');
    const deadline = Date.now() + longestWait;
    while (Date.now() < deadline) {
      const known = await client.query<{ count: number }>(
        `select count(distinct (kind, article_key))::integer as count from ai_passage where org_id = $1 and language = 'ro'`,
        [orgId],
      );
      if ((known.rows[0]?.count ?? 0) >= size.articles) return { assignmentId: found.assignment_id };
      await setTimeout(250);
    }
    throw new Error('The articles were not written down.');
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
