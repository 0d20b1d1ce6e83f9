import { areaProblemCodes, operationIndex } from '@dosar/openapi';
import { sql } from 'kysely';
import * as z from 'zod';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from '#src/env.ts';
import { useDatabase } from '#src/testing/database.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { defineEvent, publish, systemCaller } from '#src/kernel/events/domain-event.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import { problemSentence } from '#src/kernel/problem/problem-texts.ts';
import { kernelTables } from '#src/kernel/tables.ts';
import { defineJob } from '#src/kernel/jobs/define-job.ts';
import { composeAreas } from './compose-areas.ts';
import type { JobNeeds } from './define-area.ts';
import { areas } from './generated/areas.ts';

const database = useDatabase();
const env = readEnv({ APP_ENV: 'Test' });
const documentReceived = defineEvent<{ tagName: string }>('test.document-received');
const tiles = extensionPoint<{ title: string }>('test.tiles');

afterEach(() => composeAreas(env));

async function demoOrgId(): Promise<string> {
  const { rows } = await sql<{
    org_id: string;
  }>`select org_id from organisation where org_code = 'demo'`.execute(database.db.kysely);
  return rows[0]?.org_id ?? '';
}

async function storedTags(orgId: string): Promise<string[]> {
  const { rows } = await inTenant(database.db, orgId, (tx) =>
    sql<{ name: string }>`select name from tag where name like 'event %' order by name`.execute(tx),
  );
  return rows.map(({ name }) => name);
}

test('every area word names one manifest, and every manifest an area of the contract', () => {
  const names = areas.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const tags: string[] = Object.values(operationIndex).flatMap(({ planned, tag }) => (planned ? [] : [tag]));
  expect([...new Set(tags)].filter((tag) => !names.some((name) => name === tag))).toEqual([]);
});

test('every table belongs to one area or to the kernel', async () => {
  const owned = [
    ...areas.flatMap(({ tables = [], views = [] }) => [...tables, ...views]),
    ...kernelTables.tables,
  ];
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' order by table_name`.execute(database.db.kysely);
  expect(owned.toSorted()).toEqual(
    rows.map(({ name }) => name).filter((name) => name !== 'schema_migration'),
  );
});

test('an area has a sentence for what only it refuses, in both languages', () => {
  composeAreas(env);
  const codes = Object.values(areaProblemCodes).flat();
  expect(codes.filter((code) => problemSentence(code, 'en') === code)).toEqual([]);
  expect(problemSentence('already_taken', 'ro')).toBe('A fost deja ocupat.');
  composeAreas(env, []);
  expect(problemSentence('already_taken', 'ro')).toBe('already_taken');
});

test('a host shows what areas plug in, in their order, and nothing when no area does', () => {
  composeAreas(env, []);
  expect(tiles.entries()).toEqual([]);
  composeAreas(env, [
    { name: 'documents', contributions: [tiles.entry({ title: 'New documents' })] },
    { name: 'scheduling', contributions: [tiles.entry({ title: 'Visits today' })] },
  ]);
  expect(tiles.entries().map(({ title }) => title)).toEqual(['New documents', 'Visits today']);
});

test('what follows an event is stored with it, or neither is', async () => {
  const orgId = await demoOrgId();
  composeAreas(env, [
    {
      name: 'worklist',
      subscriptions: [
        documentReceived.follow(async ({ tx, caller }, { tagName }) => {
          await sql`insert into tag (org_id, name) values (${caller.orgId}, ${tagName})`.execute(tx);
        }),
      ],
    },
  ]);
  const receive = (tagName: string, fail: boolean) =>
    inTenant(database.db, orgId, async (tx) => {
      await publish({ tx, caller: systemCaller(orgId), now: worldMoment }, documentReceived, { tagName });
      if (fail) throw new Error('the upload failed');
    });

  await expect(receive('event lost', true)).rejects.toThrow('the upload failed');
  await receive('event kept', false);
  expect(await storedTags(orgId)).toEqual(['event kept']);
});

test('a reaction that fails undoes the change that caused it', async () => {
  const orgId = await demoOrgId();
  composeAreas(env, [
    {
      name: 'worklist',
      subscriptions: [documentReceived.follow(() => Promise.reject(new Error('no such assignment')))],
    },
  ]);
  const receive = inTenant(database.db, orgId, async (tx) => {
    await sql`insert into tag (org_id, name) values (${orgId}, 'event undone')`.execute(tx);
    await publish({ tx, caller: systemCaller(orgId), now: worldMoment }, documentReceived, { tagName: '' });
  });
  await expect(receive).rejects.toThrow('no such assignment');
  expect(await storedTags(orgId)).not.toContain('event undone');
});

test('what follows an event as a job is queued with the change, or not at all', async () => {
  const orgId = await demoOrgId();
  const notify = defineJob<{ tagName: string }, JobNeeds>({
    name: 'messages.deliver',
    title: { ro: 'Anunță', en: 'Notify' },
    data: z.object({ tagName: z.string() }),
    work: async () => {},
  });
  composeAreas(env, [{ name: 'messages', subscriptions: [documentReceived.followAsJob(notify)] }]);
  const receive = (tagName: string, fail: boolean) =>
    inTenant(database.db, orgId, async (tx) => {
      await publish({ tx, caller: systemCaller(orgId), now: worldMoment }, documentReceived, { tagName });
      if (fail) throw new Error('the upload failed');
    });
  await expect(receive('rolled back', true)).rejects.toThrow('the upload failed');
  await receive('queued', false);

  const { rows } = await sql<{ data: object }>`
    select data from job.job where name = 'messages.deliver' and data -> 'data' ? 'tagName'`.execute(
    database.db.kysely,
  );
  expect(rows.map(({ data }) => data)).toEqual([{ org_id: orgId, data: { tagName: 'queued' } }]);
});
