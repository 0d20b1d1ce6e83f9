import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { tidyUpAssistantJob } from './tidy-up-job.ts';

const api = startTestApi();

test('B13 conversations are forgotten after the days that their own organisation has set', async () => {
  const { kysely } = api.database;
  for (const name of ['ana.ionescu', 'alfa.ana']) {
    const { orgId, userId } = await api.userNamed(name);
    await sql`insert into ai_thread (org_id, user_id, started_at) values (${orgId}, ${userId}, now())
      on conflict (org_id, user_id) do update set started_at = excluded.started_at`.execute(kysely);
  }
  const demo = await api.organisation('demo');
  const change = sql`insert into retention_period (org_id, kind, days) values (${demo}, 'assistant_conversation', 10)`;
  await change.execute(kysely);
  const kept = async () => {
    const { rows } = await sql<{ name: string }>`
      select username as name from ai_thread thread join app_user person
        on person.org_id = thread.org_id and person.user_id = thread.user_id
      where username in ('ana.ionescu', 'alfa.ana') order by username`.execute(kysely);
    return rows.map(({ name }) => name);
  };

  await api.letPass({ minutes: 9 * 24 * 60 });
  await runNow(tidyUpAssistantJob, api.runtime);
  expect(await kept()).toEqual(['alfa.ana', 'ana.ionescu']);
  await api.letPass({ minutes: 2 * 24 * 60 });
  await runNow(tidyUpAssistantJob, api.runtime);
  expect(await kept()).toEqual(['alfa.ana']);
});
