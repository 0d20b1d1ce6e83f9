import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, migrate, withDatabaseName } from '#src/kernel/database/index.ts';
import { runs } from '#src/testing/runs.ts';
import { useDatabase } from '#src/testing/database.ts';
import { writeReferenceData } from '../reference/write-reference-data.ts';
import { seedDemo } from './demo/seed-demo.ts';

const database = useDatabase();
const name = `dosar_demo_days_${process.pid}`;
const empty = `${name}_empty`;
const owner = () => inject('testServer').user;

beforeAll(async () => {
  const connection = withDatabaseName(inject('testServer'), empty);
  await sql`create database ${sql.table(empty)} owner ${sql.table(owner())}`.execute(database.db.kysely);
  await migrate(connection);
  const db = createDatabase(connection, { maxConnections: 1 });
  await writeReferenceData(db.kysely);
  await db.close();
});

afterAll(async () => {
  for (const each of [name, empty])
    await sql`drop database if exists ${sql.table(each)} with (force)`.execute(database.db.kysely);
});

// What is counted from today falls on other days of the week each day: on some of them on free days alone.
// The ordinary run takes the worst of them: a Sunday, 31 December, at 23:55.
const hardest = ['the last minutes of a year', '2028-12-31T21:55:00Z'] as const;
test.each(
  runs<readonly (readonly [day: string, now: string])[]>({
    quick: [hardest],
    heavy: [
      hardest,
      ['a Thursday', '2026-11-26T09:00:00Z'],
      ['a Saturday', '2026-11-28T09:00:00Z'],
      ['the Sunday on which the clocks go forward', '2026-03-29T00:30:00Z'],
      ['the Sunday on which the clocks go back', '2026-10-25T00:30:00Z'],
      ['a night that is still yesterday in UTC', '2026-06-30T22:30:00Z'],
      ['the first day of a year', '2027-01-01T09:00:00Z'],
    ],
  }),
)(
  'the demo world can be made on %s',
  async (_day, now) => {
    await sql`drop database if exists ${sql.table(name)} with (force)`.execute(database.db.kysely);
    await sql`create database ${sql.table(name)} owner ${sql.table(owner())} template ${sql.table(empty)}`.execute(
      database.db.kysely,
    );
    const db = createDatabase(withDatabaseName(inject('testServer'), name), { maxConnections: 2 });
    try {
      expect(await seedDemo(db.kysely, { now: new Date(now), serverKey: randomBytes(32) })).toBe(true);
    } finally {
      await db.close();
    }
  },
  120_000,
);
