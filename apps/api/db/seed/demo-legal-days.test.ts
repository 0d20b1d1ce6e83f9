import { randomBytes } from 'node:crypto';
import { addDays } from '@dosar/kernel/dates';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { adoptFiles } from '#src/areas/workload/clock/adopt-files-repository.ts';
import { findClocks } from '#src/areas/workload/clock/clock-repository.ts';
import { createDatabase, inTenant, migrate, withDatabaseName, type Db } from '#src/kernel/database/index.ts';
import { useDatabase } from '#src/testing/database.ts';
import { runs } from '#src/testing/runs.ts';
import { writeReferenceData } from '../reference/write-reference-data.ts';
import { legalDueDate } from './demo/demo-moments.ts';
import { demoId } from './demo/demo-random.ts';
import { seedDemo } from './demo/seed-demo.ts';

const database = useDatabase();
const name = `dosar_legal_days_${process.pid}`;

afterAll(() => sql`drop database if exists ${sql.table(name)} with (force)`.execute(database.db.kysely));

test.each([
  ['the clocks go back meanwhile', '2026-10-01T21:30:00Z', '2026-11-01'],
  ['the clocks go forward meanwhile', '2026-03-20T21:30:00Z', '2026-04-19'],
  ['the day in Romania is not the day in UTC', '2026-06-30T22:30:00Z', '2026-07-31'],
])('an answer is due thirty days of Romania after a claim when %s', (_when, openedAt, due) => {
  expect(legalDueDate('rca', new Date(openedAt))).toBe(due);
});

// Of this morning some files were opened in the first hour of a day, and the clocks went back before they are due.
test.each(
  runs<readonly string[]>({
    quick: ['2026-11-28T05:00:00Z'],
    heavy: ['2026-11-28T05:00:00Z', '2026-11-28T09:00:00Z', '2026-04-20T21:30:00Z', '2026-07-01T00:30:00Z'],
  }),
)(
  'the header of every demo file names the day of its running clock, or none once that has stopped (%s)',
  async (now) => {
    const db = await demoWorldOf(new Date(now));
    try {
      const files = await legalDaysOf(db);
      expect(files.filter(({ clocks }) => clocks.length > 0).length).toBeGreaterThan(150);
      for (const { number, isUnderLaw, isWorkedOn, header, openedOn, clocks } of files) {
        const [counts] = clocks;
        const isAnswered = isWorkedOn && counts?.stopped_on !== null;
        expect.soft({ number, header, hasClock: counts !== undefined }).toEqual({
          number,
          header: isAnswered ? null : (counts?.due_date ?? null),
          hasClock: isUnderLaw,
        });
        for (const { legal_rule_code: ruleCode, started_on: startedOn, days, due_date: dueDate } of clocks) {
          expect
            .soft({ number, ruleCode, dueDate })
            .toEqual({ number, ruleCode, dueDate: addDays(startedOn, days) });
          if (ruleCode === 'RCA_30')
            expect.soft({ number, startedOn }).toEqual({ number, startedOn: openedOn });
        }
      }
    } finally {
      await db.close();
    }
  },
  120_000,
);

async function demoWorldOf(now: Date): Promise<Db> {
  await sql`drop database if exists ${sql.table(name)} with (force)`.execute(database.db.kysely);
  await sql`create database ${sql.table(name)} owner ${sql.table(inject('testServer').user)}`.execute(
    database.db.kysely,
  );
  const connection = withDatabaseName(inject('testServer'), name);
  await migrate(connection);
  const db = createDatabase(connection, { maxConnections: 2 });
  await writeReferenceData(db.kysely);
  await seedDemo(db.kysely, { now, serverKey: randomBytes(32) });
  return db;
}

/** What the header of each file says, and its clocks once files from before have got theirs; the one that counts first. */
function legalDaysOf(db: Db) {
  const orgId = demoId('organisation', 'demo');
  return inTenant(db, orgId, async (tx) => {
    const adopted = await adoptFiles(tx, orgId);
    expect(adopted.filter(({ isOver }) => isOver)).toEqual([]);
    const { rows } = await sql<{
      id: string;
      number: string;
      isUnderLaw: boolean;
      isWorkedOn: boolean;
      header: string | null;
      openedOn: string;
    }>`
      select claim_file_id as id, claim_file_no as number, legal_due_date as header,
        exists (select from legal_rule rule where rule.policy_type_code = file.policy_type_code) as "isUnderLaw",
        closed_at is null or exists (select from assignment work where work.claim_file_id = file.claim_file_id
          and work.list_code in ('active', 'waiting', 'snoozed')) as "isWorkedOn",
        (opened_at at time zone 'Europe/Bucharest')::date as "openedOn"
      from claim_file file order by claim_file_no`.execute(tx);
    const files = [];
    for (const file of rows) files.push({ ...file, clocks: await findClocks(tx, orgId, file.id) });
    return files;
  });
}
