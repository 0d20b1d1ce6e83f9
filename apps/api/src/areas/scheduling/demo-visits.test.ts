import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useDatabase } from '#src/testing/database.ts';

const database = useDatabase({ world: 'demo' });

test('B2 the demo world has visits in each of the last twelve months, most of them done', async () => {
  const { rows } = await sql<{ month: string; visits: number; done: number }>`
    select to_char(months, 'YYYY-MM') as month, count(visit_id)::int as visits,
      count(visit_id) filter (where status = 'done')::int as done
    from generate_series(date_trunc('month', now()) - interval '11 months', date_trunc('month', now()), interval '1 month')
      as months left join visit on starts_at >= months and starts_at < months + interval '1 month'
    group by months`.execute(database.db.kysely);
  expect(rows).toHaveLength(12);
  expect(rows.filter(({ visits }) => visits < 3)).toEqual([]);
  const count = (of: 'visits' | 'done') => rows.reduce((sum, row) => sum + row[of], 0);
  expect(count('done') / count('visits')).toBeGreaterThan(0.5);
});
